package spieltisch.client;

import java.util.Optional;

/// How a game ended for the player.
public sealed interface Outcome {
  record Won(String text) implements Outcome {}

  record Lost(int winner, String text) implements Outcome {}

  /// Without a winner.
  record BrokenOff(String text) implements Outcome {}

  /// The connection is gone.
  ///
  /// @param isBegun whether the game had begun
  /// @param token with which the seat can be taken again
  record CutOff(String reason, boolean isBegun, Optional<String> token) implements Outcome {}
}
