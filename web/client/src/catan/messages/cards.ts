// Messages about cards: resources gained and paid, development cards bought and played.
import { type Fields } from '../../net/json';
import { DEVELOPMENT_CARDS, RESOURCES, asCards, type DevelopmentCard } from '../protocol/protocol';
import { findPlayer, type TableState } from '../tableState';
import { addLogEntry, playerOf, updatePlayer } from './tableUpdates';

/** `sign` is 1 for cards gained and -1 for cards paid. */
export function resourcesMoved(table: TableState, f: Fields, sign: 1 | -1): TableState {
  const id = playerOf(f);
  const moved = asCards(f['Rohstoffe'], RESOURCES);
  if (moved.total === 0) return table;
  const before = findPlayer(table, id)?.handSize ?? 0;
  const next = updatePlayer(table, id, { handSize: Math.max(0, before + sign * moved.total) });
  if (id === table.me && moved.open) {
    const hand = { ...table.hand };
    for (const r of RESOURCES) hand[r] = Math.max(0, hand[r] + sign * moved.open[r]);
    next.hand = hand;
  }
  return addLogEntry(next, {
    kind: sign > 0 ? 'gained' : 'paid',
    player: id,
    total: moved.total,
    cards: moved.open,
  });
}

export function cardBought(table: TableState, f: Fields): TableState {
  const id = playerOf(f);
  const card = DEVELOPMENT_CARDS.find((c) => c === f['Entwicklungskarte']);
  const before = findPlayer(table, id)?.developmentCards ?? 0;
  const next = updatePlayer(table, id, { developmentCards: before + 1 });
  next.cardsBought = table.cardsBought + 1;
  const isOwn = id === table.me && card !== undefined;
  if (isOwn) {
    const { developmentCards, boughtThisTurn } = table;
    next.developmentCards = { ...developmentCards, [card]: developmentCards[card] + 1 };
    next.boughtThisTurn = { ...boughtThisTurn, [card]: boughtThisTurn[card] + 1 };
  }
  // Some servers show a bought card to all players. The log does not.
  return addLogEntry(next, { kind: 'bought', player: id, card: isOwn ? card : undefined });
}

export function cardPlayed(table: TableState, f: Fields, card: DevelopmentCard): TableState {
  const id = playerOf(f);
  const before = findPlayer(table, id);
  const next = updatePlayer(table, id, {
    developmentCards: Math.max(0, (before?.developmentCards ?? 1) - 1),
    knights: (before?.knights ?? 0) + (card === 'Ritter' ? 1 : 0),
  });
  if (id !== table.me) return next;
  const left = Math.max(0, table.developmentCards[card] - 1);
  return {
    ...next,
    hasPlayedCard: true,
    developmentCards: { ...table.developmentCards, [card]: left },
  };
}
