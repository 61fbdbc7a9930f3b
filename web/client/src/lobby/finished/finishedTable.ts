// What became of a table that nobody can join.
import { gamesAt, isGameKnown, tableInfo, type GameKind } from '../../net/api';
import { myGames, seatToken } from '../../net/myGames';

/** The id of the game that ended at a table of this name; undefined if there is none. */
export async function finishedTable(name: string, game: GameKind): Promise<string | undefined> {
  const table = await tableInfo(name).catch(() => undefined);
  if (table?.game === game) return table.status === 'over' ? table.id : undefined;
  const isIt = (one: { name: string; game: GameKind }) => one.name === name && one.game === game;
  const finished = (await gamesAt(name)).find(isIt);
  if (finished) return finished.id;
  // An older server lists only the latest games.
  const own = myGames().find(isIt);
  return own && (await isGameKnown(own.id, { token: seatToken(own.id) })) ? own.id : undefined;
}
