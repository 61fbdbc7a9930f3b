// The rematch of a finished game: one new table for all its players.
import { tokenAt } from '../../local/rematchOf';
import { gamesAt, openRematch, tableInfo, type GameKind } from '../../net/api';
import { rememberCommitment } from '../../net/diceCommitments';
import { rememberGame, seatToken } from '../../net/myGames';
import { SeatStorage, seatKey } from '../../net/seatStorage';
import { isLocalTable } from '../../net/urls';

/**
 * The table of a rematch. In Catan the server also sends the token of the player's seat there and
 * the hash to which it committed the dice of that table.
 */
export type Rematch = {
  table: string;
  token?: string | undefined;
  commitment?: string | undefined;
};

/**
 * Opens or finds the rematch; undefined if the server no longer knows the game. The seat at the
 * rematch has the secret of the finished seat.
 */
export async function requestRematch(
  name: string,
  game: GameKind,
  password: string,
  id?: string,
): Promise<Rematch | undefined> {
  const known = id ?? (isLocalTable(name) ? name : undefined);
  const finished =
    known ?? (await gamesAt(name)).find((one) => one.name === name && one.game === game)?.id;
  if (finished === undefined) return undefined;
  const token = seatToken(finished) ?? withSeatStorage(game, name, (storage) => storage.token);
  const next = await openRematch(finished, { token, password });
  if (game === 'torres' || token === undefined) return { table: next.name };
  return { table: next.name, token: tokenAt(token, finished, next.id) };
}

/**
 * The token of the player's seat at the rematch. In Torres it is the token of the finished game. In
 * Catan the server sends it; a table of this browser keeps the secrets of the finished game.
 */
export function rematchToken(
  rematch: Rematch,
  finishedTable: string,
  game: GameKind,
): string | undefined {
  const finished = () => withSeatStorage(game, finishedTable, (storage) => storage.token);
  if (game === 'torres') return finished();
  if (rematch.token !== undefined || !isLocalTable(finishedTable)) return rematch.token;
  const token = finished();
  return token && tokenAt(token, finishedTable, rematch.table);
}

export function saveRematchToken(rematch: Rematch, game: GameKind, token: string): void {
  withSeatStorage(game, rematch.table, (storage) => storage.save(token));
  if (rematch.commitment !== undefined) rememberCommitment(token, rematch.commitment);
}

/** Stores the token of the player's reserved seat, so that the player can take the seat later. */
export async function rememberRematch(
  rematch: Rematch,
  finishedTable: string,
  game: GameKind,
): Promise<void> {
  const token = rematchToken(rematch, finishedTable, game);
  if (token === undefined) return;
  saveRematchToken(rematch, game, token);
  const table = await tableInfo(rematch.table).catch(() => undefined);
  if (table) rememberGame(table);
}

/**
 * Uses the storage of a seat and releases it, because the screen of that table creates its own
 * storage.
 */
function withSeatStorage<T>(game: GameKind, table: string, use: (storage: SeatStorage) => T): T {
  const storage = new SeatStorage(seatKey(game, table));
  try {
    return use(storage);
  } finally {
    storage.release();
  }
}
