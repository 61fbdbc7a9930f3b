package spieltisch.torres.legality;

import org.jspecify.annotations.Nullable;
import spieltisch.torres.ActionKind;
import spieltisch.torres.PackedAction;
import spieltisch.torres.PlayerKnowledge;
import spieltisch.torres.Refusal;
import spieltisch.torres.Schedule;
import spieltisch.torres.Squares;
import spieltisch.torres.Variant;
import spieltisch.torres.cards.Cards;

/// Decides whether the player on turn may take an action. The decision uses only what that player
/// knows.
///
/// [BuildingRules] and [MovementRules] determine the allowed squares. [RefusalFinder] finds the
/// reason why another square is not allowed.
public final class Legality {
  private Legality() {}

  /// The reason why an action of a seat is illegal, or null if the action is legal.
  public static @Nullable Refusal refusal(PlayerKnowledge knowledge, int seat, int code) {
    var actionKind = PackedAction.kind(code);
    if (seat != knowledge.awaited() || actionKind.phaseKind() != knowledge.phaseKind())
      return Refusal.NOT_ON_TURN;
    if (actionKind.isCard()) {
      var reason = card(knowledge, actionKind);
      if (reason != null) return reason;
    }
    return RefusalFinder.of(knowledge, actionKind, PackedAction.from(code), PackedAction.to(code));
  }

  /// The squares where a player may place the first knight.
  static long knightTargets(PlayerKnowledge knowledge) {
    return knowledge.board().built() & ~knowledge.board().occupied();
  }

  /// The squares where a player may place the king, including the king's current square.
  static long kingTargets(PlayerKnowledge knowledge) {
    return knowledge.board().built() & ~knowledge.board().allKnights();
  }

  /// Whether the awaited player has a knight that is not on the board yet.
  static boolean hasKnight(PlayerKnowledge knowledge) {
    return Squares.size(knowledge.board().knights(knowledge.awaited())) < Schedule.KNIGHTS;
  }

  /// The squares from which a card action may start.
  static long sources(PlayerKnowledge knowledge, ActionKind actionKind) {
    return actionKind == ActionKind.MOVE_BLOCK
        ? BuildingRules.sources(knowledge.board())
        : knowledge.board().knights(knowledge.awaited());
  }

  /// The target squares of a card action; empty for an action without a card. A card action that
  /// needs no square has square 0 as its only target.
  static long targets(PlayerKnowledge knowledge, ActionKind actionKind, int from) {
    var board = knowledge.board();
    var options = knowledge.options();
    return switch (actionKind) {
      case MOVE_BLOCK ->
          BuildingRules.moveTargets(board, from, options.has(Variant.MOVED_BLOCK_FOUNDS));
      case MOVE_DIAGONALLY -> MovementRules.diagonals(board, from);
      case MOVE_THROUGH_DOORS -> MovementRules.throughDoors(board, from);
      case PUSH_BLOCK_UNDER ->
          knowledge.reserve() > 0
              ? BuildingRules.pushTargets(board, knowledge.awaited())
              : Squares.NONE;
      case TRANSFER_KNIGHT -> MovementRules.transfers(board, from, options);
      case CLIMB_TWO_LEVELS -> MovementRules.climbs(board, from, options);
      case JUMP_FIGURE -> MovementRules.jumps(board, from, options);
      case PLACE_SUPPLY_BLOCK ->
          knowledge.supply() > 0 ? BuildingRules.targets(board) : Squares.NONE;
      case SIX_POINTS, SEVEN_POINTS -> Squares.bit(0);
      case PLACE_FIRST_KNIGHT,
          PLACE_KING,
          TAKE_POINT,
          PLACE_KNIGHT,
          PLACE_BLOCK,
          MOVE_KNIGHT,
          DRAW_CARD,
          END_TURN ->
          Squares.NONE;
    };
  }

  /// Checks the rules that apply to all action cards.
  private static @Nullable Refusal card(PlayerKnowledge knowledge, ActionKind actionKind) {
    if (Cards.count(knowledge.playable(), actionKind.card().index()) == 0)
      return Refusal.CARD_NOT_HELD;
    return knowledge.hasPlayedCard() ? Refusal.IMPOSSIBLE : null;
  }
}
