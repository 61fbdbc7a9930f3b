// The time controls that a new table can have.
import type { TableOptions } from '../../net/api';

type Clock = NonNullable<TableOptions['clock']>;

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

/** Each limit is in milliseconds. `discard` and `answer` matter in Catan only. */
export const TIME_CONTROLS = {
  fast: { turn: 45 * SECOND, discard: 20 * SECOND, answer: 15 * SECOND },
  normal: { turn: 120 * SECOND, discard: 30 * SECOND, answer: 20 * SECOND },
  slow: { turn: 300 * SECOND, discard: 60 * SECOND, answer: 60 * SECOND },
  days: { turn: DAY, discard: DAY, answer: DAY },
  // All fields are named: when a clock changes, fields that are missing keep their values.
  none: { turn: 0, discard: 0, answer: 20 * SECOND },
} satisfies Record<string, Clock>;

export type TimeControl = keyof typeof TIME_CONTROLS;

/** The preset with the time for a turn; undefined if it was chosen by hand. */
export function presetOf(turn: number): TimeControl | undefined {
  return TIME_CONTROL_NAMES.find((name) => ((TIME_CONTROLS[name] as Clock).turn ?? 0) === turn);
}

export const TIME_CONTROL_NAMES = Object.keys(TIME_CONTROLS) as TimeControl[];
