package spieltisch.analysis.value;

import java.util.Locale;
import spieltisch.catan.Position;

/// A part of a game, for statistics.
public enum GamePhase {
  OPENING,
  MIDDLE,
  /// Some player needs at most three more points to win, counting only public points.
  END;

  private static final int LAST_POINTS = 3;

  public static GamePhase of(Position open) {
    if (open.phaseKind() <= Position.FOUND_ROAD) return OPENING;
    for (int seat = 0; seat < open.players(); seat++)
      if (open.publicPoints(seat) >= WinFeatures.goal(open) - LAST_POINTS) return END;
    return MIDDLE;
  }

  /// The name of this part of a game in reports.
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
