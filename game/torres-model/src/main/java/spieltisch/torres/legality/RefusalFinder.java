package spieltisch.torres.legality;

import static spieltisch.torres.Refusal.*;

import org.jspecify.annotations.Nullable;
import spieltisch.torres.ActionKind;
import spieltisch.torres.Board;
import spieltisch.torres.PlayerKnowledge;
import spieltisch.torres.Refusal;
import spieltisch.torres.Schedule;
import spieltisch.torres.Squares;
import spieltisch.torres.Variant;

/// Names the first check that an action fails: points or blocks, then figures, then geometry, then
/// levels, then castles.
///
/// Whether a square is allowed is asked of [BuildingRules] and [MovementRules]; here only the
/// reason is found.
final class RefusalFinder {
  private RefusalFinder() {}

  /// Why the awaited player may not do this, if it is a thing for this stage of the game and a card
  /// it needs is held; `null` if he may.
  static @Nullable Refusal of(
      PlayerKnowledge playerKnowledge, ActionKind actionKind, int from, int to) {
    return switch (actionKind) {
      case PLACE_FIRST_KNIGHT -> firstKnight(playerKnowledge, to);
      case PLACE_KING -> king(playerKnowledge, to);
      case TAKE_POINT -> points(playerKnowledge, 1);
      case PLACE_KNIGHT -> knight(playerKnowledge, to);
      case PLACE_BLOCK -> block(playerKnowledge, to);
      case MOVE_KNIGHT -> move(playerKnowledge, from, to);
      case DRAW_CARD -> draw(playerKnowledge);
      case MOVE_BLOCK -> moveBlock(playerKnowledge, from, to);
      case MOVE_DIAGONALLY -> diagonal(playerKnowledge, from, to);
      case MOVE_THROUGH_DOORS -> throughDoors(playerKnowledge, from, to);
      case PUSH_BLOCK_UNDER -> pushUnder(playerKnowledge, to);
      case TRANSFER_KNIGHT -> transfer(playerKnowledge, from, to);
      case CLIMB_TWO_LEVELS -> climb(playerKnowledge, from, to);
      case JUMP_FIGURE -> jump(playerKnowledge, from, to);
      case PLACE_SUPPLY_BLOCK -> supplyBlock(playerKnowledge, to);
      case SIX_POINTS, SEVEN_POINTS, END_TURN -> null;
    };
  }

  private static @Nullable Refusal firstKnight(PlayerKnowledge playerKnowledge, int at) {
    if (Squares.has(Legality.knightTargets(playerKnowledge), at)) return null;
    return Squares.has(playerKnowledge.board().occupied(), at) ? FIGURE_PRESENT : IMPOSSIBLE;
  }

  private static @Nullable Refusal king(PlayerKnowledge playerKnowledge, int at) {
    if (Squares.has(Legality.kingTargets(playerKnowledge), at)) return null;
    return Squares.has(playerKnowledge.board().allKnights(), at) ? FIGURE_PRESENT : IMPOSSIBLE;
  }

  private static @Nullable Refusal points(PlayerKnowledge playerKnowledge, int cost) {
    return playerKnowledge.points() < cost ? TOO_FEW_ACTION_POINTS : null;
  }

  private static @Nullable Refusal knight(PlayerKnowledge playerKnowledge, int at) {
    if (playerKnowledge.points() < 2) return TOO_FEW_ACTION_POINTS;
    if (!Legality.hasKnight(playerKnowledge)) return IMPOSSIBLE;
    var board = playerKnowledge.board();
    if (Squares.has(MovementRules.besideKnights(board, playerKnowledge.awaited()), at)) return null;
    if (Squares.has(board.occupied(), at)) return FIGURE_PRESENT;
    boolean isBeside = (Squares.neighbours(at) & board.knights(playerKnowledge.awaited())) != 0;
    return isBeside ? TOO_HIGH : NOT_ADJACENT;
  }

  private static @Nullable Refusal block(PlayerKnowledge playerKnowledge, int at) {
    if (playerKnowledge.points() < 1) return TOO_FEW_ACTION_POINTS;
    return playerKnowledge.blocks() == 0 ? TOO_FEW_BLOCKS : placing(playerKnowledge.board(), at);
  }

  private static @Nullable Refusal supplyBlock(PlayerKnowledge playerKnowledge, int at) {
    return playerKnowledge.supply() == 0 ? TOO_FEW_BLOCKS : placing(playerKnowledge.board(), at);
  }

  private static @Nullable Refusal placing(Board board, int at) {
    if (Squares.has(BuildingRules.targets(board), at)) return null;
    if (Squares.has(board.occupied(), at)) return FIGURE_PRESENT;
    return isIsolated(board, Squares.NONE, at) ? WOULD_FOUND_CASTLE : CASTLE_RULE_BROKEN;
  }

  private static boolean isIsolated(Board board, long removed, int at) {
    return Squares.has(BuildingRules.isolated(board, removed), at);
  }

  private static @Nullable Refusal move(PlayerKnowledge playerKnowledge, int from, int to) {
    if (playerKnowledge.points() < 1) return TOO_FEW_ACTION_POINTS;
    var board = playerKnowledge.board();
    var figures = figures(playerKnowledge, from, to);
    if (figures != null) return figures;
    if (Squares.has(MovementRules.targets(board, from, playerKnowledge.options()), to)) return null;
    if (Squares.distance(from, to) == 1) return TOO_HIGH;
    if (MovementRules.doors(board, from) == 0) return tooWide(from, to);
    boolean isAtDoor = Squares.has(MovementRules.anyExits(board, from), to);
    return isAtDoor && board.height(to) > board.height(from) ? TOO_HIGH : NO_WAY_THROUGH_CASTLE;
  }

