import { afterEach, describe, expect, it } from 'vitest';
import { Seat } from '../../src/net/seatStorage';
import { Memory } from './memoryStorage';

const browser = new Memory();
let now = 1_000_000;
const open: Seat[] = [];

function tab(memory: Memory = new Memory()): Seat {
  const seat = new Seat('a', browser, memory, () => now);
  open.push(seat);
  return seat;
}

afterEach(() => {
  open.splice(0).forEach((seat) => seat.leave());
  browser.clear();
});

describe('a seat', () => {
  it('is found again after a reload of the same tab', () => {
    const memory = new Memory();
    tab(memory).keep('t1');
    expect(tab(memory).token).toBe('t1');
  });

  it('is not taken by a second tab while the first one lives', () => {
    tab().keep('t1');
    expect(tab().token).toBeUndefined();
  });

  it('is found again by a new tab when the old one is gone', () => {
    const first = tab();
    first.keep('t1');
    first.leave();
    expect(tab().token).toBe('t1');
  });

  it('is found again when a phone threw the page away without a word', () => {
    tab().keep('t1');
    now += 60_000;
    expect(tab().token).toBe('t1');
  });

  it('makes secrets that nobody guesses', () => {
    const seat = tab();
    expect(seat.fresh()).toMatch(/^[0-9a-f]{32}$/);
    expect(seat.fresh()).not.toBe(seat.fresh());
  });

  it('is forgotten when the game is played once more', () => {
    const memory = new Memory();
    const seat = tab(memory);
    seat.keep('old');
    seat.forget();
    expect(seat.token).toBeUndefined();
    now += 60_000;
    expect(tab(memory).token).toBeUndefined();
    expect(tab().token).toBeUndefined();
  });

  it('of another tab is not forgotten with it', () => {
    const mine = tab();
    mine.keep('mine');
    const other = tab();
    other.keep('other');
    mine.forget();
    now += 60_000;
    expect(tab().token).toBe('other');
  });
});
