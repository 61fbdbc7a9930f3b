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

/// Finds the first check that an action fails. The order of the checks is points or blocks,
/// figures, geometry, levels, castles.
///
/// [BuildingRules] and [MovementRules] decide whether a square is allowed; this class finds only
/// the reason for a refusal.
final class RefusalFinder {
  private RefusalFinder() {}

  /// The reason why an action of the awaited player is illegal, or null if the action is legal. The
  /// caller has already checked the phase and the card.
  static @Nullable Refusal of(PlayerKnowledge knowledge, ActionKind actionKind, int from, int to) {
    return switch (actionKind) {
      case PLACE_FIRST_KNIGHT -> firstKnight(knowledge, to);
      case PLACE_KING -> king(knowledge, to);
      case TAKE_POINT -> points(knowledge, 1);
      case PLACE_KNIGHT -> knight(knowledge, to);
      case PLACE_BLOCK -> block(knowledge, to);
      case MOVE_KNIGHT -> move(knowledge, from, to);
      case DRAW_CARD -> draw(knowledge);
      case MOVE_BLOCK -> moveBlock(knowledge, from, to);
      case MOVE_DIAGONALLY -> diagonal(knowledge, from, to);
      case MOVE_THROUGH_DOORS -> throughDoors(knowledge, from, to);
      case PUSH_BLOCK_UNDER -> pushUnder(knowledge, to);
      case TRANSFER_KNIGHT -> transfer(knowledge, from, to);
      case CLIMB_TWO_LEVELS -> climb(knowledge, from, to);
      case JUMP_FIGURE -> jump(knowledge, from, to);
      case PLACE_SUPPLY_BLOCK -> supplyBlock(knowledge, to);
      case SIX_POINTS, SEVEN_POINTS, END_TURN -> null;
    };
  }

  private static @Nullable Refusal firstKnight(PlayerKnowledge knowledge, int at) {
    if (Squares.has(Legality.knightTargets(knowledge), at)) return null;
    return Squares.has(knowledge.board().occupied(), at) ? FIGURE_PRESENT : IMPOSSIBLE;
  }

  private static @Nullable Refusal king(PlayerKnowledge knowledge, int at) {
    if (Squares.has(Legality.kingTargets(knowledge), at)) return null;
    return Squares.has(knowledge.board().allKnights(), at) ? FIGURE_PRESENT : IMPOSSIBLE;
  }

  private static @Nullable Refusal points(PlayerKnowledge knowledge, int cost) {
    return knowledge.points() < cost ? TOO_FEW_ACTION_POINTS : null;
  }

  private static @Nullable Refusal knight(PlayerKnowledge knowledge, int at) {
    if (knowledge.points() < 2) return TOO_FEW_ACTION_POINTS;
    if (!Legality.hasKnight(knowledge)) return IMPOSSIBLE;
    var board = knowledge.board();
    if (Squares.has(MovementRules.besideKnights(board, knowledge.awaited()), at)) return null;
    if (Squares.has(board.occupied(), at)) return FIGURE_PRESENT;
    boolean isBeside = (Squares.neighbours(at) & board.knights(knowledge.awaited())) != 0;
    return isBeside ? TOO_HIGH : NOT_ADJACENT;
  }

  private static @Nullable Refusal block(PlayerKnowledge knowledge, int at) {
    if (knowledge.points() < 1) return TOO_FEW_ACTION_POINTS;
    return knowledge.blocks() == 0 ? TOO_FEW_BLOCKS : placing(knowledge.board(), at);
  }

  private static @Nullable Refusal supplyBlock(PlayerKnowledge knowledge, int at) {
    return knowledge.supply() == 0 ? TOO_FEW_BLOCKS : placing(knowledge.board(), at);
  }

  private static @Nullable Refusal placing(Board board, int at) {
    if (Squares.has(BuildingRules.targets(board), at)) return null;
    if (Squares.has(board.occupied(), at)) return FIGURE_PRESENT;
    return isIsolated(board, Squares.NONE, at) ? WOULD_FOUND_CASTLE : CASTLE_RULE_BROKEN;
  }

  private static boolean isIsolated(Board board, long removed, int at) {
    return Squares.has(BuildingRules.isolated(board, removed), at);
  }

