// News of cards: resources that change hands, development cards bought and played.
import { CARDS, RESOURCES, pile, type Card, type Fields } from '../protocol/protocol';
import { player, type Table } from '../tableState';
import { change, log, who } from './tableUpdates';

export function cardsMoved(table: Table, f: Fields, sign: 1 | -1): Table {
  const id = who(f);
  const moved = pile(f['Rohstoffe'], RESOURCES);
  if (moved.total === 0) return table;
  const before = player(table, id);
  const hand = Math.max(0, (before?.hand ?? 0) + sign * moved.total);
  const next = change(table, id, { hand });
  if (id === table.me && moved.open) {
    const own = { ...table.hand };
    for (const r of RESOURCES) own[r] = Math.max(0, own[r] + sign * moved.open[r]);
    next.hand = own;
  }
  return log(next, {
    kind: sign > 0 ? 'gained' : 'paid',
    player: id,
    total: moved.total,
    cards: moved.open,
  });
}

export function cardBought(table: Table, f: Fields): Table {
  const id = who(f);
  const card = CARDS.find((c) => c === f['Entwicklungskarte']);
  const next = change(table, id, { cards: (player(table, id)?.cards ?? 0) + 1 });
  next.bought = table.bought + 1;
  const mine = id === table.me && card !== undefined;
  if (mine) {
    next.cards = { ...table.cards, [card]: table.cards[card] + 1 };
    next.fresh = { ...table.fresh, [card]: table.fresh[card] + 1 };
  }
  // Some servers show a bought card to all; we do not pass that on.
  return log(next, { kind: 'bought', player: id, card: mine ? card : undefined });
}

export function cardPlayed(table: Table, f: Fields, card: Card): Table {
  const id = who(f);
  const before = player(table, id);
  const next = change(table, id, {
    cards: Math.max(0, (before?.cards ?? 1) - 1),
    knights: (before?.knights ?? 0) + (card === 'Ritter' ? 1 : 0),
  });
  if (id !== table.me) return next;
  return {
    ...next,
    cardPlayed: true,
    cards: { ...table.cards, [card]: Math.max(0, table.cards[card] - 1) },
  };
}
