// What became of a table that nobody can join.
import { finishedGames, isGameKnown, tableInfo } from '../net/api';
import { myGames, seatToken } from '../net/myGames';

/** The id of the game that ended at a table of this name; undefined if there is none. */
export async function finishedTable(name: string): Promise<string | undefined> {
  const table = await tableInfo(name).catch(() => undefined);
  if (table) return table.status === 'over' ? table.id : undefined;
  const finished = (await finishedGames()).find((one) => one.name === name);
  if (finished) return finished.id;
  // The list of the server contains only the latest games.
  const own = myGames().find((one) => one.name === name);
  return own && (await isGameKnown(own.id, { token: seatToken(own.id) })) ? own.id : undefined;
}
