// Positions of the Torres board on the drawing.
import type { Point } from '../../ui/arrowKeys';

/** At an angle (isometric) or from above. The values are also CSS classes. */
export type Perspective = 'iso' | 'above';

export const SIDE = 8;
/** Half the width and height of an isometric square. */
export const HALF = { x: 32, y: 16 };
/** The height of an isometric block. */
export const STOREY = 20;
/** The side of a square seen from above. */
export const CELL = 60;
/** Space around the board seen from above; coordinates are on the left and below. */
const MARGIN = { wide: 20, narrow: 4 };
/** From the centre of the last square of a line to its coordinate, in squares. */
const DISTANCE = { iso: 1.25, above: 0.68 };
/** Space beside the isometric board for the coordinates. */
const SIDE_MARGIN = 20;

/** Column and row of a square after quarter turns of the board. */
export function rotated(square: number, quarterTurns: number): Point {
  let p = { x: square % SIDE, y: Math.floor(square / SIDE) };
  for (let i = 0; i < quarterTurns % 4; i++) p = { x: SIDE - 1 - p.y, y: p.x };
  return p;
}

/** Where a column and a row, which may be fractions, are on the drawing. */
function project(p: Point, perspective: Perspective): Point {
  if (perspective === 'above') return { x: (p.x + 0.5) * CELL, y: (p.y + 0.5) * CELL };
  return { x: (p.x - p.y) * HALF.x, y: (p.x + p.y) * HALF.y };
}

/** The centre of the top of a stack of blocks. */
export function topOf(
  square: number,
  height: number,
  perspective: Perspective,
  quarterTurns: number,
): Point {
  const ground = project(rotated(square, quarterTurns), perspective);
  return perspective === 'above' ? ground : { x: ground.x, y: ground.y - height * STOREY };
}

/** How far in front a square is; squares further in front have larger values. */
export function depthOf(square: number, quarterTurns: number): number {
  const p = rotated(square, quarterTurns);
  return p.x + p.y;
}

/** All squares from back to front, so that blocks in front cover those behind. */
export function inPaintingOrder(quarterTurns: number): number[] {
  return Array.from({ length: SIDE * SIDE }, (_, i) => i).sort(
    (a, b) => depthOf(a, quarterTurns) - depthOf(b, quarterTurns),
  );
}

/** Points on a roof and on a figure, around the centre of the roof. */
const POINTS = {
  roof: grid(-24, 24, -12, 12).filter((p) => Math.abs(p.x) / HALF.x + Math.abs(p.y) / HALF.y < 1),
  figure: grid(-8, 8, -34, 2),
};
/** If less than this share is visible, the towers in front become transparent. */
const VISIBLE_SHARE = { roof: 0.45, figure: 0.7 };

function grid(left: number, right: number, top: number, bottom: number): Point[] {
  return [0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
    [0, 1, 2, 3, 4, 5, 6].map((column) => ({
      x: left + ((right - left) * column) / 6,
      y: top + ((bottom - top) * row) / 6,
    })),
  );
}

