package spieltisch.catan.rules;

import java.util.List;

/// A whole state in one line of text, for tests, perft files and bug reports.
///
/// `docs/notation.md` describes the fields. What can be derived is not written; it is worked out
/// again while reading.
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

  /// What reading a text gives.
  public sealed interface ReadResult {
    record Read(State state) implements ReadResult {}

    record Unreadable(String why) implements ReadResult {}
  }

  // By the order of the enums they stand for.
  static final String TERRAIN = "FHPGMD";
  static final String RESOURCES = "wbsgo";
  static final String CARDS = "kvrim";
  static final String PHASES = "FRBDMTXO";

  /// What stands for nothing.
  static final char NOTHING = '-';

  static final char GENERIC_HARBOUR = '*';

  private Notation() {}

  public static String write(State state) {
    return new NotationWriter(state).write();
  }

  /// Reads a line. Any text gets an answer; whatever is read is a state that the rules can play on,
  /// though perhaps none that a game could have reached.
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
        "there must be " + Field.values().length + " fields, not " + fields.size());
  }
}
