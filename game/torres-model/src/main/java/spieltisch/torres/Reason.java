package spieltisch.torres;

import static spieltisch.torres.Refusal.*;

import org.jspecify.annotations.Nullable;

/// Names the first check that an action fails: points or blocks, then figures, then geometry, then
/// levels, then castles.
///
/// Whether a square is allowed is asked of [Building] and [Movement]; here only the reason is
/// found.
final class Reason {
  private Reason() {}

  /// Why the awaited player may not do this, if it is a thing for this stage of the game and a card
  /// it needs is held; `null` if he may.
  static @Nullable Refusal of(Facts facts, Kind kind, int from, int to) {
    return switch (kind) {
      case PLACE_FIRST_KNIGHT -> firstKnight(facts, to);
      case PLACE_KING -> king(facts, to);
      case TAKE_POINT -> points(facts, 1);
      case PLACE_KNIGHT -> knight(facts, to);
      case PLACE_BLOCK -> block(facts, to);
      case MOVE_KNIGHT -> move(facts, from, to);
      case DRAW_CARD -> draw(facts);
      case MOVE_BLOCK -> moveBlock(facts, from, to);
      case MOVE_DIAGONALLY -> diagonal(facts, from, to);
      case MOVE_THROUGH_DOORS -> throughDoors(facts, from, to);
      case PUSH_BLOCK_UNDER -> pushUnder(facts, to);
      case TRANSFER_KNIGHT -> transfer(facts, from, to);
      case CLIMB_TWO_LEVELS -> climb(facts, from, to);
      case JUMP_FIGURE -> jump(facts, from, to);
      case PLACE_SUPPLY_BLOCK -> supplyBlock(facts, to);
      case SIX_POINTS, SEVEN_POINTS, END_TURN -> null;
    };
  }

  private static @Nullable Refusal firstKnight(Facts facts, int at) {
    if (Squares.has(Legality.knightTargets(facts), at)) return null;
    return Squares.has(facts.board().occupied(), at) ? FIGURE_PRESENT : IMPOSSIBLE;
  }

  private static @Nullable Refusal king(Facts facts, int at) {
    if (Squares.has(Legality.kingTargets(facts), at)) return null;
    return Squares.has(facts.board().allKnights(), at) ? FIGURE_PRESENT : IMPOSSIBLE;
  }

  private static @Nullable Refusal points(Facts facts, int cost) {
    return facts.points() < cost ? TOO_FEW_ACTION_POINTS : null;
  }

  private static @Nullable Refusal knight(Facts facts, int at) {
    if (facts.points() < 2) return TOO_FEW_ACTION_POINTS;
    if (!Legality.hasKnight(facts)) return IMPOSSIBLE;
    var board = facts.board();
    if (Squares.has(Movement.besideKnights(board, facts.awaited()), at)) return null;
    if (Squares.has(board.occupied(), at)) return FIGURE_PRESENT;
    boolean isBeside = (Squares.neighbours(at) & board.knights(facts.awaited())) != 0;
    return isBeside ? TOO_HIGH : NOT_ADJACENT;
  }

  private static @Nullable Refusal block(Facts facts, int at) {
    if (facts.points() < 1) return TOO_FEW_ACTION_POINTS;
    return facts.blocks() == 0 ? TOO_FEW_BLOCKS : placing(facts.board(), at);
  }

  private static @Nullable Refusal supplyBlock(Facts facts, int at) {
    return facts.supply() == 0 ? TOO_FEW_BLOCKS : placing(facts.board(), at);
  }

  private static @Nullable Refusal placing(Board board, int at) {
    if (Squares.has(Building.targets(board), at)) return null;
    if (Squares.has(board.occupied(), at)) return FIGURE_PRESENT;
    return isIsolated(board, Squares.NONE, at) ? WOULD_FOUND_CASTLE : CASTLE_RULE_BROKEN;
  }

  private static boolean isIsolated(Board board, long removed, int at) {
    return Squares.has(Building.isolated(board, removed), at);
  }

  private static @Nullable Refusal move(Facts facts, int from, int to) {
    if (facts.points() < 1) return TOO_FEW_ACTION_POINTS;
    var board = facts.board();
    var figures = figures(facts, from, to);
    if (figures != null) return figures;
    if (Squares.has(Movement.targets(board, from, facts.options()), to)) return null;
    if (Squares.distance(from, to) == 1) return TOO_HIGH;
    if (Movement.doors(board, from) == 0) return tooWide(from, to);
    boolean isAtDoor = Squares.has(Movement.anyExits(board, from), to);
    return isAtDoor && board.height(to) > board.height(from) ? TOO_HIGH : NO_WAY_THROUGH_CASTLE;
  }

