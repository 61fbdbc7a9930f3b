package spieltisch.catan.rules;

import java.util.List;

/// Writes and reads the full state as one line of text, for tests, bug reports and perft files,
/// which list how many sequences of actions are possible from a state.
///
/// `docs/notation.md` describes the fields. Derived values are not written; the reader computes
/// them.
public final class Notation {
  /// The fields of the line, in the order in which they are written.
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

  // One letter for each enum constant, in the order of the constants.
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

  /// Reads a line. Any text gives a result and never an exception. The rules can continue from
  /// every state that is read, even if no real game reaches that state.
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
