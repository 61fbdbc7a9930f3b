package spieltisch.table;

/// How long a table waits for a disconnected player, in milliseconds.
///
/// @param takeOver the time until a bot takes over the seat; before the game, the time until the
///   seat becomes free
/// @param abandon the time until the game is aborted, if the disconnect policy ends games; also the
///   time until a seat becomes free that is reserved for a player of the previous game
public record DisconnectTimeouts(long takeOver, long abandon) {
  public static final DisconnectTimeouts STANDARD = new DisconnectTimeouts(30_000, 180_000);
}
