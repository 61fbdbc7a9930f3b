// The HTTP API of the server: tables, bots, finished games.
import type { Analysis } from '../analysis/analysis';
import { appBridge } from '../app/appBridge';
import { asFields, asList, asNumber, asText, type Fields } from './json';
import { ApiError, request, ROOT, type Access } from './request';

export { ApiError, type Access };

export type GameKind = 'catan' | 'torres';

export type TableInfo = {
  id: string;
  name: string;
  game: GameKind;
  status: 'open' | 'running' | 'over';
  players: string[];
  seats: number;
  password: boolean;
  /** How many of the players are bots. */
  bots: number;
  spectators: number;
  /** The time for a turn in milliseconds, 0 for no limit; variant and points only for Catan. */
  rules: { turn: number; variant?: string; victoryPoints?: number };
  /** Times in milliseconds since 1970. */
  started?: number;
  ended?: number;
  winners?: string[];
  /** The players of an open or running table; only if one table is requested. */
  members?: TableMember[];
};

export type TableMember = {
  id: number;
  name?: string;
  /** The level of a bot of the server. */
  bot?: string;
  host?: boolean;
};

export type TableOptions = {
  name?: string;
  game?: GameKind;
  variant?: 'standard' | 'v04' | 'v01' | 'notizen';
  players?: [number, number];
  victoryPoints?: number;
  dice?: 'random' | 'balanced';
  bank?: number;
  desert?: 'anywhere' | 'centre';
  shortage?: 'nobody' | 'in-turn-order';
  harbours?: 'at-once' | 'next-turn';
  invention?: 'two' | 'one-or-two';
  offersPerTurn?: number;
  openOffers?: number;
  boardSeed?: number;
  torresVariants?: string[];
  clock?: { turn?: number; increment?: number; discard?: number; answer?: number };
  password?: string;
  spectators?: boolean;
  loss?: 'ends' | 'covered';
  bots?: string[];
  botPause?: number;
  undo?: boolean;
};

/** How often the app asks for the list of tables. */
const POLL_MS = 4_000;

/** The strengths of the server's bots, weakest first. */
export async function botLevels(): Promise<string[]> {
  return ((await request('GET', '/levels')) as { levels: string[] }).levels;
}

/** The German sentences of the server, each with its English translation. */
export async function serverTranslations(): Promise<Record<string, string>> {
  return ((await request('GET', '/sentences')) as { sentences: Record<string, string> }).sentences;
}

export async function createTable(options: TableOptions): Promise<{ id: string; name: string }> {
  return (await request('POST', '/tables', options)) as { id: string; name: string };
}

/** Finds an open or running table; rejects if there is none. */
export async function tableInfo(name: string): Promise<TableInfo> {
  return (await request('GET', `/tables/${encodeURIComponent(name)}`)) as TableInfo;
}

/** All open and running tables. */
export async function allTables(): Promise<TableInfo[]> {
  return ((await request('GET', '/tables')) as { tables: TableInfo[] }).tables;
}

export async function addBot(table: string, level: string, access: Access): Promise<void> {
  await request('POST', `/tables/${encodeURIComponent(table)}/bots`, { level }, access);
}

/** Removes a player or bot before the game. Only the host may do that. */
export async function kick(table: string, player: number, access: Access): Promise<void> {
  await request('POST', `/tables/${encodeURIComponent(table)}/kick`, { player }, access);
}

export async function tableOptions(table: string, access: Access): Promise<TableOptions> {
  const path = `/tables/${encodeURIComponent(table)}/options`;
  return (await request('GET', path, undefined, access)) as TableOptions;
}

/** The host changes some options of the table. */
export async function changeOptions(
  table: string,
  options: TableOptions,
  access: Access,
): Promise<void> {
  await request('POST', `/tables/${encodeURIComponent(table)}/options`, options, access);
}

