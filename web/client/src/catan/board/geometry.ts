// Where the places of the map lie on the drawing.
import { hexesOf, type Hex } from '../boardPlaces';

export type Point = { x: number; y: number };

/** From the middle of a hexagon to its corners, in units of the drawing. */
export const SIZE = 60;
const WIDTH = SIZE * Math.sqrt(3);

export function centre(hex: Hex): Point {
  return { x: WIDTH * (hex.x + hex.y / 2), y: -1.5 * SIZE * hex.y };
}

/** The middle of a place of one, two or three hexagons. */
export function point(place: string): Point {
  const centres = hexesOf(place).map(centre);
  const n = centres.length;
  return {
    x: centres.reduce((sum, c) => sum + c.x, 0) / n,
    y: centres.reduce((sum, c) => sum + c.y, 0) / n,
  };
}

/** The ends of an edge, shortened by a share on each side. */
export function ends(edge: string, shorten = 0): [Point, Point] {
  const [a, b] = hexesOf(edge).map(centre) as [Point, Point];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const half = ((0.5 - shorten) * SIZE) / Math.hypot(b.x - a.x, b.y - a.y);
  const across = { x: -(b.y - a.y) * half, y: (b.x - a.x) * half };
  return [
    { x: middle.x - across.x, y: middle.y - across.y },
    { x: middle.x + across.x, y: middle.y + across.y },
  ];
}

/** The corners of a hexagon, for a polygon or a path. */
export function outline(size: number = SIZE, { x, y }: Point = { x: 0, y: 0 }): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i + 30);
    return `${round(x + size * Math.cos(angle))},${round(y + size * Math.sin(angle))}`;
  }).join(' ');
}

export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** The part of the drawing that holds all these hexagons. */
export function viewBox(hexes: readonly Hex[], margin: number): string {
  if (hexes.length === 0) return '-300 -300 600 600';
  const points = hexes.map(centre);
  const left = Math.min(...points.map((p) => p.x)) - WIDTH / 2 - margin;
  const right = Math.max(...points.map((p) => p.x)) + WIDTH / 2 + margin;
  const top = Math.min(...points.map((p) => p.y)) - SIZE - margin;
  const bottom = Math.max(...points.map((p) => p.y)) + SIZE + margin;
  return [left, top, right - left, bottom - top].map(round).join(' ');
}

/** The place that lies next in a direction of the arrow keys; the same one if there is none. */
export function nextInDirection(
  places: readonly string[],
  from: string,
  to: Point,
  locate: (place: string) => Point = point,
): string {
  const start = locate(from);
  let best = from;
  let least = Infinity;
  for (const place of places) {
    const p = locate(place);
    const along = (p.x - start.x) * to.x + (p.y - start.y) * to.y;
    const aside = Math.abs((p.x - start.x) * to.y) + Math.abs((p.y - start.y) * to.x);
    if (along > 1 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = place;
    }
  }
  return best;
}

/** Where the arrow keys lead. */
export const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How many of the 36 throws of two dice have this sum: the dots under a number. */
export function pips(token: number): number {
  return token === 0 ? 0 : 6 - Math.abs(7 - token);
}

/** These dots as a path; a round line of no length is a dot. */
export function dots(token: number): string {
  const count = pips(token);
  return Array.from({ length: count }, (_, i) => `M${(i - (count - 1) / 2) * 5} 11.5h0`).join('');
}