  /// The checks of all moves: an own knight at the source, nobody at the target.
  private static @Nullable Refusal figures(PlayerKnowledge playerKnowledge, int from, int to) {
    if (!Squares.has(playerKnowledge.board().knights(playerKnowledge.awaited()), from))
      return NO_FIGURE;
    return Squares.has(playerKnowledge.board().occupied(), to) ? FIGURE_PRESENT : null;
  }

  private static Refusal tooWide(int from, int to) {
    return Squares.isStraight(from, to) ? TOO_FAR : NOT_STRAIGHT;
  }

  private static @Nullable Refusal draw(PlayerKnowledge playerKnowledge) {
    if (playerKnowledge.points() < 1) return TOO_FEW_ACTION_POINTS;
    if (playerKnowledge.drawn() >= Schedule.MOST_DRAWS) return ONLY_TWO_CARDS;
    return playerKnowledge.deck() == 0 ? DECK_EMPTY : null;
  }

  private static @Nullable Refusal moveBlock(PlayerKnowledge playerKnowledge, int from, int to) {
    var board = playerKnowledge.board();
    boolean mayFound = playerKnowledge.options().has(Variant.MOVED_BLOCK_FOUNDS);
    if (board.height(from) == 0) return IMPOSSIBLE;
    if ((board.occupied() & (Squares.bit(from) | Squares.bit(to))) != 0) return FIGURE_PRESENT;
    if (from == to) return IMPOSSIBLE;
    if (Squares.has(BuildingRules.moveTargets(board, from, mayFound), to)) return null;
    var removal = BuildingRules.removal(board, from);
    if (removal != null) return removal;
    boolean isIsolated = isIsolated(board, BuildingRules.removed(board, from), to);
    boolean founds = isIsolated && mayFound;
    int castles = BuildingRules.castlesWithout(board, from) + (founds ? 1 : 0);
    if (castles < Schedule.FEWEST_CASTLES) return TOO_FEW_CASTLES;
    return isIsolated ? WOULD_FOUND_CASTLE : CASTLE_RULE_BROKEN;
  }

  private static @Nullable Refusal diagonal(PlayerKnowledge playerKnowledge, int from, int to) {
    var figures = figures(playerKnowledge, from, to);
    if (figures != null) return figures;
    if (Squares.has(MovementRules.diagonals(playerKnowledge.board(), from), to)) return null;
    return Squares.has(Squares.diagonals(from), to) ? TOO_HIGH : TOO_FAR;
  }

  private static @Nullable Refusal throughDoors(PlayerKnowledge playerKnowledge, int from, int to) {
    var board = playerKnowledge.board();
    var figures = figures(playerKnowledge, from, to);
    if (figures != null) return figures;
    if (Squares.has(MovementRules.throughDoors(board, from), to)) return null;
    boolean isFarFromDoors =
        MovementRules.doors(board, from) == 0 && Squares.distance(from, to) > 1;
    return isFarFromDoors ? tooWide(from, to) : NO_WAY_THROUGH_CASTLE;
  }

  private static @Nullable Refusal pushUnder(PlayerKnowledge playerKnowledge, int at) {
    var board = playerKnowledge.board();
    if (!Squares.has(board.knights(playerKnowledge.awaited()), at)) return IMPOSSIBLE;
    if (playerKnowledge.reserve() == 0) return TOO_FEW_BLOCKS;
    boolean isAllowed =
        Squares.has(BuildingRules.pushTargets(board, playerKnowledge.awaited()), at);
    return isAllowed ? null : CASTLE_RULE_BROKEN;
  }

  private static @Nullable Refusal transfer(PlayerKnowledge playerKnowledge, int from, int to) {
    var figures = figures(playerKnowledge, from, to);
    if (figures != null) return figures;
    boolean isAllowed =
        Squares.has(
            MovementRules.transfers(playerKnowledge.board(), from, playerKnowledge.options()), to);
    return isAllowed ? null : TOO_HIGH;
  }

  private static @Nullable Refusal climb(PlayerKnowledge playerKnowledge, int from, int to) {
    var board = playerKnowledge.board();
    var figures = figures(playerKnowledge, from, to);
    if (figures != null) return figures;
    if (Squares.has(MovementRules.climbs(board, from, playerKnowledge.options()), to)) return null;
    if (Squares.distance(from, to) > 1) return tooWide(from, to);
    return board.height(to) > board.height(from) + 2 ? TOO_HIGH : IMPOSSIBLE;
  }

  private static @Nullable Refusal jump(PlayerKnowledge playerKnowledge, int from, int to) {
    var board = playerKnowledge.board();
    var figures = figures(playerKnowledge, from, to);
    if (figures != null) return figures;
    if (Squares.has(MovementRules.jumps(board, from, playerKnowledge.options()), to)) return null;
    if (!Squares.isStraight(from, to) || Squares.distance(from, to) != 2) return tooWide(from, to);
    boolean isOver =
        Squares.has(MovementRules.jumpable(board, playerKnowledge.options()), (from + to) / 2);
    return isOver ? TOO_HIGH : NO_FIGURE;
  }
}
