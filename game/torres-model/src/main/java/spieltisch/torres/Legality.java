package spieltisch.torres;

import org.jspecify.annotations.Nullable;

/// Which actions the rules allow, written once for everybody who can answer [Facts].
///
/// [Building] and [Movement] say which squares are allowed; this class asks them, and [Reason]
/// names why a square is not among them.
public final class Legality {
  private Legality() {}

  /// Why the seat may not do this now; `null` if it may.
  public static @Nullable Refusal refusal(Facts facts, int seat, int code) {
    var kind = ActionCode.kind(code);
    if (seat != facts.awaited() || kind.stage() != facts.stage()) return Refusal.NOT_ON_TURN;
    if (kind.isCard()) {
      var reason = card(facts, kind);
      if (reason != null) return reason;
    }
    return Reason.of(facts, kind, ActionCode.from(code), ActionCode.to(code));
  }

  /// The squares for a first knight.
  static long knightTargets(Facts facts) {
    return facts.board().built() & ~facts.board().occupied();
  }

  /// The squares for the king; his own is among them, for he may stay.
  static long kingTargets(Facts facts) {
    return facts.board().built() & ~facts.board().allKnights();
  }

  static boolean hasKnight(Facts facts) {
    return Squares.size(facts.board().knights(facts.awaited())) < Schedule.KNIGHTS;
  }

  /// The squares from which a card action may start.
  static long sources(Facts facts, Kind kind) {
    return kind == Kind.MOVE_BLOCK
        ? Building.sources(facts.board())
        : facts.board().knights(facts.awaited());
  }

  /// The target squares of a card action; a card without squares has square 0 as its only one.
  static long targets(Facts facts, Kind kind, int from) {
    var board = facts.board();
    var options = facts.options();
    return switch (kind) {
      case MOVE_BLOCK -> Building.moveTargets(board, from, options.has(Variant.MOVED_BLOCK_FOUNDS));
      case MOVE_DIAGONALLY -> Movement.diagonals(board, from);
      case MOVE_THROUGH_DOORS -> Movement.throughDoors(board, from);
      case PUSH_BLOCK_UNDER ->
          facts.reserve() > 0 ? Building.pushTargets(board, facts.awaited()) : Squares.NONE;
      case TRANSFER_KNIGHT -> Movement.transfers(board, from, options);
      case CLIMB_TWO_LEVELS -> Movement.climbs(board, from, options);
      case JUMP_FIGURE -> Movement.jumps(board, from, options);
      case PLACE_SUPPLY_BLOCK -> facts.supply() > 0 ? Building.targets(board) : Squares.NONE;
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
  private static @Nullable Refusal card(Facts facts, Kind kind) {
    if (Cards.count(facts.playable(), kind.card().index()) == 0) return Refusal.CARD_NOT_HELD;
    return facts.hasPlayedCard() ? Refusal.IMPOSSIBLE : null;
  }
}
