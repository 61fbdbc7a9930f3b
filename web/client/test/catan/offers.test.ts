import { describe, expect, it } from 'vitest';
import {
  answerOf,
  awaitsMe,
  isDead,
  isSameExchange,
  missingCards,
  offerKind,
  offerObstacle,
  sortedOffers,
} from '../../src/catan/offers';
import { resourceCounts } from '../../src/catan/protocol/protocol';
import type { Offer, TableState } from '../../src/catan/tableState';
import { TradeDraft } from '../../src/catan/tradeDraft.svelte';
import { startedGame, tableAfter } from './sampleMessages';

function offer(id: number, player: number, want: string): unknown {
  return {
    Handelsangebot: {
      Spieler: player,
      'Handel id': id,
      Angebot: { Holz: 1 },
      Nachfrage: { [want]: 1 },
    },
  };
}

function answer(id: number, player: number, accepts: boolean): unknown {
  return {
    'Handelsangebot angenommen': { Mitspieler: player, 'Handel id': id, Annehmen: accepts },
  };
}

function after(...messages: unknown[]): TableState {
  const cards = [0, 1, 2].map((id) => ({ Ertrag: { Spieler: id, Rohstoffe: { Unbekannt: 1 } } }));
  return tableAfter([...cards, ...messages] as Record<string, unknown>[], startedGame());
}

function only(table: TableState): Offer {
  const [first] = table.offers;
  if (!first) throw new Error('no offer');
  return first;
}

describe('answers to offers', () => {
  it('say who accepts, who thinks and who declines', () => {
    const table = after(offer(7, 0, 'Erz'), answer(7, 1, true));
    expect(answerOf(table, only(table), 1)).toEqual({ kind: 'accepted' });
    expect(answerOf(table, only(table), 2)).toEqual({ kind: 'thinking' });
  });

  it('say why the server declined', () => {
    const reason = (word: string) => ({
      Handelsantwort: { Spieler: 1, 'Handel id': 7, Grund: word },
    });
    const late = after(offer(7, 0, 'Erz'), answer(7, 1, false), reason('keine Antwort'));
    expect(answerOf(late, only(late), 1)).toEqual({ kind: 'declined', reason: 'tooLate' });
    const other = after(offer(7, 0, 'Erz'), answer(7, 1, false), reason('nicht gefragt'));
    expect(answerOf(other, only(other), 1)).toEqual({ kind: 'declined', reason: 'notAsked' });
  });

  it('say that a player has too few cards', () => {
    const lost = { Kosten: { Spieler: 1, Rohstoffe: { Unbekannt: 1 } } };
    const table = after(offer(7, 0, 'Erz'), answer(7, 1, true), lost);
    expect(answerOf(table, only(table), 1)).toEqual({ kind: 'declined', reason: 'tooFewCards' });
  });

  it('may be counter-offers', () => {
    const counter = {
      Gegenangebot: { Spieler: 1, 'Handel id': 7, Angebot: { Erz: 1 }, Nachfrage: { Holz: 2 } },
    };
    const table = after(offer(7, 0, 'Erz'), answer(7, 1, false), counter);
    expect(answerOf(table, only(table), 1)).toEqual({ kind: 'declined', reason: 'counterMade' });
    expect(only(table).counters).toEqual([
      { player: 1, give: resourceCounts({ Erz: 1 }), want: resourceCounts({ Holz: 2 }) },
    ]);
  });

  it('have a time limit', () => {
    const before = Date.now();
    const table = after(offer(7, 0, 'Erz'), {
      Handelsfrist: { 'Handel id': 7, Millisekunden: 20000 },
    });
    expect(only(table).until).toBeGreaterThanOrEqual(before + 20000);
  });
});

