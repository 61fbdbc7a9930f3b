import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addBot, ApiError, finishedGame, openRematch } from '../../src/net/api';
import { storedToken } from '../../src/net/seatStorage';
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
    await finishedGame('x', access);
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
    await finishedGame('x', { password: '' });
    expect(calls[0]?.headers).toEqual({});
  });

  it('that is refused says so', async () => {
    answerWith(403, { error: { de: 'privat', en: 'private' } });
    const error: unknown = await finishedGame('x', {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).isForbidden).toBe(true);
  });

  it('finds the stored token of a finished game by its id', () => {
    const storage = new MemoryStorage();
    storage.setItem('spieltisch.seat.ws://here/catan/Hoth', 'x.y');
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', new MemoryStorage());
    expect(storedToken('x')).toBe('x.y');
    expect(storedToken('y')).toBeUndefined();
  });
});
