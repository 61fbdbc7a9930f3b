package spieltisch.siedler.codec.json;

/// Sanitizes texts that users enter: removes control and invisible characters and limits the
/// length.
public final class TextSanitizer {
  public static final int MAX_NAME_LENGTH = 32;
  public static final int MAX_CHAT_LENGTH = 500;
  public static final int MAX_VERSION_LENGTH = 100;

  private static final int MAX_QUOTE_LENGTH = 40;

  private TextSanitizer() {}

  public static String name(String raw) {
    return clean(raw, MAX_NAME_LENGTH);
  }

  public static String chat(String raw) {
    return clean(raw, MAX_CHAT_LENGTH);
  }

  public static String version(String raw) {
    return clean(raw, MAX_VERSION_LENGTH);
  }

  /// Sanitizes input that an error sentence quotes.
  public static String quote(String raw) {
    return clean(raw, MAX_QUOTE_LENGTH);
  }

  /// Replaces runs of blanks and control characters by one blank, removes invisible characters and
  /// cuts the text after `longest` characters.
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

  /// Whether a text needs no change. Most texts need no change, so this check avoids copying them.
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

  /// Whether a character is visible. Invisible format characters can change the text direction or
  /// make two names look alike.
  private static boolean isVisible(int c) {
    return switch (Character.getType(c)) {
      case Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }
}
