package spieltisch.client.siedler;

import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;

/// What is known of the bank: its stock, less what was openly gained, and what was openly paid.
///
/// What one player pays to another goes out of the sum by itself, since he gains it as openly.
final class BankTracker {
  private Resources piles = Resources.NONE;
  private int each;

  void stocked(int cardsOfEachKind) {
    each = cardsOfEachKind;
    piles = new Resources(each, each, each, each, each);
  }

  void gained(Resources some) {
    piles = piles.minus(some);
  }

  void paid(Resources some) {
    piles = piles.plus(some);
  }

  /// What a server told.
  void holds(Resources told) {
    piles = told;
  }

  /// The open piles when so many cards are in the players' hands. Cards that are nowhere else must
  /// lie face down, and if there are more in the hands than there can be, the largest piles are
  /// smaller than they seemed.
  Resources piles(int inHands) {
    for (var kind : Resource.values())
      piles = piles.with(kind, Math.clamp(piles.count(kind), 0, each));
    int all = each * Resource.KINDS;
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
