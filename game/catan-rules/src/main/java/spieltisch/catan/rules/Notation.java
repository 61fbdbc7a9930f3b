package spieltisch.catan.rules;

import java.util.List;

/// The full state as one line of text, for tests, perft files and bug reports.
///
/// `docs/notation.md` describes the fields. Derived values are not written but computed when
/// reading.
public final class Notation {
  /// The fields of the line, in their order.
  enum Field {
    OPTIONS,
    LAND,
    HARBOURS,
    ROBBER,
    SEATS,
    FACE_DOWN,
    DECK,
    FRESH,
    AWARDS,
    TURN,
    PHASE,
    OFFERS,
    DICE_DECK
  }

  /// The result of reading a text.
  public sealed interface ReadResult {
    record Read(State state) implements ReadResult {}

    record Unreadable(String why) implements ReadResult {}
  }

  // A letter for each constant, in the order of the enums.
  static final String TERRAIN = "FHPGMD";
  static final String RESOURCES = "wbsgo";
  static final String CARDS = "kvrim";
  static final String PHASES = "FRBDMTXO";

  /// The sign for an empty value.
  static final char NOTHING = '-';

  static final char GENERIC_HARBOUR = '*';

  private Notation() {}

  public static String write(State state) {
    return new NotationWriter(state).write();
  }

  /// Reads a line; any text gives a result. The rules can continue from every state that is read,
  /// but it may be one that no game reaches.
  public static ReadResult read(String text) {
    try {
      return new ReadResult.Read(new NotationReader(fields(text)).read());
    } catch (NotationCursor.NotationException notationException) {
      return new ReadResult.Unreadable(notationException.why());
    }
  }

  private static List<String> fields(String text) {
    var fields = List.of(text.split(" ", -1));
    if (fields.size() == Field.values().length) return fields;
    throw new NotationCursor.NotationException(
        "expected " + Field.values().length + " fields, not " + fields.size());
  }
}
