package spieltisch.bots.catan;

import spieltisch.catan.Board;
import spieltisch.catan.Island;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Harbour;

/// The expected yields of each corner and hexagon of a board, and the harbours. Yields and harbours
/// do not change during a game.
public final class BoardYield {
  /// The bit of a 3:1 harbour in a set of harbours.
  public static final int GENERIC_HARBOUR = 1 << Resource.KINDS;

  private final Board board;
  private final Island island;
  private final double[] yields;
  private final double[] hexOdds;
  private final int[] hexKind;
  private final int[] harbours;

  public BoardYield(Board board) {
    this.board = board;
    island = board.island();
    int hexes = island.hexes().size();
    int corners = island.corners().size();
    hexOdds = new double[hexes];
    hexKind = new int[hexes];
    yields = new double[corners * Resource.KINDS];
    harbours = new int[corners];
    for (int hex = 0; hex < hexes; hex++) readHex(hex);
    for (int corner = 0; corner < corners; corner++)
      for (int i = 0; i < 3; i++) addYield(corner, island.hexAt(corner, i));
    for (var harbour : board.harbours()) addHarbour(harbour);
  }

  private void readHex(int hex) {
    hexOdds[hex] = DiceOdds.of(board.tokens().get(hex));
    hexKind[hex] = board.terrain().get(hex).yields().map(Resource::ordinal).orElse(0);
  }

  private void addYield(int corner, int hex) {
    yields[corner * Resource.KINDS + hexKind[hex]] += hexOdds[hex];
  }

  private void addHarbour(Harbour harbour) {
    int edge = island.indexOf(harbour.edge());
    int bit = harbour.special().map(kind -> 1 << kind.ordinal()).orElse(GENERIC_HARBOUR);
    for (int end = 0; end < 2; end++) harbours[island.endOf(edge, end)] |= bit;
  }

  public boolean isOf(Board other) {
    return board.equals(other);
  }

  public Island island() {
    return island;
  }

  /// The expected number of cards of a kind per roll for a settlement on a corner.
  public double yieldOf(int corner, int kind) {
    return yields[corner * Resource.KINDS + kind];
  }

  /// The harbours at a corner: one bit for each resource, and `GENERIC_HARBOUR`.
  public int harbours(int corner) {
    return harbours[corner];
  }

  /// The probability that a roll gives cards for a hexagon; 0 for desert and sea.
  public double odds(int hex) {
    return hexOdds[hex];
  }

  /// The resource of a hexagon; undefined for a hexagon without yield.
  public int kind(int hex) {
    return hexKind[hex];
  }
}
