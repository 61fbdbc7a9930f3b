// Positions of the Torres board on the drawing.
import type { Point } from '../ui/arrowKeys';

/** At an angle (isometric) or from above. The values are also CSS classes. */
export type Perspective = 'iso' | 'top';

export const SIDE = 8;
/** Half the width and height of an isometric square. */
export const HALF = { x: 32, y: 16 };
/** The height of an isometric block. */
export const STOREY = 20;
/** The side of a square seen from above. */
export const CELL = 60;

/** Column and row of a square after quarter turns of the board. */
export function rotated(square: number, quarterTurns: number): Point {
  let p = { x: square % SIDE, y: Math.floor(square / SIDE) };
  for (let i = 0; i < quarterTurns % 4; i++) p = { x: SIDE - 1 - p.y, y: p.x };
  return p;
}

/** The centre of the top of a stack of blocks. */
export function topOf(
  square: number,
  height: number,
  perspective: Perspective,
  quarterTurns: number,
): Point {
  const p = rotated(square, quarterTurns);
  if (perspective === 'top') return { x: (p.x + 0.5) * CELL, y: (p.y + 0.5) * CELL };
  return { x: (p.x - p.y) * HALF.x, y: (p.x + p.y) * HALF.y - height * STOREY };
}

/** All squares from back to front, so that blocks in front cover those behind. */
export function inPaintingOrder(quarterTurns: number): number[] {
  const depth = (square: number) => {
    const p = rotated(square, quarterTurns);
    return p.x + p.y;
  };
  return Array.from({ length: SIDE * SIDE }, (_, i) => i).sort((a, b) => depth(a) - depth(b));
}

export function viewBox(
  heights: readonly number[],
  perspective: Perspective,
  quarterTurns: number,
): string {
  if (perspective === 'top') return `-6 -6 ${SIDE * CELL + 12} ${SIDE * CELL + 12}`;
  const tops = heights.map((h, square) => topOf(square, h, 'iso', quarterTurns).y);
  const top = Math.min(-30, Math.min(...tops) - 60);
  return `${-SIDE * HALF.x - 8} ${top} ${2 * SIDE * HALF.x + 16} ${2 * SIDE * HALF.y + 8 - top}`;
}
