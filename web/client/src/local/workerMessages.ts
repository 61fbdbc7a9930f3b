// What the page and the worker of local tables say to each other.
import type { GameKind } from '../net/api';
import type { SavedGame } from './journalStore';

/** The settings of a new table. */
export type LocalSetup = {
  game: GameKind;
  people: string[];
  /** The index of the first person's colour. */
  colour: number;
  levels: string[];
  botPause: number;
};

/** A finished game of Catan that a table continues. */
export type ContinuedGame = {
  /** The journal before the move at which the game continues. */
  played: string[];
  /** The seat of the person and the person's name. */
  seat: number;
  person: string;
  /** The level of the bots that play for other people. */
  level: string;
  botPause: number;
};

/** The functions of the worker. Each call has one answer. */
export type Calls = {
  open: (setup: LocalSetup) => { name: string; tokens: string[] };
  /** Opens a table that continues a finished game of Catan. */
  playOn: (continued: ContinuedGame) => { name: string; token: string };
  /** The summary of a table, as the server's API describes it. */
  summary: (table: string) => unknown;
  /** The game so far, as the server's API describes it. */
  history: (table: string, secret: string) => unknown;
  rematch: (table: string) => string;
  /** Takes an action back. Does nothing if this page is not at the table. */
  undo: (table: string) => boolean;
  /** The people of a table and their tokens, also if the browser does not store games. */
  savedGame: (table: string) => SavedGame | undefined;
  /** Plays a game between bots and returns its journal. */
  botGame: (
    game: GameKind,
    level: string,
    players: number,
    nodes: number,
    decisions: number,
    seed: number,
  ) => string;
  /** The win chances of a game between bots, in millionths, one seat a line. */
  botChances: (players: number, decisions: number, seed: number) => string;
};

export type ToWorker =
  | { kind: 'call'; id: number; name: keyof Calls; args: unknown[] }
  | { kind: 'connect'; connection: number; table: string }
  | { kind: 'send'; connection: number; text: string }
  | { kind: 'close'; connection: number };

export type FromWorker =
  | { kind: 'result'; id: number; value: unknown }
  | { kind: 'failure'; id: number; reason: string }
  | { kind: 'opened'; connection: number }
  | { kind: 'message'; connection: number; text: string }
  | { kind: 'closed'; connection: number; code: number; reason: string }
  /** The people whose action the game awaits, as indexes in the list of people. */
  | { kind: 'awaits'; table: string; people: number[] }
  /** Whether the browser cannot store games. */
  | { kind: 'unsaved'; isUnsaved: boolean };
