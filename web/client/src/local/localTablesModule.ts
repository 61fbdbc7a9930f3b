// The functions of the tables that web/local compiles from Java. Lists are texts with one item a line.

/** The functions of the worker that the tables use. */
export type TablesHost = {
  send: (connection: number, text: string) => void;
  close: (connection: number, code: number, reason: string) => void;
  append: (table: string, version: number, entry: string) => void;
  truncate: (table: string, version: number) => void;
  random: (bytes: number) => string;
  now: () => number;
};

export type LocalTablesModule = {
  begin: (host: TablesHost) => void;
  open: (
    table: string,
    game: string,
    people: string,
    colour: number,
    levels: string,
    botPause: number,
  ) => string;
  playOn: (table: string, played: string, seat: number, level: string, botPause: number) => string;
  resume: (table: string, journal: string) => string;
  isOpen: (table: string) => boolean;
  forget: (table: string) => void;
  connect: (connection: number, table: string) => void;
  receive: (connection: number, text: string) => void;
  disconnect: (connection: number) => void;
  botPause: (table: string) => number;
  act: (table: string, millis: number) => void;
  peopleToAct: (table: string) => string;
  undo: (table: string) => boolean;
  rematch: (finished: string, table: string) => string;
  summary: (table: string) => string;
  history: (table: string, secret: string) => string;
  botGame: (
    game: string,
    level: string,
    players: number,
    nodes: number,
    decisions: number,
    seed: number,
  ) => string;
  botChances: (players: number, decisions: number, seed: number) => string;
};
