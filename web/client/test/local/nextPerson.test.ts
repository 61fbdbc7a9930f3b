import { describe, expect, it } from 'vitest';
import { nextPerson } from '../../src/local/nextPerson';

describe('the next person at this device', () => {
  it.each([
    [[], 0, undefined],
    [[0], 0, undefined],
    [[0, 1], 1, undefined],
    [[1], 0, 1],
    [[0, 2], 1, 2],
    [[0], 2, 0],
  ])('of %j after person %d is %s', (awaited, me, next) => {
    expect(nextPerson(awaited, me)).toBe(next);
  });
});
