package spieltisch.client;

import java.util.Optional;

/// How a game ended for the client.
public sealed interface GameOutcome {
  record Won(String text) implements GameOutcome {}

  record Lost(int winner, String text) implements GameOutcome {}

  /// The game ended without a winner.
  record Aborted(String text) implements GameOutcome {}

  /// The connection was lost.
  ///
  /// @param wasStarted whether the game had started
  /// @param token the token with which the client can reclaim its seat; empty if the server gave
  ///   none
  record Disconnected(String reason, boolean wasStarted, Optional<String> token)
      implements GameOutcome {}

  /// The server has given the seat to another connection or has removed the player, so the client
  /// must not reconnect.
  record SeatLost(String reason) implements GameOutcome {}

  /// Whether the client left the server before the end of the game.
  default boolean isUnfinished() {
    return this instanceof Disconnected || this instanceof SeatLost;
  }
}
