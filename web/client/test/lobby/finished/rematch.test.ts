import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRecorded } from '../../../src/catan/recording';
import {
  rememberRematch,
  rematchToken,
  requestRematch,
  saveRematchToken,
} from '../../../src/lobby/finished/rematch';
import { myGames } from '../../../src/net/myGames';
import { SeatStorage } from '../../../src/net/seatStorage';
import { catanUrl } from '../../../src/net/urls';
import { startedGame, tableAfter } from '../../catan/sampleMessages';
import { MemoryStorage } from '../../memoryStorage';

describe('a rematch', () => {
  const open: SeatStorage[] = [];

  function seatStorage(table: string): SeatStorage {
    const storage = new SeatStorage(table);
    open.push(storage);
    return storage;
  }

  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage());
    vi.stubGlobal('sessionStorage', new MemoryStorage());
    vi.stubGlobal('location', { protocol: 'http:', host: 'here', search: '' });
  });

  afterEach(() => {
    open.splice(0).forEach((storage) => storage.release());
    vi.unstubAllGlobals();
  });

  it('is announced to players with a token and to spectators without one', () => {
    const message = { Revanche: { Tisch: 'Endor 2', Kennung: 'x.y' } };
    expect(tableAfter([message], startedGame()).rematch).toEqual({
      table: 'Endor 2',
      token: 'x.y',
    });
    expect(tableAfter([{ Revanche: { Tisch: 'Endor 2' } }]).rematch).toEqual({ table: 'Endor 2' });
  });

  it('is neither in the chat nor in the replay', () => {
    const message = { Revanche: { Tisch: 'Endor 2' } };
    expect(tableAfter([message], startedGame()).chat).toEqual(startedGame().chat);
    expect(isRecorded(message)).toBe(false);
  });

  it('of Catan uses the token that the server sent', () => {
    const rematch = { table: 'Endor 2', token: 'x.y' };
    expect(rematchToken(rematch, 'Endor', 'catan')).toBe('x.y');
    saveRematchToken(rematch, 'catan', 'x.y');
    expect(seatStorage(catanUrl('Endor 2')).token).toBe('x.y');
    expect(rematchToken({ table: 'Endor 2' }, 'Endor', 'catan')).toBeUndefined();
  });

  it('of Catan in this browser uses the secret of the finished seat', () => {
    seatStorage(catanUrl('~catan-1')).save('~catan-1.geheim');
    expect(rematchToken({ table: '~catan-2' }, '~catan-1', 'catan')).toBe('~catan-2.geheim');
  });

  it('of Torres uses the token of the finished game', () => {
    seatStorage('torres/burg').save('geheim');
    const rematch = { table: 'turm' };
    expect(rematchToken(rematch, 'burg', 'torres')).toBe('geheim');
    saveRematchToken(rematch, 'torres', 'geheim');
    expect(seatStorage('torres/turm').token).toBe('geheim');
  });

  it('of Catan is opened with the secret of the finished seat', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
      asked.push(`${path} ${headers['Seat-Token']}`);
      return Promise.resolve(new Response(JSON.stringify({ id: 'r2', name: 'Endor' })));
    });
    seatStorage(catanUrl('Endor')).save('r1.geheim');
    const rematch = await requestRematch('Endor', 'catan', '', 'r1');
    expect(rematch).toEqual({ table: 'Endor', token: 'r2.geheim' });
    expect(asked).toEqual(['/api/v1/games/r1/again r1.geheim']);
  });

  it('is remembered before the player goes there', async () => {
    const body = { id: 'r2', name: 'turm', game: 'torres' };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body))));
    seatStorage('torres/burg').save('geheim');
    await rememberRematch({ table: 'turm' }, 'burg', 'torres');
    expect(seatStorage('torres/turm').token).toBe('geheim');
    expect(myGames()).toMatchObject([{ id: 'r2', name: 'turm', game: 'torres' }]);
  });
});
