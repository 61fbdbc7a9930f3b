package spieltisch.gym;

import java.util.Locale;
import spieltisch.catan.Board;
import spieltisch.catan.Island;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Hex;
import tools.jackson.core.JsonGenerator;

/// Writes a board as a JSON object: what does not change during a game. Hexagons, corners and edges
/// are listed in the order of their action numbers.
final class BoardWriter {
  private final JsonGenerator json;
  private final Board board;
  private final Island island;

  BoardWriter(JsonGenerator json, Board board) {
    this.json = json;
    this.board = board;
    island = board.island();
  }

  void write() {
    json.writeStartObject();
    json.writeArrayPropertyStart("hexes");
    island.landHexes().forEach(this::hex);
    json.writeEndArray();
    json.writeArrayPropertyStart("corners");
    for (int corner = 0; corner < island.corners().size(); corner++) corner(corner);
    json.writeEndArray();
    json.writeArrayPropertyStart("edges");
    for (int edge = 0; edge < island.edges().size(); edge++) ends(edge);
    json.writeEndArray();
    json.writeArrayPropertyStart("harbours");
    board.harbours().forEach(this::harbour);
    json.writeEndArray();
    json.writeEndObject();
  }

  private void hex(Hex hex) {
    json.writeStartObject();
    json.writeNumberProperty("x", hex.x());
    json.writeNumberProperty("y", hex.y());
    json.writeStringProperty("terrain", board.terrain(hex).name().toLowerCase(Locale.ROOT));
    json.writeNumberProperty("token", board.token(hex));
    json.writeEndObject();
  }

  /// Writes the land hexagons at a corner.
  private void corner(int corner) {
    json.writeStartArray();
    for (int i = 0; i < 3; i++) {
      int hex = island.hexAt(corner, i);
      if (island.isLand(island.hex(hex))) json.writeNumber(ActionNumbers.landIndex(island, hex));
    }
    json.writeEndArray();
  }

  /// Writes the corners at the ends of an edge.
  private void ends(int edge) {
    json.writeStartArray();
    json.writeNumber(island.endOf(edge, 0));
    json.writeNumber(island.endOf(edge, 1));
    json.writeEndArray();
  }

  private void harbour(Harbour harbour) {
    json.writeStartObject();
    json.writeStringProperty(
        "resource", harbour.special().map(it -> it.name().toLowerCase(Locale.ROOT)).orElse("any"));
    json.writeNumberProperty("edge", island.indexOf(harbour.edge()));
    json.writeEndObject();
  }
}
