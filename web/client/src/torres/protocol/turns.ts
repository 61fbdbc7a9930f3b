// The turns of a recorded Torres game.
import { readPosition } from './position';

/** The first step of each turn, given the positions of a game. */
export function turnStarts(history: readonly string[]): number[] {
  let turn = '';
  return history.flatMap((notation, step) => {
    const { stage, seatToAct, year, round } = readPosition(notation);
    const now = [stage, seatToAct, year, round].join(' ');
    if (now === turn) return [];
    turn = now;
    return [step];
  });
}
