package spieltisch.bots.catan;

import spieltisch.catan.PackedAction;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;

/// Which cards of the own hand can be done without.
final class DiscardPolicy {
  private DiscardPolicy() {}

  /// Gives back so many cards: first what a goal does not need, then what comes again soonest.
  static long discard(SeatEconomy house, int price, int owed) {
    int kept = house.hand();
    int given = PackedCounts.NONE;
    for (int i = 0; i < owed; i++) {
      int kind = leastNeeded(house, kept, price);
      given += PackedCounts.one(kind);
      kept -= PackedCounts.one(kind);
    }
    return PackedAction.ofCards(PackedAction.DISCARD, given);
  }

  private static int leastNeeded(SeatEconomy house, int hand, int price) {
    int least = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      int count = PackedCounts.count(hand, kind);
      if (count == 0) continue;
      double spare = count - PackedCounts.count(price, kind) + house.income(kind);
      if (spare > most) {
        most = spare;
        least = kind;
      }
    }
    return least;
  }
}
