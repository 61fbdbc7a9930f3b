package spieltisch.bots.catan.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import spieltisch.bots.catan.StagedPosition;
import spieltisch.catan.Island;

/// Distances in roads, on boards with one road of seat 0 and obstacles of seat 1.
class SiteDistancesTest {
  private static final Island ISLAND = Island.SMALL;

  /// An edge inside the island: three edges meet at each of its ends.
  private static final int ROAD = 30;

  private static final int NEAR = ISLAND.endOf(ROAD, 0);

  private static SiteDistances distances(StagedPosition position) {
    var distances = new SiteDistances(ISLAND);
    distances.load(position.state().position());
    return distances;
  }

  private static int[] nextEdges() {
    return IntStream.range(0, 3)
        .map(side -> ISLAND.edgeAt(NEAR, side))
        .filter(edge -> edge != Island.NOWHERE && edge != ROAD)
        .toArray();
  }

  @Test
  void the_ends_of_a_road_and_a_building_need_no_road() {
    var of = distances(new StagedPosition().seat(0, ROAD + ",10,20,-,-,0"));
    for (int corner : new int[] {NEAR, ISLAND.endOf(ROAD, 1), 10, 20})
      assertEquals(0, of.of(0, corner));
  }

  /// The difference between neighbours is at most one, and a corner is one farther than its nearest
  /// neighbour: this determines all distances.
  @Test
  void a_corner_is_one_road_farther_than_its_nearest_neighbour() {
    var of = distances(new StagedPosition().seat(0, ROAD + ",-,-,-,-,0"));
    int far = 0;
    for (int corner = 0; corner < ISLAND.corners().size(); corner++) {
      int distance = of.of(0, corner);
      int nearest = SiteDistances.FAR;
      for (int side = 0; side < 3; side++) {
        int edge = ISLAND.edgeAt(corner, side);
        if (edge != Island.NOWHERE)
          nearest = Math.min(nearest, of.of(0, ISLAND.otherEnd(edge, corner)));
      }
      if (distance > 0) assertEquals(Math.min(nearest + 1, SiteDistances.FAR), distance);
      else assertTrue(corner == NEAR || corner == ISLAND.endOf(ROAD, 1));
      if (distance == SiteDistances.FAR) far++;
    }
    assertTrue(far > 0);
  }

  @Test
  void the_roads_of_others_are_no_way() {
    int edge = nextEdges()[0];
    int beyond = ISLAND.otherEnd(edge, NEAR);
    var free = new StagedPosition().seat(0, ROAD + ",-,-,-,-,0");
    assertEquals(1, distances(free).of(0, beyond));
    var taken = new StagedPosition().seat(0, ROAD + ",-,-,-,-,0").seat(1, edge + ",-,-,-,-,0");
    assertTrue(distances(taken).of(0, beyond) > 1);
  }

  @Test
  void roads_end_at_the_buildings_of_others() {
    var open = new StagedPosition().seat(0, ROAD + ",-,-,-,-,0").seat(1, "-," + NEAR + ",-,-,-,0");
    for (int edge : nextEdges()) assertTrue(distances(open).of(0, ISLAND.otherEnd(edge, NEAR)) > 1);
    assertEquals(0, distances(open).of(0, NEAR));
  }

  @Test
  void a_seat_without_pieces_reaches_nothing() {
    var of = distances(new StagedPosition());
    for (int corner = 0; corner < ISLAND.corners().size(); corner++)
      assertEquals(SiteDistances.FAR, of.of(2, corner));
  }
}
