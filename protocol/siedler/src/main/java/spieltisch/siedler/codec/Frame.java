package spieltisch.siedler.codec;

/// What a stream of bytes gave: a whole object, or why there is none.
public sealed interface Frame {
  /// The text of one JSON object, its brackets in balance; whether it means anything is for the
  /// speller.
  record Complete(String text) implements Frame {}

  record Malformed(Problem trouble) implements Frame {}

  enum Problem {
    TOO_LONG("Die Nachricht ist länger als 64 KiB.", true),
    TOO_DEEP("Die Nachricht ist zu tief verschachtelt.", true),
    NOT_UTF8("Die Nachricht ist kein gültiges UTF-8.", true),
    /// Something between the objects; the rest of the line is skipped.
    STRAY("Erwartet wird ein JSON-Objekt; der Rest der Zeile wird übersprungen.", true),
    /// Brackets that do not match, or a line end inside a text; the rest of the line is skipped.
    BROKEN("Das ist kein gültiges JSON; der Rest der Zeile wird übersprungen.", true),
    LOST("Im Datenstrom ist keine Nachricht mehr zu erkennen.", false);

    private final String german;
    private final boolean isInSync;

    Problem(String german, boolean isInSync) {
      this.german = german;
      this.isInSync = isInSync;
    }

    public String german() {
      return german;
    }

    /// Whether the connection can go on: the next object will be found.
    public boolean isInSync() {
      return isInSync;
    }
  }
}
