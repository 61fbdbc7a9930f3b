// The words of the Catan protocol 1.0, and how values that other servers write differently are read.
import { key, type Hex } from '../boardPlaces';

export const RESOURCES = ['Holz', 'Lehm', 'Wolle', 'Getreide', 'Erz'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Counts = Record<Resource, number>;

export const CARDS = ['Ritter', 'Siegpunkt', 'Straßenbau', 'Erfindung', 'Monopol'] as const;
export type Card = (typeof CARDS)[number];
export type CardCounts = Record<Card, number>;

export const COLOURS = ['Rot', 'Orange', 'Blau', 'Weiß', 'Grün', 'Braun'] as const;

const SMALL_GAME = 4;

/** Green and brown belong to the game for five and six. */
export function coloursFor(seats: number): readonly (typeof COLOURS)[number][] {
  return seats > SMALL_GAME ? COLOURS : COLOURS.slice(0, SMALL_GAME);
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

export type Building = 'Straße' | 'Dorf' | 'Stadt';

/** A message is an object with one key. */
export type Message = Record<string, unknown>;
export type Fields = Record<string, unknown>;

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
] as const;

export const PRICES: Record<Building | 'Karte', Counts> = {
  Straße: counts({ Holz: 1, Lehm: 1 }),
  Dorf: counts({ Holz: 1, Lehm: 1, Wolle: 1, Getreide: 1 }),
  Stadt: counts({ Getreide: 2, Erz: 3 }),
  Karte: counts({ Wolle: 1, Getreide: 1, Erz: 1 }),
};

export function counts(some: Partial<Counts> = {}): Counts {
  return { Holz: 0, Lehm: 0, Wolle: 0, Getreide: 0, Erz: 0, ...some };
}

export function total(of: Record<string, number>): number {
  return Object.values(of).reduce((sum, n) => sum + n, 0);
}

export function covers(hand: Counts, part: Counts): boolean {
  return RESOURCES.every((r) => hand[r] >= part[r]);
}

/** Only what is not zero, as most servers write it. */
export function some(of: Counts): Partial<Counts> {
  return Object.fromEntries(RESOURCES.filter((r) => of[r] > 0).map((r) => [r, of[r]]));
}

export function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function hex(value: unknown): Hex | undefined {
  const { x, y } = fields(value);
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}

/** A place of one to three hexagons as its key; nothing if it cannot be read. */
export function place(value: unknown): string | undefined {
  const hexes = (Array.isArray(value) ? value : [value]).map(hex);
  return hexes.length > 0 && hexes.every((h) => h !== undefined) ? key(hexes as Hex[]) : undefined;
}

/** Cards on the wire: how many, and which if that is told. Hidden ones come as a number too. */
export function pile<K extends string>(
  value: unknown,
  kinds: readonly K[],
): { total: number; open?: Record<K, number> } {
  if (typeof value === 'number') return { total: value };
  const given = fields(value);
  const open = {} as Record<K, number>;
  for (const kind of kinds) open[kind] = number(given[kind]) ?? 0;
  const hidden = number(given['Unbekannt']);
  const shown = total(open);
  return hidden === undefined ? { total: shown, open } : { total: shown + hidden };
}

/** The dice of a throw; a server that tells only the sum gets two dice that fit. */
export function dice(value: unknown): [number, number] | undefined {
  if (Array.isArray(value)) {
    const [a, b] = value.map(number);
    return a !== undefined && b !== undefined ? [a, b] : undefined;
  }
  const sum = number(value);
  return sum === undefined ? undefined : [Math.floor(sum / 2), Math.ceil(sum / 2)];
}
