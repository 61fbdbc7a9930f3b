import { describe, expect, it } from 'vitest';
import { cornersOf, endsOf, placeKey } from '../../src/catan/boardPlaces';
import { longestRoad } from '../../src/catan/roadLength';
import { place } from './sampleMessages';

const edge = (...n: number[]) => placeKey(place(...n));
/** The edges around the middle, counter-clockwise from the east. */
const RING: [string, string, string, string, string, string] = [
  edge(0, 0, 1, 0),
  edge(0, 0, 0, 1),
  edge(0, 0, -1, 1),
  edge(0, 0, -1, 0),
  edge(0, 0, 0, -1),
  edge(0, 0, 1, -1),
];
const roads = (edges: readonly string[], owner = 1) =>
  Object.fromEntries(edges.map((e) => [e, owner]));

describe('the longest road', () => {
  it('counts roads in a row and not all roads', () => {
    const table = { roads: roads([RING[0], RING[1], RING[3]]), buildings: {} };
    expect(longestRoad(table, 1)).toBe(2);
    expect(longestRoad(table, 2)).toBe(0);
  });

  it('may go around and meet itself, but uses each road once', () => {
    expect(longestRoad({ roads: roads(RING), buildings: {} }, 1)).toBe(6);
    const withTail = roads([...RING, edge(1, 0, 0, 1)]);
    expect(longestRoad({ roads: withTail, buildings: {} }, 1)).toBe(7);
  });

  it("is interrupted by another player's building and not by an own one", () => {
    const [corner = ''] = endsOf(RING[0]).filter((c) => endsOf(RING[1]).includes(c));
    const table = (owner: number) => ({
      roads: roads(RING.slice(0, 3)),
      buildings: { [corner]: { owner, type: 'Dorf' as const } },
    });
    expect(longestRoad(table(1), 1)).toBe(3);
    expect(longestRoad(table(2), 1)).toBe(2);
  });

  it('knows the corners at the ends of each edge', () => {
    const ends = RING.flatMap(endsOf);
    for (const corner of cornersOf({ x: 0, y: 0 }))
      expect(ends.filter((end) => end === corner)).toHaveLength(2);
  });
});
