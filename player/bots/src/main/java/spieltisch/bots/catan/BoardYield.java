package spieltisch.bots.catan;

import spieltisch.catan.Board;
import spieltisch.catan.Island;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Harbour;

/// What a board promises: the yield of each corner and hexagon, and where the harbours are. It
/// never changes in a game.
final class BoardYield {
  /// The mark of a harbour that trades any three cards for one.
  static final int ANY = 1 << Resource.KINDS;

  private final Board board;
  private final Island island;
  private final double[] yields;
  private final double[] hexOdds;
  private final int[] hexKind;
  private final int[] harbours;

  BoardYield(Board board) {
    this.board = board;
    island = board.island();
    int hexes = island.hexes().size();
    int corners = island.corners().size();
    hexOdds = new double[hexes];
    hexKind = new int[hexes];
    yields = new double[corners * Resource.KINDS];
    harbours = new int[corners];
    for (int hex = 0; hex < hexes; hex++) survey(hex);
    for (int corner = 0; corner < corners; corner++)
      for (int i = 0; i < 3; i++) add(corner, island.hexAt(corner, i));
    for (var harbour : board.harbours()) open(harbour);
  }

  private void survey(int hex) {
    hexOdds[hex] = DiceOdds.of(board.tokens().get(hex));
    hexKind[hex] = board.terrain().get(hex).yields().map(Resource::ordinal).orElse(0);
  }

  private void add(int corner, int hex) {
    yields[corner * Resource.KINDS + hexKind[hex]] += hexOdds[hex];
  }

  private void open(Harbour harbour) {
    int edge = island.indexOf(harbour.edge());
    int mark = harbour.special().map(kind -> 1 << kind.ordinal()).orElse(ANY);
    for (int end = 0; end < 2; end++) harbours[island.endOf(edge, end)] |= mark;
  }

  boolean isOf(Board other) {
    return board.equals(other);
  }

  Island island() {
    return island;
  }

  /// The cards of a kind that a settlement on a corner yields with each roll, on average.
  double yieldOf(int corner, int kind) {
    return yields[corner * Resource.KINDS + kind];
  }

  /// The harbours at a corner: a bit for each resource, and `ANY`.
  int harbours(int corner) {
    return harbours[corner];
  }

  /// How likely a roll is to name a hexagon; 0 for the desert and the sea.
  double odds(int hex) {
    return hexOdds[hex];
  }

  /// What a hexagon yields; only where the odds are not 0.
  int kind(int hex) {
    return hexKind[hex];
  }
}
