// A Torres game from the recorded lines of its protocol.
import type { Action } from './protocol/action';
import { actionEntry, progressEntries, type TorresChatMessage, type TorresLogEntry } from './log';
import { MessageReader, type TorresMessage } from './protocol/messages';
import { readPosition, type Position } from './protocol/position';

/** The first fields of a notation are public; the others are what one player knows. */
const PUBLIC_FIELDS = 10;

/** A position, and what happened between the position before it and this one. */
export type ReplayStep = { notation: string; entries: readonly TorresLogEntry[] };

/** All positions in the messages of a finished game, in order, without repetitions. */
export function stepsIn(lines: readonly string[]): ReplayStep[] {
  return stepsOf(messagesIn(lines));
}

function messagesIn(lines: readonly string[]): TorresMessage[] {
  const reader = new MessageReader();
  return lines.flatMap((line) => reader.read(line));
}

function stepsOf(messages: readonly TorresMessage[]): ReplayStep[] {
  const steps: ReplayStep[] = [];
  let entries: TorresLogEntry[] = [];
  let position: Position | undefined;
  for (const message of messages) {
    if (message.kind === 'acted' && position)
      entries.push(actionEntry(message.action, message.seat, position));
    else if (message.kind === 'position' && message.notation !== steps.at(-1)?.notation) {
      if (message.notation === '') continue;
      const now = readPosition(message.notation);
      entries.push(...progressEntries(position, now));
      steps.push({ notation: message.notation, entries });
      entries = [];
      position = now;
    }
  }
  return steps;
}

export type Past = {
  log: TorresLogEntry[];
  chat: TorresChatMessage[];
  steps: ReplayStep[];
  newestAction?: Action | undefined;
};

/** What happened up to a position, with the whole chat; undefined if the lines do not contain it. */
export function pastUntil(lines: readonly string[], notation: string): Past | undefined {
  const messages = messagesIn(lines);
  const last = messages.findLastIndex(
    (message) =>
      message.kind === 'position' && publicPart(message.notation) === publicPart(notation),
  );
  if (last < 0) return undefined;
  const past = messages.slice(0, last + 1);
  const steps = stepsOf(past);
  const newest = past.findLast((message) => message.kind === 'acted');
  return {
    log: steps.flatMap((step) => step.entries),
    chat: chatIn(messages),
    steps,
    newestAction: newest?.kind === 'acted' ? newest.action : undefined,
  };
}

function chatIn(messages: readonly TorresMessage[]): TorresChatMessage[] {
  return messages.flatMap((message) =>
    message.kind === 'chat' ? [{ sender: message.sender, text: message.text }] : [],
  );
}

function publicPart(notation: string): string {
  return notation.split(' ').slice(0, PUBLIC_FIELDS).join(' ');
}
