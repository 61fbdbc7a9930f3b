// The names of the castles. A castle keeps the name of the starting square that it contains.
import type { Castle } from '../rules';

const STARTING_NAMES: Record<number, string> = {
  4: 'Alba',
  18: 'Burgos',
  21: 'Coca',
  24: 'Denia',
  39: 'Elche',
  42: 'Frías',
  45: 'Gormaz',
  59: 'Haro',
};
/** The names of castles that were founded later. */
const LATER_NAMES = ['Jaén', 'Loarre', 'Medina', 'Olite', 'Sax', 'Toledo', 'Úbeda', 'Zafra'];

export type NamedCastle = Castle & { name: string };

export function named(castles: readonly Castle[]): NamedCastle[] {
  let later = 0;
  return castles.map((castle) => {
    const start = castle.squares.find((square) => square in STARTING_NAMES);
    const name =
      start === undefined ? LATER_NAMES[later++ % LATER_NAMES.length] : STARTING_NAMES[start];
    return { ...castle, name: name ?? '' };
  });
}

/** Whether a scoring counts a castle: somebody has a knight in it. */
export function isScored(castle: Castle): boolean {
  return castle.levels.some((level) => level > 0);
}
