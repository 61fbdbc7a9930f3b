package spieltisch.table.game;

import java.util.List;
import spieltisch.catan.Board;
import spieltisch.catan.Options;
import spieltisch.kernel.Seat;

/// How a game begins: everything that was drawn before the first action.
public sealed interface GameOpening {
  /// The members in the order of play.
  List<Integer> order();

  /// The rolls for who begins, in the order they were made.
  List<OrderRoll> rolls();

  record OfCatan(Options options, Board board, List<Integer> order, List<OrderRoll> rolls)
      implements GameOpening {
    public OfCatan {
      order = List.copyOf(order);
      rolls = List.copyOf(rolls);
    }
  }

  /// A game of Torres.
  ///
  /// @param first the seat of the youngest, who begins
  record OfTorres(spieltisch.torres.Options options, Seat first, List<Integer> order)
      implements GameOpening {
    public OfTorres {
      order = List.copyOf(order);
    }

    /// In Torres nobody rolls for the first turn.
    @Override
    public List<OrderRoll> rolls() {
      return List.of();
    }
  }

  /// One roll of one member.
  record OrderRoll(int member, int first, int second) {}
}
