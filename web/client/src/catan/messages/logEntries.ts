// One action of a player is one entry of the log, although the server describes it in several
// messages: payments, gains and the action itself.
import { resourceCounts, type ResourceCounts } from '../protocol/protocol';
import type { LogEntry } from '../tableState';

type CardMove = Extract<LogEntry, { kind: 'gained' | 'paid' }>;

/** One entry for two entries of the log; undefined if the second belongs to another action. */
export function joined(last: LogEntry | undefined, next: LogEntry): LogEntry | undefined {
  if (!last) return undefined;
  switch (next.kind) {
    case 'built':
    case 'bought':
      return last.kind === 'paid' && last.player === next.player ? next : undefined;
    case 'robbed':
      return last.kind === 'knight' && last.player === next.player
        ? { ...next, byKnight: true }
        : undefined;
    case 'gained':
    case 'paid':
      return withCards(last, next);
    default:
      return undefined;
  }
}

function withCards(last: LogEntry, next: CardMove): LogEntry | undefined {
  const { player, cards, total } = next;
  const isGain = next.kind === 'gained';
  switch (last.kind) {
    case 'paid':
      return isGain && last.player === player
        ? { kind: 'exchanged', player, give: known(last), want: known(next) }
        : undefined;
    case 'built':
      return isGain && last.player === player && last.type === 'Dorf' && !last.gained
        ? { ...last, gained: known(next) }
        : undefined;
    case 'invention':
      return isGain && last.player === player && last.total === undefined
        ? { ...last, total, cards }
        : undefined;
    case 'monopoly':
      if (last.total !== undefined || isGain !== (last.player === player)) return undefined;
      return isGain ? { ...last, total } : last;
    case 'robbed':
      if (last.victim === undefined || last.isDone) return undefined;
      if (player !== (isGain ? last.player : last.victim)) return undefined;
      return { ...last, isDone: isGain, stolen: cards ?? last.stolen };
    case 'traded':
      return withTradedCards(last, next);
    default:
      return undefined;
  }
}

/** Each of the two players pays once and gains once. */
function withTradedCards(
  last: Extract<LogEntry, { kind: 'traded' }>,
  next: CardMove,
): LogEntry | undefined {
  const move = `${next.kind} ${next.player}`;
  if (![last.player, last.partner].includes(next.player) || last.moves.includes(move))
    return undefined;
  const isGivenByPlayer = (next.kind === 'paid') === (next.player === last.player);
  return {
    ...last,
    moves: [...last.moves, move],
    ...(isGivenByPlayer ? { give: known(next) } : { want: known(next) }),
  };
}

function known({ cards }: CardMove): ResourceCounts {
  return cards ?? resourceCounts();
}
