package spieltisch.client;

import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.siedler.codec.Dialect;

/// How a computer player presents himself and plays.
///
/// @param version what the program calls itself
/// @param colour the colour he would like best
/// @param seed of his own luck
public record Settings(
    String version,
    String name,
    Colour colour,
    Dialect dialect,
    Level level,
    long seed,
    Patience patience) {

  /// The greeting must say that no person plays.
  String greeting() {
    return version + " (KI)";
  }

  public Settings withSeed(long newSeed) {
    return new Settings(version, name, colour, dialect, level, newSeed, patience);
  }

  public Settings withPatience(Patience newPatience) {
    return new Settings(version, name, colour, dialect, level, seed, newPatience);
  }
}
