package spieltisch.siedler.codec;

/// Result of framing a byte stream: a complete object, or the problem that was found.
public sealed interface Frame {
  /// Text of one JSON object with balanced brackets. Its content is not checked.
  record Complete(String text) implements Frame {}

  record Malformed(Problem problem) implements Frame {}

  enum Problem {
    TOO_LONG("Die Nachricht ist länger als 64 KiB.", true),
    TOO_DEEP("Die Nachricht ist zu tief verschachtelt.", true),
    NOT_UTF8("Die Nachricht ist kein gültiges UTF-8.", true),
    /// Bytes between objects; the rest of the line is skipped.
    STRAY("Erwartet wird ein JSON-Objekt; der Rest der Zeile wird übersprungen.", true),
    /// Mismatched brackets, or a line end inside a text; the rest of the line is skipped.
    BROKEN("Das ist kein gültiges JSON; der Rest der Zeile wird übersprungen.", true),
    LOST("Im Datenstrom ist keine Nachricht mehr zu erkennen.", false);

    private final String german;
    private final boolean isRecoverable;

    Problem(String german, boolean isRecoverable) {
      this.german = german;
      this.isRecoverable = isRecoverable;
    }

    public String german() {
      return german;
    }

    /// Whether the framer can find the next object, so that the connection can stay open.
    public boolean isRecoverable() {
      return isRecoverable;
    }
  }
}
