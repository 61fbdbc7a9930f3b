package spieltisch.analysis;

import java.util.Locale;
import spieltisch.catan.Position;

/// A part of a game, for statistics.
public enum GamePhase {
  OPENING,
  MIDDLE,
  /// Some player needs three points or fewer, by what everybody can see.
  END;

  private static final int LAST_POINTS = 3;

  static GamePhase of(Position open) {
    if (open.phaseKind() <= Position.FOUND_ROAD) return OPENING;
    for (int seat = 0; seat < open.players(); seat++)
      if (open.publicPoints(seat) >= WinFeatures.goal(open) - LAST_POINTS) return END;
    return MIDDLE;
  }

  /// The name in reports.
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
