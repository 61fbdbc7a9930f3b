import type { Sound } from '../ui/sounds';
import type { Position } from './protocol/position';

/** The sounds for what happened between two positions. */
export function soundsBetween(before: Position | undefined, after: Position): Sound[] {
  if (after.stage === 'over') return before?.stage === 'over' ? [] : ['end'];
  const blocks = (position: Position) => position.heights.reduce((sum, h) => sum + h, 0);
  const isMyTurn = (position: Position | undefined) =>
    position?.seat !== undefined && position.seatToAct === position.seat;
  const sounds: Sound[] = [];
  if (before && blocks(after) !== blocks(before)) sounds.push('build');
  if (isMyTurn(after) && !isMyTurn(before)) sounds.push('turn');
  return sounds;
}
