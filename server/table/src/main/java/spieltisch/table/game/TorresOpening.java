package spieltisch.table.game;

import java.util.List;
import spieltisch.kernel.Seat;
import spieltisch.torres.Options;

/// The start of a game of Torres.
///
/// @param first the seat of the youngest player, who takes the first turn
public record TorresOpening(Options options, Seat first, List<Integer> order)
    implements GameOpening {
  public TorresOpening {
    order = List.copyOf(order);
  }

  /// Returns an empty list: in Torres nobody rolls dice, because the youngest player begins.
  @Override
  public List<OrderRoll> rolls() {
    return List.of();
  }

  @Override
  public TorresGameState start() {
    return TorresGameState.of(this);
  }
}
