package spieltisch.catan;

/// The part of a position that lies on the board: roads, settlements, cities and the robber.
public abstract sealed class BoardPosition permits Position {
  final Options options;
  final Board board;
  final int players;
  final Pieces pieces;
  int robber;

  BoardPosition(Options options, Board board) {
    if (board.island() != options.island())
      throw new IllegalArgumentException(
          options.players() + " players need the island " + options.island());
    this.options = options;
    this.board = board;
    players = options.players();
    pieces = new Pieces(board, players);
    robber = board.island().indexOf(board.robber());
  }

  BoardPosition(BoardPosition other) {
    options = other.options;
    board = other.board;
    players = other.players;
    pieces = new Pieces(other.pieces);
    robber = other.robber;
  }

  public Options options() {
    return options;
  }

  public Board board() {
    return board;
  }

  public Island island() {
    return board.island();
  }

  public int players() {
    return players;
  }

  public int robber() {
    return robber;
  }

  public int roadsLeft(int seat) {
    return pieces.roadsLeft(seat);
  }

  public int settlementsLeft(int seat) {
    return pieces.settlementsLeft(seat);
  }

  public int citiesLeft(int seat) {
    return pieces.citiesLeft(seat);
  }

  public int roadLength(int seat) {
    return pieces.roadLength(seat);
  }

  /// The cards that a seat gets when a number is rolled, as `PackedCounts`. The hexagon with the
  /// robber yields none.
  public int income(int seat, int number) {
    return pieces.income(seat, number);
  }

  public long roads(int seat, int which) {
    return pieces.roads(seat, which);
  }

  public long settlements(int seat, int which) {
    return pieces.settlements(seat, which);
  }

  public long cities(int seat, int which) {
    return pieces.cities(seat, which);
  }

  /// The land hexagons at which a seat has a building, as a bit set of hexagon indices.
  public long hexes(int seat) {
    return pieces.hexes(seat);
  }

  /// The free edges where a seat could build a road, as one of the two words of a bit set.
  public long roadSites(int seat, int which) {
    return pieces.roadSites(seat, which);
  }

  /// The corners where a seat could build a settlement after the set-up, as one of the two words of
  /// a bit set.
  public long settlementSites(int seat, int which) {
    return pieces.settlementSites(seat, which);
  }

  /// The corners where nobody may build because a building stands there or one edge away, as one of
  /// the two words of a bit set.
  public long blocked(int which) {
    return pieces.blocked(which);
  }

  /// The edges with a road, as one of the two words of a bit set.
  public long taken(int which) {
    return pieces.taken(which);
  }

  long foreignBuildings(int seat, int which) {
    return pieces.foreignBuildings(seat, which);
  }

  boolean isTaken(int edge) {
    return pieces.isTaken(edge);
  }

  boolean isBlocked(int corner) {
    return pieces.isBlocked(corner);
  }

  boolean isBuilt(int corner) {
    return pieces.isBuilt(corner);
  }

  boolean hasSettlement(int seat, int corner) {
    return pieces.hasSettlement(seat, corner);
  }

  boolean touches(int seat, int corner) {
    return pieces.touches(seat, corner);
  }

  boolean reaches(int seat, int edge) {
    return pieces.reaches(seat, edge);
  }

  /// The seat that owns the road on an edge, or `Position.NOBODY`.
  public int roadOwner(int edge) {
    for (int seat = 0; seat < players; seat++) if (pieces.hasRoad(seat, edge)) return seat;
    return Position.NOBODY;
  }

  /// The seat that owns the building on a corner, or `Position.NOBODY`.
  public int owner(int corner) {
    for (int seat = 0; seat < players; seat++)
      if (pieces.hasSettlement(seat, corner) || pieces.hasCity(seat, corner)) return seat;
    return Position.NOBODY;
  }

  public boolean isCity(int corner) {
    for (int seat = 0; seat < players; seat++) if (pieces.hasCity(seat, corner)) return true;
    return false;
  }

  /// The number of cards that a seat gets from a hexagon that produces: one for each settlement and
  /// two for each city. The robber and the terrain are ignored.
  public int weight(int seat, int hex) {
    return pieces.weight(seat, hex);
  }
}
