// The HTTP API of the lobby.
import { fields, list, number, text, type Message } from '../catan/protocol/protocol';

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

/** A table that is open, running or just over; an error with a sentence if there is none. */
export async function tableInfo(name: string): Promise<TableInfo> {
  return (await ask('GET', `/tables/${encodeURIComponent(name)}`)) as TableInfo;
}

export async function addBot(table: string, level: string): Promise<void> {
  await ask('POST', `/tables/${encodeURIComponent(table)}/bots`, { level });
}

/** A finished game as one heard it who saw everything; Torres is told in lines. */
export type FinishedGame =
  { game: 'catan'; messages: Message[] } | { game: 'torres'; lines: string[]; names: string[] };

export async function finishedGame(id: string): Promise<FinishedGame> {
  const told = fields(await ask('GET', `/games/${encodeURIComponent(id)}`));
  const frames = list(told['frames']).map(fields);
  if (told['game'] !== 'torres')
    return { game: 'catan', messages: frames.map((frame) => fields(frame['message'])) };
  const names: string[] = [];
  for (const player of list(told['players']).map(fields))
    names[number(player['seat']) ?? 0] = text(player['name']) ?? '';
  return { game: 'torres', lines: frames.map((frame) => text(frame['line']) ?? ''), names };
}

/** The table on which a finished game is played once more, the same for everybody who asks. */
export async function playAgain(id: string): Promise<{ id: string; name: string }> {
  return (await ask('POST', `/games/${encodeURIComponent(id)}/again`)) as {
    id: string;
    name: string;
  };
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
