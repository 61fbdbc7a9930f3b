// Where the turns of a replay are, and how fast it runs.

/** The number of the turn at a step, counted from 0. */
export function turnAt(turns: readonly number[], step: number): number {
  return Math.max(
    0,
    turns.findLastIndex((start) => start <= step),
  );
}

/** The start of this turn, or of the turn before if the step is the start already. */
export function turnBefore(turns: readonly number[], step: number): number {
  return turns.findLast((start) => start < step) ?? 0;
}

/** The start of the next turn, or the last step. */
export function turnAfter(turns: readonly number[], step: number, last: number): number {
  return turns.find((start) => start > step) ?? last;
}

/** Steps that show one thing after the other, without regard to the length of the game. */
const SLOW_STEP_MS = 900;
/** Faster changes cannot be followed and cost only processor time. */
const SHORTEST_STEP_MS = 50;

/** How often a replay advances, and by how many steps, so that it lasts a number of minutes. */
export function paceFor(minutes: number | undefined, last: number): { ms: number; steps: number } {
  if (minutes === undefined) return { ms: SLOW_STEP_MS, steps: 1 };
  const ms = (minutes * 60_000) / Math.max(1, last);
  const steps = Math.max(1, Math.ceil(SHORTEST_STEP_MS / ms));
  return { ms: ms * steps, steps };
}
