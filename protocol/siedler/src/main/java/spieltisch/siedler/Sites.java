package spieltisch.siedler;

import java.util.EnumSet;
import java.util.OptionalInt;
import java.util.Set;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;

/// Reads what both sides have in common: places, players and extensions.
final class Sites {
  private static final Extension[] EXTENSIONS = Extension.values();

  private Sites() {}

  static Hex hex(Node node) {
    return node.dialect().places().hex(node);
  }

  static Edge edge(Node node) {
    var hexes = node.dialect().places().hexes(node, 2);
    return new Edge(hexes.get(0), hexes.get(1));
  }

  static Corner corner(Node node) {
    var hexes = node.dialect().places().hexes(node, 3);
    return new Corner(hexes.get(0), hexes.get(1), hexes.get(2));
  }

  /// A player who need not be named; some write a negative number for nobody.
  static OptionalInt player(Node node, Word word) {
    var found = node.find(word);
    if (found == null) return OptionalInt.empty();
    int id = found.whole();
    return id < 0 ? OptionalInt.empty() : OptionalInt.of(id);
  }

  /// Those that we know; a later peer may know more.
  static Set<Extension> extensions(Node node) {
    var known = EnumSet.noneOf(Extension.class);
    var list = node.find(Word.EXTENSIONS);
    if (list == null) return known;
    for (var item : list.items()) {
      var name = item.text();
      for (var extension : EXTENSIONS)
        if (node.dialect().words().spells(extension.word(), name)) known.add(extension);
    }
    return known;
  }
}
