// The web worker that runs local tables. The tables, the bots and the rules are compiled from Java.
import wasmUrl from 'virtual:local-tables?url';
import { load } from 'virtual:wasm-runtime';
import { LOCAL_FAILURE_CODE, REPLACED_CODE } from '../net/connection';
import { randomHex } from '../net/seatStorage';
import { LOCAL_PREFIX } from '../net/urls';
import {
  appendEntry,
  savedGame,
  saveGame,
  storedJournal,
  truncateEntries,
  updateGame,
  type SavedGame,
  type StoredJournal,
} from './journalStore';
import type { LocalTablesModule } from './localTablesModule';
import { rematchOf } from './rematchOf';
import { TableLocks } from './tableLocks';
import type { Calls, ContinuedGame, FromWorker, LocalSetup, ToWorker } from './workerMessages';
import { WriteQueue } from './writeQueue';

/** How long a bot may think about an action. */
const THINKING_MS = 1_000;
const NAME_BYTES = 4;
/** What the module answers instead of a token begins with this sign. */
const PROBLEM = '!';
/** The reason if another tab took the table while it was opened. */
const REPLACED = 'replaced';

const post = (message: FromWorker) => postMessage(message);
const tableOf = new Map<number, string>();
/** Connections that wait until their table is open. */
const arriving = new Set<number>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
/** The tables whose journals this worker writes. */
const owned = new Set<string>();
const acquiring = new Map<string, Promise<void>>();
/** The saved games of new tables, also if the browser does not store them. */
const newGames = new Map<string, SavedGame>();
let isUnsaved = false;

const writes = new WriteQueue((isFailing) => {
  if (isFailing !== isUnsaved) post({ kind: 'unsaved', isUnsaved: isFailing });
  isUnsaved = isFailing;
});

/** Changes the journal of a table, unless the table was only read or belongs to another tab. */
function write(table: string, change: () => Promise<void>): void {
  if (owned.has(table)) writes.add(table, change);
}

let tables: LocalTablesModule;
let locks: TableLocks;
const loaded = load(wasmUrl).then(({ exports }) => {
  tables = exports as LocalTablesModule;
  tables.begin({
    send: (connection, text) => post({ kind: 'message', connection, text }),
    close: (connection, code, reason) => {
      tableOf.delete(connection);
      post({ kind: 'closed', connection, code, reason });
    },
    append: (table, version, entry) => write(table, () => appendEntry(table, version, entry)),
    truncate: (table, version) => write(table, () => truncateEntries(table, version)),
    random: randomHex,
    now: () => Date.now(),
  });
  const channel = new BroadcastChannel('spieltisch.local');
  // Pages without https have no locks, although the type says so.
  locks = new TableLocks(channel, handOver, navigator.locks as LockManager | undefined);
});

/** Another tab continues a table: stores its journal and never writes it again. */
async function handOver(table: string, mayStore: boolean): Promise<void> {
  for (const [connection, name] of tableOf)
    if (name === table) {
      tables.disconnect(connection);
      tableOf.delete(connection);
      post({ kind: 'closed', connection, code: REPLACED_CODE, reason: '' });
    }
  clearTimeout(timers.get(table));
  timers.delete(table);
  if (tables.isOpen(table)) tables.forget(table);
  owned.delete(table);
  if (mayStore) await writes.flush();
  writes.drop(table);
}

/** The stored journal. The errors are reasons of closed connections. */
async function journal(table: string): Promise<StoredJournal> {
  const stored = await storedJournal(table).catch(() => {
    throw new Error('storage');
  });
  if (stored.entries.length === 0) throw new Error('unknownSave');
  return stored;
}

function resume(table: string, { entries }: StoredJournal): void {
  const problem = tables.resume(table, entries.join('\n'));
  if (problem !== '') throw new Error(problem);
}

/** Opens a stored table to play it, unless it is open. Rejects if it cannot be continued. */
function acquire(table: string): Promise<void> {
  if (owned.has(table)) return Promise.resolve();
  const running =
    acquiring.get(table) ?? continueTable(table).finally(() => acquiring.delete(table));
  acquiring.set(table, running);
  return running;
}

async function continueTable(table: string): Promise<void> {
  // A table that this tab cannot read is not taken from another one.
  await journal(table);
  await locks.take(table);
  try {
    const stored = await journal(table);
    if (!locks.isHeld(table)) throw new Error(REPLACED);
    resume(table, stored);
    owned.add(table);
    if (stored.hasGap) write(table, () => truncateEntries(table, stored.entries.length));
  } catch (error) {
    locks.release(table);
    throw error;
  }
}

/** Reads from a table, which stays with the tab that plays it. */
async function read<T>(table: string, use: () => T): Promise<T> {
  if (tables.isOpen(table)) return use();
  const stored = await journal(table);
  if (tables.isOpen(table)) return use();
  resume(table, stored);
  try {
    return use();
  } finally {
    tables.forget(table);
  }
}

