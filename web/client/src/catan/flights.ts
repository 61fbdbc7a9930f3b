// Which cards move from the hexagons to the players after a roll.
import { cornersOf, hexesOf, type Hex } from './boardPlaces';
import { RESOURCES, TERRAINS, type Resource } from './protocol/protocol';
import type { TableState } from './tableState';

export type Flight = { hex: string; player: number; resource: Resource };

/** More new entries than this are not play but the past of the game, which comes after a reload. */
const MOST_ENTRIES = 12;

/** One flight for each card of a yield that was logged between two states of the table. */
export function flightsBetween(before: TableState, after: TableState): Flight[] {
  const count = after.logCount - before.logCount;
  if (before.stage !== 'game' || count < 1 || count > MOST_ENTRIES || !after.dice) return [];
  const rolled = after.dice.roll[0] + after.dice.roll[1];
  const roll = after.log.findLastIndex((entry) => entry.kind === 'rolled');
  const yields = after.log.slice(roll + 1);
  if (roll < 0 || yields.some((entry) => entry.kind !== 'gained')) return [];
  return yields
    .slice(-count)
    .flatMap((entry) =>
      entry.kind === 'gained' ? flightsTo(after, entry.player, rolled, entry.cards) : [],
    );
}

function flightsTo(
  table: TableState,
  player: number,
  rolled: number,
  cards: Readonly<Record<Resource, number>> | undefined,
): Flight[] {
  const left = { ...cards } as Record<Resource, number>;
  const flights: Flight[] = [];
  for (const tile of table.tiles) {
    const resource = RESOURCES[TERRAINS.indexOf(tile.terrain)];
    if (tile.number !== rolled || tile.key === table.robber || !resource) continue;
    const [hex] = hexesOf(tile.key) as [Hex];
    for (const corner of cornersOf(hex)) {
      const building = table.buildings[corner];
      if (building?.owner !== player) continue;
      for (let i = building.type === 'Stadt' ? 2 : 1; i > 0 && left[resource]-- > 0; i--)
        flights.push({ hex: tile.key, player, resource });
    }
  }
  return flights;
}
