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

/// Which actions the rules allow, written once for everybody who can answer [PlayerKnowledge].
///
/// [BuildingRules] and [MovementRules] say which squares are allowed; this class asks them, and
/// [RefusalFinder] names why a square is not among them.
public final class Legality {
  private Legality() {}

  /// Why the seat may not do this now; `null` if it may.
  public static @Nullable Refusal refusal(PlayerKnowledge playerKnowledge, int seat, int code) {
    var actionKind = PackedAction.kind(code);
    if (seat != playerKnowledge.awaited() || actionKind.stage() != playerKnowledge.stage())
      return Refusal.NOT_ON_TURN;
    if (actionKind.isCard()) {
      var reason = card(playerKnowledge, actionKind);
      if (reason != null) return reason;
    }
    return RefusalFinder.of(
        playerKnowledge, actionKind, PackedAction.from(code), PackedAction.to(code));
  }

  /// The squares for a first knight.
  static long knightTargets(PlayerKnowledge playerKnowledge) {
    return playerKnowledge.board().built() & ~playerKnowledge.board().occupied();
  }

  /// The squares for the king; his own is among them, for he may stay.
  static long kingTargets(PlayerKnowledge playerKnowledge) {
    return playerKnowledge.board().built() & ~playerKnowledge.board().allKnights();
  }

  static boolean hasKnight(PlayerKnowledge playerKnowledge) {
    return Squares.size(playerKnowledge.board().knights(playerKnowledge.awaited()))
        < Schedule.KNIGHTS;
  }

  /// The squares from which a card action may start.
  static long sources(PlayerKnowledge playerKnowledge, ActionKind actionKind) {
    return actionKind == ActionKind.MOVE_BLOCK
        ? BuildingRules.sources(playerKnowledge.board())
        : playerKnowledge.board().knights(playerKnowledge.awaited());
  }

  /// The target squares of a card action; a card without squares has square 0 as its only one.
  static long targets(PlayerKnowledge playerKnowledge, ActionKind actionKind, int from) {
    var board = playerKnowledge.board();
    var options = playerKnowledge.options();
    return switch (actionKind) {
      case MOVE_BLOCK ->
          BuildingRules.moveTargets(board, from, options.has(Variant.MOVED_BLOCK_FOUNDS));
      case MOVE_DIAGONALLY -> MovementRules.diagonals(board, from);
      case MOVE_THROUGH_DOORS -> MovementRules.throughDoors(board, from);
      case PUSH_BLOCK_UNDER ->
          playerKnowledge.reserve() > 0
              ? BuildingRules.pushTargets(board, playerKnowledge.awaited())
              : Squares.NONE;
      case TRANSFER_KNIGHT -> MovementRules.transfers(board, from, options);
      case CLIMB_TWO_LEVELS -> MovementRules.climbs(board, from, options);
      case JUMP_FIGURE -> MovementRules.jumps(board, from, options);
      case PLACE_SUPPLY_BLOCK ->
          playerKnowledge.supply() > 0 ? BuildingRules.targets(board) : Squares.NONE;
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

  /// Rules that hold for all cards.
  private static @Nullable Refusal card(PlayerKnowledge playerKnowledge, ActionKind actionKind) {
    if (Cards.count(playerKnowledge.playable(), actionKind.card().index()) == 0)
      return Refusal.CARD_NOT_HELD;
    return playerKnowledge.hasPlayedCard() ? Refusal.IMPOSSIBLE : null;
  }
}
