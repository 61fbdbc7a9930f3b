-- The unique key is the arbiter between servers.
CREATE TABLE entry (
  table_id TEXT NOT NULL,
  version BIGINT NOT NULL,
  at BIGINT NOT NULL,
  body TEXT NOT NULL,
  origin TEXT NOT NULL,
  PRIMARY KEY (table_id, version)
);

CREATE TABLE game_table (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  game TEXT NOT NULL,
  status TEXT NOT NULL,
  players TEXT NOT NULL,
  most INTEGER NOT NULL,
  password BOOLEAN NOT NULL,
  updated BIGINT NOT NULL
);

CREATE INDEX game_table_by_name ON game_table (name, status);
CREATE INDEX game_table_by_status ON game_table (status, updated);

-- The servers. One is there as long as its session holds the lock of that key.
CREATE TABLE node (
  name TEXT PRIMARY KEY,
  lock_key BIGINT NOT NULL
);
