package spieltisch.client.siedler;

import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.client.ClientTimeouts;
import spieltisch.siedler.codec.Dialect;

/// The settings of a computer player.
///
/// @param version the program name that the client sends in the greeting
/// @param colour the preferred colour
public record PlayerSettings(
    String version,
    String name,
    Colour colour,
    Dialect dialect,
    Level level,
    Randomness randomness,
    ClientTimeouts timeouts) {
  /// The version text of the greeting. The protocol requires that a computer player marks its
  /// version text with `(KI)`.
  String greeting() {
    return version + " (KI)";
  }
}
