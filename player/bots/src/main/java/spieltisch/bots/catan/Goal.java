package spieltisch.bots.catan;

import spieltisch.catan.PackedAction;
import spieltisch.catan.cards.Price;

/// Something that a seat could save up for.
///
/// @param first the move that comes first: a road on the way, or the thing itself
/// @param price what all of it costs, packed
/// @param gain in victory points
/// @param rolls how long it takes on average until the price can be paid
record Goal(long first, int price, double gain, double rolls) {
  /// What the first move alone costs.
  int firstPrice() {
    return switch (PackedAction.kind(first)) {
      case PackedAction.BUILD_ROAD -> Price.ROAD;
      case PackedAction.BUILD_SETTLEMENT -> Price.SETTLEMENT;
      case PackedAction.BUILD_CITY -> Price.CITY;
      default -> Price.CARD;
    };
  }

  /// The gain for each roll that it takes.
  double worth(double patience) {
    return gain / (rolls + patience);
  }
}
