// The words of the Catan protocol 1.0, and readers for values that servers write in different ways.
import { asFields, asNumber, type Fields } from '../../net/json';
import { placeKey, type Hex } from '../boardPlaces';

/** An object with one key, the name of the message. */
export type Message = Fields;

export const EXTENSIONS = [
  'Wiederkehr',
  'Tischwahl',
  'Zuschauer',
  'Zugliste',
  'Restzeit',
  'Würfelpfand',
  'Ereignisnummer',
  'Bank',
  'Revanche',
  'Pause',
  'Würfelbeitrag',
  'Verhandlung',
  'Rücknahme',
] as const;

export const RESOURCES = ['Holz', 'Lehm', 'Wolle', 'Getreide', 'Erz'] as const;
export type Resource = (typeof RESOURCES)[number];
export type ResourceCounts = Record<Resource, number>;

export const DEVELOPMENT_CARDS = [
  'Ritter',
  'Siegpunkt',
  'Straßenbau',
  'Erfindung',
  'Monopol',
] as const;
export type DevelopmentCard = (typeof DEVELOPMENT_CARDS)[number];
export type DevelopmentCardCounts = Record<DevelopmentCard, number>;

export const COLOURS = ['Rot', 'Orange', 'Blau', 'Weiß', 'Grün', 'Braun'] as const;

const SMALL_GAME_SEATS = 4;

/** Green and brown are only for games of five and six players. */
export function coloursFor(seats: number): readonly (typeof COLOURS)[number][] {
  return seats > SMALL_GAME_SEATS ? COLOURS : COLOURS.slice(0, SMALL_GAME_SEATS);
}

export const TERRAINS = [
  'Wald',
  'Hügelland',
  'Weideland',
  'Ackerland',
  'Gebirge',
  'Wüste',
  'Meer',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export type PieceType = 'Straße' | 'Dorf' | 'Stadt';

/** The cards of a price that a hand does not have. */
export function missingCards(hand: ResourceCounts, price: ResourceCounts): ResourceCounts {
  const missing = resourceCounts();
  for (const r of RESOURCES) missing[r] = Math.max(0, price[r] - hand[r]);
  return missing;
}

/** What pieces and development cards cost. */
export const COSTS: Record<PieceType | 'Karte', ResourceCounts> = {
  Straße: resourceCounts({ Holz: 1, Lehm: 1 }),
  Dorf: resourceCounts({ Holz: 1, Lehm: 1, Wolle: 1, Getreide: 1 }),
  Stadt: resourceCounts({ Getreide: 2, Erz: 3 }),
  Karte: resourceCounts({ Wolle: 1, Getreide: 1, Erz: 1 }),
};

export function resourceCounts(some: Partial<ResourceCounts> = {}): ResourceCounts {
  return { Holz: 0, Lehm: 0, Wolle: 0, Getreide: 0, Erz: 0, ...some };
}

export function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}

/** Whether a hand holds at least these cards. */
export function covers(hand: ResourceCounts, cards: ResourceCounts): boolean {
  return RESOURCES.every((r) => hand[r] >= cards[r]);
}

export function asHex(value: unknown): Hex | undefined {
  const { x, y } = asFields(value);
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}

/** The key of a place of one to three hexagons. */
export function asPlace(value: unknown): string | undefined {
  const hexes = (Array.isArray(value) ? value : [value]).map(asHex);
  return hexes.length > 0 && hexes.every((hex) => hex !== undefined)
    ? placeKey(hexes as Hex[])
    : undefined;
}

/** A set of cards: how many, and which ones unless they are hidden. */
export type CardSet<K extends string> = { total: number; open?: Record<K, number> };

/** Hidden cards are either a number or the field "Unbekannt". */
export function asCards<K extends string>(value: unknown, kinds: readonly K[]): CardSet<K> {
  if (typeof value === 'number') return { total: value };
  const given = asFields(value);
  const open = {} as Record<K, number>;
  for (const kind of kinds) open[kind] = asNumber(given[kind]) ?? 0;
  const hidden = asNumber(given['Unbekannt']);
  const shown = total(open);
  return hidden === undefined ? { total: shown, open } : { total: shown + hidden };
}

/** Resource cards that cannot be hidden. */
export function asResourceCounts(value: unknown): ResourceCounts {
  return asCards(value, RESOURCES).open ?? resourceCounts();
}

/** Two dice. Some servers send only the sum; then any two dice with that sum stand for it. */
export function asDice(value: unknown): [number, number] | undefined {
  if (Array.isArray(value)) {
    const [a, b] = value.map(asNumber);
    return a !== undefined && b !== undefined ? [a, b] : undefined;
  }
  const sum = asNumber(value);
  return sum === undefined ? undefined : [Math.floor(sum / 2), Math.ceil(sum / 2)];
}