/** Asks for a pause or agrees to one, or else ends the pause or declines the request for it. */
export async function setPause(table: string, paused: boolean, access: Access): Promise<void> {
  await request('POST', `/tables/${encodeURIComponent(table)}/pause`, { paused }, access);
}

/**
 * The messages of a game so far, as the player of the token or a spectator may know them. After the
 * end nothing is hidden. Torres messages are lines of text.
 */
export type RecordedGame = {
  name: string;
  isOver: boolean;
  /** The player of the token: in Catan the id, in Torres the seat. */
  me: number | undefined;
} & (
  | { game: 'catan'; messages: Fields[]; points: Points | undefined }
  | {
      game: 'torres';
      lines: string[];
      names: string[];
      /** After the end: the cards of each seat by kind, for each position. */
      hands: ReadonlyMap<string, readonly number[][]>;
    }
);

/** The points of each player by id, with hidden victory points. */
type Points = Record<number, number>;

export async function recordedGame(id: string, access: Access): Promise<RecordedGame> {
  const answer = asFields(
    await request('GET', `/games/${encodeURIComponent(id)}`, undefined, access),
  );
  const frames = asList(answer['frames']).map(asFields);
  const you = asNumber(answer['you']);
  const table = {
    name: asText(answer['name']) ?? '',
    isOver: answer['status'] === 'over',
    me: you,
  };
  if (answer['game'] !== 'torres')
    return {
      ...table,
      game: 'catan',
      messages: frames.map((frame) => asFields(frame['message'])),
      points: pointsIn(answer),
    };
  const names: string[] = [];
  let me: number | undefined;
  for (const player of asList(answer['players']).map(asFields)) {
    const seat = asNumber(player['seat']) ?? 0;
    names[seat] = asText(player['name']) ?? '';
    if (you !== undefined && asNumber(player['id']) === you) me = seat;
  }
  const lines = frames.map((frame) => asText(frame['line']) ?? '');
  return { ...table, me, game: 'torres', lines, names, hands: handsIn(frames) };
}

const POSITION = 'STELLUNG ';

function handsIn(frames: readonly Fields[]): Map<string, number[][]> {
  const hands = new Map<string, number[][]>();
  for (const frame of frames)
    if (frame['hands'] !== undefined)
      hands.set(
        (asText(frame['line']) ?? '').slice(POSITION.length),
        asList(frame['hands']).map((hand) => asList(hand).map((n) => asNumber(n) ?? 0)),
      );
  return hands;
}

function pointsIn(answer: Fields): Points | undefined {
  const points = asList(asFields(answer['result'])['points']);
  if (points.length === 0) return undefined;
  const players = asList(answer['players']).map(asFields);
  return Object.fromEntries(
    players.map((player) => [
      asNumber(player['id']) ?? -1,
      asNumber(points[asNumber(player['seat']) ?? -1]) ?? 0,
    ]),
  );
}

/** A Catan game so far, as the player of the token or a spectator may know it. */
export type GameHistory = {
  events: { number: number; message: Fields }[];
  /** The points of each player by id, with hidden victory points; only after the end. */
  points?: Points | undefined;
};

export async function gameHistory(id: string, access: Access): Promise<GameHistory> {
  return historyIn(await game(id, access));
}

/** A finished game of Catan. */
export type FinishedGame = GameHistory & {
  /** The ids of the players by seat. */
  seats: number[];
  /** The entries of the journal. */
  journal: string[];
};

export async function finishedGame(id: string, access: Access): Promise<FinishedGame> {
  const answer = await game(id, access);
  const seats: number[] = [];
  for (const player of asList(answer['players']).map(asFields))
    seats[asNumber(player['seat']) ?? 0] = asNumber(player['id']) ?? -1;
  const journal = asList(answer['entries']).map((entry) => JSON.stringify(entry));
  return { ...historyIn(answer), seats, journal };
}

async function game(id: string, access: Access): Promise<Fields> {
  const path = `/games/${encodeURIComponent(id)}`;
  return asFields(await request('GET', path, undefined, access));
}

