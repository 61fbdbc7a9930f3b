import { describe, expect, it } from 'vitest';
import { paceFor, turnAfter, turnAt, turnBefore } from '../../../src/ui/replay/replayPace';

describe('the turns of a replay', () => {
  const turns = [0, 4, 9];

  it('are counted by their first steps', () => {
    expect([0, 3, 4, 8, 9, 20].map((step) => turnAt(turns, step))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(turnAt([], 5)).toBe(0);
  });

  it('lead back to the start of a turn first, then to the turn before', () => {
    expect([11, 9, 4, 0].map((step) => turnBefore(turns, step))).toEqual([9, 4, 0, 0]);
  });

  it('lead forward to the next turn, at last to the end', () => {
    expect([0, 4, 9].map((step) => turnAfter(turns, step, 20))).toEqual([4, 9, 20]);
  });
});

describe('the pace of a replay', () => {
  it.each([
    [1, 40],
    [2, 300],
    [3, 5_000],
    [1, 9_000],
  ])('shows a game in %i minutes, also with %i steps', (minutes, last) => {
    const { ms, steps } = paceFor(minutes, last);
    expect((Math.ceil(last / steps) * ms) / 60_000).toBeCloseTo(minutes, 1);
    expect(ms).toBeGreaterThanOrEqual(50);
  });

  it('shows one step after the other without a duration', () => {
    expect(paceFor(undefined, 9_000)).toEqual({ ms: 900, steps: 1 });
  });
});
