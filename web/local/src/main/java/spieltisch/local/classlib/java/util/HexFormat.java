package spieltisch.local.classlib.java.util;

/// Stands in for the part of `java.util.HexFormat` that tables use.
public final class HexFormat {
  private static final HexFormat LOWER_CASE = new HexFormat();
  private static final int RADIX = 16;

  private HexFormat() {}

  public static HexFormat of() {
    return LOWER_CASE;
  }

  public String formatHex(byte[] bytes) {
    var hex = new StringBuilder(2 * bytes.length);
    for (byte value : bytes)
      hex.append(Character.forDigit(value >> 4 & 0xf, RADIX))
          .append(Character.forDigit(value & 0xf, RADIX));
    return hex.toString();
  }

  public byte[] parseHex(CharSequence text) {
    if (text.length() % 2 != 0) throw new IllegalArgumentException("odd number of digits");
    var bytes = new byte[text.length() / 2];
    for (int i = 0; i < bytes.length; i++)
      bytes[i] = (byte) (digit(text.charAt(2 * i)) << 4 | digit(text.charAt(2 * i + 1)));
    return bytes;
  }

  private static int digit(char c) {
    if (!isHexDigit(c)) throw new IllegalArgumentException("not a hexadecimal digit");
    return Character.digit(c, RADIX);
  }

  public static boolean isHexDigit(int c) {
    return c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F';
  }
}
