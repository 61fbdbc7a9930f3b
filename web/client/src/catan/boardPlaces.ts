// Hexagons, edges and corners as the protocol writes them, and as keys that compare.

export type Hex = { x: number; y: number };
export type Edge = readonly [Hex, Hex];
export type Corner = readonly [Hex, Hex, Hex];

/** Reading order: row by row from the top, each from the west. */
export function inReadingOrder(a: Hex, b: Hex): number {
  return a.y !== b.y ? b.y - a.y : a.x - b.x;
}

/** One text for one place, whatever the order in which its hexagons are named. */
export function key(place: Hex | readonly Hex[]): string {
  const hexes = 'x' in place ? [place] : [...place].sort(inReadingOrder);
  return hexes.map((hex) => `${hex.x},${hex.y}`).join(' ');
}

/** The place of a key, in reading order. */
export function hexesOf(key: string): Hex[] {
  return key.split(' ').map((part) => {
    const [x, y] = part.split(',');
    return { x: Number(x), y: Number(y) };
  });
}

const STEPS: readonly Hex[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
];

/** The neighbour in a direction, counter-clockwise from the east. */
export function neighbour(hex: Hex, direction: number): Hex {
  const step = STEPS[((direction % 6) + 6) % 6] as Hex;
  return { x: hex.x + step.x, y: hex.y + step.y };
}

/** The corners of a hexagon as keys. */
export function cornersOf(hex: Hex): string[] {
  return STEPS.map((_, i) => key([hex, neighbour(hex, i), neighbour(hex, i + 1)]));
}
