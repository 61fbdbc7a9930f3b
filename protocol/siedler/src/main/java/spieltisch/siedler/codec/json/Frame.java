package spieltisch.siedler.codec.json;

/// The result of framing a byte stream: a complete object, or the problem that the framer found.
public sealed interface Frame {
  /// The text of one JSON object with balanced brackets. The framer has not checked the content.
  record Complete(String text) implements Frame {}

  record Malformed(Problem problem) implements Frame {}

  enum Problem {
    TOO_LONG("Die Nachricht ist länger als 64 KiB.", true),
    TOO_DEEP("Die Nachricht ist zu tief verschachtelt.", true),
    NOT_UTF8("Die Nachricht ist kein gültiges UTF-8.", true),
    /// There are bytes between objects; the framer skips the rest of the line.
    STRAY("Erwartet wird ein JSON-Objekt; der Rest der Zeile wird übersprungen.", true),
    /// There are mismatched brackets, or a line end inside a text; the framer skips the rest of the
    /// line.
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
