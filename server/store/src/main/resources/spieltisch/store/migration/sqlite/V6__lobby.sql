-- What the lobby shows of a table. The time -1 is unknown: the game began before this column existed.
ALTER TABLE game_table ADD COLUMN bots INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN spectators INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN variant TEXT NOT NULL DEFAULT '';
ALTER TABLE game_table ADD COLUMN victory_points INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN winners TEXT NOT NULL DEFAULT '';
ALTER TABLE game_table ADD COLUMN started INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN ended INTEGER NOT NULL DEFAULT 0;

UPDATE game_table SET started = -1 WHERE status <> 'OPEN';
UPDATE game_table SET ended = updated WHERE status = 'OVER';
