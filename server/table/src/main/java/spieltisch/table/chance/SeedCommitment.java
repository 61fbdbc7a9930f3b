package spieltisch.table.chance;

import java.util.HexFormat;
import java.util.Locale;

/// The commitment of the server to a seed: the SHA-256 of the seed's bytes. The server publishes
/// the commitment before the game and the seed after the game, so that anyone can check that the
/// seed was not changed in between.
///
/// @param hex 32 bytes in hexadecimal
public record SeedCommitment(String hex) {
  public static SeedCommitment of(Seed seed) {
    return new SeedCommitment(HexFormat.of().formatHex(Seed.sha256().digest(seed.bytes())));
  }

  /// Whether a published commitment equals this one. The comparison ignores upper and lower case.
  public boolean matches(String published) {
    return published.toLowerCase(Locale.ROOT).equals(hex);
  }
}
