package spieltisch.bots.catan.policy;

import spieltisch.bots.catan.SeatEconomy;
import spieltisch.catan.PackedAction;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;

/// Chooses the cards to discard after a seven.
final class DiscardPolicy {
  private DiscardPolicy() {}

  /// Discards `owed` cards one after the other. Each card is of the kind with the largest surplus:
  /// the cards of this kind that the price does not need, plus the income of this kind per roll.
  static long discard(SeatEconomy economy, int price, int owed) {
    int kept = economy.hand();
    int discarded = PackedCounts.NONE;
    for (int i = 0; i < owed; i++) {
      int kind = leastNeeded(economy, kept, price);
      discarded += PackedCounts.one(kind);
      kept -= PackedCounts.one(kind);
    }
    return PackedAction.ofCards(PackedAction.DISCARD, discarded);
  }

  private static int leastNeeded(SeatEconomy economy, int hand, int price) {
    int least = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      int count = PackedCounts.count(hand, kind);
      if (count == 0) continue;
      double spare = count - PackedCounts.count(price, kind) + economy.income(kind);
      if (spare > most) {
        most = spare;
        least = kind;
      }
    }
    return least;
  }
}
