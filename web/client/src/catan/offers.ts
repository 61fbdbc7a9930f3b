// What the page says and does about open offers.
import { RESOURCES, total, type Resource, type ResourceCounts } from './protocol/protocol';
import { findPlayer, isSpectator, type Offer, type TableState } from './tableState';

/** The answer of a player; a reason says why the answer is no, or why the trade is impossible. */
export type Answer =
  | { kind: 'accepted' }
  | { kind: 'thinking' }
  | { kind: 'declined'; reason?: 'notAsked' | 'tooLate' | 'tooFewCards' | 'counterMade' };

export function answerOf(table: TableState, offer: Offer, player: number): Answer {
  const isAble = (findPlayer(table, player)?.handSize ?? 0) >= total(offer.want);
  if (offer.accepted.includes(player))
    return isAble ? { kind: 'accepted' } : { kind: 'declined', reason: 'tooFewCards' };
  if (!offer.declined.includes(player)) return { kind: 'thinking' };
  const reason = offer.reasons?.[player];
  if (reason) return { kind: 'declined', reason };
  if (offer.counters?.some((counter) => counter.player === player))
    return { kind: 'declined', reason: 'counterMade' };
  return isAble ? { kind: 'declined' } : { kind: 'declined', reason: 'tooFewCards' };
}

/** The cards that a hand lacks for a payment. */
export function missingCards(hand: ResourceCounts, price: ResourceCounts): Resource[] {
  return RESOURCES.filter((r) => hand[r] < price[r]);
}

export function isOwn(table: TableState, offer: Offer): boolean {
  return offer.player === table.me;
}

/** Whether the offer waits for an answer of this player. */
export function awaitsMe(table: TableState, offer: Offer): boolean {
  const { me } = table;
  if (me === undefined || isSpectator(table) || offer.player === me) return false;
  return !offer.accepted.includes(me) && !offer.declined.includes(me);
}

/** Whether everybody has declined, so that nothing can come of the offer. */
export function isDead(table: TableState, offer: Offer): boolean {
  return table.players.every((p) => p.id === offer.player || offer.declined.includes(p.id));
}

/** The offers by importance: those that await this player first, then those with an acceptance. */
export function sortedOffers(table: TableState): Offer[] {
  const rank = (offer: Offer): number => {
    if (awaitsMe(table, offer)) return 0;
    if (offer.accepted.length > 0) return 1;
    if (offer.counters?.length) return 2;
    return isDead(table, offer) ? 4 : 3;
  };
  return [...table.offers].sort((a, b) => rank(a) - rank(b) || b.id - a.id);
}

/** Offers are of the same kind if the same player asks for the same resources. */
export function offerKind(offer: Offer): string {
  return `${offer.player} ${RESOURCES.filter((r) => offer.want[r] > 0).join(' ')}`;
}
