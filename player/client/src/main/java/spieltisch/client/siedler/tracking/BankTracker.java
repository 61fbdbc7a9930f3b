package spieltisch.client.siedler.tracking;

import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;

/// Tracks the open piles of the bank, that is, its face-up cards, by the visible gains and payments
/// of all players.
///
/// A trade between players does not change the piles: its gains and payments cancel each other out,
/// since all of its cards are visible.
final class BankTracker {
  private Resources piles = Resources.NONE;
  private int cardsPerKind;

  void fill(int newCardsPerKind) {
    cardsPerKind = newCardsPerKind;
    piles = new Resources(cardsPerKind, cardsPerKind, cardsPerKind, cardsPerKind, cardsPerKind);
  }

  void gained(Resources some) {
    piles = piles.minus(some);
  }

  void paid(Resources some) {
    piles = piles.plus(some);
  }

  /// Sets the piles that the server reported.
  void setPiles(Resources reported) {
    piles = reported;
  }

  /// The open piles of the bank if the players hold `inHands` cards; all other cards lie face down.
  /// If too few cards are left for the hands, the largest piles are reduced.
  Resources piles(int inHands) {
    for (var kind : Resource.values())
      piles = piles.with(kind, Math.clamp(piles.count(kind), 0, cardsPerKind));
    int all = cardsPerKind * Resource.KINDS;
    while (piles.total() > 0 && all - piles.total() < inHands) {
      var largest = largest();
      piles = piles.with(largest, piles.count(largest) - 1);
    }
    return piles;
  }

  private Resource largest() {
    var largest = Resource.WOOD;
    for (var kind : Resource.values()) if (piles.count(kind) > piles.count(largest)) largest = kind;
    return largest;
  }
}
