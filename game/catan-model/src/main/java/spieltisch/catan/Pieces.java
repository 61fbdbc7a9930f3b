package spieltisch.catan;

import java.util.Arrays;
import spieltisch.catan.cards.PackedCounts;

/// The roads, settlements and cities on the board, and the values that follow from them.
///
/// Sets of places are bit sets of two words. Frequently read values are stored and updated with
/// each piece: the edges that a player can reach, the blocked corners, the income for each number,
/// and the lengths of the roads.
final class Pieces {
  // Offsets within the words of one seat in `sets`.
  private static final int ROADS = 0;
  private static final int SETTLEMENTS = 2;
  private static final int CITIES = 4;
  private static final int TOUCHED = 6;
  private static final int REACHED = 8;
  private static final int HEXES = 10;
  private static final int SEAT_WORDS = 11;
  // Offsets of the words that all seats share; in `sets` they come before the words of the seats.
  private static final int TAKEN = 0;
  private static final int BLOCKED = 2;
  private static final int BUILDINGS = 4;
  private static final int SHARED_WORDS = 6;

  // Offsets within the numbers of one seat in `counts`.
  private static final int ROADS_LEFT = 0;
  private static final int SETTLEMENTS_LEFT = 1;
  private static final int CITIES_LEFT = 2;
  private static final int HARBOURS = 3;
  private static final int ROAD_LENGTH = 4;
  private static final int INCOME = 5 - 2; // the income for the number n is at INCOME + n
  private static final int SEAT_COUNTS = 5 + 11;

  private final Board board;
  private final Island island;
  private final int players;
  private final long[] sets;
  private final int[] counts;

  Pieces(Board board, int players) {
    this.board = board;
    this.players = players;
    island = board.island();
    sets = new long[SHARED_WORDS + players * SEAT_WORDS];
    counts = new int[players * SEAT_COUNTS];
    for (int seat = 0; seat < players; seat++) {
      counts[at(seat, ROADS_LEFT)] = Position.ROADS;
      counts[at(seat, SETTLEMENTS_LEFT)] = Position.SETTLEMENTS;
      counts[at(seat, CITIES_LEFT)] = Position.CITIES;
    }
  }

  Pieces(Pieces other) {
    board = other.board;
    island = other.island;
    players = other.players;
    sets = other.sets.clone();
    counts = other.counts.clone();
  }

  void copyFrom(Pieces other) {
    System.arraycopy(other.sets, 0, sets, 0, sets.length);
    System.arraycopy(other.counts, 0, counts, 0, counts.length);
  }

  private static int at(int seat, int count) {
    return seat * SEAT_COUNTS + count;
  }

  private static int word(int seat, int set) {
    return SHARED_WORDS + seat * SEAT_WORDS + set;
  }

  Island island() {
    return island;
  }

  int roadsLeft(int seat) {
    return counts[at(seat, ROADS_LEFT)];
  }

  int settlementsLeft(int seat) {
    return counts[at(seat, SETTLEMENTS_LEFT)];
  }

  int citiesLeft(int seat) {
    return counts[at(seat, CITIES_LEFT)];
  }

  int harbours(int seat) {
    return counts[at(seat, HARBOURS)];
  }

  int roadLength(int seat) {
    return counts[at(seat, ROAD_LENGTH)];
  }

  int income(int seat, int number) {
    return counts[at(seat, INCOME + number)];
  }

  long roads(int seat, int which) {
    return sets[word(seat, ROADS) + which];
  }

  long settlements(int seat, int which) {
    return sets[word(seat, SETTLEMENTS) + which];
  }

  long cities(int seat, int which) {
    return sets[word(seat, CITIES) + which];
  }

  long hexes(int seat) {
    return sets[word(seat, HEXES)];
  }

  long roadSites(int seat, int which) {
    return sets[word(seat, REACHED) + which] & ~sets[TAKEN + which];
  }

  long settlementSites(int seat, int which) {
    return sets[word(seat, TOUCHED) + which] & ~sets[BLOCKED + which];
  }

  long blocked(int which) {
    return sets[BLOCKED + which];
  }

  long taken(int which) {
    return sets[TAKEN + which];
  }

  long foreignBuildings(int seat, int which) {
    return sets[BUILDINGS + which] & ~(settlements(seat, which) | cities(seat, which));
  }

  /// The corners at the ends of a seat's roads.
  long touched(int seat, int which) {
    return sets[word(seat, TOUCHED) + which];
  }

  boolean isTaken(int edge) {
    return BitSets.has(sets, TAKEN, edge);
  }

  boolean isBlocked(int corner) {
    return BitSets.has(sets, BLOCKED, corner);
  }

  boolean isBuilt(int corner) {
    return BitSets.has(sets, BUILDINGS, corner);
  }

  boolean hasRoad(int seat, int edge) {
    return BitSets.has(sets, word(seat, ROADS), edge);
  }

