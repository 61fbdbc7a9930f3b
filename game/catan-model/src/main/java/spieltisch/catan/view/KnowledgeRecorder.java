package spieltisch.catan.view;

import spieltisch.catan.MutablePosition;
import spieltisch.catan.Recorder;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;

/// A recorder that updates a position and the hidden cards that it knows.
///
/// The full state knows all cards; a view knows the cards of one player. The state and the view
/// record events with the same methods and differ only in how they treat cards.
public interface KnowledgeRecorder extends Recorder {
  /// The position that this recorder updates.
  MutablePosition mutablePosition();

  /// Moves resource cards from the bank to a hand, or back to the bank if the counts are negative.
  void takeFromBank(int seat, int cards);

  /// Adds resource cards to a hand, or removes them if the counts are negative.
  void addToHand(int seat, int cards);

  /// Moves a development card from the deck to a player.
  void drawCard(int seat, int card);

  /// Removes a development card from a player.
  void removeCard(int seat, int card);

  @Override
  default void rolled(int seat, int first, int second) {
    mutablePosition().rolled(first, second);
  }

  @Override
  default void produced(int seat, int cards) {
    mutablePosition().gained(seat, cards);
    takeFromBank(seat, cards);
  }

  @Override
  default void paid(int seat, int cards) {
    mutablePosition().paid(seat, cards);
    takeFromBank(seat, -cards);
  }

  @Override
  default void roadPlaced(int seat, int edge) {
    mutablePosition().roadPlaced(seat, edge);
  }

  @Override
  default void settlementPlaced(int seat, int corner) {
    mutablePosition().settlementPlaced(seat, corner);
  }

  @Override
  default void cityPlaced(int seat, int corner) {
    mutablePosition().cityPlaced(seat, corner);
  }

  @Override
  default void cardBought(int seat, int card) {
    mutablePosition().cardBought(seat);
    drawCard(seat, card);
  }

  @Override
  default void discarded(int seat, int count, int cards) {
    mutablePosition().discarded(seat, count);
    takeFromBank(seat, -cards);
  }

  @Override
  default void robberMoved(int seat, int hex, int victim) {
    mutablePosition().robberMoved(hex);
  }

  @Override
  default void stolen(int thief, int victim, int card) {
    handOver(victim, thief, card, 1);
  }

  private void handOver(int from, int to, int cards, int count) {
    mutablePosition().handedOver(from, to, count);
    addToHand(from, -cards);
    addToHand(to, cards);
  }

  @Override
  default void knightPlayed(int seat, int hex, int victim) {
    mutablePosition().knightPlayed(seat);
    removeCard(seat, PackedCounts.one(Card.KNIGHT.ordinal()));
  }

  @Override
  default void roadBuildingPlayed(int seat, int first, int second) {
    cardPlayed(seat, Card.ROAD_BUILDING);
  }

  @Override
  default void monopolyPlayed(int seat, int resource) {
    cardPlayed(seat, Card.MONOPOLY);
  }

  private void cardPlayed(int seat, Card card) {
    mutablePosition().cardPlayed(seat);
    removeCard(seat, PackedCounts.one(card.ordinal()));
  }

  @Override
  default void surrendered(int from, int to, int resource, int count) {
    handOver(from, to, PackedCounts.of(resource, count), count);
  }

  @Override
  default void inventionPlayed(int seat, int cards) {
    cardPlayed(seat, Card.INVENTION);
    produced(seat, cards);
  }

  @Override
  default void bankTraded(int seat, int give, int want) {
    paid(seat, give);
    produced(seat, want);
  }

  @Override
  default void offered(int seat, int offer, int give, int want) {
    mutablePosition().offered(offer, give, want);
  }

  @Override
  default void answered(int seat, int offer, boolean accept) {
    mutablePosition().answered(seat, offer, accept);
  }

  @Override
  default void traded(int seat, int partner, int offer, int give, int want) {
    mutablePosition().offerClosed(offer);
    handOver(seat, partner, give, PackedCounts.total(give));
    handOver(partner, seat, want, PackedCounts.total(want));
  }

  @Override
  default void withdrawn(int seat, int offer) {
    if (seat == mutablePosition().active()) mutablePosition().offerClosed(offer);
    else mutablePosition().answered(seat, offer, false);
  }

  @Override
  default void longestRoadPassed(int holder) {
    mutablePosition().longestRoadPassed(holder);
  }

  @Override
  default void largestArmyPassed(int holder) {
    mutablePosition().largestArmyPassed(holder);
  }

  @Override
  default void settlementAwaited(int seat, int placed) {
    mutablePosition().settlementAwaited(seat, placed);
  }

  @Override
  default void roadAwaited(int seat, int placed, int corner) {
    mutablePosition().roadAwaited(seat, placed, corner);
  }

  @Override
  default void turnBegan(int seat) {
    mutablePosition().turnBegan(seat);
  }

  @Override
  default void discardsAwaited(int roller, long owed) {
    mutablePosition().discardsAwaited(roller, owed);
  }

  @Override
  default void phaseBegan(int kind, int seat) {
    mutablePosition().phaseBegan(kind, seat);
  }

  @Override
  default void won(int seat, int victoryPointCards) {
    mutablePosition().won(seat, victoryPointCards);
  }
}
