package spieltisch.table.game;

import java.util.List;
import spieltisch.kernel.Seat;
import spieltisch.torres.Options;

/// How a game of Torres begins.
///
/// @param first the seat of the youngest player, who begins
public record TorresOpening(Options options, Seat first, List<Integer> order)
    implements GameOpening {
  public TorresOpening {
    order = List.copyOf(order);
  }

  /// Empty: in Torres the age decides who begins.
  @Override
  public List<OrderRoll> rolls() {
    return List.of();
  }

  @Override
  public TorresGameState start() {
    return TorresGameState.of(this);
  }
}
