package spieltisch.siedler.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;
import spieltisch.siedler.codec.json.DecodeException;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.Word;

/// Decodes maps and buildings.
final class BoardMapReader {
  private static final Terrain[] TERRAIN = Terrain.values();
  private static final Resource[] RESOURCES = Resource.values();

  private BoardMapReader() {}

  static BoardMap map(JsonCursor cursor) {
    var fields = new ArrayList<BoardMap.Field>();
    for (var item : cursor.field(Word.FIELDS).items()) field(item).ifPresent(fields::add);
    var pieces = new ArrayList<OwnedPiece>();
    for (var item : items(cursor, Word.BUILDINGS)) pieces.add(building(item));
    var harbours = new ArrayList<Harbour>();
    for (var item : items(cursor, Word.HARBOURS))
      readable(() -> harbour(item, fields)).ifPresent(harbours::add);
    return new BoardMap(fields, pieces, harbours, PlaceReader.hex(cursor.field(Word.ROBBER)));
  }

  private static List<JsonCursor> items(JsonCursor cursor, Word word) {
    var found = cursor.find(word);
    return found == null ? List.of() : found.items();
  }

  /// Reads one field of the map, that is, a hexagon. Some servers send the number 0 for a field
  /// without a token. Some servers write sea fields in another form. The result is empty for such a
  /// sea field, since the game does not need it.
  private static Optional<BoardMap.Field> field(JsonCursor cursor) {
    var terrain = cursor.field(Word.TYPE).enumValue(TERRAIN, WordMapping::of);
    return terrain == Terrain.SEA
        ? readable(() -> field(cursor, terrain))
        : Optional.of(field(cursor, terrain));
  }

  private static BoardMap.Field field(JsonCursor cursor, Terrain terrain) {
    var number = cursor.find(Word.NUMBER);
    return new BoardMap.Field(
        PlaceReader.hex(cursor.field(Word.PLACE)), terrain, number == null ? 0 : number.asInt());
  }

  private static <T> Optional<T> readable(Supplier<T> reader) {
    try {
      return Optional.of(reader.get());
    } catch (DecodeException _) {
      return Optional.empty();
    }
  }

  static OwnedPiece building(JsonCursor cursor) {
    int owner = cursor.field(Word.OWNER).asInt();
    var place = cursor.field(Word.PLACE);
    return switch (cursor.field(Word.TYPE).enumValue(PieceKind.ALL, PieceKind::word)) {
      case ROAD -> new OwnedPiece.Road(owner, PlaceReader.edge(place));
      case SETTLEMENT -> new OwnedPiece.Settlement(owner, PlaceReader.corner(place));
      case CITY -> new OwnedPiece.City(owner, PlaceReader.corner(place));
    };
  }

  /// Reads a harbour. Land and sea may come in either order; the terrain of the fields tells which
  /// is which.
  private static Harbour harbour(JsonCursor cursor, List<BoardMap.Field> fields) {
    var hexes = cursor.dialect().places().hexes(cursor.field(Word.PLACE), 2);
    var special = special(cursor.field(Word.TYPE));
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
    if (type.dialect().words().matches(Word.HARBOUR, type.asText())) return Optional.empty();
    return Optional.of(type.enumValue(RESOURCES, WordMapping::harbour));
  }
}
