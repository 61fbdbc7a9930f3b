-- The name of the server that runs the bots and clocks of a table.
ALTER TABLE game_table ADD COLUMN leader TEXT;
