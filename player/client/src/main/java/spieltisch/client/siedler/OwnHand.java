package spieltisch.client.siedler;

import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;

/// The cards of the own player, by kind.
public final class OwnHand {
  private Resources hand = Resources.NONE;
  private Cards cards = Cards.NONE;
  private Cards atTurnStart = Cards.NONE;

  /// The resource cards; never negative, whatever was received.
  public Resources hand() {
    var result = Resources.NONE;
    for (var kind : Resource.values())
      result = result.with(kind, Math.clamp(hand.count(kind), 0, PackedCounts.MOST));
    return result;
  }

  Cards cards() {
    return cards;
  }

  /// The cards bought in this turn. A card played in this turn may hide one of them, which is
  /// harmless since only one card can be played.
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

  /// Replaces the hand by the server's report. Returns whether they agreed.
  boolean correctHand(Resources reported) {
    boolean wasCorrect = hand.equals(reported);
    hand = reported;
    return wasCorrect;
  }

  boolean correctCards(Cards reported) {
    boolean wasCorrect = cards.equals(reported);
    cards = reported;
    return wasCorrect;
  }
}