  /// The checks of all moves: an own knight at the source, nobody at the target.
  private static @Nullable Refusal figures(Facts facts, int from, int to) {
    if (!Squares.has(facts.board().knights(facts.awaited()), from)) return NO_FIGURE;
    return Squares.has(facts.board().occupied(), to) ? FIGURE_PRESENT : null;
  }

  private static Refusal tooWide(int from, int to) {
    return Squares.isStraight(from, to) ? TOO_FAR : NOT_STRAIGHT;
  }

  private static @Nullable Refusal draw(Facts facts) {
    if (facts.points() < 1) return TOO_FEW_ACTION_POINTS;
    if (facts.drawn() >= Schedule.MOST_DRAWS) return ONLY_TWO_CARDS;
    return facts.deck() == 0 ? DECK_EMPTY : null;
  }

  private static @Nullable Refusal moveBlock(Facts facts, int from, int to) {
    var board = facts.board();
    boolean mayFound = facts.options().has(Variant.MOVED_BLOCK_FOUNDS);
    if (board.height(from) == 0) return IMPOSSIBLE;
    if ((board.occupied() & (Squares.bit(from) | Squares.bit(to))) != 0) return FIGURE_PRESENT;
    if (from == to) return IMPOSSIBLE;
    if (Squares.has(Building.moveTargets(board, from, mayFound), to)) return null;
    var removal = Building.removal(board, from);
    if (removal != null) return removal;
    boolean isIsolated = isIsolated(board, Building.removed(board, from), to);
    boolean founds = isIsolated && mayFound;
    int castles = Building.castlesWithout(board, from) + (founds ? 1 : 0);
    if (castles < Schedule.FEWEST_CASTLES) return TOO_FEW_CASTLES;
    return isIsolated ? WOULD_FOUND_CASTLE : CASTLE_RULE_BROKEN;
  }

  private static @Nullable Refusal diagonal(Facts facts, int from, int to) {
    var figures = figures(facts, from, to);
    if (figures != null) return figures;
    if (Squares.has(Movement.diagonals(facts.board(), from), to)) return null;
    return Squares.has(Squares.diagonals(from), to) ? TOO_HIGH : TOO_FAR;
  }

  private static @Nullable Refusal throughDoors(Facts facts, int from, int to) {
    var board = facts.board();
    var figures = figures(facts, from, to);
    if (figures != null) return figures;
    if (Squares.has(Movement.throughDoors(board, from), to)) return null;
    boolean isFarFromDoors = Movement.doors(board, from) == 0 && Squares.distance(from, to) > 1;
    return isFarFromDoors ? tooWide(from, to) : NO_WAY_THROUGH_CASTLE;
  }

  private static @Nullable Refusal pushUnder(Facts facts, int at) {
    var board = facts.board();
    if (!Squares.has(board.knights(facts.awaited()), at)) return IMPOSSIBLE;
    if (facts.reserve() == 0) return TOO_FEW_BLOCKS;
    boolean isAllowed = Squares.has(Building.pushTargets(board, facts.awaited()), at);
    return isAllowed ? null : CASTLE_RULE_BROKEN;
  }

  private static @Nullable Refusal transfer(Facts facts, int from, int to) {
    var figures = figures(facts, from, to);
    if (figures != null) return figures;
    boolean isAllowed = Squares.has(Movement.transfers(facts.board(), from, facts.options()), to);
    return isAllowed ? null : TOO_HIGH;
  }

  private static @Nullable Refusal climb(Facts facts, int from, int to) {
    var board = facts.board();
    var figures = figures(facts, from, to);
    if (figures != null) return figures;
    if (Squares.has(Movement.climbs(board, from, facts.options()), to)) return null;
    if (Squares.distance(from, to) > 1) return tooWide(from, to);
    return board.height(to) > board.height(from) + 2 ? TOO_HIGH : IMPOSSIBLE;
  }

  private static @Nullable Refusal jump(Facts facts, int from, int to) {
    var board = facts.board();
    var figures = figures(facts, from, to);
    if (figures != null) return figures;
    if (Squares.has(Movement.jumps(board, from, facts.options()), to)) return null;
    if (!Squares.isStraight(from, to) || Squares.distance(from, to) != 2) return tooWide(from, to);
    boolean isOver = Squares.has(Movement.jumpable(board, facts.options()), (from + to) / 2);
    return isOver ? TOO_HIGH : NO_FIGURE;
  }
}
