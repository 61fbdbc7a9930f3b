// Reads the map of "Spiel gestartet": tiles, harbours, robber, and the pieces of a running game.
import { asFields, asList, asNumber, asText, type Fields } from '../../net/json';
import { placeKey, inReadingOrder } from '../boardPlaces';
import type { Harbour, TableState, Tile } from '../tableState';
import { RESOURCES, TERRAINS, asHex, asPlace } from './protocol';

type BoardMap = Pick<TableState, 'tiles' | 'harbours' | 'roads' | 'buildings'> & {
  robber?: string;
};

export function readMap(map: Fields): BoardMap {
  const tiles = asList(map['Felder'])
    .map(readTile)
    .filter((tile) => tile !== undefined)
    .sort(inReadingOrder);
  const robber = asPlace(map['Räuber']) ?? tiles.find((t) => t.terrain === 'Wüste')?.key;
  return {
    tiles,
    harbours: asList(map['Häfen'])
      .map((value) => readHarbour(asFields(value), tiles))
      .filter((harbour) => harbour !== undefined),
    ...readPieces(asList(map['Gebäude'])),
    ...(robber === undefined ? {} : { robber }),
  };
}

function readTile(value: unknown): Tile | undefined {
  const f = asFields(value);
  const hex = asHex(f['Ort']);
  if (!hex) return undefined;
  const terrain = TERRAINS.find((t) => t === f['Typ']) ?? 'Meer';
  return { ...hex, key: placeKey(hex), terrain, number: asNumber(f['Zahl']) ?? 0 };
}

/** Servers name the sea hexagon of a harbour first or last. */
function readHarbour(f: Fields, tiles: readonly Tile[]): Harbour | undefined {
  const hexes = asList(f['Ort']).map(asPlace);
  const isSea = (hex: string | undefined) => tiles.find((t) => t.key === hex)?.terrain === 'Meer';
  const sea = hexes.find(isSea);
  const land = hexes.find((hex) => hex !== undefined && !isSea(hex));
  if (!sea || !land) return undefined;
  const type = asText(f['Typ']) ?? '';
  return { sea, land, resource: RESOURCES.find((r) => type.startsWith(r)) };
}

function readPieces(values: unknown[]): Pick<TableState, 'roads' | 'buildings'> {
  const roads: Record<string, number> = {};
  const buildings: Record<string, { owner: number; type: 'Dorf' | 'Stadt' }> = {};
  for (const value of values) {
    const f = asFields(value);
    const place = asPlace(f['Ort']);
    const owner = asNumber(f['Eigentümer']) ?? -1;
    if (!place) continue;
    if (f['Typ'] === 'Straße') roads[place] = owner;
    else buildings[place] = { owner, type: f['Typ'] === 'Stadt' ? 'Stadt' : 'Dorf' };
  }
  return { roads, buildings };
}
