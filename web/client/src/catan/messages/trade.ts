// Messages about offers between players.
import { asNumber, type Fields } from '../../net/json';
import { asResourceCounts } from '../protocol/protocol';
import type { Offer, TableState } from '../tableState';
import { addLogEntry, playerOf } from './tableUpdates';

export function offerMade(table: TableState, f: Fields): TableState {
  const id = asNumber(f['Handel id']);
  if (id === undefined) return table;
  const player = playerOf(f);
  const give = asResourceCounts(f['Angebot']);
  const want = asResourceCounts(f['Nachfrage']);
  const offer = { id, player, give, want, accepted: [], declined: [] };
  const offers = [...table.offers.filter((o) => o.id !== id), offer];
  return addLogEntry({ ...table, offers }, { kind: 'offered', player, give, want });
}

export function offerAnswered(table: TableState, f: Fields): TableState {
  const id = asNumber(f['Handel id']);
  const partner = asNumber(f['Mitspieler']) ?? playerOf(f);
  return setAnswer(table, id, partner, f['Annehmen'] !== false);
}

function setAnswer(
  table: TableState,
  id: number | undefined,
  partner: number,
  accepts: boolean,
): TableState {
  const without = (ids: readonly number[]) => ids.filter((p) => p !== partner);
  return {
    ...table,
    offers: table.offers.map((o) =>
      o.id !== id
        ? o
        : {
            ...o,
            accepted: accepts ? [...without(o.accepted), partner] : without(o.accepted),
            declined: accepts ? without(o.declined) : [...without(o.declined), partner],
          },
    ),
  };
}

function changeOffer(
  table: TableState,
  f: Fields,
  change: (offer: Offer) => Partial<Offer>,
): TableState {
  const id = asNumber(f['Handel id']);
  const offers = table.offers.map((o) => (o.id === id ? { ...o, ...change(o) } : o));
  return { ...table, offers };
}

export function answerTimeSet(table: TableState, f: Fields): TableState {
  const until = Date.now() + (asNumber(f['Millisekunden']) ?? 0);
  return changeOffer(table, f, () => ({ until }));
}

/** The server has declined the offer for a player. */
export function answeredForPlayer(table: TableState, f: Fields): TableState {
  const reason = f['Grund'] === 'nicht gefragt' ? 'notAsked' : 'tooLate';
  return changeOffer(table, f, (offer) => ({
    reasons: { ...offer.reasons, [playerOf(f)]: reason },
  }));
}

export function counterOffered(table: TableState, f: Fields): TableState {
  const player = playerOf(f);
  const give = asResourceCounts(f['Angebot']);
  const want = asResourceCounts(f['Nachfrage']);
  return changeOffer(table, f, (offer) => ({
    counters: [
      ...(offer.counters ?? []).filter((c) => c.player !== player),
      { player, give, want },
    ],
  }));
}

/**
 * A message from the player who made the offer withdraws the offer. A message from another player
 * withdraws that player's acceptance.
 */
export function offerWithdrawn(table: TableState, f: Fields): TableState {
  const id = asNumber(f['Handel id']);
  const offer = table.offers.find((o) => o.id === id);
  if (!offer) return table;
  if (offer.player !== playerOf(f)) return setAnswer(table, id, playerOf(f), false);
  return { ...table, offers: table.offers.filter((o) => o.id !== id) };
}

/**
 * The message does not name the offer. The concluded offer is the player's first offer that this
 * partner accepted.
 */
export function tradeConcluded(table: TableState, f: Fields): TableState {
  const player = playerOf(f);
  const partner = asNumber(f['Mitspieler']) ?? -1;
  const index = table.offers.findIndex((o) => o.player === player && o.accepted.includes(partner));
  const offers = table.offers.filter((_, i) => i !== index);
  return addLogEntry({ ...table, offers }, { kind: 'traded', player, partner, moves: [] });
}