describe('offers', () => {
  it('that await the player come first, and dead ones last', () => {
    const all = startedGame()
      .players.map((p) => p.id)
      .filter((id) => id !== 1);
    const table = after(
      offer(5, 1, 'Erz'),
      offer(6, 1, 'Lehm'),
      offer(7, 1, 'Wolle'),
      ...all.map((id) => answer(7, id, false)),
      answer(6, 0, true),
    );
    expect(sortedOffers(table).map((o) => o.id)).toEqual([5, 6, 7]);
    expect(table.offers.map((o) => awaitsMe(table, o))).toEqual([true, false, false]);
    expect(table.offers.map((o) => isDead(table, o))).toEqual([false, false, true]);
  });

  it('are of one kind if one player wants the same resources', () => {
    const kinds = after(offer(5, 1, 'Erz'), offer(6, 1, 'Erz'), offer(7, 2, 'Erz')).offers;
    expect(new Set(kinds.map(offerKind)).size).toBe(2);
  });

  it('cannot be accepted without the cards', () => {
    const hand = resourceCounts({ Erz: 1 });
    expect(missingCards(hand, resourceCounts({ Erz: 2, Holz: 1 }))).toEqual(['Holz', 'Erz']);
  });
});

describe('a draft', () => {
  it('takes no more cards than the hand has', () => {
    const draft = new TradeDraft();
    const hand = resourceCounts({ Holz: 1 });
    draft.put('Holz', hand);
    draft.put('Holz', hand);
    expect(draft.give).toEqual(hand);
    expect(draft.isPossible(hand)).toBe(false);
    draft.want = resourceCounts({ Erz: 1 });
    expect(draft.isPossible(hand)).toBe(true);
    draft.want = resourceCounts({ Holz: 1 });
    expect(draft.isPossible(hand)).toBe(false);
  });

  it('of a counter-offer starts with the offer seen from the other side', () => {
    const draft = new TradeDraft();
    const table = after(offer(5, 1, 'Erz'));
    draft.counter(only(table), resourceCounts({ Erz: 3 }));
    expect(draft.answered).toBe(5);
    expect(isSameExchange(draft, { give: only(table).want, want: only(table).give })).toBe(true);
    draft.clear();
    expect(draft.answered).toBeUndefined();
  });
});

describe('an offer that cannot be made', () => {
  const wood = resourceCounts({ Holz: 1 });
  const ore = resourceCounts({ Erz: 1 });
  const none = resourceCounts();
  const market = (...messages: unknown[]) => ({ ...after(...messages), me: 0, hand: wood });

  it('says what is missing in the exchange', () => {
    const table = market();
    expect(offerObstacle(table, { give: none, want: ore }, 2, {})).toBe('nothingGiven');
    expect(offerObstacle(table, { give: wood, want: none }, 2, {})).toBe('nothingWanted');
    expect(offerObstacle(table, { give: wood, want: wood }, 2, {})).toBe('sameResource');
    expect(offerObstacle(table, { give: ore, want: wood }, 2, {})).toBe('cardsGone');
    expect(offerObstacle(table, { give: wood, want: ore }, 0, {})).toBe('noPartner');
    expect(offerObstacle(table, { give: wood, want: ore }, 2, {})).toBeUndefined();
  });

  it('exists already, unless everybody has declined it', () => {
    const exchange = { give: wood, want: ore };
    expect(offerObstacle(market(offer(7, 0, 'Erz')), exchange, 2, {})).toBe('duplicate');
    const declined = market(offer(7, 0, 'Erz'), answer(7, 1, false), answer(7, 2, false));
    expect(offerObstacle(declined, exchange, 2, { open: 1 })).toBeUndefined();
  });

  it('is one more than the table allows', () => {
    const exchange = { give: wood, want: resourceCounts({ Wolle: 1 }) };
    const rolled = { Würfelwurf: { Spieler: 0, Wurf: [3, 4] } };
    const table = market(offer(6, 0, 'Erz'), rolled, offer(7, 0, 'Lehm'), offer(8, 1, 'Erz'));
    expect(offerObstacle(table, exchange, 2, { open: 2 })).toBe('openLimit');
    expect(offerObstacle(table, exchange, 2, { open: 3 })).toBeUndefined();
    expect(offerObstacle(table, exchange, 2, { inTurn: 1 })).toBe('turnLimit');
    expect(offerObstacle(table, exchange, 2, { inTurn: 2 })).toBeUndefined();
    expect(offerObstacle(table, exchange, 2, { inTurn: 0, open: 0 })).toBeUndefined();
  });
});
