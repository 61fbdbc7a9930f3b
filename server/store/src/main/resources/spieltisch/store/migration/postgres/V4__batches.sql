-- How a server hears of new entries: 1 by a notification for each append, 2 by one for each commit.
ALTER TABLE node ADD COLUMN notifications INTEGER NOT NULL DEFAULT 1;
