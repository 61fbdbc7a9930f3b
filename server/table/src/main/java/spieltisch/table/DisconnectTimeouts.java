package spieltisch.table;

/// How long a player who is away is waited for, in milliseconds.
///
/// @param cover until a computer player sits in, or his place is free again if the game has not
///   begun
/// @param giveUp until the game ends, where the table's rule for losses says so; until the place
///   that was kept for a player of the game before is free
public record DisconnectTimeouts(long cover, long giveUp) {
  public static final DisconnectTimeouts USUAL = new DisconnectTimeouts(30_000, 180_000);
}
