package spieltisch.client;

import java.util.Optional;

/// How a game ended for the player.
public sealed interface GameOutcome {
  record Won(String text) implements GameOutcome {}

  record Lost(int winner, String text) implements GameOutcome {}

  /// Without a winner.
  record Aborted(String text) implements GameOutcome {}

  /// The connection is gone.
  ///
  /// @param isBegun whether the game had begun
  /// @param token with which the seat can be taken again
  record Disconnected(String reason, boolean isBegun, Optional<String> token)
      implements GameOutcome {}
}
