package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static spieltisch.catan.rules.TestPlaces.P1;
import static spieltisch.catan.rules.TestPlaces.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.kernel.Rule;

/// Chapter 9: the length of a road. Every network is built in several orders and compared with two
/// naive algorithms.
class RoadLengthRulesTest {
  @Test
  @Rule({"LR-01", "9.1"})
  void two_roads_in_line_count_two() {
    assertLength(2, 3, "(-2,0)(-1,0) (-2,1)(-1,0)", "", "", false);
  }

  @Test
  @Rule({"LR-02", "9.1"})
  void four_in_line_count_four() {
    assertLength(4, 3, "(-2,1)(-2,0) (-2,1)(-1,0) (-1,1)(-1,0) (-1,1)(0,0)", "", "", false);
  }

  @Test
  @Rule({"LR-03", "9.1"})
  void five_in_line_count_five() {
    assertLength(
        5, 3, "(-2,1)(-2,0) (-2,1)(-1,0) (-1,1)(-1,0) (-1,1)(0,0) (0,1)(0,0)", "", "", false);
  }

  @Test
  @Rule({"LR-04", "9.1"})
  void a_side_branch_does_not_count() {
    assertLength(
        4, 3, "(-2,1)(-2,0) (-2,1)(-1,0) (-1,1)(-1,0) (-1,1)(0,0) (-2,1)(-1,1)", "", "", false);
  }

  @Test
  @Rule({"LR-05", "9.1"})
  void of_three_branches_the_two_longest_count() {
    assertLength(
        7,
        3,
        "(-1,1)(0,0) (-1,1)(-1,0) (-2,1)(-1,0) (0,1)(0,0) (0,1)(1,0) (1,1)(1,0)"
            + " (1,1)(2,0) (-1,1)(0,1) (-1,2)(-1,1)",
        "",
        "",
        false);
  }

  @Test
  @Rule({"LR-06", "9.1"})
  void a_ring_counts_in_full() {
    assertLength(
        6,
        3,
        "(0,0)(1,0) (0,1)(0,0) (-1,1)(0,0) (-1,0)(0,0) (0,0)(0,-1) (0,0)(1,-1)",
        "",
        "",
        false);
  }

  @Test
  @Rule({"LR-07", "9.1"})
  void a_ring_with_a_tail_counts_ring_and_tail() {
    assertLength(
        7,
        3,
        "(0,0)(1,0) (0,1)(0,0) (-1,1)(0,0) (-1,0)(0,0) (0,0)(0,-1) (0,0)(1,-1)" + " (-1,1)(0,1)",
        "",
        "",
        false);
  }

  @Test
  @Rule({"LR-08", "9.1"})
  void with_two_short_tails_at_a_ring_one_road_does_not_count() {
    assertLength(
        7,
        3,
        "(0,0)(1,0) (0,1)(0,0) (-1,1)(0,0) (-1,0)(0,0) (0,0)(0,-1) (0,0)(1,-1)"
            + " (-1,1)(0,1) (0,1)(1,0)",
        "",
        "",
        false);
  }

  @Test
  @Rule({"LR-09", "9.1"})
  void with_two_longer_tails_near_each_other_a_road_of_the_ring_does_not_count() {
    assertLength(
        9,
        3,
        "(0,0)(1,0) (0,1)(0,0) (-1,1)(0,0) (-1,0)(0,0) (0,0)(0,-1) (0,0)(1,-1)"
            + " (-1,1)(0,1) (-1,2)(-1,1) (0,1)(1,0) (1,1)(1,0)",
        "",
        "",
        false);
  }

  @Test
  @Rule({"LR-10", "9.1"})
  void with_two_tails_at_opposite_corners_one_tail_does_not_count() {
    assertLength(
        8,
        3,
        "(0,0)(1,0) (0,1)(0,0) (-1,1)(0,0) (-1,0)(0,0) (0,0)(0,-1) (0,0)(1,-1)"
            + " (-1,1)(0,1) (-1,2)(-1,1) (0,-1)(1,-1) (1,-1)(1,-2)",
        "",
        "",
        false);
  }