  boolean hasSettlement(int seat, int corner) {
    return BitSets.has(sets, word(seat, SETTLEMENTS), corner);
  }

  boolean hasCity(int seat, int corner) {
    return BitSets.has(sets, word(seat, CITIES), corner);
  }

  boolean touches(int seat, int corner) {
    return BitSets.has(sets, word(seat, TOUCHED), corner);
  }

  boolean reaches(int seat, int edge) {
    return BitSets.has(sets, word(seat, REACHED), edge);
  }

  private boolean owns(int seat, int corner) {
    return hasSettlement(seat, corner) || hasCity(seat, corner);
  }

  private boolean isForeign(int seat, int corner) {
    return isBuilt(corner) && !owns(seat, corner);
  }

  /// The number of cards that a seat gets from a hexagon that produces: one for each settlement and
  /// two for each city. The robber and the terrain are ignored.
  int weight(int seat, int hex) {
    int weight = 0;
    for (int which = 0; which < 2; which++) {
      long around = island.hexCornerSet[hex * 2 + which];
      weight +=
          Long.bitCount(settlements(seat, which) & around)
              + 2 * Long.bitCount(cities(seat, which) & around);
    }
    return weight;
  }

  void addRoad(int seat, int edge) {
    BitSets.add(sets, TAKEN, edge);
    BitSets.add(sets, word(seat, ROADS), edge);
    counts[at(seat, ROADS_LEFT)]--;
    for (int end = 0; end < 2; end++) {
      int corner = island.edgeCorners[edge * 2 + end];
      BitSets.add(sets, word(seat, TOUCHED), corner);
      if (!isForeign(seat, corner)) reach(seat, corner);
    }
    counts[at(seat, ROAD_LENGTH)] =
        Math.max(roadLength(seat), LongestRoad.through(this, seat, edge));
  }

  private void reach(int seat, int corner) {
    sets[word(seat, REACHED)] |= island.cornerEdgeSet[corner * 2];
    sets[word(seat, REACHED) + 1] |= island.cornerEdgeSet[corner * 2 + 1];
  }

  void addSettlement(int seat, int corner, int robber) {
    BitSets.add(sets, word(seat, SETTLEMENTS), corner);
    BitSets.add(sets, BUILDINGS, corner);
    sets[BLOCKED] |= island.cornerZone[corner * 2];
    sets[BLOCKED + 1] |= island.cornerZone[corner * 2 + 1];
    counts[at(seat, SETTLEMENTS_LEFT)]--;
    counts[at(seat, HARBOURS)] |= board.harbourAt[corner];
    reach(seat, corner);
    addIncome(seat, corner, robber);
    for (int other = 0; other < players; other++)
      if (other != seat && touches(other, corner)) interrupt(other, corner);
  }

  private void addIncome(int seat, int corner, int robber) {
    for (int i = 0; i < 3; i++) {
      int hex = island.cornerHexes[corner * 3 + i];
      sets[word(seat, HEXES)] |= 1L << hex & island.land();
      if (board.tokenOf[hex] != 0 && hex != robber)
        counts[at(seat, INCOME + board.tokenOf[hex])] += PackedCounts.one(board.yieldOf[hex]);
    }
  }

  /// Updates the reachable edges and the road length of a seat after another player built on a
  /// corner that the seat's roads touch. No road of the seat continues over that corner.
  private void interrupt(int seat, int corner) {
    for (int i = 0; i < 3; i++) {
      int edge = island.cornerEdges[corner * 3 + i];
      if (edge == Island.NOWHERE) continue;
      int far = island.otherEnd(edge, corner);
      boolean reachedFromThere = (touches(seat, far) || owns(seat, far)) && !isForeign(seat, far);
      if (!reachedFromThere) BitSets.remove(sets, word(seat, REACHED), edge);
    }
    counts[at(seat, ROAD_LENGTH)] = LongestRoad.longest(this, seat);
  }

  void addCity(int seat, int corner, int robber) {
    BitSets.remove(sets, word(seat, SETTLEMENTS), corner);
    BitSets.add(sets, word(seat, CITIES), corner);
    counts[at(seat, SETTLEMENTS_LEFT)]++;
    counts[at(seat, CITIES_LEFT)]--;
    addIncome(seat, corner, robber);
  }

  void moveRobber(int from, int to) {
    changeIncome(from, 1);
    changeIncome(to, -1);
  }

  private void changeIncome(int hex, int sign) {
    int number = board.tokenOf[hex];
    if (number == 0) return;
    int one = sign * PackedCounts.one(board.yieldOf[hex]);
    for (int seat = 0; seat < players; seat++)
      if ((hexes(seat) >>> hex & 1) != 0)
        counts[at(seat, INCOME + number)] += one * weight(seat, hex);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pieces pieces
        && Arrays.equals(counts, pieces.counts)
        && Arrays.equals(sets, pieces.sets);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(counts) + Arrays.hashCode(sets);
  }
}
