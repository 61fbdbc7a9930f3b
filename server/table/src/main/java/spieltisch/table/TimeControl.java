package spieltisch.table;

/// How long a player may think, in milliseconds; 0 means as long as he likes.
///
/// @param turn for a whole turn
/// @param increment added to what is left of the turn for each action in it
/// @param discard for giving back cards, and for answering other calls out of turn
public record TimeControl(long turn, long increment, long discard) {
  public static final TimeControl NONE = new TimeControl(0, 0, 0);

  public TimeControl {
    if (turn < 0 || increment < 0 || discard < 0)
      throw new IllegalArgumentException("time cannot be negative");
  }
}
