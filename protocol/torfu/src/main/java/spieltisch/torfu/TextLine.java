package spieltisch.torfu;

/// A received line without its line end.
public sealed interface TextLine {
  record Text(String text) implements TextLine {
    /// Returns the text before the first blank.
    String word() {
      int end = blank();
      return end < 0 ? text.strip() : text.substring(0, end);
    }

    /// Returns the text after the first word and the blanks that follow it; empty if the line has
    /// only one word.
    String value() {
      int end = blank();
      return end < 0 ? "" : text.substring(end).strip();
    }

    private int blank() {
      for (int i = 0; i < text.length(); i++)
        if (text.charAt(i) == ' ' || text.charAt(i) == '\t') return i;
      return -1;
    }
  }

  /// A line that the framer discarded because it was too long.
  record TooLong() implements TextLine {}
}
