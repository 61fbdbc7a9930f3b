package spieltisch.siedler.codec;

import java.util.EnumSet;
import java.util.OptionalInt;
import java.util.Set;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Word;

/// Decodes values that occur in messages of both clients and servers: places, players and
/// extensions.
final class PlaceReader {
  private static final Extension[] EXTENSIONS = Extension.values();

  private PlaceReader() {}

  static Hex hex(JsonCursor cursor) {
    return cursor.dialect().places().hex(cursor);
  }

  static Edge edge(JsonCursor cursor) {
    var hexes = cursor.dialect().places().hexes(cursor, 2);
    return new Edge(hexes.get(0), hexes.get(1));
  }

  static Corner corner(JsonCursor cursor) {
    var hexes = cursor.dialect().places().hexes(cursor, 3);
    return new Corner(hexes.get(0), hexes.get(1), hexes.get(2));
  }

  /// Reads an optional player id; empty if the id is absent or negative. Some peers send a negative
  /// number for no player.
  static OptionalInt player(JsonCursor cursor, Word word) {
    var found = cursor.find(word);
    if (found == null) return OptionalInt.empty();
    int id = found.asInt();
    return id < 0 ? OptionalInt.empty() : OptionalInt.of(id);
  }

  /// Reads the known extensions and ignores unknown ones.
  static Set<Extension> extensions(JsonCursor cursor) {
    var known = EnumSet.noneOf(Extension.class);
    var list = cursor.find(Word.EXTENSIONS);
    if (list == null) return known;
    for (var item : list.items()) {
      var name = item.asText();
      for (var extension : EXTENSIONS)
        if (cursor.dialect().words().matches(extension.word(), name)) known.add(extension);
    }
    return known;
  }
}
