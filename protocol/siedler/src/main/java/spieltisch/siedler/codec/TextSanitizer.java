package spieltisch.siedler.codec;

/// Texts by people, made harmless: no control characters, no invisible ones, not too long.
public final class TextSanitizer {
  public static final int LONGEST_NAME = 32;
  public static final int LONGEST_CHAT = 500;
  public static final int LONGEST_VERSION = 100;

  private static final int LONGEST_QUOTE = 40;

  private TextSanitizer() {}

  public static String name(String raw) {
    return clean(raw, LONGEST_NAME);
  }

  public static String chat(String raw) {
    return clean(raw, LONGEST_CHAT);
  }

  public static String version(String raw) {
    return clean(raw, LONGEST_VERSION);
  }

  /// For a sentence that quotes what somebody sent.
  static String quote(String raw) {
    return clean(raw, LONGEST_QUOTE);
  }

  /// Runs of blanks and control characters become one blank; what cannot be seen at all vanishes;
  /// the rest is cut after so many characters.
  private static String clean(String raw, int longest) {
    if (isClean(raw, longest)) return raw;
    var text = new StringBuilder();
    int count = 0;
    boolean isBlankDue = false;
    for (int i = 0; i < raw.length() && count < longest; ) {
      int c = raw.codePointAt(i);
      i += Character.charCount(c);
      if (isBlank(c)) isBlankDue = count > 0;
      else if (isVisible(c)) {
        if (isBlankDue && ++count < longest) text.append(' ');
        isBlankDue = false;
        if (count < longest) text.appendCodePoint(c);
        count++;
      }
    }
    return text.toString().strip();
  }

  /// Nearly all texts: nothing to do.
  private static boolean isClean(String raw, int longest) {
    if (raw.length() > longest) return false;
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      boolean isPlain = c > ' ' && c < 127 || c >= 'À' && c <= 'ÿ';
      boolean isInnerBlank = c == ' ' && i > 0 && i + 1 < raw.length() && raw.charAt(i - 1) != ' ';
      if (!isPlain && !isInnerBlank) return false;
    }
    return true;
  }

  private static boolean isBlank(int c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c) || Character.isISOControl(c);
  }

  /// Format characters could turn the direction of a line or hide in a name.
  private static boolean isVisible(int c) {
    return switch (Character.getType(c)) {
      case Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }
}
