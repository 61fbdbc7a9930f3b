import { MessageReader } from './messages';

/** All positions in the messages of a finished game, in order, without repetitions. */
export function positionsIn(lines: readonly string[]): string[] {
  const reader = new MessageReader();
  return lines
    .flatMap((line) => reader.read(line))
    .flatMap((message) => (message.kind === 'position' ? [message.notation] : []))
    .filter((notation, i, all) => notation !== '' && notation !== all[i - 1]);
}