const calls: { [K in keyof Calls]: (...args: never[]) => unknown } = {
  open: async ({ game, people, colour, levels, botPause }: LocalSetup) => {
    const name = newName(game);
    await own(name);
    const tokens = tables
      .open(name, game, people.join('\n'), colour, levels.join('\n'), botPause)
      .split('\n');
    remember({
      name,
      game,
      people: people.map((person, i) => ({ name: person, token: tokens[i] ?? '' })),
      players: summaryOf(name).players,
      time: Date.now(),
      isOver: false,
    });
    await writes.flush();
    return { name, tokens };
  },
  playOn: async ({ played, seat, person, level, botPause }: ContinuedGame) => {
    const name = newName('catan');
    await own(name);
    const token = tables.playOn(name, played.join('\n'), seat, level, botPause);
    if (token.startsWith(PROBLEM)) {
      owned.delete(name);
      locks.release(name);
      throw new Error(token.slice(PROBLEM.length));
    }
    remember({
      name,
      game: 'catan',
      people: [{ name: person, token }],
      players: summaryOf(name).players,
      time: Date.now(),
      isOver: false,
    });
    await writes.flush();
    return { name, token };
  },
  summary: (table: string) => read(table, () => JSON.parse(tables.summary(table)) as unknown),
  history: (table: string, secret: string) =>
    read(table, () => JSON.parse(tables.history(table, secret)) as unknown),
  rematch: async (table: string) => {
    await acquire(table);
    const wanted = newName(summaryOf(table).game);
    await own(wanted);
    const name = tables.rematch(table, wanted);
    if (name !== wanted) {
      owned.delete(wanted);
      locks.release(wanted);
      return name;
    }
    const old = await gameOf(table);
    if (old) remember(rematchOf(old, name, Date.now()));
    await writes.flush();
    return name;
  },
  undo: (table: string) => {
    if (!isWatched(table)) return false;
    const isDone = tables.undo(table);
    noteEnd(table);
    changed(table);
    return isDone;
  },
  savedGame: (table: string) => gameOf(table),
  botGame: (...args: Parameters<LocalTablesModule['botGame']>) => tables.botGame(...args),
  botChances: (players: number, decisions: number, seed: number) =>
    tables.botChances(players, decisions, seed),
};

/** Makes this worker the owner of a new table. */
async function own(table: string): Promise<void> {
  await locks.take(table, true);
  owned.add(table);
}

function isWatched(table: string): boolean {
  return [...tableOf.values()].includes(table);
}

function newName(game: string): string {
  return `${LOCAL_PREFIX}${game}-${randomHex(NAME_BYTES)}`;
}

function summaryOf(table: string): { game: 'catan' | 'torres'; players: string[]; status: string } {
  return JSON.parse(tables.summary(table)) as ReturnType<typeof summaryOf>;
}

function remember(game: SavedGame): void {
  newGames.set(game.name, game);
  write(game.name, () => saveGame(game));
}

async function gameOf(table: string): Promise<SavedGame | undefined> {
  const stored = await savedGame(table).catch(() => undefined);
  return stored ?? newGames.get(table);
}

/** Tells the page whom the game awaits, and lets the next bot act after its pause. */
function changed(table: string): void {
  const awaited = tables.peopleToAct(table);
  const people = awaited === '' ? [] : awaited.split('\n').map((id) => Number(id) - 1);
  post({ kind: 'awaits', table, people });
  const pause = tables.botPause(table);
  if (pause < 0 || timers.has(table) || !isWatched(table)) return;
  timers.set(
    table,
    setTimeout(() => {
      timers.delete(table);
      tables.act(table, THINKING_MS);
      noteEnd(table);
      changed(table);
    }, pause),
  );
}

function noteEnd(table: string): void {
  const isOver = summaryOf(table).status === 'over';
  write(table, () => updateGame(table, { time: Date.now(), isOver }));
}

async function connect(connection: number, table: string): Promise<void> {
  arriving.add(connection);
  try {
    await acquire(table);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const code = reason === REPLACED ? REPLACED_CODE : LOCAL_FAILURE_CODE;
    if (arriving.delete(connection)) post({ kind: 'closed', connection, code, reason });
    return;
  }
  // The page may have closed the connection meanwhile.
  if (!arriving.delete(connection)) return;
  tableOf.set(connection, table);
  post({ kind: 'opened', connection });
  tables.connect(connection, table);
  changed(table);
}

async function call(id: number, name: keyof Calls, args: unknown[]): Promise<void> {
  try {
    post({ kind: 'result', id, value: await calls[name](...(args as never[])) });
  } catch (error) {
    post({ kind: 'failure', id, reason: error instanceof Error ? error.message : String(error) });
  }
}

// Messages wait until the module is loaded; their order stays.
onmessage = ({ data }: MessageEvent<ToWorker>) =>
  void loaded.then(
    () => handle(data),
    (error: unknown) =>
      unavailable(data, error instanceof WebAssembly.CompileError ? 'wasm' : 'module'),
  );

/** The browser cannot load the module, perhaps because the browser is too old. */
function unavailable(data: ToWorker, reason: string): void {
  if (data.kind === 'call') post({ kind: 'failure', id: data.id, reason });
  if (data.kind === 'connect')
    post({ kind: 'closed', connection: data.connection, code: LOCAL_FAILURE_CODE, reason });
}

function handle(data: ToWorker): void {
  switch (data.kind) {
    case 'call':
      return void call(data.id, data.name, data.args);
    case 'connect':
      return void connect(data.connection, data.table);
    case 'send': {
      const table = tableOf.get(data.connection);
      if (table === undefined) return;
      tables.receive(data.connection, data.text);
      noteEnd(table);
      return changed(table);
    }
    case 'close':
      arriving.delete(data.connection);
      tables.disconnect(data.connection);
      tableOf.delete(data.connection);
  }
}
