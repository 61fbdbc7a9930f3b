package spieltisch.table;

/// What happens when a player disconnects during a game.
public enum DisconnectPolicy {
  /// The game ends, as protocol 1.0 says.
  ENDS_THE_GAME,
  /// After a while a bot takes over the seat until the player returns.
  IS_COVERED,
  /// The turns of the player pass at once, as on the original Torres server.
  PASSES_HIS_TURNS
}
