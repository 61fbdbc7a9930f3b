package spieltisch.siedler.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.Word;

/// Reads a map.
final class BoardMapReader {
  private static final Terrain[] TERRAIN = Terrain.values();
  private static final Resource[] RESOURCES = Resource.values();

  private BoardMapReader() {}

  static BoardMap chart(JsonCursor jsonCursor) {
    var fields = new ArrayList<BoardMap.Field>();
    for (var item : jsonCursor.field(Word.FIELDS).items()) fields.add(field(item));
    var ownedPieces = new ArrayList<OwnedPiece>();
    for (var item : items(jsonCursor, Word.BUILDINGS)) ownedPieces.add(building(item));
    var harbours = new ArrayList<Harbour>();
    for (var item : items(jsonCursor, Word.HARBOURS)) harbours.add(harbour(item, fields));
    return new BoardMap(
        fields, ownedPieces, harbours, PlaceReader.hex(jsonCursor.field(Word.ROBBER)));
  }

  private static List<JsonCursor> items(JsonCursor jsonCursor, Word word) {
    var found = jsonCursor.find(word);
    return found == null ? List.of() : found.items();
  }

  /// Some write a zero where no token lies.
  private static BoardMap.Field field(JsonCursor jsonCursor) {
    var terrain = jsonCursor.field(Word.TYPE).term(TERRAIN, WordMapping::of);
    var number = jsonCursor.find(Word.NUMBER);
    return new BoardMap.Field(
        PlaceReader.hex(jsonCursor.field(Word.PLACE)),
        terrain,
        number == null ? 0 : number.whole());
  }

  static OwnedPiece building(JsonCursor jsonCursor) {
    int owner = jsonCursor.field(Word.OWNER).whole();
    var place = jsonCursor.field(Word.PLACE);
    return switch (jsonCursor.field(Word.TYPE).term(PieceKind.ALL, PieceKind::word)) {
      case ROAD -> new OwnedPiece.Road(owner, PlaceReader.edge(place));
      case SETTLEMENT -> new OwnedPiece.Settlement(owner, PlaceReader.corner(place));
      case CITY -> new OwnedPiece.City(owner, PlaceReader.corner(place));
    };
  }

  /// Land and sea may come in either order; the fields tell them apart.
  private static Harbour harbour(JsonCursor jsonCursor, List<BoardMap.Field> fields) {
    var hexes = jsonCursor.dialect().places().hexes(jsonCursor.field(Word.PLACE), 2);
    var special = special(jsonCursor.field(Word.TYPE));
    boolean isLandFirst = isLand(hexes.get(0), fields) && !isLand(hexes.get(1), fields);
    return isLandFirst
        ? new Harbour(hexes.get(1), hexes.get(0), special)
        : new Harbour(hexes.get(0), hexes.get(1), special);
  }

  private static boolean isLand(Hex hex, List<BoardMap.Field> fields) {
    for (var field : fields) if (field.hex().equals(hex)) return field.terrain() != Terrain.SEA;
    return false;
  }

  private static Optional<Resource> special(JsonCursor type) {
    if (type.dialect().words().spells(Word.HARBOUR, type.text())) return Optional.empty();
    return Optional.of(type.term(RESOURCES, WordMapping::harbour));
  }
}
