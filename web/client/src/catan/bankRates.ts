// What the bank wants for one card: four, or what the own harbours give.
import { cornersOf, hexesOf } from './boardPlaces';
import { RESOURCES, type Counts } from './protocol/protocol';
import type { Harbour, Table } from './tableState';

export function rates(table: Table): Counts {
  const mine = table.harbours.filter((h) => serves(table, h));
  const any = mine.some((h) => h.resource === undefined) ? 3 : 4;
  return Object.fromEntries(
    RESOURCES.map((r) => [r, mine.some((h) => h.resource === r) ? 2 : any]),
  ) as Counts;
}

/** A harbour serves the two corners that its sea and its land share. */
function serves(table: Table, harbour: Harbour): boolean {
  const [sea] = hexesOf(harbour.sea);
  const [land] = hexesOf(harbour.land);
  if (!sea || !land) return false;
  const shared = cornersOf(sea).filter((corner) => cornersOf(land).includes(corner));
  return shared.some((corner) => table.buildings[corner]?.owner === table.me);
}
