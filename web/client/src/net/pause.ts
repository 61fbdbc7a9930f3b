// Pauses of a game and absent players, as both protocols report them.

/** Whether the game is paused, and who asks for a pause that has not begun. */
export type Pause = { isPaused: boolean; agreed: readonly number[] };

/**
 * The absence of a player: when a bot takes over the seat, or that a bot plays, or how many turns
 * the bot played before the player came back.
 */
export type Absence =
  { kind: 'away'; until: number } | { kind: 'bot' } | { kind: 'back'; turns: number };

/** The absent players by their id, in Torres by their seat. */
export type Absences = Readonly<Record<number, Absence>>;

export const NO_PAUSE: Pause = { isPaused: false, agreed: [] };

/** @param millis the time until a bot takes over @param turns the turns of the bot until the return */
export function absenceOf(millis: number | undefined, turns: number | undefined): Absence {
  if (turns !== undefined) return { kind: 'back', turns };
  return millis === undefined ? { kind: 'bot' } : { kind: 'away', until: Date.now() + millis };
}
