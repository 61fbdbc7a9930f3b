// The outlines of the pieces of the board, around the centre of a square or roof.
import { CELL, HALF, STOREY } from './boardGeometry';

export const ROOF = `M0 ${-HALF.y}L${HALF.x} 0 0 ${HALF.y} ${-HALF.x} 0z`;
export const WEST_WALL = `M${-HALF.x} 0 0 ${HALF.y}v${STOREY}L${-HALF.x} ${STOREY}z`;
export const EAST_WALL = `M${HALF.x} 0 0 ${HALF.y}v${STOREY}l${HALF.x} ${-HALF.y}z`;
export const DOOR = 'M-4.5 6v-6a4.5 4.5 0 0 1 9 0v6z';
/** A square from above. */
export const SQUARE = `M${-CELL / 2} ${-CELL / 2}h${CELL}v${CELL}h${-CELL}z`;
/** The upper edge of the two visible walls. */
export const EAVES = `M${-HALF.x} 0 0 ${HALF.y} ${HALF.x} 0v7L0 ${HALF.y + 7} ${-HALF.x} 7z`;

/** Both visible walls of a tower. */
export function walls(height: number): string {
  const foot = height * STOREY;
  return `M${-HALF.x} 0 0 ${HALF.y} ${HALF.x} 0v${foot}L0 ${HALF.y + foot} ${-HALF.x} ${foot}z`;
}

/** The roof and the walls of a tower. */
export function silhouette(height: number): string {
  const foot = height * STOREY;
  return `M${-HALF.x} 0 0 ${-HALF.y} ${HALF.x} 0v${foot}L0 ${HALF.y + foot} ${-HALF.x} ${foot}z`;
}
