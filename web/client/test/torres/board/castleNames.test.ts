import { describe, expect, it } from 'vitest';
import { isScored, named } from '../../../src/torres/board/castleNames';

const castle = (...squares: number[]) => ({ squares, area: 1, hasKing: false, levels: [0, 0] });

describe('the name of a castle', () => {
  it('is that of its starting square, however far the castle grows', () => {
    expect(named([castle(3, 4, 5), castle(10, 18)]).map(({ name }) => name)).toEqual([
      'Alba',
      'Burgos',
    ]);
  });

  it('is another one for a castle that was founded later', () => {
    const names = named([castle(0), castle(4), castle(63)]).map(({ name }) => name);
    expect(new Set(names).size).toBe(3);
    expect(names[1]).toBe('Alba');
  });

  it('is scored only with a knight', () => {
    expect(isScored(castle(4))).toBe(false);
    expect(isScored({ ...castle(4), levels: [0, 2] })).toBe(true);
  });
});
