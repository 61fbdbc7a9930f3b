CREATE TABLE entry (
  table_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, version)
) WITHOUT ROWID;

CREATE TABLE game_table (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  game TEXT NOT NULL,
  status TEXT NOT NULL,
  players TEXT NOT NULL,
  most INTEGER NOT NULL,
  password INTEGER NOT NULL,
  updated INTEGER NOT NULL
);

CREATE INDEX game_table_by_name ON game_table (name, status);
CREATE INDEX game_table_by_status ON game_table (status, updated);
