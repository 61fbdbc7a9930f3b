import { describe, expect, it } from 'vitest';
import { flightsBetween } from '../../src/catan/flights';
import { pieceBuilt, startedGame, tableAfter } from './sampleMessages';

const CORNER = [-2, 2, -1, 2, -1, 1];
/** A hexagon of the settlement with its number. */
const before = tableAfter([pieceBuilt(0, 'Dorf', ...CORNER)], startedGame());
const tile = before.tiles.find((t) => t.key === '-2,2') ?? { key: '', terrain: '', number: 0 };
const roll = {
  Würfelwurf: { Spieler: 0, Wurf: [Math.floor(tile.number / 2), Math.ceil(tile.number / 2)] },
};
const gain = { Ertrag: { Spieler: 0, Rohstoffe: { Holz: 1 } } };

describe('flights', () => {
  it('start at the hexagon of a yield', () => {
    expect(tile.terrain).toBe('Wald');
    expect(flightsBetween(before, tableAfter([roll, gain], before))).toEqual([
      { hex: '-2,2', player: 0, resource: 'Holz' },
    ]);
  });

  it('come only with the messages about the cards, and only once', () => {
    const rolled = tableAfter([roll], before);
    const gained = tableAfter([gain], rolled);
    expect(flightsBetween(before, rolled)).toEqual([]);
    expect(flightsBetween(rolled, gained)).toHaveLength(1);
    expect(flightsBetween(gained, { ...gained })).toEqual([]);
  });

  it('do not come from the hexagon of the robber', () => {
    const robbed = { ...before, robber: tile.key };
    expect(flightsBetween(robbed, tableAfter([roll, gain], robbed))).toEqual([]);
  });
});
