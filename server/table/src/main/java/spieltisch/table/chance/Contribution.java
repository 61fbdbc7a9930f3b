package spieltisch.table.chance;

import java.util.HexFormat;
import java.util.Locale;

/// Random bytes that a player's client adds to the seed of a game. Because of the contributions,
/// the server alone cannot choose the seed.
///
/// @param hex 32 bytes in lower-case hexadecimal
public record Contribution(String hex) {
  public Contribution {
    hex = hex.toLowerCase(Locale.ROOT);
    if (!isValid(hex)) throw new IllegalArgumentException("a contribution has 32 bytes");
  }

  public static Contribution of(byte[] bytes) {
    return new Contribution(HexFormat.of().formatHex(bytes));
  }

  private static boolean isValid(String text) {
    return text.length() == 2 * Seed.BYTES && text.chars().allMatch(HexFormat::isHexDigit);
  }

  byte[] bytes() {
    return HexFormat.of().parseHex(hex);
  }
}