  private static @Nullable Refusal move(PlayerKnowledge knowledge, int from, int to) {
    if (knowledge.points() < 1) return TOO_FEW_ACTION_POINTS;
    var board = knowledge.board();
    var figures = figures(knowledge, from, to);
    if (figures != null) return figures;
    if (Squares.has(MovementRules.targets(board, from, knowledge.options()), to)) return null;
    if (Squares.distance(from, to) == 1) return TOO_HIGH;
    if (MovementRules.doors(board, from) == 0) return tooWide(from, to);
    boolean isAtDoor = Squares.has(MovementRules.anyExits(board, from), to);
    return isAtDoor && board.height(to) > board.height(from) ? TOO_HIGH : NO_WAY_THROUGH_CASTLE;
  }

  /// Checks that a move starts at the player's own knight and ends on a square without a figure.
  private static @Nullable Refusal figures(PlayerKnowledge knowledge, int from, int to) {
    if (!Squares.has(knowledge.board().knights(knowledge.awaited()), from)) return NO_FIGURE;
    return Squares.has(knowledge.board().occupied(), to) ? FIGURE_PRESENT : null;
  }

  private static Refusal tooWide(int from, int to) {
    return Squares.isStraight(from, to) ? TOO_FAR : NOT_STRAIGHT;
  }

  private static @Nullable Refusal draw(PlayerKnowledge knowledge) {
    if (knowledge.points() < 1) return TOO_FEW_ACTION_POINTS;
    if (knowledge.drawn() >= Schedule.MOST_DRAWS) return ONLY_TWO_CARDS;
    return knowledge.deck() == 0 ? DECK_EMPTY : null;
  }

  private static @Nullable Refusal moveBlock(PlayerKnowledge knowledge, int from, int to) {
    var board = knowledge.board();
    boolean mayFound = knowledge.options().has(Variant.MOVED_BLOCK_FOUNDS);
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

  private static @Nullable Refusal diagonal(PlayerKnowledge knowledge, int from, int to) {
    var figures = figures(knowledge, from, to);
    if (figures != null) return figures;
    if (Squares.has(MovementRules.diagonals(knowledge.board(), from), to)) return null;
    return Squares.has(Squares.diagonals(from), to) ? TOO_HIGH : TOO_FAR;
  }

  private static @Nullable Refusal throughDoors(PlayerKnowledge knowledge, int from, int to) {
    var board = knowledge.board();
    var figures = figures(knowledge, from, to);
    if (figures != null) return figures;
    if (Squares.has(MovementRules.throughDoors(board, from), to)) return null;
    boolean isFarFromDoors =
        MovementRules.doors(board, from) == 0 && Squares.distance(from, to) > 1;
    return isFarFromDoors ? tooWide(from, to) : NO_WAY_THROUGH_CASTLE;
  }

  private static @Nullable Refusal pushUnder(PlayerKnowledge knowledge, int at) {
    var board = knowledge.board();
    if (!Squares.has(board.knights(knowledge.awaited()), at)) return IMPOSSIBLE;
    if (knowledge.reserve() == 0) return TOO_FEW_BLOCKS;
    boolean isAllowed = Squares.has(BuildingRules.pushTargets(board, knowledge.awaited()), at);
    return isAllowed ? null : CASTLE_RULE_BROKEN;
  }

  private static @Nullable Refusal transfer(PlayerKnowledge knowledge, int from, int to) {
    var figures = figures(knowledge, from, to);
    if (figures != null) return figures;
    boolean isAllowed =
        Squares.has(MovementRules.transfers(knowledge.board(), from, knowledge.options()), to);
    return isAllowed ? null : TOO_HIGH;
  }

  private static @Nullable Refusal climb(PlayerKnowledge knowledge, int from, int to) {
    var board = knowledge.board();
    var figures = figures(knowledge, from, to);
    if (figures != null) return figures;
    if (Squares.has(MovementRules.climbs(board, from, knowledge.options()), to)) return null;
    if (Squares.distance(from, to) > 1) return tooWide(from, to);
    return board.height(to) > board.height(from) + 2 ? TOO_HIGH : IMPOSSIBLE;
  }

  private static @Nullable Refusal jump(PlayerKnowledge knowledge, int from, int to) {
    var board = knowledge.board();
    var figures = figures(knowledge, from, to);
    if (figures != null) return figures;
    if (Squares.has(MovementRules.jumps(board, from, knowledge.options()), to)) return null;
    if (!Squares.isStraight(from, to) || Squares.distance(from, to) != 2) return tooWide(from, to);
    boolean isOver =
        Squares.has(MovementRules.jumpable(board, knowledge.options()), (from + to) / 2);
    return isOver ? TOO_HIGH : NO_FIGURE;
  }
}
