-- The checksum of an entry covers the entry and the checksum of the previous entry of its table. Entries up to the number in
-- checksum_start were written before there were checksums.
ALTER TABLE entry ADD COLUMN checksum INTEGER;

CREATE TABLE checksum_start (
  number INTEGER NOT NULL
);

INSERT INTO checksum_start (number)
SELECT coalesce(max(number), 0) FROM entry;

-- A server that is asked whether it is ready writes this row again. It has several pages, because after a failure a single page may
-- fit into space that the write-ahead log has already.
CREATE TABLE probe (
  body BLOB NOT NULL
);

INSERT INTO probe (body) VALUES (zeroblob(32768));
