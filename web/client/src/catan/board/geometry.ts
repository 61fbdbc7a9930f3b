// Positions of the Catan board on the drawing.
import type { Point } from '../../ui/arrowKeys';
import { hexesOf, type Hex } from '../boardPlaces';

/** The distance from the centre of a hexagon to its corners, in units of the drawing. */
export const SIZE = 60;
const WIDTH = SIZE * Math.sqrt(3);

export function centre(hex: Hex): Point {
  return { x: WIDTH * (hex.x + hex.y / 2), y: -1.5 * SIZE * hex.y };
}

/** The centre of a hexagon, an edge or a corner. */
export function centreOf(place: string): Point {
  const centres = hexesOf(place).map(centre);
  const n = centres.length;
  return {
    x: centres.reduce((sum, c) => sum + c.x, 0) / n,
    y: centres.reduce((sum, c) => sum + c.y, 0) / n,
  };
}

/** The ends of an edge; `shorten` is the share of its length cut off at each end. */
export function ends(edge: string, shorten = 0): [Point, Point] {
  const [a, b] = hexesOf(edge).map(centre) as [Point, Point];
  const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const half = ((0.5 - shorten) * SIZE) / Math.hypot(b.x - a.x, b.y - a.y);
  const across = { x: -(b.y - a.y) * half, y: (b.x - a.x) * half };
  return [
    { x: mid.x - across.x, y: mid.y - across.y },
    { x: mid.x + across.x, y: mid.y + across.y },
  ];
}

/** The corners of a hexagon as the points of a polygon or a path. */
export function outline(size: number = SIZE, { x, y }: Point = { x: 0, y: 0 }): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i + 30);
    return `${round(x + size * Math.cos(angle))},${round(y + size * Math.sin(angle))}`;
  }).join(' ');
}

export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** The part of the drawing that shows all these hexagons. */
export function viewBox(hexes: readonly Hex[], margin: number): string {
  if (hexes.length === 0) return '-300 -300 600 600';
  const points = hexes.map(centre);
  const left = Math.min(...points.map((p) => p.x)) - WIDTH / 2 - margin;
  const right = Math.max(...points.map((p) => p.x)) + WIDTH / 2 + margin;
  const top = Math.min(...points.map((p) => p.y)) - SIZE - margin;
  const bottom = Math.max(...points.map((p) => p.y)) + SIZE + margin;
  return [left, top, right - left, bottom - top].map(round).join(' ');
}

/** How many of the 36 rolls of two dice have this sum. */
export function pips(sum: number): number {
  return sum === 0 ? 0 : 6 - Math.abs(7 - sum);
}

/** The dots under a number, as a path of lines without length and with round caps. */
export function pipsPath(number: number): string {
  const count = pips(number);
  return Array.from({ length: count }, (_, i) => `M${(i - (count - 1) / 2) * 5} 11.5h0`).join('');
}
