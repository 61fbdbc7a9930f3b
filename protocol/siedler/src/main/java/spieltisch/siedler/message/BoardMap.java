package spieltisch.siedler.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.catan.Board;
import spieltisch.catan.Island;
import spieltisch.catan.Position;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;

/// The map of a game in the form in which messages contain it: fields, buildings, harbours and the
/// robber.
public record BoardMap(
    List<Field> fields, List<OwnedPiece> buildings, List<Harbour> harbours, Hex robber) {
  public BoardMap {
    fields = List.copyOf(fields);
    buildings = List.copyOf(buildings);
    harbours = List.copyOf(harbours);
  }

  /// A hexagon of the map.
  ///
  /// @param number the number of the token; 0 for a hexagon without a token
  public record Field(Hex hex, Terrain terrain, int number) {}

  public static BoardMap of(Position position, Roster roster) {
    var board = position.board();
    var fields = new ArrayList<Field>();
    for (var hex : board.island().hexes())
      fields.add(new Field(hex, board.terrain(hex), board.token(hex)));
    return new BoardMap(
        fields,
        buildings(position, roster),
        board.harbours(),
        board.island().hex(position.robber()));
  }

  private static List<OwnedPiece> buildings(Position position, Roster roster) {
    var island = position.island();
    var all = new ArrayList<OwnedPiece>();
    for (var edge : island.edges()) {
      int seat = position.roadOwner(island.indexOf(edge));
      if (seat != Position.NOBODY) all.add(new OwnedPiece.Road(roster.idAt(seat), edge));
    }
    for (var corner : island.corners()) {
      int index = island.indexOf(corner);
      int seat = position.owner(index);
      if (seat == Position.NOBODY) continue;
      int id = roster.idAt(seat);
      all.add(
          position.isCity(index)
              ? new OwnedPiece.City(id, corner)
              : new OwnedPiece.Settlement(id, corner));
    }
    return all;
  }

  /// Returns the game board; empty if the map is not a valid board. The current hexagon of the
  /// robber becomes the robber's starting hexagon.
  public Optional<Board> board() {
    return islandOf(fields.size()).flatMap(this::boardOn);
  }

  private static Optional<Island> islandOf(int fields) {
    for (var island : List.of(Island.SMALL, Island.LARGE))
      if (island.hexes().size() == fields) return Optional.of(island);
    return Optional.empty();
  }

  private Optional<Board> boardOn(Island island) {
    var terrain = new ArrayList<Terrain>();
    var tokens = new ArrayList<Integer>();
    for (var hex : island.hexes()) {
      var field = fields.stream().filter(f -> f.hex().equals(hex)).findFirst();
      if (field.isEmpty()) return Optional.empty();
      terrain.add(field.get().terrain());
      tokens.add(field.get().number());
    }
    try {
      return Optional.of(new Board(island, terrain, tokens, harbours, robber));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}
