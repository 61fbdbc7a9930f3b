import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addBot,
  ApiError,
  recordedGame,
  openRematch,
  subscribeToLobby,
  type TableInfo,
} from '../../src/net/api';
import { seatToken } from '../../src/net/myGames';
import { MemoryStorage } from '../memoryStorage';

describe('a request about a private table', () => {
  const calls: { path: string; headers: Record<string, string> }[] = [];

  function answerWith(status: number, body: unknown): void {
    vi.stubGlobal('fetch', (path: string, init: { headers: Record<string, string> }) => {
      calls.push({ path, headers: init.headers });
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    });
  }

  beforeEach(() => calls.splice(0));
  afterEach(() => vi.unstubAllGlobals());

  it('has the token of the seat and the encoded password in headers, not in the address', async () => {
    answerWith(201, { id: 'x', name: 'Hoth' });
    const access = { token: 'x.y', password: 'grün' };
    await openRematch('x', access);
    await addBot('Hoth', 'easy', access);
    await recordedGame('x', access);
    expect(calls.map((call) => call.path)).toEqual([
      '/api/v1/games/x/again',
      '/api/v1/tables/Hoth/bots',
      '/api/v1/games/x',
    ]);
    for (const { headers } of calls)
      expect(headers).toMatchObject({ 'Seat-Token': 'x.y', 'Table-Password': 'gr%C3%BCn' });
  });

  it('has no such headers without token and password', async () => {
    answerWith(200, {});
    await recordedGame('x', { password: '' });
    expect(calls[0]?.headers).toEqual({});
  });

  it('that is refused says so', async () => {
    answerWith(403, { error: { de: 'privat', en: 'private' } });
    const error: unknown = await recordedGame('x', {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).isForbidden).toBe(true);
  });

  it('finds the stored token of a finished game by its id', () => {
    const storage = new MemoryStorage();
    storage.setItem('spieltisch.seat.ws://here/catan/Hoth', 'x.y');
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', new MemoryStorage());
    expect(seatToken('x')).toBe('x.y');
    expect(seatToken('y')).toBeUndefined();
  });
});

describe('the subscription to the lobby', () => {
  class FakeEventSource extends EventTarget {
    static last: FakeEventSource;
    onopen = (): void => undefined;
    onerror = (): void => undefined;
    onmessage = (_event: { data: string }): void => undefined;

    constructor(readonly path: string) {
      super();
      FakeEventSource.last = this;
    }

    close(): void {}

    list(...tables: TableInfo[]): void {
      this.onmessage({ data: JSON.stringify({ tables }) });
    }

    changes(changed: TableInfo[], removed: string[]): void {
      const data = JSON.stringify({ changed, removed });
      this.dispatchEvent(Object.assign(new Event('changes'), { data }));
    }
  }

  function table(id: string, status: TableInfo['status'] = 'open'): TableInfo {
    const numbers = { seats: 4, bots: 0, spectators: 0 };
    const rules = { turn: 0 };
    return { id, name: id, game: 'catan', status, players: [], password: false, rules, ...numbers };
  }

  function subscribe(): { seen: TableInfo[][]; source: FakeEventSource } {
    vi.stubGlobal('EventSource', FakeEventSource);
    const seen: TableInfo[][] = [];
    subscribeToLobby(
      (tables) => seen.push(tables),
      () => undefined,
    );
    return { seen, source: FakeEventSource.last };
  }

  afterEach(() => vi.unstubAllGlobals());

  it('asks for changes and applies them to the first list', () => {
    const { seen, source } = subscribe();
    expect(source.path).toBe('/api/v1/lobby?changes');
    source.list(table('a'), table('b'));
    source.changes([table('c'), table('b', 'running')], ['a', 'unknown']);
    expect(seen.at(-1)).toEqual([table('c'), table('b', 'running')]);
  });

  it('takes whole lists from an older server and after a reconnection', () => {
    const { seen, source } = subscribe();
    source.list(table('a'));
    source.changes([table('b')], []);
    source.list(table('c'));
    expect(seen).toEqual([[table('a')], [table('b'), table('a')], [table('c')]]);
  });
});
