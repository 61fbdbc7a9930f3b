-- A server that is asked whether it is ready writes and deletes a row here.
CREATE TABLE probe (
  origin TEXT PRIMARY KEY
);
