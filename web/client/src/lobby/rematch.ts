// The rematch of a finished game: one new table for all its players.
import { finishedGames, openRematch, type GameKind } from '../net/api';
import { rememberCommitment } from '../net/diceCommitments';
import { SeatStorage } from '../net/seatStorage';
import { catanUrl } from '../net/urls';

/**
 * The table of a rematch. In Catan the server also sends the token of the player's seat there and
 * the hash to which it committed the dice of that table.
 */
export type Rematch = {
  table: string;
  token?: string | undefined;
  commitment?: string | undefined;
};

/** Opens or finds the table of the rematch; undefined if the server no longer knows the game. */
export async function rematchTable(
  name: string,
  game: GameKind,
  password: string,
): Promise<string | undefined> {
  const finished = (await finishedGames()).find((one) => one.name === name && one.game === game);
  const token = withSeatStorage(game, name, (storage) => storage.token);
  return finished && (await openRematch(finished.id, { token, password })).name;
}

/** The token of the player's seat at the rematch. In Torres it is the token of the finished game. */
export function rematchToken(
  rematch: Rematch,
  finishedTable: string,
  game: GameKind,
): string | undefined {
  return game === 'catan'
    ? rematch.token
    : withSeatStorage(game, finishedTable, (storage) => storage.token);
}

export function saveRematchToken(rematch: Rematch, game: GameKind, token: string): void {
  withSeatStorage(game, rematch.table, (storage) => storage.save(token));
  if (rematch.commitment !== undefined) rememberCommitment(token, rematch.commitment);
}

/** Uses the storage of a seat and releases it: the screen of that table opens its own. */
function withSeatStorage<T>(game: GameKind, table: string, use: (storage: SeatStorage) => T): T {
  const storage = new SeatStorage(game === 'catan' ? catanUrl(table) : `torres/${table}`);
  try {
    return use(storage);
  } finally {
    storage.release();
  }
}
