package spieltisch.client.siedler;

import java.security.SecureRandom;
import java.util.Random;
import java.util.random.RandomGenerator;

/// Where the random numbers of a computer player come from.
///
/// @param seed the seed of the player's choices
/// @param entropy the source of contributions to the seeds of games
public record Randomness(long seed, RandomGenerator entropy) {
  /// Choices and contributions follow from the seed, so that a game can be repeated.
  public static Randomness repeatable(long seed) {
    return new Randomness(seed, new Random(seed));
  }

  /// Nobody can predict the contributions.
  public static Randomness unpredictable() {
    return new Randomness(System.nanoTime(), new SecureRandom());
  }
}
