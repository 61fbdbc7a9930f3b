-- What the lobby shows of a table. The time -1 is unknown: the table is older than its column. It is
-- the default and not an update, because an update would write every row and lock the table meanwhile.
ALTER TABLE game_table ADD COLUMN bots INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN spectators INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN variant TEXT NOT NULL DEFAULT '';
ALTER TABLE game_table ADD COLUMN victory_points INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN turn BIGINT NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN winners TEXT NOT NULL DEFAULT '';
ALTER TABLE game_table ADD COLUMN started BIGINT NOT NULL DEFAULT -1;
ALTER TABLE game_table ADD COLUMN ended BIGINT NOT NULL DEFAULT -1;
