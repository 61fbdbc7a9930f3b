// Moves the keyboard focus between the places of a board.

export type Point = { x: number; y: number };

/** The direction of each arrow key on the drawing. */
export const ARROW_DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest place in a direction; the same place if there is none. */
export function nearestInDirection(
  places: readonly string[],
  from: string,
  direction: Point,
  locate: (place: string) => Point,
): string {
  const start = locate(from);
  let nearest = from;
  let least = Infinity;
  for (const place of places) {
    const { x, y } = locate(place);
    const along = (x - start.x) * direction.x + (y - start.y) * direction.y;
    const aside = Math.abs((x - start.x) * direction.y) + Math.abs((y - start.y) * direction.x);
    if (along > 1 && along + 2 * aside < least) {
      least = along + 2 * aside;
      nearest = place;
    }
  }
  return nearest;
}
