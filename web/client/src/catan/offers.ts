// What the page says and does about open offers.
import { RESOURCES, covers, total, type Resource, type ResourceCounts } from './protocol/protocol';
import {
  findPlayer,
  isSpectator,
  type CounterOffer,
  type LogEntry,
  type Offer,
  type TableState,
} from './tableState';

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

/** How many offers the table allows; 0 and undefined mean no known limit. */
export type OfferLimits = { inTurn?: number | undefined; open?: number | undefined };

/** Why an offer cannot be made. */
export type OfferObstacle =
  | 'nothingGiven'
  | 'nothingWanted'
  | 'cardsGone'
  | 'sameResource'
  | 'noPartner'
  | 'duplicate'
  | 'openLimit'
  | 'turnLimit';

/**
 * Why the player cannot offer this exchange; undefined if it is possible. The page withdraws offers
 * that everybody has declined, so they do not count as open.
 */
export function offerObstacle(
  table: TableState,
  { give, want }: Exchange,
  partners: number,
  limits: OfferLimits,
): OfferObstacle | undefined {
  if (total(give) === 0) return 'nothingGiven';
  if (!covers(table.hand, give)) return 'cardsGone';
  if (total(want) === 0) return 'nothingWanted';
  if (RESOURCES.some((r) => give[r] > 0 && want[r] > 0)) return 'sameResource';
  if (partners === 0) return 'noPartner';
  const open = table.offers.filter((offer) => isOwn(table, offer) && !isDead(table, offer));
  if (open.some((offer) => isSameExchange(offer, { give, want }))) return 'duplicate';
  if (limits.inTurn && offersInTurn(table) >= limits.inTurn) return 'turnLimit';
  return limits.open && open.length >= limits.open ? 'openLimit' : undefined;
}

/** How many offers this player has made since rolling the dice. */
function offersInTurn({ log, me }: TableState): number {
  const isOwnRoll = (entry: LogEntry) => entry.kind === 'rolled' && entry.player === me;
  const turn = log.slice(log.findLastIndex(isOwnRoll) + 1);
  return turn.filter((entry) => entry.kind === 'offered' && entry.player === me).length;
}

type Exchange = { give: ResourceCounts; want: ResourceCounts };

export function isSameExchange(a: Exchange, b: Exchange): boolean {
  return RESOURCES.every((r) => a.give[r] === b.give[r] && a.want[r] === b.want[r]);
}

export function isSameCounter(a: CounterOffer, b: CounterOffer): boolean {
  return a.player === b.player && isSameExchange(a, b);
}
