package spieltisch.client.siedler;

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

/// The map of a running game with everything that was built on it, in its order.
///
/// Servers draw their maps in many ways: without the sea, with a number on the desert, with
/// harbours anywhere. Whatever makes no sense on an island of ours is left out.
public final class BoardTracker {
  private static final int UNLIKELY = 2;

  private final Board board;
  private final List<OwnedPiece> ownedPieces = new ArrayList<>();
  private Hex robber;

  private BoardTracker(Board board, Hex robber) {
    this.board = board;
    this.robber = robber;
  }

  /// The ground that a chart shows, if it is an island that we know.
  public static Optional<BoardTracker> of(BoardMap boardMap) {
    var island = isLarge(boardMap) ? Island.LARGE : Island.SMALL;
    try {
      var board = board(island, boardMap);
      var robber = island.isLand(boardMap.robber()) ? boardMap.robber() : board.robber();
      var boardTracker = new BoardTracker(board, robber);
      boardMap.buildings().forEach(boardTracker::built);
      return Optional.of(boardTracker);
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
      var here = field.map(BoardMap.Field::terrain).orElse(Terrain.SEA);
      terrain.add(here);
      tokens.add(token(here, field.map(BoardMap.Field::number).orElse(0)));
    }
    return new Board(island, terrain, tokens, harbours(island, boardMap), start(island, boardMap));
  }

  private static int token(Terrain terrain, int number) {
    if (terrain.yields().isEmpty()) return 0;
    return number >= 2 && number <= 12 && number != 7 ? number : UNLIKELY;
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
    return List.copyOf(ownedPieces);
  }

  Hex robber() {
    return robber;
  }

  void robberMoved(Hex hex) {
    if (board.island().isLand(hex)) robber = hex;
  }

  /// Answers whether it is new and has a place here.
  boolean built(OwnedPiece ownedPiece) {
    boolean isHere = isOnMap(ownedPiece);
    if (!isHere || ownedPieces.contains(ownedPiece)) return false;
    return ownedPieces.add(ownedPiece);
  }

  private boolean isOnMap(OwnedPiece ownedPiece) {
    var island = board.island();
    return switch (ownedPiece) {
      case OwnedPiece.Road(_, var edge) -> island.indexOf(edge) != Island.NOWHERE;
      case OwnedPiece.Settlement(_, var corner) -> island.indexOf(corner) != Island.NOWHERE;
      case OwnedPiece.City(_, var corner) -> island.indexOf(corner) != Island.NOWHERE;
    };
  }

  int settlements() {
    return (int) ownedPieces.stream().filter(OwnedPiece.Settlement.class::isInstance).count();
  }

  /// The settlement whose road is awaited: the last of this owner, if possible one without a road.
  Optional<Corner> founded(int owner) {
    var own = new ArrayList<Corner>();
    for (var ownedPiece : ownedPieces)
      if (ownedPiece instanceof OwnedPiece.Settlement(var who, var corner) && who == owner)
        own.addFirst(corner);
    return own.stream()
        .filter(corner -> !hasRoad(owner, corner))
        .findFirst()
        .or(() -> own.stream().findFirst());
  }

  private boolean hasRoad(int owner, Corner corner) {
    return ownedPieces.stream()
        .anyMatch(
            it ->
                it instanceof OwnedPiece.Road(var who, var edge)
                    && who == owner
                    && isAround(corner, edge.a())
                    && isAround(corner, edge.b()));
  }

  private static boolean isAround(Corner corner, Hex hex) {
    return corner.a().equals(hex) || corner.b().equals(hex) || corner.c().equals(hex);
  }
}
