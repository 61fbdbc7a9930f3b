package spieltisch.table;

/// How long a player may think, in milliseconds; 0 means as long as he likes.
///
/// @param turn for a whole turn
/// @param increment added to what is left of the turn for each action in it
/// @param discard for giving back cards, and for answering other calls out of turn
public record Clock(long turn, long increment, long discard) {
  public static final Clock NONE = new Clock(0, 0, 0);

  public Clock {
    if (turn < 0 || increment < 0 || discard < 0)
      throw new IllegalArgumentException("time cannot be negative");
  }
}
