package spieltisch.table;

/// What happens when a player disconnects during a game.
public enum DisconnectPolicy {
  /// The game ends, as protocol 1.0 requires.
  ENDS_THE_GAME,
  /// A bot takes over the seat after a waiting time and plays until the player returns.
  IS_COVERED,
  /// The server passes each turn of the disconnected player at once, as the original Torres server
  /// does.
  PASSES_HIS_TURNS
}