/** The squares whose towers cover most of a figure or of a roof on one of these squares. */
export function towersBefore(
  squares: readonly number[],
  what: keyof typeof POINTS,
  heights: readonly number[],
  quarterTurns: number,
): number[] {
  const towers = heights.flatMap((height, square) => (height > 0 ? [square] : []));
  const found = squares.flatMap((behind) => {
    const { x, y } = topOf(behind, heights[behind] ?? 0, 'iso', quarterTurns);
    const inFront = towers.filter(
      (square) => depthOf(square, quarterTurns) > depthOf(behind, quarterTurns),
    );
    const coveredBy = POINTS[what].map((point) => {
      const place = { x: x + point.x, y: y + point.y };
      return inFront.filter((square) => isOnTower(place, square, heights, quarterTurns));
    });
    const visible = coveredBy.filter((covering) => covering.length === 0).length;
    return visible < VISIBLE_SHARE[what] * coveredBy.length ? coveredBy.flat() : [];
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

/** Whether a point of the drawing is on the walls or the roof of a tower. */
function isOnTower(
  { x, y }: Point,
  square: number,
  heights: readonly number[],
  quarterTurns: number,
): boolean {
  const height = heights[square] ?? 0;
  const roof = topOf(square, height, 'iso', quarterTurns);
  const halfDepth = HALF.y * (1 - Math.abs(roof.x - x) / HALF.x);
  return halfDepth > 0 && roof.y - halfDepth < y && y < roof.y + height * STOREY + halfDepth;
}

/** Where the names of castles are, given the squares of each; no name covers another one. */
export function placesOfNames(
  castles: readonly (readonly number[])[],
  heights: readonly number[],
  figures: readonly number[],
  perspective: Perspective,
  quarterTurns: number,
): Point[] {
  const places: Point[] = [];
  for (const squares of castles)
    places.push(placeOfName(squares, heights, figures, perspective, quarterTurns, places));
  return places;
}

/**
 * Where the name of a castle is: at the foot of one of its walls, above a roof or on a wall, where
 * it covers no other tower and no figure. From above it is on the lowest square.
 */
function placeOfName(
  squares: readonly number[],
  heights: readonly number[],
  figures: readonly number[],
  perspective: Perspective,
  quarterTurns: number,
  otherNames: readonly Point[],
): Point {
  const height = (square: number) => heights[square] ?? 0;
  const top = (square: number) => topOf(square, height(square), perspective, quarterTurns);
  const rank = (square: number) => {
    const p = rotated(square, quarterTurns);
    return perspective === 'iso' ? p.x + p.y : SIDE * p.y - p.x;
  };
  const ordered = [...squares].sort((a, b) => rank(b) - rank(a));
  const below = (square: number, distance: number): Point => ({
    x: top(square).x,
    y: top(square).y + distance,
  });
  const feet = ordered.map((square) =>
    below(square, perspective === 'iso' ? height(square) * STOREY + HALF.y + 5 : CELL / 2 - 5),
  );
  if (perspective === 'above') return feet[0] ?? { x: 0, y: 0 };
  const isOnFigure = ({ x, y }: Point, square: number) =>
    Math.abs(top(square).x - x) < 30 && Math.abs(top(square).y - 16 - y) < 26;
  const isFree = (place: Point, own?: number) =>
    !heights.some(
      (n, square) => n > 0 && square !== own && isOnTower(place, square, heights, quarterTurns),
    ) &&
    !figures.some((square) => isOnFigure(place, square)) &&
    !otherNames.some(({ x, y }) => Math.abs(x - place.x) < 44 && Math.abs(y - place.y) < 13);
  const walls = ordered.filter((square) => isFree(below(square, HALF.y + 9), square));
  const roofs = ordered.map((square) => below(square, -HALF.y - 3));
  const wall = walls[0] === undefined ? undefined : below(walls[0], HALF.y + 9);
  return [...feet, ...roofs].find((place) => isFree(place)) ?? wall ?? feet[0] ?? { x: 0, y: 0 };
}

/** The letters of the columns and the numbers of the rows, on two edges of the board. */
export function coordinates(
  perspective: Perspective,
  quarterTurns: number,
): { text: string; at: Point }[] {
  const lines = [...'ABCDEFGH'].map((text, i) => ({ text, ends: [i, i + SIDE * (SIDE - 1)] }));
  for (let i = 0; i < SIDE; i++)
    lines.push({ text: String(i + 1), ends: [i * SIDE, i * SIDE + SIDE - 1] });
  return lines.map(({ text, ends: [first = 0, last = 0] }) => {
    const [a, b] = [rotated(first, quarterTurns), rotated(last, quarterTurns)];
    return { text, at: project(beyondTheEdge(a, b, perspective), perspective) };
  });
}

/**
 * The point beyond the end of a line of squares where the line's coordinate is drawn. At an angle
 * there is space for the name of a castle between the board and the coordinate.
 */
function beyondTheEdge(a: Point, b: Point, perspective: Perspective): Point {
  if (a.x === b.x) return { x: a.x, y: SIDE - 1 + DISTANCE[perspective] };
  return { x: perspective === 'above' ? -DISTANCE.above : SIDE - 1 + DISTANCE.iso, y: a.y };
}

/** A square in chess notation, with the first row at the top. */
export function squareName(square: number): string {
  return `${'ABCDEFGH'[square % SIDE] ?? ''}${Math.floor(square / SIDE) + 1}`;
}

export function viewBox(
  heights: readonly number[],
  perspective: Perspective,
  quarterTurns: number,
): string {
  if (perspective === 'above') {
    const size = SIDE * CELL + MARGIN.wide + MARGIN.narrow;
    return `${-MARGIN.wide} ${-MARGIN.narrow} ${size} ${size}`;
  }
  const tops = heights.map((h, square) => topOf(square, h, 'iso', quarterTurns).y);
  const top = Math.min(-30, Math.min(...tops) - 60);
  const halfWidth = SIDE * HALF.x + SIDE_MARGIN;
  return `${-halfWidth} ${top} ${2 * halfWidth} ${2 * SIDE * HALF.y + 12 - top}`;
}
