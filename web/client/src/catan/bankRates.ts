import { cornersOf, hexesOf } from './boardPlaces';
import { RESOURCES, type ResourceCounts } from './protocol/protocol';
import type { Harbour, TableState } from './tableState';

/** How many cards of each resource the bank takes for one card, given the player's harbours. */
export function bankRates(table: TableState): ResourceCounts {
  const own = table.harbours.filter((harbour) => isOwn(table, harbour));
  const general = own.some((harbour) => harbour.resource === undefined) ? 3 : 4;
  return Object.fromEntries(
    RESOURCES.map((r) => [r, own.some((harbour) => harbour.resource === r) ? 2 : general]),
  ) as ResourceCounts;
}

/** A harbour belongs to the two corners that its sea and its land hexagon share. */
function isOwn(table: TableState, harbour: Harbour): boolean {
  const [sea] = hexesOf(harbour.sea);
  const [land] = hexesOf(harbour.land);
  if (!sea || !land) return false;
  const shared = cornersOf(sea).filter((corner) => cornersOf(land).includes(corner));
  return shared.some((corner) => table.buildings[corner]?.owner === table.me);
}
