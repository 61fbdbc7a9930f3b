// What is worth a sound between two looks at the castles.
import type { Sound } from '../ui/sounds';
import type { Position } from './position';

export function soundsBetween(before: Position | undefined, after: Position): Sound[] {
  if (after.stage === 'over') return before?.stage === 'over' ? [] : ['end'];
  const blocks = (position: Position) => position.heights.reduce((sum, h) => sum + h, 0);
  const isMine = (position: Position | undefined) =>
    position?.seat !== undefined && position.awaited === position.seat;
  const sounds: Sound[] = [];
  if (before && blocks(after) !== blocks(before)) sounds.push('build');
  if (isMine(after) && !isMine(before)) sounds.push('turn');
  return sounds;
}
