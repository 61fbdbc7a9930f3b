package spieltisch.bots.catan;

import spieltisch.catan.PackedAction;
import spieltisch.catan.cards.Price;

/// A purchase for which a seat can save cards.
///
/// @param first the first move towards the goal: a road on the way, or the purchase itself
/// @param price the total cost of the goal, packed
/// @param gain the value of the goal in victory points
/// @param rolls the expected number of rolls until the seat can pay the price
public record Goal(long first, int price, double gain, double rolls) {
  /// The cost of the first move towards the goal.
  public int firstPrice() {
    return switch (PackedAction.kind(first)) {
      case PackedAction.BUILD_ROAD -> Price.ROAD;
      case PackedAction.BUILD_SETTLEMENT -> Price.SETTLEMENT;
      case PackedAction.BUILD_CITY -> Price.CITY;
      default -> Price.CARD;
    };
  }

  /// The gain divided by the sum of the waiting time in rolls and an offset; see [Weight#PATIENCE].
  public double gainPerRoll(double waitOffset) {
    return gain / (rolls + waitOffset);
  }
}
