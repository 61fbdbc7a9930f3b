import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishedTable } from '../../../src/lobby/finished/finishedTable';
import { rememberGame } from '../../../src/net/myGames';
import { MemoryStorage } from '../../memoryStorage';

let answers: Record<string, unknown>;

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', search: '' });
  vi.stubGlobal('fetch', (path: string) => {
    const body = answers[path];
    const status = body === undefined ? 404 : 200;
    return Promise.resolve(new Response(JSON.stringify(body ?? {}), { status }));
  });
  answers = { '/api/v1/games?name=Endor': { games: [] } };
});
afterEach(() => vi.unstubAllGlobals());

describe('a table that cannot be joined', () => {
  it('has ended if the lobby or the list of finished games says so', async () => {
    answers['/api/v1/tables/Endor'] = { id: 'a', status: 'over', game: 'catan' };
    answers['/api/v1/games?name=Hoth'] = { games: [{ id: 'b', name: 'Hoth', game: 'catan' }] };
    expect(await finishedTable('Endor', 'catan')).toBe('a');
    expect(await finishedTable('Hoth', 'catan')).toBe('b');
  });

  it('has not ended while it runs, even if an earlier table had its name', async () => {
    answers['/api/v1/tables/Endor'] = { id: 'a', status: 'running', game: 'catan' };
    answers['/api/v1/games?name=Endor'] = { games: [{ id: 'b', name: 'Endor', game: 'catan' }] };
    expect(await finishedTable('Endor', 'catan')).toBeUndefined();
  });

  it('is never a table of the other game', async () => {
    answers['/api/v1/tables/Endor'] = { id: 'a', status: 'over', game: 'catan' };
    const games = [
      { id: 'b', name: 'Endor', game: 'catan' },
      { id: 'c', name: 'Endor', game: 'torres' },
    ];
    answers['/api/v1/games?name=Endor'] = { games };
    expect(await finishedTable('Endor', 'torres')).toBe('c');
    answers['/api/v1/games?name=Endor'] = { games: games.slice(0, 1) };
    rememberGame({ id: 'b', name: 'Endor', game: 'catan' });
    answers['/api/v1/games/b'] = { status: 'over' };
    expect(await finishedTable('Endor', 'torres')).toBeUndefined();
  });

  it('is not another table in the list of an older server', async () => {
    const others = [{ id: 'x', name: 'Hoth', game: 'catan' }];
    answers['/api/v1/games?name=Endor'] = { games: others };
    expect(await finishedTable('Endor', 'catan')).toBeUndefined();
  });

  it('is found among the games of this browser if it ended long ago', async () => {
    rememberGame({ id: 'old', name: 'Endor', game: 'catan' });
    expect(await finishedTable('Endor', 'catan')).toBeUndefined();
    answers['/api/v1/games/old'] = { status: 'over' };
    expect(await finishedTable('Endor', 'catan')).toBe('old');
  });
});
