import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishedTable } from '../../src/lobby/finishedTable';
import { rememberGame } from '../../src/net/myGames';
import { MemoryStorage } from '../memoryStorage';

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
  answers = { '/api/v1/games': { games: [] } };
});
afterEach(() => vi.unstubAllGlobals());

describe('a table that cannot be joined', () => {
  it('has ended if the lobby or the list of finished games says so', async () => {
    answers['/api/v1/tables/Endor'] = { id: 'a', status: 'over' };
    answers['/api/v1/games'] = { games: [{ id: 'b', name: 'Hoth' }] };
    expect(await finishedTable('Endor')).toBe('a');
    expect(await finishedTable('Hoth')).toBe('b');
  });

  it('has not ended while it runs, even if an earlier table had its name', async () => {
    answers['/api/v1/tables/Endor'] = { id: 'a', status: 'running' };
    answers['/api/v1/games'] = { games: [{ id: 'b', name: 'Endor' }] };
    expect(await finishedTable('Endor')).toBeUndefined();
  });

  it('is found among the games of this browser if it ended long ago', async () => {
    rememberGame({ id: 'old', name: 'Endor', game: 'catan' });
    expect(await finishedTable('Endor')).toBeUndefined();
    answers['/api/v1/games/old'] = { status: 'over' };
    expect(await finishedTable('Endor')).toBe('old');
  });
});
