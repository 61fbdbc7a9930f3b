// A finished game of Torres from the lines in which the server tells it.
import { Reader } from './messages';

/** Every position in its order, one after the other. */
export function positionsIn(lines: readonly string[]): string[] {
  const reader = new Reader();
  return lines
    .flatMap((line) => reader.read(line))
    .flatMap((heard) => (heard.kind === 'position' ? [heard.notation] : []))
    .filter((notation, i, all) => notation !== '' && notation !== all[i - 1]);
}
