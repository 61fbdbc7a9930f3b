package spieltisch.table.game;

import java.util.List;
import spieltisch.catan.Board;
import spieltisch.catan.Options;

/// The start of a game of Catan.
public record CatanOpening(Options options, Board board, List<Integer> order, List<OrderRoll> rolls)
    implements GameOpening {
  public CatanOpening {
    order = List.copyOf(order);
    rolls = List.copyOf(rolls);
  }

  @Override
  public CatanGameState start() {
    return CatanGameState.of(this);
  }
}
