import { describe, expect, it } from 'vitest';
import {
  coordinates,
  inPaintingOrder,
  placesOfNames,
  squareName,
  towersBefore,
  viewBox,
} from '../../../src/torres/board/boardGeometry';

/** The heights of an empty board with these towers. */
function board(towers: Record<number, number>): number[] {
  return Array.from({ length: 64 }, (_, square) => towers[square] ?? 0);
}

describe('the isometric board', () => {
  it('paints from the back corner to the front corner, whichever side is in front', () => {
    expect([0, 1, 2, 3].map((turns) => inPaintingOrder(turns)[0])).toEqual([0, 56, 63, 7]);
    expect([0, 1, 2, 3].map((turns) => inPaintingOrder(turns)[63])).toEqual([63, 7, 0, 56]);
  });

  it('knows which towers cover a figure', () => {
    const heights = board({ 9: 3, 1: 3, 18: 1, 8: 2 });
    expect(towersBefore([0], 'figure', heights, 0)).toEqual([1, 8, 9]);
    expect(towersBefore([9], 'figure', heights, 0)).toEqual([]);
    expect(towersBefore([9], 'figure', heights, 2)).toEqual([]);
    expect(towersBefore([18], 'figure', heights, 2)).toEqual([9]);
  });

  it('leaves a tower opaque that covers only a part of a roof', () => {
    expect(towersBefore([0], 'roof', board({ 1: 1 }), 0)).toEqual([]);
    expect(towersBefore([0], 'roof', board({ 9: 1 }), 0)).toEqual([]);
    expect(towersBefore([0], 'roof', board({ 9: 2 }), 0)).toEqual([9]);
    expect(towersBefore([0], 'roof', board({ 9: 2, 0: 1 }), 0)).toEqual([]);
  });

  it('adds up what several towers cover', () => {
    expect(towersBefore([0], 'roof', board({ 1: 1, 8: 1 }), 0)).toEqual([1, 8]);
  });
});

describe('coordinates', () => {
  it('are letters for columns and numbers for rows', () => {
    expect([0, 7, 8, 63].map(squareName)).toEqual(['A1', 'H1', 'A2', 'H8']);
  });

  it('are beside their line after every quarter turn', () => {
    for (const turns of [0, 1, 2, 3]) {
      const places = coordinates('above', turns).map(({ at }) => at);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(16);
      for (const { x, y } of places) expect(x < 0 || y > 480).toBe(true);
    }
    const first = (turns: number) => coordinates('above', turns)[0]?.at;
    expect(first(0)?.x).toBe(30);
    expect(first(1)?.x).toBeCloseTo(-10.8);
  });
});

describe('the names of castles', () => {
  it('do not cover each other, another tower or a figure', () => {
    // The place above the roof of the second castle is the foot of the first one.
    const heights = board({ 9: 1, 18: 1, 27: 3 });
    const places = placesOfNames([[9], [18]], heights, [], 'iso', 0);
    expect(places[0]).not.toEqual(places[1]);
    const [first = { x: 0, y: 0 }, second = { x: 0, y: 0 }] = places;
    expect(Math.abs(first.y - second.y)).toBeGreaterThanOrEqual(13);
    expect(placesOfNames([[9]], heights, [0], 'iso', 0)).not.toEqual([first]);
  });

  it('do not cover the coordinates', () => {
    const squares = Array.from({ length: 64 }, (_, square) => square);
    for (const perspective of ['iso', 'above'] as const)
      for (const turns of [0, 1, 2, 3])
        for (const square of squares) {
          const heights = board({ [square]: 1 });
          const [name = { x: 0, y: 0 }] = placesOfNames(
            [[square]],
            heights,
            [],
            perspective,
            turns,
          );
          // Half of the longest name and of a coordinate, and their heights.
          const covered = coordinates(perspective, turns).filter(
            ({ at }) => Math.abs(at.x - name.x) < 25 + 6 && Math.abs(at.y + 5 - name.y) < 12,
          );
          expect(covered, `${perspective} ${turns} ${squareName(square)}`).toEqual([]);
        }
  });

  it('and the coordinates are inside the drawing', () => {
    for (const turns of [0, 1, 2, 3]) {
      const [left = 0, top = 0, width = 0, height = 0] = viewBox(board({}), 'iso', turns)
        .split(' ')
        .map(Number);
      for (const { at } of coordinates('iso', turns)) {
        expect(Math.abs(at.x) + 6).toBeLessThan(left + width);
        expect(at.y + 5).toBeLessThan(top + height);
      }
    }
  });
});
