package spieltisch.client.siedler.tracking;

import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;

/// The cards of this client's player, by kind.
public final class OwnHand {
  private Resources hand = Resources.NONE;
  private Cards cards = Cards.NONE;
  private Cards atTurnStart = Cards.NONE;

  /// The resource cards; the counts are never negative, whatever the server sent.
  public Resources hand() {
    var result = Resources.NONE;
    for (var kind : Resource.values())
      result = result.with(kind, Math.clamp(hand.count(kind), 0, PackedCounts.MOST));
    return result;
  }

  Cards cards() {
    return cards;
  }

  /// The development cards bought in this turn. A card that was bought in this turn is not counted
  /// if a card of the same kind was played. A missing card is harmless, since only one card can be
  /// played in a turn.
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

  /// Replaces the hand by the hand that the server reported. Returns whether both hands were equal.
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
