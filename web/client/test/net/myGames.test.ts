import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetGame,
  hideGame,
  myGames,
  mySeats,
  rememberGame,
  seatToken,
} from '../../src/net/myGames';
import { SeatStorage, seatKey } from '../../src/net/seatStorage';
import { MemoryStorage } from '../memoryStorage';

const CATAN = { id: 'c1', name: 'Endor', game: 'catan' } as const;
const TORRES = { id: 't1', name: 'burg', game: 'torres' } as const;

class FullStorage extends MemoryStorage {
  override setItem(): void {
    throw new DOMException('full', 'QuotaExceededError');
  }
}

function saveToken(game: 'catan' | 'torres', name: string, token: string): void {
  const storage = new SeatStorage(seatKey(game, name));
  storage.save(token);
  storage.release();
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', search: '' });
});
afterEach(() => vi.unstubAllGlobals());

describe('the games of this browser', () => {
  it('are remembered once each, the latest first', () => {
    rememberGame(CATAN, 1);
    rememberGame(TORRES, 2);
    rememberGame(CATAN, 3);
    expect(myGames()).toEqual([
      { ...CATAN, time: 3 },
      { ...TORRES, time: 2 },
    ]);
  });

  it('are twenty at most, and the token of the oldest is deleted', () => {
    saveToken('catan', 'Endor', 'c1.secret');
    rememberGame(CATAN, 0);
    for (let i = 1; i <= 20; i++) rememberGame({ id: `g${i}`, name: `n${i}`, game: 'catan' }, i);
    expect(myGames()).toHaveLength(20);
    expect(myGames().at(-1)?.id).toBe('g1');
    expect(seatToken('c1')).toBeUndefined();
  });

  it('can be hidden without losing the seat, until the player returns to it', () => {
    saveToken('torres', 'burg', 'geheim');
    rememberGame(TORRES, 1);
    hideGame('t1');
    expect(myGames()).toEqual([{ ...TORRES, time: 1, isHidden: true }]);
    expect(seatToken('t1')).toBe('geheim');
    rememberGame(TORRES, 2);
    expect(myGames()).toEqual([{ ...TORRES, time: 2 }]);
  });

  it('are forgotten together with their tokens', () => {
    saveToken('catan', 'Endor', 'c1.secret');
    rememberGame(CATAN, 1);
    forgetGame('c1');
    expect(myGames()).toEqual([]);
    expect(seatToken('c1')).toBeUndefined();
  });

  it('keep the token of a later table with the same name', () => {
    rememberGame(CATAN, 1);
    saveToken('catan', 'Endor', 'c2.secret');
    forgetGame('c1');
    expect(seatToken('c2')).toBe('c2.secret');
  });

  it('keep the seat of a finished game after a rematch under the same name', () => {
    saveToken('catan', 'Endor', 'c1.secret');
    rememberGame(CATAN, 1);
    saveToken('catan', 'Endor', 'c2.secret');
    rememberGame({ ...CATAN, id: 'c2' }, 2);
    expect(seatToken('c1')).toBe('c1.secret');
    expect(seatToken('c2')).toBe('c2.secret');
    forgetGame('c1');
    expect(seatToken('c1')).toBeUndefined();
    expect(seatToken('c2')).toBe('c2.secret');
  });

  it('keep only a token of their own table', () => {
    saveToken('catan', 'Endor', 'c1.secret');
    rememberGame({ ...CATAN, id: 'c2' }, 1);
    expect(seatToken('c2')).toBeUndefined();
  });

  it('are not confused with a later Torres table of the same name', () => {
    saveToken('torres', 'burg', 'geheim');
    rememberGame(TORRES, 1);
    expect(seatToken('t2')).toBeUndefined();
    rememberGame({ ...TORRES, id: 't2' }, 2);
    forgetGame('t1');
    expect(seatToken('t2')).toBe('geheim');
  });

  it('do not break the page if storage is forbidden, full or damaged', () => {
    vi.stubGlobal('localStorage', undefined);
    rememberGame(CATAN, 1);
    expect(myGames()).toEqual([]);
    vi.stubGlobal('localStorage', new FullStorage());
    rememberGame(CATAN, 1);
    hideGame('c1');
    expect(myGames()).toEqual([]);
    vi.stubGlobal('localStorage', new MemoryStorage());
    for (const damaged of ['{', '7', '[1,{"id":7},null]', '[{"id":"a","name":"b","game":"go"}]']) {
      localStorage.setItem('spieltisch.games', damaged);
      expect(myGames()).toEqual([]);
    }
  });

  it('with a token are those of which the lobby offers the seat', () => {
    saveToken('catan', 'Endor', 'c1.secret');
    saveToken('torres', 'burg', 'geheim');
    rememberGame(TORRES, 1);
    rememberGame({ id: 'c0', name: 'Hoth', game: 'catan' }, 2);
    const seats = mySeats();
    expect(['c1', 't1', 'c0', 't2'].filter((id) => seats.has(id))).toEqual(['c1', 't1']);
  });
});
