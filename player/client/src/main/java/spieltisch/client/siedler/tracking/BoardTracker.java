package spieltisch.client.siedler.tracking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.catan.Board;
import spieltisch.catan.Island;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.OwnedPiece;

/// Tracks the board of a running game and the pieces on it, in the order in which they were built.
///
/// Servers send maps in many forms: without sea, with a number on the desert, or with harbours at
/// any place. Entries that do not fit a known island are ignored.
public final class BoardTracker {
  private static final int FALLBACK_TOKEN = 2;

  private final Board board;
  private final List<OwnedPiece> pieces = new ArrayList<>();
  private Hex robber;

  private BoardTracker(Board board, Hex robber) {
    this.board = board;
    this.robber = robber;
  }

  /// Reads a map; empty if the map shows no known island.
  public static Optional<BoardTracker> of(BoardMap boardMap) {
    var island = isLarge(boardMap) ? Island.LARGE : Island.SMALL;
    try {
      var board = board(island, boardMap);
      var robber = island.isLand(boardMap.robber()) ? boardMap.robber() : board.robber();
      var tracker = new BoardTracker(board, robber);
      boardMap.buildings().forEach(tracker::built);
      return Optional.of(tracker);
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private static boolean isLarge(BoardMap boardMap) {
    return boardMap.fields().stream()
        .anyMatch(
            it ->
                it.terrain() != Terrain.SEA
                    && Island.SMALL.hexes().stream()
                        .noneMatch(hex -> hex.equals(it.hex()) && Island.SMALL.isLand(hex)));
  }

  private static Board board(Island island, BoardMap boardMap) {
    var terrain = new ArrayList<Terrain>();
    var tokens = new ArrayList<Integer>();
    for (var hex : island.hexes()) {
      var field = boardMap.fields().stream().filter(it -> it.hex().equals(hex)).findFirst();
      var fieldTerrain = field.map(BoardMap.Field::terrain).orElse(Terrain.SEA);
      terrain.add(fieldTerrain);
      tokens.add(token(fieldTerrain, field.map(BoardMap.Field::number).orElse(0)));
    }
    return new Board(island, terrain, tokens, harbours(island, boardMap), start(island, boardMap));
  }

  private static int token(Terrain terrain, int number) {
    if (terrain.yields().isEmpty()) return 0;
    return number >= 2 && number <= 12 && number != 7 ? number : FALLBACK_TOKEN;
  }

  private static List<Harbour> harbours(Island island, BoardMap boardMap) {
    return boardMap.harbours().stream()
        .filter(
            it ->
                it.sea().touches(it.land())
                    && island.indexOf(it.sea()) != Island.NOWHERE
                    && !island.isLand(it.sea())
                    && island.isLand(it.land()))
        .toList();
  }

  private static Hex start(Island island, BoardMap boardMap) {
    if (island.isLand(boardMap.robber())) return boardMap.robber();
    var desert =
        boardMap.fields().stream().filter(it -> it.terrain() == Terrain.DESERT).findFirst();
    return desert.map(BoardMap.Field::hex).orElse(new Hex(0, 0));
  }

  public Board board() {
    return board;
  }

  List<OwnedPiece> buildings() {
    return List.copyOf(pieces);
  }

  Hex robber() {
    return robber;
  }

  void robberMoved(Hex hex) {
    if (board.island().isLand(hex)) robber = hex;
  }

  /// Adds a piece. Returns whether the piece is new and lies on the board.
  boolean built(OwnedPiece piece) {
    boolean isHere = isOnMap(piece);
    if (!isHere || pieces.contains(piece)) return false;
    return pieces.add(piece);
  }

  private boolean isOnMap(OwnedPiece piece) {
    var island = board.island();
    return switch (piece) {
      case OwnedPiece.Road(_, var edge) -> island.indexOf(edge) != Island.NOWHERE;
      case OwnedPiece.Settlement(_, var corner) -> island.indexOf(corner) != Island.NOWHERE;
      case OwnedPiece.City(_, var corner) -> island.indexOf(corner) != Island.NOWHERE;
    };
  }

  int settlementCount() {
    return (int) pieces.stream().filter(OwnedPiece.Settlement.class::isInstance).count();
  }

  /// The settlement at which an owner must place a road in the set-up: the owner's last settlement
  /// without a road, or the last settlement if all have roads. The result is empty if the owner has
  /// no settlement.
  Optional<Corner> settlementAwaitingRoad(int owner) {
    var own = new ArrayList<Corner>();
    for (var piece : pieces)
      if (piece instanceof OwnedPiece.Settlement(var pieceOwner, var corner) && pieceOwner == owner)
        own.addFirst(corner);
    return own.stream()
        .filter(corner -> !hasRoad(owner, corner))
        .findFirst()
        .or(() -> own.stream().findFirst());
  }

  private boolean hasRoad(int owner, Corner corner) {
    return pieces.stream()
        .anyMatch(
            it ->
                it instanceof OwnedPiece.Road(var pieceOwner, var edge)
                    && pieceOwner == owner
                    && isAround(corner, edge.a())
                    && isAround(corner, edge.b()));
  }

  private static boolean isAround(Corner corner, Hex hex) {
    return corner.a().equals(hex) || corner.b().equals(hex) || corner.c().equals(hex);
  }
}
