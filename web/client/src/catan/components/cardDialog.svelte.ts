import type { Move } from '../protocol/moves';
import type { DevelopmentCard } from '../protocol/protocol';

/** The development card whose dialog is open. */
export const cardDialog: { card: DevelopmentCard | undefined } = $state({ card: undefined });

/** The kind of move that plays each card. A victory point is never played. */
const MOVE_KINDS: Partial<Record<DevelopmentCard, Move['kind']>> = {
  Ritter: 'knight',
  Straßenbau: 'roads',
  Erfindung: 'invention',
  Monopol: 'monopoly',
};

export function isPlayable(card: DevelopmentCard, moves: readonly Move[]): boolean {
  return moves.some((move) => move.kind === MOVE_KINDS[card]);
}
