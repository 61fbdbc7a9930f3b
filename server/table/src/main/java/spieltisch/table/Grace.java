package spieltisch.table;

/// How long a lost player is waited for, in milliseconds.
///
/// @param cover until a computer player sits in, or his place is free again if the game has not
///   begun
/// @param giveUp until the game ends, where the table's rule for losses says so
public record Grace(long cover, long giveUp) {
  public static final Grace USUAL = new Grace(30_000, 180_000);
}
