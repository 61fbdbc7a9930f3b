package spieltisch.siedler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// The messages that somebody understands, by their names on the wire.
///
/// @param <M> the messages
final class Types<M> {
  private final Dialect dialect;
  private final Map<String, Function<Node, M>> readers = new HashMap<>();
  private final List<String> names = new ArrayList<>();

  Types(Dialect dialect) {
    this.dialect = dialect;
  }

  /// A message, if the dialect has it.
  void add(Word type, Function<Node, M> reader) {
    if (dialect.words().has(type)) put(dialect.words().spell(type), reader);
  }

  /// A message that may also come from a peer whose dialect is not quite ours.
  void addKindly(Word type, Function<Node, M> reader) {
    add(type, reader);
    if (!readers.containsKey(type.german())) put(type.german(), reader);
  }

  private void put(String name, Function<Node, M> reader) {
    readers.put(name, reader);
    names.add(name);
  }

  M read(Node message) {
    var found = message.members().names();
    if (found.isEmpty()) throw new Fault("", "Die Nachricht ist leer.");
    if (found.size() > 1) throw several(found);
    var reader = readers.get(found.getFirst());
    if (reader == null) throw unknown(found.getFirst());
    return reader.apply(message.member(0));
  }

  private static Fault several(List<String> names) {
    var first = CleanText.quote(names.get(0));
    var second = CleanText.quote(names.get(1));
    return new Fault(
        second,
        "Ein Objekt darf nur eine Nachricht enthalten, nicht „"
            + first
            + "“ und „"
            + second
            + "“.");
  }

  private Fault unknown(String name) {
    var quoted = CleanText.quote(name);
    for (var known : names)
      if (known.equalsIgnoreCase(name))
        return new Fault(quoted, "„" + quoted + "“ muss „" + known + "“ geschrieben werden.");
    return new Fault(quoted, "Den Nachrichtentyp „" + quoted + "“ gibt es nicht.");
  }
}
