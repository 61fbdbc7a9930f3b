// The games of this browser, with their state at the server or in this browser.
import { savedGames, type SavedGame } from '../../local/journalStore';
import { allTables, finishedGames, isGameKnown, type TableInfo } from '../../net/api';
import { forgetGame, myGames, mySeats, seatToken, type MyGame } from '../../net/myGames';
import { SeatStorage, seatKey } from '../../net/seatStorage';
import { isLocalTable } from '../../net/urls';
import { replayPath, resultPath, tablePath } from '../../ui/router.svelte';

export type ListedGame = MyGame & {
  status: TableInfo['status'];
  players: string[];
  /** The path of the page where the game continues or its result is shown. */
  path: string;
  /** The replay of a finished game. */
  replay?: string;
  /** Whether the game is stored in this browser. */
  isLocal?: boolean;
};

/**
 * The games of this browser, unfinished games first, and otherwise the latest first. Forgets games
 * that the server does not know.
 */
export async function listedGames(): Promise<ListedGame[]> {
  const local = (await savedGames().catch(() => []))
    .filter((game) => !game.isHidden)
    .map(listedLocalGame);
  // Without an answer of the server there are still the games of this browser.
  const remote = await gamesAtServer().catch((error: unknown) => {
    if (local.length === 0) throw error;
    return [];
  });
  const isOver = (game: ListedGame) => Number(game.status === 'over');
  return [...local, ...remote].sort((a, b) => isOver(a) - isOver(b) || b.time - a.time);
}

function listedLocalGame({ name, game, people, players, time, isOver }: SavedGame): ListedGame {
  const seat = new SeatStorage(seatKey(game, name));
  const token = people[0]?.token;
  if (seat.token === undefined && token !== undefined) {
    seat.save(token);
    seat.release();
  }
  const place = isOver
    ? { status: 'over' as const, path: resultPath(name), replay: replayPath(name) }
    : { status: 'running' as const, path: tablePath(name, game) };
  return { id: name, name, game, players, time, isLocal: true, ...place };
}

async function gamesAtServer(): Promise<ListedGame[]> {
  const games = myGames().filter((game) => !game.isHidden && !isLocalTable(game.name));
  if (games.length === 0) return [];
  const [tables, finished] = await Promise.all([allTables(), finishedGames()]);
  const listed: ListedGame[] = [];
  // One after the other: the server limits the requests of a client.
  for (const game of games) {
    const found = await listedGame(game, tables, finished);
    if (found) listed.push(found);
  }
  return listed;
}

async function listedGame(
  game: MyGame,
  tables: readonly TableInfo[],
  finished: readonly TableInfo[],
): Promise<ListedGame | undefined> {
  const table = tables.find((one) => one.id === game.id);
  const hasSeat = mySeats().has(game.id);
  if (table && table.status !== 'over') {
    const { status, players } = table;
    return hasSeat
      ? { ...game, status, players, path: tablePath(game.name, game.game) }
      : undefined;
  }
  const old = table ?? finished.find((one) => one.id === game.id);
  if (!old && !(await isStored(game.id))) return undefined;
  const players = old?.players ?? [];
  const { id } = game;
  return { ...game, status: 'over', players, path: resultPath(id), replay: replayPath(id) };
}

/**
 * Whether the server still has a game that is not among the recently finished games. Forgets the
 * game if the server does not have it.
 */
async function isStored(id: string): Promise<boolean> {
  try {
    const isKnown = await isGameKnown(id, { token: seatToken(id) });
    if (!isKnown) forgetGame(id);
    return isKnown;
  } catch {
    return false;
  }
}
