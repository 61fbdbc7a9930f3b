// Places on the board. A place is a hexagon, an edge (two hexagons) or a corner (three hexagons).
// Inside the client a place is a text key; the protocol writes it as a list of hexagons.

/** Axial coordinates of a hexagon, as the protocol writes them. */
export type Hex = { x: number; y: number };

/** Reading order: row by row from the top, each row from the west. */
export function inReadingOrder(a: Hex, b: Hex): number {
  return a.y !== b.y ? b.y - a.y : a.x - b.x;
}

/** The key of a place. It does not depend on the order of the hexagons. */
export function placeKey(place: Hex | readonly Hex[]): string {
  const hexes = 'x' in place ? [place] : [...place].sort(inReadingOrder);
  return hexes.map((hex) => `${hex.x},${hex.y}`).join(' ');
}

/** The hexagons of a place, in reading order. */
export function hexesOf(key: string): Hex[] {
  return key.split(' ').map((part) => {
    const [x, y] = part.split(',');
    return { x: Number(x), y: Number(y) };
  });
}

/** The six directions, counter-clockwise from the east. */
const DIRECTIONS: readonly Hex[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
];

/** The keys of the six corners of a hexagon. */
export function cornersOf(hex: Hex): string[] {
  return DIRECTIONS.map((_, i) => placeKey([hex, neighbour(hex, i), neighbour(hex, i + 1)]));
}

/** The keys of the two corners at the ends of an edge. */
export function endsOf(edge: string): [string, string] {
  const [a, b] = hexesOf(edge) as [Hex, Hex];
  const direction = DIRECTIONS.findIndex((step) => a.x + step.x === b.x && a.y + step.y === b.y);
  return [
    placeKey([a, b, neighbour(a, direction + 1)]),
    placeKey([a, b, neighbour(a, direction + 5)]),
  ];
}

function neighbour(hex: Hex, direction: number): Hex {
  const step = DIRECTIONS[direction % 6] as Hex;
  return { x: hex.x + step.x, y: hex.y + step.y };
}
