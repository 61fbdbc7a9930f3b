package spieltisch.gym;

import java.util.OptionalInt;

/// A request of a learning program.
sealed interface GymRequest {
  /// Starts a game.
  ///
  /// @param observations whether the answers of steps contain an observation
  record Reset(long seed, EnvironmentOptions options, boolean observations) implements GymRequest {}

  record Step(int action) implements GymRequest {}

  /// Asks for the observation of a seat, by default of the acting seat.
  record Observe(OptionalInt seat) implements GymRequest {}

  record Legal() implements GymRequest {}

  record Close() implements GymRequest {}
}
