package spieltisch.client.siedler;

import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.client.ClientTimeouts;
import spieltisch.siedler.codec.Dialect;

/// How a computer player presents himself and plays.
///
/// @param version what the program calls itself
/// @param colour the colour he would like best
/// @param seed of his own luck
public record PlayerSettings(
    String version,
    String name,
    Colour colour,
    Dialect dialect,
    Level level,
    long seed,
    ClientTimeouts patience) {

  /// The greeting must say that no person plays.
  String greeting() {
    return version + " (KI)";
  }

  public PlayerSettings withSeed(long newSeed) {
    return new PlayerSettings(version, name, colour, dialect, level, newSeed, patience);
  }

  public PlayerSettings withPatience(ClientTimeouts newClientTimeouts) {
    return new PlayerSettings(version, name, colour, dialect, level, seed, newClientTimeouts);
  }
}
