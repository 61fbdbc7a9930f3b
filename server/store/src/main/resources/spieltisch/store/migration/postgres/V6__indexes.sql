-- Every server reads the open and running tables each second; finished games must not slow this down.
DROP INDEX game_table_by_status;
CREATE INDEX game_table_current ON game_table (updated DESC, id) WHERE status <> 'OVER';
CREATE INDEX game_table_by_update ON game_table (updated DESC, id);