  @Test
  @Rule({"LR-11", "9.1"})
  void two_rings_that_share_a_road_count_in_full() {
    assertLength(
        11,
        3,
        "(0,0)(1,0) (0,1)(0,0) (-1,1)(0,0) (-1,0)(0,0) (0,0)(0,-1) (0,0)(1,-1)"
            + " (1,0)(2,0) (1,1)(1,0) (0,1)(1,0) (1,0)(1,-1) (1,0)(2,-1)",
        "",
        "",
        false);
  }

  @Test
  @Rule({"LR-15", "9.2"})
  void another_players_building_on_a_ring_is_both_its_start_and_its_end() {
    assertLength(
        6,
        3,
        "(0,0)(1,0) (0,1)(0,0) (-1,1)(0,0) (-1,0)(0,0) (0,0)(0,-1) (0,0)(1,-1)",
        "",
        "(0,1)(0,0)(1,0)",
        false);
  }

  @Test
  @Rule({"LR-16", "9.2"})
  void two_buildings_of_another_player_on_a_ring_divide_it() {
    assertLength(
        3,
        3,
        "(0,0)(1,0) (0,1)(0,0) (-1,1)(0,0) (-1,0)(0,0) (0,0)(0,-1) (0,0)(1,-1)",
        "",
        "(-1,1)(0,1)(0,0) (0,0)(0,-1)(1,-1)",
        false);
  }

  @Test
  @Rule({"LR-17", "9.2"})
  void another_players_settlement_interrupts_a_line() {
    assertLength(
        4,
        3,
        "(-2,1)(-2,0) (-2,1)(-1,0) (-1,1)(-1,0) (-1,1)(0,0) (0,1)(0,0)" + " (0,1)(1,0) (1,1)(1,0)",
        "",
        "(-1,1)(-1,0)(0,0)",
        false);
  }

  @Test
  @Rule({"LR-18", "9.3"})
  void the_players_own_settlement_does_not_interrupt_a_line() {
    assertLength(
        7,
        3,
        "(-2,1)(-2,0) (-2,1)(-1,0) (-1,1)(-1,0) (-1,1)(0,0) (0,1)(0,0)" + " (0,1)(1,0) (1,1)(1,0)",
        "(-1,1)(-1,0)(0,0)",
        "",
        false);
  }

  @Test
  @Rule({"LR-19", "9.3"})
  void another_players_settlement_at_the_end_does_not_shorten_a_line() {
    assertLength(
        5,
        3,
        "(-2,1)(-2,0) (-2,1)(-1,0) (-1,1)(-1,0) (-1,1)(0,0) (0,1)(0,0)",
        "",
        "(0,1)(0,0)(1,0)",
        false);
  }

  @Test
  @Rule({"LR-20", "9.2"})
  void the_longer_part_of_an_interrupted_line_counts() {
    assertLength(
        5,
        3,
        "(-3,1)(-2,0) (-2,1)(-2,0) (-2,1)(-1,0) (-1,1)(-1,0) (-1,1)(0,0)"
            + " (0,1)(0,0) (0,1)(1,0) (1,1)(1,0) (1,1)(2,0)",
        "",
        "(-1,1)(-1,0)(0,0)",
        false);
  }

  @Test
  @Rule({"LR-21", "9.1"})
  void separate_roads_do_not_add_up() {
    assertLength(
        5,
        3,
        "(-2,1)(-2,0) (-2,1)(-1,0) (-1,1)(-1,0) (-1,1)(0,0) (-1,0)(0,-1)"
            + " (0,0)(0,-1) (0,0)(1,-1) (1,0)(1,-1) (1,0)(2,-1)",
        "",
        "",
        false);
  }

  @Test
  @Rule({"LR-22", "9.1"})
  void a_road_between_two_lines_joins_them() {
    assertLength(
        7,
        3,
        "(-2,1)(-2,0) (-2,1)(-1,0) (-1,1)(-1,0) (-1,1)(0,0) (0,1)(0,0)" + " (0,1)(1,0) (1,1)(1,0)",
        "",
        "",
        false);
  }

