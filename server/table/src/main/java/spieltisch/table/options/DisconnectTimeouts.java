package spieltisch.table.options;

/// How long a table waits for a disconnected player, in milliseconds.
///
/// @param takeOver the time until a bot takes over the seat; before the game, the time until the
///   seat becomes free
/// @param abandon the time until the game is aborted. The game is aborted only if the disconnect
///   policy is `ENDS_THE_GAME` or if no person is connected. At a rematch table, a reserved seat
///   becomes free after the same time.
/// @param pause the longest duration of a pause. The times until a take-over and until the end of
///   the game begin when the pause ends.
public record DisconnectTimeouts(long takeOver, long abandon, long pause) {
  private static final long DAY = 86_400_000;
  private static final long HOUR = 3_600_000;
  public static final DisconnectTimeouts STANDARD = new DisconnectTimeouts(30_000, 180_000);

  public DisconnectTimeouts(long takeOver, long abandon) {
    this(takeOver, abandon, DAY);
  }

  /// Returns the times for a running game with the given limit of a turn. Players whose turns may
  /// last an hour or more need not stay connected: a bot takes over after the time of a turn, and
  /// the game is aborted after the time of two turns.
  ///
  /// @param turn the limit of a turn in milliseconds; 0 for no limit
  public DisconnectTimeouts forTurns(long turn) {
    return turn < HOUR
        ? this
        : new DisconnectTimeouts(Math.max(takeOver, turn), Math.max(abandon, 2 * turn), pause);
  }
}
