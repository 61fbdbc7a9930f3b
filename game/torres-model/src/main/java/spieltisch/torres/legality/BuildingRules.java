package spieltisch.torres.legality;

import org.jspecify.annotations.Nullable;
import spieltisch.torres.Board;
import spieltisch.torres.Refusal;
import spieltisch.torres.Schedule;
import spieltisch.torres.Squares;

/// The squares where blocks may be placed. A block must not join two castles, must not raise a
/// castle above its area, and must not be placed on a figure.
final class BuildingRules {
  private BuildingRules() {}

  /// The squares on which a block may be placed without a card.
  static long targets(Board board) {
    return board.growth().squares() & ~board.occupied();
  }

  /// The squares that have no block and touch no castle, on a board without the blocks on the
  /// squares `removed`.
  static long isolated(Board board, long removed) {
    long built = board.built() & ~removed;
    return ~(built | Squares.neighbours(built));
  }

  /// The squares of the seat's knights under which a block may be pushed. A pushed block may found
  /// a castle.
  static long pushTargets(Board board, int seat) {
    return board.knights(seat) & (board.growth().squares() | isolated(board, Squares.NONE));
  }

  /// The squares whose top block the card for moving a block may take, unless [#removal] forbids
  /// it.
  static long sources(Board board) {
    return board.built() & ~board.occupied();
  }

  /// The squares to which the card for moving a block may move the top block of `from`. The rules
  /// apply to the board without that block.
  static long moveTargets(Board board, int from, boolean mayFound) {
    if (removal(board, from) != null) return Squares.NONE;
    int castles = castlesWithout(board, from);
    long targets = Squares.NONE;
    if (castles >= Schedule.FEWEST_CASTLES) targets = growthWithout(board, from);
    if (mayFound && castles + 1 >= Schedule.FEWEST_CASTLES)
      targets |= isolated(board, removed(board, from));
    return targets & ~board.occupied() & ~Squares.bit(from);
  }

  private static long growthWithout(Board board, int from) {
    return board.height(from) == 1 ? board.growth().without(board, from) : board.growth().squares();
  }

  /// The reason why the top block of `from` may not be removed; null if it may be removed.
  static @Nullable Refusal removal(Board board, int from) {
    if (board.height(from) != 1) return null;
    long remaining = board.castleAt(from) & ~Squares.bit(from);
    if (remaining == 0) return null;
    if (splits(remaining, from)) return Refusal.WOULD_SPLIT_CASTLE;
    boolean isTooTall = (remaining & board.above(Squares.size(remaining))) != 0;
    return isTooTall ? Refusal.CASTLE_RULE_BROKEN : null;
  }

  /// Whether a castle falls apart without the given square. A square with only one neighbour in the
  /// castle never splits it.
  private static boolean splits(long remaining, int from) {
    long beside = Squares.neighbours(from) & remaining;
    return Squares.rest(beside) != 0 && !Squares.isConnected(remaining);
  }

  /// The square `from` as a set if it has only one block, so that it is empty after the removal of
  /// its top block; otherwise the empty set.
  static long removed(Board board, int from) {
    return board.height(from) == 1 ? Squares.bit(from) : Squares.NONE;
  }

  /// The number of castles after the top block of `from` is removed.
  static int castlesWithout(Board board, int from) {
    boolean vanishes = board.height(from) == 1 && Squares.size(board.castleAt(from)) == 1;
    return board.castleCount() - (vanishes ? 1 : 0);
  }
}
