-- Entries lie in the order in which they came, whichever table they belong to, so that a commit writes a few pages that follow one
-- another. Each knows the one before it at its table, and the table knows its newest.
ALTER TABLE game_table ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN newest INTEGER NOT NULL DEFAULT 0;

CREATE TABLE chained (
  number INTEGER PRIMARY KEY,
  previous INTEGER NOT NULL,
  table_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  body TEXT NOT NULL
);

INSERT INTO chained (number, previous, table_id, version, at, body)
SELECT row_number() OVER sorted,
       CASE version WHEN 1 THEN 0 ELSE row_number() OVER sorted - 1 END,
       table_id, version, at, body
FROM entry
WINDOW sorted AS (ORDER BY table_id, version);

UPDATE game_table
SET version = ends.version, newest = ends.number
FROM (SELECT table_id, max(version) AS version, max(number) AS number FROM chained GROUP BY table_id) AS ends
WHERE ends.table_id = game_table.id;

DROP TABLE entry;
ALTER TABLE chained RENAME TO entry;
