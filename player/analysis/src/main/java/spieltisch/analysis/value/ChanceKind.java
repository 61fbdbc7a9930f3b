package spieltisch.analysis.value;

import java.util.Locale;
import spieltisch.catan.PackedAction;

/// The kinds of random events.
public enum ChanceKind {
  /// The random board and the random order of the seats.
  ORDER,
  DICE,
  THEFT,
  /// A development card is drawn.
  CARD,
  /// The move has no random outcome.
  NONE;

  /// Returns the kind of random event that a move causes.
  public static ChanceKind of(long move) {
    return switch (PackedAction.kind(move)) {
      case PackedAction.ROLL -> DICE;
      case PackedAction.MOVE_ROBBER, PackedAction.PLAY_KNIGHT -> THEFT;
      case PackedAction.BUY_CARD -> CARD;
      default -> NONE;
    };
  }

  /// The name of this kind of random event in reports.
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
