import { describe, expect, it } from 'vitest';
import { announcedTable } from '../src/again';
import { positionsIn } from '../src/torres/retelling';

describe('a game that is played once more', () => {
  it('is announced with the name of its table', () => {
    expect(announcedTable('Noch einmal gespielt wird am Tisch „Endor 2“.')).toBe('Endor 2');
    expect(announcedTable('Noch einmal „Endor“.')).toBeUndefined();
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
