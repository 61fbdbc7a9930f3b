package spieltisch.torfu;

/// One line of the wire, without its end.
public sealed interface TextLine {
  record Text(String text) implements TextLine {
    /// What stands before the first blank.
    String word() {
      int end = blank();
      return end < 0 ? text.strip() : text.substring(0, end);
    }

    /// What stands behind the first blanks; empty if there is nothing.
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

  /// A line that had more bytes than allowed; it was thrown away.
  record TooLong() implements TextLine {}
}
