package spieltisch.client.siedler;

import java.security.SecureRandom;
import java.util.Random;
import java.util.random.RandomGenerator;

/// The sources of the random numbers of a computer player.
///
/// @param seed the seed of the player's choices
/// @param entropy the source of the player's contributions to the seeds of games
public record Randomness(long seed, RandomGenerator entropy) {
  /// Makes choices and contributions depend only on the seed, so that a game can be repeated.
  public static Randomness repeatable(long seed) {
    return new Randomness(seed, new Random(seed));
  }

  /// Makes contributions that nobody can predict. The seed of the choices comes from the clock.
  public static Randomness unpredictable() {
    return new Randomness(System.nanoTime(), new SecureRandom());
  }
}