function historyIn(answer: Fields): GameHistory {
  const frames = asList(answer['frames']).map(asFields);
  return {
    events: frames.map((frame) => ({
      number: asNumber(frame['n']) ?? 0,
      message: asFields(frame['message']),
    })),
    points: pointsIn(answer),
  };
}

/**
 * Whether the server has a game with this id. A game that this client may not see counts as known.
 * Rejects if the server gives another error or no answer.
 */
export async function isGameKnown(id: string, access: Access): Promise<boolean> {
  try {
    await request('GET', `/games/${encodeURIComponent(id)}`, undefined, access);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 404 && !error.isForbidden)) throw error;
    return error.isForbidden;
  }
}

/** How far the analysis of a game is. */
export type AnalysisState =
  | { state: 'queued'; place: number }
  | { state: 'running'; progress: number }
  | { state: 'done'; analysis: Analysis }
  | { state: 'failed' };

/** Starts the analysis of a finished game, or finds it. */
export async function requestAnalysis(id: string, access: Access): Promise<AnalysisState> {
  const path = `/games/${encodeURIComponent(id)}/analysis`;
  return (await request('POST', path, undefined, access)) as AnalysisState;
}

/** Opens the rematch of a finished game, or finds it: there is one table for all players. */
export async function openRematch(
  id: string,
  access: Access,
): Promise<{ id: string; name: string }> {
  const path = `/games/${encodeURIComponent(id)}/again`;
  return (await request('POST', path, undefined, access)) as { id: string; name: string };
}

export async function finishedGames(): Promise<TableInfo[]> {
  return ((await request('GET', '/games')) as { games: TableInfo[] }).games;
}

/** The finished games at tables of this name, the latest first. */
export async function gamesAt(name: string): Promise<TableInfo[]> {
  const path = `/games?name=${encodeURIComponent(name)}`;
  return ((await request('GET', path)) as { games: TableInfo[] }).games;
}

type LobbyChanges = { changed: TableInfo[]; removed: string[] };

/** The list after changes. New and changed tables come first, as in the list of the server. */
export function changedTables(tables: TableInfo[], changes: LobbyChanges): TableInfo[] {
  const gone = new Set([...changes.removed, ...changes.changed.map((table) => table.id)]);
  return [...changes.changed, ...tables.filter((table) => !gone.has(table.id))];
}

/**
 * Subscribes to the list of tables. The result ends the subscription. The server sends the whole
 * list on connecting and then the changes; an older server always sends the whole list.
 */
export function subscribeToLobby(
  onTables: (tables: TableInfo[]) => void,
  onConnection: (isInterrupted: boolean) => void,
): () => void {
  if (appBridge()) return pollLobby(onTables, onConnection);
  const source = new EventSource(`${ROOT}/lobby?changes`);
  let tables: TableInfo[] = [];
  source.onopen = () => onConnection(false);
  source.onerror = () => onConnection(true);
  source.onmessage = (event) => {
    ({ tables } = JSON.parse(String(event.data)) as { tables: TableInfo[] });
    onTables(tables);
  };
  source.addEventListener('changes', (event) => {
    tables = changedTables(tables, JSON.parse(String(event.data)) as LobbyChanges);
    onTables(tables);
  });
  return () => source.close();
}

/** The app has no streams of events, so it asks for the list again and again. */
function pollLobby(
  onTables: (tables: TableInfo[]) => void,
  onConnection: (isInterrupted: boolean) => void,
): () => void {
  let isActive = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const poll = async (): Promise<void> => {
    const tables = await allTables().catch(() => undefined);
    if (!isActive) return;
    onConnection(tables === undefined);
    if (tables) onTables(tables);
    timer = setTimeout(() => void poll(), POLL_MS);
  };
  void poll();
  return () => {
    isActive = false;
    clearTimeout(timer);
  };
}
