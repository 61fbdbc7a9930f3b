// The HTTP API of the server: tables, bots, finished games.
import { asFields, asList, asNumber, asText, type Fields } from './json';

export type GameKind = 'catan' | 'torres';

export type TableInfo = {
  id: string;
  name: string;
  game: GameKind;
  status: 'open' | 'running' | 'over';
  players: string[];
  seats: number;
  password: boolean;
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
  boardSeed?: number;
  torresVariants?: string[];
  clock?: { turn: number; increment?: number; discard?: number };
  password?: string;
  spectators?: boolean;
  loss?: 'ends' | 'covered';
  bots?: string[];
};

/** What opens a private table: the token of a seat there, or its password. */
export type Access = { token?: string | undefined; password?: string | undefined };

/** A failed request. It has no sentences if the server could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly sentences: { de: string; en: string } | undefined,
    readonly status = 0,
  ) {
    super(sentences?.en ?? 'unreachable');
  }

  /** Whether the table is private and the request did not prove access. */
  get isForbidden(): boolean {
    return this.status === 403;
  }
}

const ROOT = '/api/v1';

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

export async function addBot(table: string, level: string, access: Access): Promise<void> {
  await request('POST', `/tables/${encodeURIComponent(table)}/bots`, { level }, access);
}

/** Removes a player or bot before the game. Only the host may do that. */
export async function kick(table: string, player: number, access: Access): Promise<void> {
  await request('POST', `/tables/${encodeURIComponent(table)}/kick`, { player }, access);
}

/** All messages of a finished game, with nothing hidden. Torres messages are lines of text. */
export type FinishedGame =
  { game: 'catan'; messages: Fields[] } | { game: 'torres'; lines: string[]; names: string[] };

export async function finishedGame(id: string, access: Access): Promise<FinishedGame> {
  const answer = asFields(
    await request('GET', `/games/${encodeURIComponent(id)}`, undefined, access),
  );
  const frames = asList(answer['frames']).map(asFields);
  if (answer['game'] !== 'torres')
    return { game: 'catan', messages: frames.map((frame) => asFields(frame['message'])) };
  const names: string[] = [];
  for (const player of asList(answer['players']).map(asFields))
    names[asNumber(player['seat']) ?? 0] = asText(player['name']) ?? '';
  return { game: 'torres', lines: frames.map((frame) => asText(frame['line']) ?? ''), names };
}

/** A Catan game so far, as the player of the token or a spectator may know it. */
export type GameHistory = {
  events: { number: number; message: Fields }[];
  /** The points of each player by id, with hidden victory points; only after the end. */
  points?: Record<number, number> | undefined;
};

export async function gameHistory(id: string, access: Access): Promise<GameHistory> {
  const path = `/games/${encodeURIComponent(id)}`;
  const answer = asFields(await request('GET', path, undefined, access));
  const frames = asList(answer['frames']).map(asFields);
  const points = asList(asFields(answer['result'])['points']);
  const players = asList(answer['players']).map(asFields);
  return {
    events: frames.map((frame) => ({
      number: asNumber(frame['n']) ?? 0,
      message: asFields(frame['message']),
    })),
    points:
      points.length === 0
        ? undefined
        : Object.fromEntries(
            players.map((player) => [
              asNumber(player['id']) ?? -1,
              asNumber(points[asNumber(player['seat']) ?? -1]) ?? 0,
            ]),
          ),
  };
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

/** Headers are ASCII, so the password is percent-encoded. */
function accessHeaders({ token, password }: Access): Record<string, string> {
  return {
    ...(token ? { 'Seat-Token': token } : {}),
    ...(password ? { 'Table-Password': encodeURIComponent(password) } : {}),
  };
}

async function request(
  method: string,
  path: string,
  body?: unknown,
  access: Access = {},
): Promise<unknown> {
  let response: Response;
  try {
    const headers = accessHeaders(access);
    response = await fetch(ROOT + path, {
      method,
      ...(body === undefined
        ? { headers }
        : {
            body: JSON.stringify(body),
            headers: { ...headers, 'Content-Type': 'application/json' },
          }),
    });
  } catch {
    throw new ApiError(undefined);
  }
  const answer: unknown =
    response.status === 204 ? undefined : await response.json().catch(() => {});
  if (!response.ok)
    throw new ApiError(
      (answer as { error?: { de: string; en: string } } | undefined)?.error,
      response.status,
    );
  return answer;
}
