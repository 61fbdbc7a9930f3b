package spieltisch.torfu;

import java.util.OptionalInt;
import java.util.OptionalLong;

/// Parses integers without exceptions; a malformed or too large number gives an empty result.
final class NumberReader {
  private static final int MAX_DIGITS = 18;

  private NumberReader() {}

  static OptionalLong parseLong(String text) {
    boolean isNegative = text.startsWith("-");
    String digits = isNegative ? text.substring(1) : text;
    if (digits.isEmpty() || digits.length() > MAX_DIGITS) return OptionalLong.empty();
    long number = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = digits.charAt(i) - '0';
      if (digit < 0 || digit > 9) return OptionalLong.empty();
      number = 10 * number + digit;
    }
    return OptionalLong.of(isNegative ? -number : number);
  }

  static OptionalInt parse(String text) {
    var number = parseLong(text);
    return number.isPresent() && number.getAsLong() == (int) number.getAsLong()
        ? OptionalInt.of((int) number.getAsLong())
        : OptionalInt.empty();
  }

  /// Returns the number if it is between 0 and `most`; otherwise the result is empty.
  static OptionalInt parse(String text, int most) {
    var number = parse(text);
    return number.isPresent() && number.getAsInt() >= 0 && number.getAsInt() <= most
        ? number
        : OptionalInt.empty();
  }
}