  @Test
  @Rule({"LR-23", "9.3"})
  void another_players_settlement_at_the_end_of_a_branch_does_not_matter() {
    assertLength(
        6,
        3,
        "(-2,1)(-2,0) (-2,1)(-1,0) (-1,1)(-1,0) (-1,1)(0,0) (0,1)(0,0)" + " (0,1)(1,0) (-1,1)(0,1)",
        "",
        "(-1,2)(-1,1)(0,1)",
        false);
  }

  @Test
  @Rule({"LR-25", "9.1"})
  void the_coast_counts_like_the_inland() {
    assertLength(
        6,
        3,
        "(2,1)(2,0) (2,0)(3,0) (2,0)(3,-1) (2,-1)(3,-1) (2,-1)(3,-2)" + " (2,-2)(3,-2)",
        "",
        "",
        false);
  }

  @Test
  @Rule({"LR-26", "9.1"})
  void all_fifteen_roads_may_be_one_line() {
    assertLength(
        15,
        3,
        "(-3,1)(-2,0) (-2,1)(-2,0) (-2,1)(-1,0) (-1,1)(-1,0) (-1,1)(0,0)"
            + " (0,1)(0,0) (0,1)(1,0) (1,1)(1,0) (1,1)(2,0) (1,1)(2,1) (1,2)(1,1)"
            + " (0,2)(1,2) (0,3)(0,2) (-1,3)(0,2) (-1,3)(-1,2)",
        "",
        "",
        false);
  }

  @Test
  @Rule({"LR-27", "9.1"})
  void twelve_in_line_on_the_large_island_count_twelve() {
    assertLength(
        12,
        5,
        "(-3,1)(-2,0) (-2,1)(-2,0) (-2,1)(-1,0) (-1,1)(-1,0) (-1,1)(0,0)"
            + " (0,1)(0,0) (0,1)(1,0) (1,1)(1,0) (1,1)(2,0) (2,1)(2,0) (2,1)(3,0)"
            + " (3,1)(3,0)",
        "",
        "",
        false);
  }

  @Test
  @Rule({"LR-28", "9.2"})
  void another_players_city_interrupts_like_a_settlement() {
    assertLength(
        6,
        5,
        "(-3,1)(-2,0) (-2,1)(-2,0) (-2,1)(-1,0) (-1,1)(-1,0) (-1,1)(0,0)"
            + " (0,1)(0,0) (0,1)(1,0) (1,1)(1,0) (1,1)(2,0) (2,1)(2,0) (2,1)(3,0)"
            + " (3,1)(3,0)",
        "",
        "(0,1)(0,0)(1,0)",
        true);
  }

  private static void assertLength(
      int length, int players, String roads, String own, String foreign, boolean cities) {
    var edges = TestPlaces.edges(roads);
    var buildings = TestPlaces.corners(foreign);
    var piecesFirst = table(players, own, buildings, cities).roads(P1, edges);
    assertEquals(length, piecesFirst.roadLength(P1), "interrupted before the roads");
    assertEquals(
        length, cutLast(players, edges, own, buildings).roadLength(P1), "interrupted afterwards");
    var backwards = table(players, own, buildings, cities).roads(P1, edges.reversed());
    assertEquals(length, backwards.roadLength(P1), "built backwards");
    var network = new RoadNetwork(piecesFirst.state().position(), 0);
    assertEquals(length, network.longestTrail(), "by walking");
    assertEquals(length, network.largestTraversableSubset(), "by subsets");
  }

  private static Scenario table(int players, String own, List<Corner> foreign, boolean cities) {
    var game = Scenario.of(players).settlement(P1, TestPlaces.corners(own).toArray(new Corner[0]));
    var corners = foreign.toArray(new Corner[0]);
    return cities ? game.city(P2, corners) : game.settlement(P2, corners);
  }

  private static Scenario cutLast(int players, List<Edge> roads, String own, List<Corner> foreign) {
    var game = Scenario.of(players).roads(P1, roads);
    game.settlement(P1, TestPlaces.corners(own).toArray(new Corner[0]));
    return game.settlement(P2, foreign.toArray(new Corner[0]));
  }
}
