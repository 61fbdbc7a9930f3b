package spieltisch.siedler.codec;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import spieltisch.siedler.codec.json.DecodeException;
import spieltisch.siedler.codec.json.TextSanitizer;
import spieltisch.siedler.message.Word;

/// The readers of all message types, by the names of the types on the wire.
///
/// @param <M> the type of the messages
final class MessageTypes<M> {
  private final Dialect dialect;
  private final Map<String, Function<JsonCursor, M>> readers = new HashMap<>();
  private final List<String> names = new ArrayList<>();

  MessageTypes(Dialect dialect) {
    this.dialect = dialect;
  }

  /// Adds a message type if the dialect has it.
  void add(Word type, Function<JsonCursor, M> reader) {
    if (dialect.words().has(type)) put(dialect.words().spelling(type), reader);
  }

  /// Adds a message type whose umlaut spelling is also accepted in dialects without umlauts.
  void addLenient(Word type, Function<JsonCursor, M> reader) {
    add(type, reader);
    if (!readers.containsKey(type.german())) put(type.german(), reader);
  }

  private void put(String name, Function<JsonCursor, M> reader) {
    readers.put(name, reader);
    names.add(name);
  }

  M read(JsonCursor message) {
    var found = message.members().names();
    if (found.isEmpty()) throw new DecodeException("", "Die Nachricht ist leer.");
    if (found.size() > 1) throw several(found);
    var reader = readers.get(found.getFirst());
    if (reader == null) throw unknown(found.getFirst());
    return reader.apply(message.member(0));
  }

  private static DecodeException several(List<String> names) {
    var first = TextSanitizer.quote(names.get(0));
    var second = TextSanitizer.quote(names.get(1));
    return new DecodeException(
        second,
        "Ein Objekt darf nur eine Nachricht enthalten, nicht „"
            + first
            + "“ und „"
            + second
            + "“.");
  }

  private DecodeException unknown(String name) {
    var quoted = TextSanitizer.quote(name);
    for (var known : names)
      if (known.equalsIgnoreCase(name))
        return new DecodeException(
            quoted, "„" + quoted + "“ muss „" + known + "“ geschrieben werden.");
    return new DecodeException(quoted, "Den Nachrichtentyp „" + quoted + "“ gibt es nicht.");
  }
}
