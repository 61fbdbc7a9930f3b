package spieltisch.table.options;

/// What happens when a player disconnects during a game.
public enum DisconnectPolicy {
  /// The game is aborted, as protocol 1.0 requires. If the player has a token to return with, a bot
  /// takes over the seat first, and the game is aborted only if the player does not return in time.
  ENDS_THE_GAME,
  /// A bot takes over the seat after a waiting time and plays until the player returns. The game is
  /// aborted only if no person is connected for a longer time.
  IS_COVERED,
  /// The server passes each turn of the disconnected player immediately, as the original Torres
  /// server does.
  PASSES_HIS_TURNS
}
