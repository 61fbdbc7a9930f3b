package spieltisch.table;

/// The time limits of players in milliseconds; 0 means no limit.
///
/// @param turn for a whole turn
/// @param increment added to the rest of the turn for each action in it
/// @param discard for discarding cards out of turn
public record TimeControl(long turn, long increment, long discard) {
  public static final TimeControl NONE = new TimeControl(0, 0, 0);

  public TimeControl {
    if (turn < 0 || increment < 0 || discard < 0)
      throw new IllegalArgumentException("negative time limit");
  }
}
