// Once more: a finished game leads everybody who was there to one new table, and to his place there.
import { finishedGames, playAgain, type GameKind } from '../net/api';
import { Seat, catanUrl } from '../net/seatStorage';
import type { Rematch } from '../catan/tableState';

/** Opens the new table or finds it, since there is one for all; nothing if the game is forgotten. */
export async function nextTable(name: string, game: GameKind): Promise<string | undefined> {
  const finished = (await finishedGames()).find((one) => one.name === name && one.game === game);
  return finished && (await playAgain(finished.id)).name;
}

/** What opens the place at the new table: what the server told, or the secret of one's own making. */
export function keyTo(next: Rematch, name: string, game: GameKind): string | undefined {
  return game === 'catan' ? next.token : withSeat(game, name, (seat) => seat.token);
}

export function keepSeat(next: Rematch, game: GameKind, key: string): void {
  withSeat(game, next.table, (seat) => seat.keep(key));
}

/** Looks at a seat in passing; the screen of that table holds it. */
function withSeat<T>(game: GameKind, table: string, look: (seat: Seat) => T): T {
  const seat = new Seat(game === 'catan' ? catanUrl(table) : `torres/${table}`);
  try {
    return look(seat);
  } finally {
    seat.leave();
  }
}
