// The map of "Spiel gestartet": tiles, harbours, the robber, and pieces if the game runs already.
import { key, inReadingOrder } from '../boardPlaces';
import {
  RESOURCES,
  TERRAINS,
  fields,
  hex,
  list,
  number,
  place,
  text,
  type Fields,
} from './protocol';
import type { Harbour, Table, Tile } from '../tableState';

type Map = Pick<Table, 'tiles' | 'harbours' | 'roads' | 'buildings'> & { robber?: string };

export function readMap(map: Fields): Map {
  const tiles = list(map['Felder'])
    .map(tile)
    .filter((t) => t !== undefined)
    .sort(inReadingOrder);
  const robber = place(map['Räuber']) ?? tiles.find((t) => t.terrain === 'Wüste')?.key;
  return {
    tiles,
    harbours: list(map['Häfen'])
      .map((value) => harbour(fields(value), tiles))
      .filter((h) => h !== undefined),
    ...pieces(list(map['Gebäude'])),
    ...(robber === undefined ? {} : { robber }),
  };
}

function tile(value: unknown): Tile | undefined {
  const f = fields(value);
  const at = hex(f['Ort']);
  if (!at) return undefined;
  const terrain = TERRAINS.find((t) => t === f['Typ']) ?? 'Meer';
  return { ...at, key: key(at), terrain, token: number(f['Zahl']) ?? 0 };
}

/** The sea may be named first or last. */
function harbour(f: Fields, tiles: readonly Tile[]): Harbour | undefined {
  const ends = list(f['Ort']).map(place);
  const isSea = (at: string | undefined) => tiles.find((t) => t.key === at)?.terrain === 'Meer';
  const sea = ends.find(isSea);
  const land = ends.find((at) => at !== undefined && !isSea(at));
  if (!sea || !land) return undefined;
  const word = text(f['Typ']) ?? '';
  return { sea, land, resource: RESOURCES.find((r) => word.startsWith(r)) };
}

function pieces(values: unknown[]): Pick<Table, 'roads' | 'buildings'> {
  const roads: Record<string, number> = {};
  const buildings: Record<string, { owner: number; type: 'Dorf' | 'Stadt' }> = {};
  for (const value of values) {
    const f = fields(value);
    const at = place(f['Ort']);
    const owner = number(f['Eigentümer']) ?? -1;
    if (!at) continue;
    if (f['Typ'] === 'Straße') roads[at] = owner;
    else buildings[at] = { owner, type: f['Typ'] === 'Stadt' ? 'Stadt' : 'Dorf' };
  }
  return { roads, buildings };
}
