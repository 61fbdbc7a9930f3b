import { describe, expect, it } from 'vitest';
import { untilGap } from '../../src/local/journalStore';

describe('a stored journal', () => {
  it('is read up to its first gap', () => {
    expect(untilGap([1, 2], ['a', 'b'])).toEqual({ entries: ['a', 'b'], hasGap: false });
    expect(untilGap([1, 2, 4], ['a', 'b', 'd'])).toEqual({ entries: ['a', 'b'], hasGap: true });
    expect(untilGap([2], ['b'])).toEqual({ entries: [], hasGap: true });
    expect(untilGap([], [])).toEqual({ entries: [], hasGap: false });
  });
});
