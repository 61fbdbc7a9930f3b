import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSeat, keyTo } from '../../src/lobby/rematch';
import { isLasting } from '../../src/catan/recording';
import { Seat, catanUrl } from '../../src/net/seatStorage';
import { positionsIn } from '../../src/torres/replay';
import { Memory } from '../net/memoryStorage';
import { atTheTable, heard } from '../catan/sampleMessages';

describe('a game that is played once more', () => {
  const open: Seat[] = [];

  function seatAt(table: string): Seat {
    const seat = new Seat(table);
    open.push(seat);
    return seat;
  }

  beforeEach(() => {
    vi.stubGlobal('localStorage', new Memory());
    vi.stubGlobal('sessionStorage', new Memory());
    vi.stubGlobal('location', { protocol: 'http:', host: 'here', search: '' });
  });

  afterEach(() => {
    open.splice(0).forEach((seat) => seat.leave());
    vi.unstubAllGlobals();
  });

  it('is told with its table and the token there, and to spectators without one', () => {
    const told = heard([{ Revanche: { Tisch: 'Endor 2', Kennung: 'x.y' } }], atTheTable());
    expect(told.rematch).toEqual({ table: 'Endor 2', token: 'x.y' });
    expect(heard([{ Revanche: { Tisch: 'Endor 2' } }]).rematch).toEqual({ table: 'Endor 2' });
  });

  it('is no sentence of the chat and nothing to be shown again in a replay', () => {
    const message = { Revanche: { Tisch: 'Endor 2' } };
    expect(heard([message], atTheTable()).chat).toEqual(atTheTable().chat);
    expect(isLasting(message)).toBe(false);
  });

  it('opens the place in Catan with the token that was told', () => {
    const next = { table: 'Endor 2', token: 'x.y' };
    expect(keyTo(next, 'Endor', 'catan')).toBe('x.y');
    keepSeat(next, 'catan', 'x.y');
    expect(seatAt(catanUrl('Endor 2')).token).toBe('x.y');
    expect(keyTo({ table: 'Endor 2' }, 'Endor', 'catan')).toBeUndefined();
  });

  it('opens the place in Torres with the secret of the old one', () => {
    seatAt('torres/burg').keep('geheim');
    const next = { table: 'turm' };
    expect(keyTo(next, 'burg', 'torres')).toBe('geheim');
    keepSeat(next, 'torres', 'geheim');
    expect(seatAt('torres/turm').token).toBe('geheim');
  });
});

describe('a finished game of Torres', () => {
  it('is told again position by position, none of them twice', () => {
    const lines = ['AUFRUF_RITTER_SETZEN', 'STELLUNG a b', 'NACHRICHT ROT hallo', 'STELLUNG a b'];
    expect(positionsIn([...lines, 'ZUGENDE', 'STELLUNG a c'])).toEqual(['a b', 'a c']);
  });

  it('without a position has nothing to show', () => {
    expect(positionsIn(['NACHRICHT SERVER hallo', 'STELLUNG'])).toEqual([]);
  });
});
