package spieltisch.table.chance;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// The secret from which all random numbers of a game follow. Its hash is published before the
/// game, the seed itself after it.
///
/// @param hex 32 bytes in hexadecimal
public record Seed(String hex) {
  private static final int BYTES = 32;

  public Seed {
    if (hex.length() != 2 * BYTES)
      throw new IllegalArgumentException("a seed has " + BYTES + " bytes");
    HexFormat.of().parseHex(hex);
  }

  public static Seed of(byte[] bytes) {
    return new Seed(HexFormat.of().formatHex(bytes));
  }

  byte[] bytes() {
    return HexFormat.of().parseHex(hex);
  }

  /// The SHA-256 of the seed's bytes in hexadecimal, which is published before the game.
  public String commitment() {
    return HexFormat.of().formatHex(sha256().digest(bytes()));
  }

  public static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("the Java runtime has no SHA-256", e);
    }
  }
}
