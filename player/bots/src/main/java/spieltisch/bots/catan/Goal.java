package spieltisch.bots.catan;

import spieltisch.catan.PackedAction;
import spieltisch.catan.cards.Price;

/// A purchase that a seat can save for.
///
/// @param first the first move: a road on the way, or the purchase itself
/// @param price the total cost, packed
/// @param gain the value in victory points
/// @param rolls the expected number of rolls until the seat can pay the price
record Goal(long first, int price, double gain, double rolls) {
  /// The cost of the first move alone.
  int firstPrice() {
    return switch (PackedAction.kind(first)) {
      case PackedAction.BUILD_ROAD -> Price.ROAD;
      case PackedAction.BUILD_SETTLEMENT -> Price.SETTLEMENT;
      case PackedAction.BUILD_CITY -> Price.CITY;
      default -> Price.CARD;
    };
  }

  /// The gain divided by the waiting time plus an offset.
  double gainPerRoll(double patience) {
    return gain / (rolls + patience);
  }
}
