// The length of a player's longest road.
import { endsOf } from './boardPlaces';
import type { TableState } from './tableState';

type Pieces = Pick<TableState, 'roads' | 'buildings'>;

/**
 * The length of the longest chain of roads that uses no road twice. A building of another player
 * interrupts a road.
 */
export function longestRoad({ roads, buildings }: Pieces, player: number): number {
  const own = Object.keys(roads).filter((edge) => roads[edge] === player);
  const ends = new Map(own.map((edge) => [edge, endsOf(edge)]));
  const isOpen = (corner: string) => (buildings[corner]?.owner ?? player) === player;

  function longestFrom(corner: string, used: ReadonlySet<string>): number {
    let longest = 0;
    for (const [edge, [a, b]] of ends) {
      if (used.has(edge) || (a !== corner && b !== corner)) continue;
      const next = a === corner ? b : a;
      const rest = isOpen(next) ? longestFrom(next, new Set([...used, edge])) : 0;
      longest = Math.max(longest, 1 + rest);
    }
    return longest;
  }

  const corners = new Set([...ends.values()].flat());
  return Math.max(0, ...[...corners].map((corner) => longestFrom(corner, new Set())));
}
