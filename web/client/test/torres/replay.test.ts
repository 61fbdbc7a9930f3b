import { describe, expect, it } from 'vitest';
import { positionsIn } from '../../src/torres/replay';

describe('a replay', () => {
  it('contains each position once, in order', () => {
    const lines = ['AUFRUF_RITTER_SETZEN', 'STELLUNG a b', 'NACHRICHT ROT hallo', 'STELLUNG a b'];
    expect(positionsIn([...lines, 'ZUGENDE', 'STELLUNG a c'])).toEqual(['a b', 'a c']);
  });

  it('is empty without positions', () => {
    expect(positionsIn(['NACHRICHT SERVER hallo', 'STELLUNG'])).toEqual([]);
  });
});
