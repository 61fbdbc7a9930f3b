package spieltisch.client.siedler;

import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;

/// The player's own cards, by kind.
public final class OwnHand {
  private Resources hand = Resources.NONE;
  private Cards cards = Cards.NONE;
  private Cards atTurnStart = Cards.NONE;

  /// Never less than nothing, whatever was heard.
  public Resources hand() {
    var real = Resources.NONE;
    for (var kind : Resource.values())
      real = real.with(kind, Math.clamp(hand.count(kind), 0, PackedCounts.MOST));
    return real;
  }

  Cards cards() {
    return cards;
  }

  /// What was bought in this turn. A card that was played in it may hide one, but no second may be
  /// played anyway.
  Cards fresh() {
    int fresh = PackedCounts.NONE;
    for (var card : Card.values())
      fresh +=
          PackedCounts.of(card.ordinal(), Math.max(0, cards.count(card) - atTurnStart.count(card)));
    return Cards.unpacked(fresh);
  }

  void turnBegan() {
    atTurnStart = cards;
  }

  void gained(Resources some) {
    hand = hand.plus(some);
  }

  void lost(Resources some) {
    hand = hand.minus(some);
  }

  void bought(Card card) {
    cards = Cards.unpacked(cards.packed() + PackedCounts.one(card.ordinal()));
  }

  void played(Card card) {
    if (cards.count(card) > 0)
      cards = Cards.unpacked(cards.packed() - PackedCounts.one(card.ordinal()));
  }

  /// What the server says is true; answers whether that was known.
  boolean holds(Resources told) {
    boolean isKnown = hand.equals(told);
    hand = told;
    return isKnown;
  }

  boolean holdsCards(Cards told) {
    boolean isKnown = cards.equals(told);
    cards = told;
    return isKnown;
  }
}
