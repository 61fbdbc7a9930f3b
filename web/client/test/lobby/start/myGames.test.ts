import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listedGames } from '../../../src/lobby/start/myGames';
import { hideGame, myGames, rememberGame } from '../../../src/net/myGames';
import { SeatStorage, seatKey } from '../../../src/net/seatStorage';
import type { GameKind, TableInfo } from '../../../src/net/api';
import { MemoryStorage } from '../../memoryStorage';

/** The answers of the server by path; a path without an answer is not found. */
let answers: Record<string, { status: number; body: unknown }>;

function table(id: string, name: string, status: TableInfo['status'], game: GameKind = 'catan') {
  const rules = { turn: 0 };
  const numbers = { seats: 4, bots: 0, spectators: 0 };
  return {
    id,
    name,
    game,
    status,
    players: [],
    password: false,
    rules,
    ...numbers,
  } satisfies TableInfo;
}

function sit(id: string, name: string, game: GameKind = 'catan', time = 1): void {
  const storage = new SeatStorage(seatKey(game, name));
  storage.save(game === 'catan' ? `${id}.secret` : 'geheim');
  storage.release();
  rememberGame({ id, name, game }, time);
}

function serve(tables: TableInfo[], finished: TableInfo[] = []): void {
  answers = {
    '/api/v1/tables': { status: 200, body: { tables } },
    '/api/v1/games': { status: 200, body: { games: finished } },
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', search: '' });
  vi.stubGlobal('fetch', (path: string) => {
    const { status, body } = answers[path] ?? { status: 404, body: { error: { de: '', en: '' } } };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('my games', () => {
  it('lead to the seat while they wait or run, and to the result afterwards', async () => {
    sit('a', 'Endor', 'catan', 1);
    sit('b', 'burg', 'torres', 2);
    sit('c', 'Hoth', 'catan', 4);
    sit('d', 'turm', 'torres', 3);
    serve(
      [table('a', 'Endor', 'running'), table('b', 'burg', 'open', 'torres')],
      [table('c', 'Hoth', 'over'), table('d', 'turm', 'over', 'torres')],
    );
    const games = await listedGames();
    expect(games.map(({ name, status, path }) => [name, status, path])).toEqual([
      ['burg', 'open', '/torres/burg'],
      ['Endor', 'running', '/table/Endor'],
      ['Hoth', 'over', '/result/c'],
      ['turm', 'over', '/result/d'],
    ]);
  });

  it('lead to the result without the token of the seat', async () => {
    rememberGame({ id: 'a', name: 'Endor', game: 'catan' });
    serve([table('a', 'Endor', 'over')]);
    expect(await listedGames()).toMatchObject([
      { status: 'over', path: '/result/a', replay: '/replay/a' },
    ]);
  });

  it('do not lead to a later table with the same name', async () => {
    sit('a', 'Endor');
    serve([table('z', 'Endor', 'running')], [table('a', 'Endor', 'over')]);
    expect(await listedGames()).toMatchObject([{ status: 'over', path: '/result/a' }]);
  });

  it('are found when they ended long ago', async () => {
    sit('a', 'Endor');
    serve([]);
    answers['/api/v1/games/a'] = { status: 200, body: { status: 'over' } };
    expect(await listedGames()).toMatchObject([{ status: 'over', path: '/result/a' }]);
  });

  it('disappear when the server no longer knows them', async () => {
    sit('a', 'Endor');
    serve([]);
    expect(await listedGames()).toEqual([]);
    expect(myGames()).toEqual([]);
  });

  it('stay remembered while the server cannot be reached', async () => {
    sit('a', 'Endor');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await expect(listedGames()).rejects.toThrow();
    expect(myGames()).toHaveLength(1);
  });

  it('stay remembered when one of them cannot be asked for now', async () => {
    sit('a', 'Endor');
    serve([]);
    answers['/api/v1/games/a'] = { status: 429, body: {} };
    expect(await listedGames()).toEqual([]);
    expect(myGames()).toHaveLength(1);
  });

  it('without their token or removed by the player are not listed', async () => {
    sit('a', 'Endor');
    sit('b', 'Hoth');
    hideGame('b');
    localStorage.removeItem(`spieltisch.seat.${seatKey('catan', 'Endor')}`);
    sessionStorage.clear();
    serve([table('a', 'Endor', 'running'), table('b', 'Hoth', 'running')]);
    expect(await listedGames()).toEqual([]);
  });
});
