package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spieltisch.catan.BitSets;
import spieltisch.catan.Board;
import spieltisch.catan.Island;
import spieltisch.catan.MutablePosition;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.kernel.SeededChance;

/// Builds random road networks piece by piece. After each piece, road lengths and building sites
/// are compared with those of naive algorithms.
class RoadLawsTest {
  private static final int MOST_BY_SUBSETS = 8;

  @ParameterizedTest(name = "{0} players, foreign buildings in {1} of 16 steps")
  @CsvSource({"3,0", "3,2", "4,5", "5,0", "6,3"})
  void lengths_and_sites_are_kept_up_to_date(int players, int cuts) {
    var options = Options.standard(players);
    var board = BoardMaker.variable(options, new SeededChance(players));
    LawSeeds.each(400, 5, seed -> grow(options, board, cuts, new SeededChance(seed)));
  }

  private static void grow(Options options, Board board, int cuts, SeededChance chance) {
    var position = new MutablePosition(options, board);
    for (int step = 0; step < 24; step++) {
      int seat = chance.below(2);
      if (chance.below(16) < cuts) placeBuilding(position, chance.below(options.players()), chance);
      else if (position.roadsLeft(seat) > 0) placeRoad(position, seat, chance);
      for (int other = 0; other < 2; other++) check(position, other, step % 6 == 0);
    }
  }

  private static void placeRoad(MutablePosition position, int seat, SeededChance chance) {
    var free = new ArrayList<Integer>();
    var touching = new ArrayList<Integer>();
    var closing = new ArrayList<Integer>();
    for (int edge = 0; edge < position.island().edges().size(); edge++) {
      if (position.roadOwner(edge) != Position.NOBODY) continue;
      int ends = roadEnds(position, seat, edge);
      free.add(edge);
      if (ends > 0) touching.add(edge);
      if (ends > 1) closing.add(edge);
    }
    var choice = closing.isEmpty() || chance.below(2) == 0 ? touching : closing;
    var from = choice.isEmpty() || chance.below(10) == 0 ? free : choice;
    position.roadPlaced(seat, from.get(chance.below(from.size())));
  }

  /// The number of ends of a path that touch a road of the seat.
  private static int roadEnds(Position position, int seat, int edge) {
    int ends = 0;
    for (int end = 0; end < 2; end++)
      if (hasRoadAt(position, seat, position.island().endOf(edge, end))) ends++;
    return ends;
  }

  private static boolean hasRoadAt(Position position, int seat, int corner) {
    return edgesAt(position, corner).stream().anyMatch(edge -> position.roadOwner(edge) == seat);
  }

  private static List<Integer> edgesAt(Position position, int corner) {
    return (position.island().equals(Island.SMALL) ? ON_SMALL : ON_LARGE).get(corner);
  }

  // The paths at each corner, found from their hexagons.
  private static final List<List<Integer>> ON_SMALL = edgesAtCorners(Island.SMALL);
  private static final List<List<Integer>> ON_LARGE = edgesAtCorners(Island.LARGE);

  private static List<List<Integer>> edgesAtCorners(Island island) {
    var all = new ArrayList<List<Integer>>();
    for (var corner : island.corners()) {
      var around = List.of(corner.a(), corner.b(), corner.c());
      var edges = new ArrayList<Integer>();
      for (int i = 0; i < island.edges().size(); i++) {
        var edge = island.edges().get(i);
        if (around.contains(edge.a()) && around.contains(edge.b())) edges.add(i);
      }
      all.add(edges);
    }
    return all;
  }

  /// Places a settlement where the distance rule allows one, or sometimes a city; mostly at roads.
  private static void placeBuilding(MutablePosition position, int seat, SeededChance chance) {
    var free = new ArrayList<Integer>();
    var atRoads = new ArrayList<Integer>();
    for (int corner = 0; corner < position.island().corners().size(); corner++) {
      if (isBlocked(position, corner)) continue;
      free.add(corner);
      if (hasRoadAt(position, 0, corner) || hasRoadAt(position, 1, corner)) atRoads.add(corner);
    }
    var from = atRoads.isEmpty() || chance.below(8) == 0 ? free : atRoads;
    if (from.isEmpty() || position.settlementsLeft(seat) == 0) return;
    int corner = from.get(chance.below(from.size()));
    position.settlementPlaced(seat, corner);
    if (chance.below(3) == 0 && position.citiesLeft(seat) > 0) position.cityPlaced(seat, corner);
  }

  private static boolean isBlocked(Position position, int corner) {
    if (position.owner(corner) != Position.NOBODY) return true;
    return edgesAt(position, corner).stream()
        .anyMatch(
            edge -> position.owner(position.island().otherEnd(edge, corner)) != Position.NOBODY);
  }

  private static void check(Position position, int seat, boolean bySubsets) {
    var network = new RoadNetwork(position, seat);
    assertEquals(network.longestTrail(), position.roadLength(seat), "length of seat " + seat);
    if (bySubsets && network.size() <= MOST_BY_SUBSETS)
      assertEquals(network.largestTraversableSubset(), position.roadLength(seat), "by subsets");
    long[] roads = {position.roadSites(seat, 0), position.roadSites(seat, 1)};
    for (int edge = 0; edge < position.island().edges().size(); edge++)
      assertEquals(isRoadSite(position, seat, edge), BitSets.has(roads, 0, edge), "path " + edge);
    long[] sites = {position.settlementSites(seat, 0), position.settlementSites(seat, 1)};
    for (int corner = 0; corner < position.island().corners().size(); corner++)
      assertEquals(
          hasRoadAt(position, seat, corner) && !isBlocked(position, corner),
          BitSets.has(sites, 0, corner),
          "corner " + corner);
  }

  private static boolean isRoadSite(Position position, int seat, int edge) {
    if (position.roadOwner(edge) != Position.NOBODY) return false;
    for (int end = 0; end < 2; end++) {
      int corner = position.island().endOf(edge, end);
      int owner = position.owner(corner);
      if (owner == seat || owner == Position.NOBODY && hasRoadAt(position, seat, corner))
        return true;
    }
    return false;
  }
}
