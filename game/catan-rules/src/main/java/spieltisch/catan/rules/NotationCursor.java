package spieltisch.catan.rules;

import spieltisch.catan.cards.PackedCounts;

/// A reading position in a field of the notation.
final class NotationCursor {
  /// Signals a text that cannot be read. [Notation#read] catches this exception.
  static final class NotationException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String why;

    NotationException(String why) {
      super(why);
      this.why = why;
    }

    String why() {
      return why;
    }
  }

  private static final int MOST_DIGITS = 9;

  private final String name;
  private final String text;
  private int at;

  NotationCursor(Notation.Field field, String text) {
    name = field.name();
    this.text = text;
  }

  NotationException error(String why) {
    return new NotationException(name + " \"" + text + "\" at " + at + ": " + why);
  }

  boolean isAtEnd() {
    return at == text.length();
  }

  /// Skips the next character if it is the given one. Returns whether it skipped a character.
  boolean take(char character) {
    if (isAtEnd() || text.charAt(at) != character) return false;
    at++;
    return true;
  }

  void expect(char character) {
    if (!take(character)) throw error("expected '" + character + "'");
  }

  void expectEnd() {
    if (!isAtEnd()) throw error("expected the end of the field");
  }

  boolean isAtDigit() {
    return !isAtEnd() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }

  /// Reads a number from `least` to `most`.
  int number(int least, int most) {
    int value = 0;
    int start = at;
    for (; isAtDigit() && at - start < MOST_DIGITS; at++)
      value = value * 10 + text.charAt(at) - '0';
    if (at == start || value < least || value > most)
      throw error("expected a number from " + least + " to " + most);
    return value;
  }

  /// Reads one digit below a bound.
  int digit(int bound) {
    if (!isAtDigit() || text.charAt(at) - '0' >= bound)
      throw error("expected a digit below " + bound);
    return text.charAt(at++) - '0';
  }

  /// Reads one letter and returns its index in a list of letters.
  int letter(String letters) {
    int rank = isAtEnd() ? -1 : letters.indexOf(text.charAt(at));
    if (rank < 0) throw error("expected one of " + letters);
    at++;
    return rank;
  }

  /// Reads the text up to a character and skips that character.
  String until(char end) {
    int stop = text.indexOf(end, at);
    if (stop < 0) throw error("expected '" + end + "'");
    var found = text.substring(at, stop);
    at = stop + 1;
    return found;
  }

  /// Reads counts of kinds such as `w1o3`, or the empty value, and returns packed counts.
  int pack(String kinds) {
    if (take(Notation.NOTHING)) return PackedCounts.NONE;
    int pack = PackedCounts.NONE;
    do {
      int kind = letter(kinds);
      if (PackedCounts.count(pack, kind) > 0) throw error("a kind is named twice");
      pack += PackedCounts.of(kind, number(1, PackedCounts.MOST));
    } while (!isAtEnd() && kinds.indexOf(text.charAt(at)) >= 0);
    return pack;
  }

  /// Reads a hexadecimal number of up to nine digits; the empty value gives the default.
  long bits(long defaultValue) {
    if (take(Notation.NOTHING)) return defaultValue;
    long value = 0;
    int start = at;
    while (!isAtEnd() && at - start < MOST_DIGITS) value = value << 4 | letter("0123456789abcdef");
    return value;
  }
}
