-- Which append wrote an entry, so that its writer can tell whether it arrived.
ALTER TABLE entry ADD COLUMN origin TEXT NOT NULL DEFAULT '';
