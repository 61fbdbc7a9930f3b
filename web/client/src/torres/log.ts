// What happened at a Torres table, as entries of its log.
import type { Action } from './protocol/action';
import type { Position } from './protocol/position';

export type TorresLogEntry =
  | { kind: 'acted'; seat: number; action: Action; at: Position }
  | { kind: 'turn' | 'round' | 'year'; seat: number; n: number }
  | { kind: 'over' };
export type TorresChatMessage = { sender: string; text: string };

/**
 * @param seat the seat that acted; undefined if the server does not name it, because the seat on
 * turn acted
 */
export function actionEntry(
  action: Action,
  seat: number | undefined,
  at: Position,
): TorresLogEntry {
  const actor = seat !== undefined && seat >= 0 ? seat : at.seatToAct;
  return { kind: 'acted', seat: actor, action, at };
}

/** The new year, the new turn or the end between two positions. */
export function progressEntries(before: Position | undefined, now: Position): TorresLogEntry[] {
  const entries: TorresLogEntry[] = [];
  if (now.year > 0 && now.year !== before?.year)
    entries.push({ kind: 'year', seat: -1, n: now.year });
  if (now.stage === 'turn' && (before?.stage !== 'turn' || before.seatToAct !== now.seatToAct))
    entries.push({ kind: 'turn', seat: now.seatToAct, n: now.round });
  if (now.stage === 'over' && before?.stage !== 'over') entries.push({ kind: 'over' });
  return entries;
}

/** The chat before and after a moment; messages that are in both parts are not repeated. */
export function joinedChat(
  past: readonly TorresChatMessage[],
  recent: readonly TorresChatMessage[],
): TorresChatMessage[] {
  const isSame = (i: number, other: TorresChatMessage) =>
    past[i]?.sender === other.sender && past[i]?.text === other.text;
  let common = Math.min(past.length, recent.length);
  while (!recent.slice(0, common).every((line, i) => isSame(past.length - common + i, line)))
    common--;
  return [...past, ...recent.slice(common)];
}
