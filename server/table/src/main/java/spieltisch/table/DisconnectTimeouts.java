package spieltisch.table;

/// How long a table waits for a disconnected player, in milliseconds.
///
/// @param takeOver until a bot takes over the seat, or until the seat is free if the game has not
///   begun
/// @param abandon until the game is aborted, if the disconnect policy says so; until a seat that is
///   reserved for a player of the previous game is free
public record DisconnectTimeouts(long takeOver, long abandon) {
  public static final DisconnectTimeouts STANDARD = new DisconnectTimeouts(30_000, 180_000);
}
