package spieltisch.siedler.codec;

import java.util.EnumSet;
import java.util.OptionalInt;
import java.util.Set;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Word;

/// Reads what both sides have in common: places, players and extensions.
final class PlaceReader {
  private static final Extension[] EXTENSIONS = Extension.values();

  private PlaceReader() {}

  static Hex hex(JsonCursor jsonCursor) {
    return jsonCursor.dialect().places().hex(jsonCursor);
  }

  static Edge edge(JsonCursor jsonCursor) {
    var hexes = jsonCursor.dialect().places().hexes(jsonCursor, 2);
    return new Edge(hexes.get(0), hexes.get(1));
  }

  static Corner corner(JsonCursor jsonCursor) {
    var hexes = jsonCursor.dialect().places().hexes(jsonCursor, 3);
    return new Corner(hexes.get(0), hexes.get(1), hexes.get(2));
  }

  /// A player who need not be named; some write a negative number for nobody.
  static OptionalInt player(JsonCursor jsonCursor, Word word) {
    var found = jsonCursor.find(word);
    if (found == null) return OptionalInt.empty();
    int id = found.whole();
    return id < 0 ? OptionalInt.empty() : OptionalInt.of(id);
  }

  /// Those that we know; a later peer may know more.
  static Set<Extension> extensions(JsonCursor jsonCursor) {
    var known = EnumSet.noneOf(Extension.class);
    var list = jsonCursor.find(Word.EXTENSIONS);
    if (list == null) return known;
    for (var item : list.items()) {
      var name = item.text();
      for (var extension : EXTENSIONS)
        if (jsonCursor.dialect().words().spells(extension.word(), name)) known.add(extension);
    }
    return known;
  }
}
