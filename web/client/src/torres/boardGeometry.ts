// Where the squares of the Torres board lie on the drawing, seen from above or at an angle.
import type { Point } from '../catan/board/geometry';

export type Outlook = 'iso' | 'top';

export const SIDE = 8;
/** Half the width and half the height of a square seen at an angle, and the height of a block. */
export const HALF = { x: 32, y: 16 };
export const STOREY = 20;
export const CELL = 60;

/** The square as it lies after quarter turns of the board. */
export function turned(square: number, quarters: number): Point {
  let p = { x: square % SIDE, y: Math.floor(square / SIDE) };
  for (let i = 0; i < quarters % 4; i++) p = { x: SIDE - 1 - p.y, y: p.x };
  return p;
}

/** The middle of the top of a stack. */
export function topOf(square: number, height: number, outlook: Outlook, quarters: number): Point {
  const p = turned(square, quarters);
  if (outlook === 'top') return { x: (p.x + 0.5) * CELL, y: (p.y + 0.5) * CELL };
  return { x: (p.x - p.y) * HALF.x, y: (p.x + p.y) * HALF.y - height * STOREY };
}

/** From the far corner to the near one, so that what is in front covers what is behind. */
export function inPaintingOrder(quarters: number): number[] {
  const depth = (square: number) => {
    const p = turned(square, quarters);
    return p.x + p.y;
  };
  return Array.from({ length: SIDE * SIDE }, (_, i) => i).sort((a, b) => depth(a) - depth(b));
}

export function frame(heights: readonly number[], outlook: Outlook, quarters: number): string {
  if (outlook === 'top') return `-6 -6 ${SIDE * CELL + 12} ${SIDE * CELL + 12}`;
  const tops = heights.map((h, square) => topOf(square, h, 'iso', quarters).y);
  const top = Math.min(-30, Math.min(...tops) - 60);
  return `${-SIDE * HALF.x - 8} ${top} ${2 * SIDE * HALF.x + 16} ${2 * SIDE * HALF.y + 8 - top}`;
}
