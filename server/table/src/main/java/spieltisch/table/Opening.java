package spieltisch.table;

import java.util.List;
import spieltisch.catan.Board;
import spieltisch.catan.Options;

/// How a game begins: everything that was drawn before the first action.
public sealed interface Opening {
  /// The members in the order of play.
  List<Integer> order();

  /// The rolls for who begins, in the order they were made.
  List<OrderRoll> rolls();

  record OfCatan(Options options, Board board, List<Integer> order, List<OrderRoll> rolls)
      implements Opening {
    public OfCatan {
      order = List.copyOf(order);
      rolls = List.copyOf(rolls);
    }
  }

  /// One roll of one member.
  record OrderRoll(int member, int first, int second) {}
}
