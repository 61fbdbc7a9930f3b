package spieltisch.analysis;

import java.util.Locale;
import spieltisch.catan.PackedAction;

/// The kinds of random events.
public enum ChanceKind {
  /// The board and the order of the seats.
  ORDER,
  DICE,
  THEFT,
  /// A development card is drawn.
  CARD,
  /// Nothing is left to chance.
  NONE;

  /// The random event of a move.
  static ChanceKind of(long move) {
    return switch (PackedAction.kind(move)) {
      case PackedAction.ROLL -> DICE;
      case PackedAction.MOVE_ROBBER, PackedAction.PLAY_KNIGHT -> THEFT;
      case PackedAction.BUY_CARD -> CARD;
      default -> NONE;
    };
  }

  /// The name in reports.
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
