package spieltisch.torres.legality;

import org.jspecify.annotations.Nullable;
import spieltisch.torres.Board;
import spieltisch.torres.Refusal;
import spieltisch.torres.Schedule;
import spieltisch.torres.Squares;

/// Where blocks may go: never between two castles, never higher than the castle's area, on no
/// figure.
final class BuildingRules {
  private BuildingRules() {}

  /// The squares on which a block may be placed by the normal rule.
  static long targets(Board board) {
    return board.growth().squares() & ~board.occupied();
  }

  /// The ground next to no castle, if `removed` were ground.
  static long isolated(Board board, long removed) {
    long built = board.built() & ~removed;
    return ~(built | Squares.neighbours(built));
  }

  /// The knights under which a block may be pushed; founding a castle is allowed.
  static long pushTargets(Board board, int seat) {
    return board.knights(seat) & (board.growth().squares() | isolated(board, Squares.NONE));
  }

  /// The stacks whose top block the moving card can take at all.
  static long sources(Board board) {
    return board.built() & ~board.occupied();
  }

  /// Where the moving card may put the top block of `from`, judged on the board without it.
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

  /// Why the castle does not bear that its top block is taken from `from`.
  static @Nullable Refusal removal(Board board, int from) {
    if (board.height(from) != 1) return null;
    long remaining = board.castleAt(from) & ~Squares.bit(from);
    if (remaining == 0) return null;
    if (splits(remaining, from)) return Refusal.WOULD_SPLIT_CASTLE;
    boolean isTooTall = (remaining & board.above(Squares.size(remaining))) != 0;
    return isTooTall ? Refusal.CASTLE_RULE_BROKEN : null;
  }

  /// Whether a castle falls apart without this square; a square at its edge with one neighbour is
  /// never missed.
  private static boolean splits(long remaining, int from) {
    long beside = Squares.neighbours(from) & remaining;
    return Squares.rest(beside) != 0 && !Squares.isConnected(remaining);
  }

  /// What becomes ground when the top block of `from` is taken.
  static long removed(Board board, int from) {
    return board.height(from) == 1 ? Squares.bit(from) : Squares.NONE;
  }

  /// The number of castles when the top block of `from` is taken.
  static int castlesWithout(Board board, int from) {
    boolean vanishes = board.height(from) == 1 && Squares.size(board.castleAt(from)) == 1;
    return board.castleCount() - (vanishes ? 1 : 0);
  }
}
