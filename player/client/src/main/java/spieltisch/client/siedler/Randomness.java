package spieltisch.client.siedler;

import java.security.SecureRandom;
import java.util.Random;
import java.util.random.RandomGenerator;

/// The sources of the random numbers of a computer player.
///
/// @param seed the seed of the player's choices
/// @param entropy the source of the player's contributions to the seeds of games
public record Randomness(long seed, RandomGenerator entropy) {
  /// Creates choices and contributions that depend only on the seed, so that a game can be
  /// repeated.
  public static Randomness repeatable(long seed) {
    return new Randomness(seed, new Random(seed));
  }

  /// Creates contributions that nobody can predict.
  public static Randomness unpredictable() {
    return new Randomness(System.nanoTime(), new SecureRandom());
  }
}
