// The HTTP API of the lobby.
import { fields, list, type Message } from './protocol';

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
  boardSeed?: number;
  clock?: { turn: number; increment?: number; discard?: number };
  password?: string;
  spectators?: boolean;
  loss?: 'ends' | 'covered';
  bots?: string[];
};

/** A refusal with a sentence in both languages; without one the server could not be reached. */
export class ApiError extends Error {
  constructor(readonly sentences: { de: string; en: string } | undefined) {
    super(sentences?.en ?? 'unreachable');
  }
}

const ROOT = '/api/v1';

export async function levels(): Promise<string[]> {
  return ((await ask('GET', '/levels')) as { levels: string[] }).levels;
}

/** What the server says in German, each with the same in English. */
export async function sentences(): Promise<Record<string, string>> {
  return ((await ask('GET', '/sentences')) as { sentences: Record<string, string> }).sentences;
}

export async function createTable(options: TableOptions): Promise<{ id: string; name: string }> {
  return (await ask('POST', '/tables', options)) as { id: string; name: string };
}

export async function addBot(table: string, level: string): Promise<void> {
  await ask('POST', `/tables/${encodeURIComponent(table)}/bots`, { level });
}

/** The messages of a finished game as a spectator with open hands heard them. */
export async function finishedGame(id: string): Promise<Message[]> {
  const game = (await ask('GET', `/games/${encodeURIComponent(id)}`)) as { frames?: unknown };
  return list(game.frames).map((frame) => fields(fields(frame)['message']));
}

export async function finishedGames(): Promise<TableInfo[]> {
  return ((await ask('GET', '/games')) as { games: TableInfo[] }).games;
}

/** Follows the list of tables; answers how to stop. */
export function followLobby(
  changed: (tables: TableInfo[]) => void,
  trouble: (isTroubled: boolean) => void,
): () => void {
  const source = new EventSource(`${ROOT}/lobby`);
  source.onopen = () => trouble(false);
  source.onerror = () => trouble(true);
  source.onmessage = (event) => {
    changed((JSON.parse(String(event.data)) as { tables: TableInfo[] }).tables);
  };
  return () => source.close();
}

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(ROOT + path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    throw new ApiError(undefined);
  }
  const answer: unknown =
    response.status === 204 ? undefined : await response.json().catch(() => {});
  if (!response.ok)
    throw new ApiError((answer as { error?: { de: string; en: string } } | undefined)?.error);
  return answer;
}
