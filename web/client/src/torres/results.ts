// The result of a Torres game, from its recorded positions.
import { readPosition, type Position } from './protocol/position';

export type TorresResult = {
  end: Position;
  /** For each year the points that each seat got in its scoring. */
  years: readonly (readonly number[])[];
  /** The points that each seat took in its turns. */
  taken: readonly number[];
  /** The points of each seat at the start and after each turn. */
  course: readonly (readonly number[])[];
  /** The position of each of these samples in the history. */
  courseSteps: readonly number[];
};

/** The seats with the most points, which share the victory. */
export function winningSeats(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  return scores.flatMap((points, seat) => (points === best ? [seat] : []));
}

/** @param history the positions of the game in order */
export function torresResult(history: readonly string[]): TorresResult {
  const positions = history.map(readPosition);
  const end = positions.at(-1) ?? readPosition('');
  const start = end.scores.map(() => 0);
  const years: number[][] = [];
  const course: number[][] = [start];
  const courseSteps = [0];
  let before: Position | undefined;
  for (const [step, now] of positions.entries()) {
    // A scoring follows the last turn of a year: then the king is placed, or the game is over.
    if (before?.stage === 'turn' && (now.stage === 'king' || now.stage === 'over'))
      years.push(now.scores.map((score, seat) => score - (before?.scores[seat] ?? 0)));
    if (before?.stage === 'turn' && turnId(before) !== turnId(now)) {
      course.push([...now.scores]);
      courseSteps.push(step);
    }
    before = now;
  }
  const taken = end.scores.map(
    (score, seat) => score - years.reduce((sum, points) => sum + (points[seat] ?? 0), 0),
  );
  return { end, years, taken, course, courseSteps };
}

function turnId({ stage, year, round, turn }: Position): string {
  return [stage, year, round, turn].join(' ');
}
