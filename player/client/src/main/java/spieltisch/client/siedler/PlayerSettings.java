package spieltisch.client.siedler;

import java.util.Random;
import java.util.random.RandomGenerator;
import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.client.ClientTimeouts;
import spieltisch.siedler.codec.Dialect;

/// The settings of a computer player.
///
/// @param version the name of the program in the greeting
/// @param colour the preferred colour
/// @param seed the seed of the player's random choices
/// @param entropy the source of contributions to the seeds of games
public record PlayerSettings(
    String version,
    String name,
    Colour colour,
    Dialect dialect,
    Level level,
    long seed,
    ClientTimeouts timeouts,
    RandomGenerator entropy) {
  /// A player whose contributions follow from its seed, so that a game can be repeated.
  public PlayerSettings(
      String version,
      String name,
      Colour colour,
      Dialect dialect,
      Level level,
      long seed,
      ClientTimeouts timeouts) {
    this(version, name, colour, dialect, level, seed, timeouts, new Random(seed));
  }

  /// The greeting, which must declare a computer player.
  String greeting() {
    return version + " (KI)";
  }
}
