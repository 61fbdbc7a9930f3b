-- Where a table stands follows from its entries, so it need not be written with each of them: the tables' version and newest entry are
-- true up to this number. What came later is found by looking through the entries after it.
CREATE TABLE noted (
  number INTEGER NOT NULL
);

INSERT INTO noted (number)
SELECT coalesce(max(number), 0) FROM entry;
