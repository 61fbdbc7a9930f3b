// The saved games of this browser: the journals of local tables in IndexedDB.
import type { GameKind } from '../net/api';

/** A saved game. The fields are stored, so fields may be added but never renamed or removed. */
export type SavedGame = {
  name: string;
  game: GameKind;
  /** The people at this device and the tokens of their seats. */
  people: { name: string; token: string }[];
  /** All players, bots too. */
  players: string[];
  /** When the game was last changed, in milliseconds since 1970. */
  time: number;
  isOver: boolean;
  /** Whether the player removed the game from the list. */
  isHidden?: boolean;
};

const DATABASE = 'spieltisch';
const GAMES = 'games';
const ENTRIES = 'entries';

let database: Promise<IDBDatabase> | undefined;

/** Opens the database. Rejects if the browser forbids storage. */
function opened(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: 'name' });
      request.result.createObjectStore(ENTRIES);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
  // The next access tries again.
  database.catch(() => (database = undefined));
  return database;
}

function settled(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    transaction.onerror = () => reject(transaction.error ?? new Error('failed'));
  });
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('failed'));
  });
}

/** The entries of a table have the keys [name, 1], [name, 2] and so on. */
const entriesFrom = (name: string, first: number) =>
  IDBKeyRange.bound([name, first], [name, Number.MAX_SAFE_INTEGER]);

export async function appendEntry(name: string, version: number, entry: string): Promise<void> {
  const transaction = (await opened()).transaction(ENTRIES, 'readwrite');
  transaction.objectStore(ENTRIES).put(entry, [name, version]);
  await settled(transaction);
}

/** Removes the entries after a version. */
export async function truncateEntries(name: string, version: number): Promise<void> {
  const transaction = (await opened()).transaction(ENTRIES, 'readwrite');
  transaction.objectStore(ENTRIES).delete(entriesFrom(name, version + 1));
  await settled(transaction);
}

/** The stored entries of a table up to the first gap. */
export type StoredJournal = { entries: string[]; hasGap: boolean };

export async function storedJournal(name: string): Promise<StoredJournal> {
  const store = (await opened()).transaction(ENTRIES).objectStore(ENTRIES);
  const [keys, entries] = await Promise.all([
    result(store.getAllKeys(entriesFrom(name, 1))),
    result(store.getAll(entriesFrom(name, 1))),
  ]);
  return untilGap(
    keys.map((key) => (key as [string, number])[1]),
    entries as string[],
  );
}

/**
 * The entries before the first gap. A gap is a write that failed before later writes succeeded; the
 * entries after it cannot be used.
 */
export function untilGap(versions: readonly number[], entries: readonly string[]): StoredJournal {
  const gap = versions.findIndex((version, i) => version !== i + 1);
  return gap < 0
    ? { entries: [...entries], hasGap: false }
    : { entries: entries.slice(0, gap), hasGap: true };
}

/** The journal of a table, one entry a line; empty if there is none. */
export async function journalOf(name: string): Promise<string> {
  return (await storedJournal(name)).entries.join('\n');
}

/** All saved games, the latest first. */
export async function savedGames(): Promise<SavedGame[]> {
  const store = (await opened()).transaction(GAMES).objectStore(GAMES);
  const games = (await result(store.getAll())) as SavedGame[];
  return games.sort((a, b) => b.time - a.time);
}

export async function savedGame(name: string): Promise<SavedGame | undefined> {
  const store = (await opened()).transaction(GAMES).objectStore(GAMES);
  return (await result(store.get(name))) as SavedGame | undefined;
}

export async function saveGame(game: SavedGame): Promise<void> {
  const transaction = (await opened()).transaction(GAMES, 'readwrite');
  transaction.objectStore(GAMES).put(game);
  await settled(transaction);
}

/** Changes a saved game; does nothing if it is not there. */
export async function updateGame(name: string, change: Partial<SavedGame>): Promise<void> {
  const game = await savedGame(name);
  if (game) await saveGame({ ...game, ...change });
}
