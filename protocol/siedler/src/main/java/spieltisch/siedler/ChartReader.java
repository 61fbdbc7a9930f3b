package spieltisch.siedler;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Hex;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Terrain;

/// Reads a map.
final class ChartReader {
  private static final Terrain[] TERRAIN = Terrain.values();
  private static final Resource[] RESOURCES = Resource.values();

  private ChartReader() {}

  static Chart chart(Node node) {
    var fields = new ArrayList<Chart.Field>();
    for (var item : node.field(Word.FIELDS).items()) fields.add(field(item));
    var buildings = new ArrayList<Building>();
    for (var item : items(node, Word.BUILDINGS)) buildings.add(building(item));
    var harbours = new ArrayList<Harbour>();
    for (var item : items(node, Word.HARBOURS)) harbours.add(harbour(item, fields));
    return new Chart(fields, buildings, harbours, Sites.hex(node.field(Word.ROBBER)));
  }

  private static List<Node> items(Node node, Word word) {
    var found = node.find(word);
    return found == null ? List.of() : found.items();
  }

  /// Some write a zero where no token lies.
  private static Chart.Field field(Node node) {
    var terrain = node.field(Word.TYPE).term(TERRAIN, Terms::of);
    var number = node.find(Word.NUMBER);
    return new Chart.Field(
        Sites.hex(node.field(Word.PLACE)), terrain, number == null ? 0 : number.whole());
  }

  static Building building(Node node) {
    int owner = node.field(Word.OWNER).whole();
    var place = node.field(Word.PLACE);
    return switch (node.field(Word.TYPE).term(Piece.ALL, Piece::word)) {
      case ROAD -> new Building.Road(owner, Sites.edge(place));
      case SETTLEMENT -> new Building.Settlement(owner, Sites.corner(place));
      case CITY -> new Building.City(owner, Sites.corner(place));
    };
  }

  /// Land and sea may come in either order; the fields tell them apart.
  private static Harbour harbour(Node node, List<Chart.Field> fields) {
    var hexes = node.dialect().places().hexes(node.field(Word.PLACE), 2);
    var special = special(node.field(Word.TYPE));
    boolean isLandFirst = isLand(hexes.get(0), fields) && !isLand(hexes.get(1), fields);
    return isLandFirst
        ? new Harbour(hexes.get(1), hexes.get(0), special)
        : new Harbour(hexes.get(0), hexes.get(1), special);
  }

  private static boolean isLand(Hex hex, List<Chart.Field> fields) {
    for (var field : fields) if (field.hex().equals(hex)) return field.terrain() != Terrain.SEA;
    return false;
  }

  private static Optional<Resource> special(Node type) {
    if (type.dialect().words().spells(Word.HARBOUR, type.text())) return Optional.empty();
    return Optional.of(type.term(RESOURCES, Terms::harbour));
  }
}
