package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static spieltisch.catan.rules.RoadLayouts.CUTTER;
import static spieltisch.catan.rules.RoadLayouts.CUTTERS_ROADS;
import static spieltisch.catan.rules.RoadLayouts.Y;
import static spieltisch.catan.rules.RoadLayouts.b;
import static spieltisch.catan.rules.RoadLayouts.r;
import static spieltisch.catan.rules.RoadLayouts.w;
import static spieltisch.catan.rules.TestActions.road;
import static spieltisch.catan.rules.TestActions.roadBuilding;
import static spieltisch.catan.rules.TestActions.settlement;
import static spieltisch.catan.rules.TestPlaces.P1;
import static spieltisch.catan.rules.TestPlaces.P2;
import static spieltisch.catan.rules.TestPlaces.P3;
import static spieltisch.catan.rules.TestPlaces.P4;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import spieltisch.catan.cards.Card;
import spieltisch.catan.places.Edge;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Rule;
import spieltisch.kernel.Seat;

/// Chapter 9: the holder of the longest road. Red is the first player, blue the second, white the
/// third; the fourth interrupts roads.
class LongestRoadRulesTest {
  private static final Observation.PublicEvent NOBODY =
      new Observation.LongestRoad(Optional.empty());

  private static Observation.PublicEvent passesTo(Seat seat) {
    return new Observation.LongestRoad(Optional.of(seat));
  }

  private static Scenario table() {
    return Scenario.of(4).settlement(P4, CUTTER).roads(P4, CUTTERS_ROADS);
  }

  private static Scenario builds(Scenario game, Seat seat, Edge edge) {
    return game.hand(seat, "H1 L1").building(seat).play(seat, road(edge));
  }

  private static Scenario cuts(Scenario game) {
    return game.hand(P4, "H1 L1 W1 G1").building(P4).play(P4, settlement(Y));
  }

  private static void assertLengths(Scenario game, int... lengths) {
    for (int seat = 0; seat < lengths.length; seat++)
      assertEquals(lengths[seat], game.roadLength(Seat.of(seat)), "seat " + seat);
  }

  @Test
  @Rule({"S14-23", "LT-1a", "9.4"})
  void the_first_with_five_roads_holds_it() {
    var game =
        builds(table().roads(P1, r(1, 3)), P1, r(4)).hasNoEvent(Observation.LongestRoad.class);
    builds(game, P1, r(5)).hasEvent(passesTo(P1)).hasLongestRoad(P1).hasPoints(P1, 2);
    assertLengths(game, 5);
  }

  @Test
  @Rule({"LT-1b", "9.4"})
  void a_road_of_equal_length_does_not_take_it() {
    var game = table().roads(P1, r(1, 5)).longestRoad(P1).roads(P2, b(1, 4));
    builds(game, P2, b(5)).hasNoEvent(Observation.LongestRoad.class).hasLongestRoad(P1);
    assertLengths(game, 5, 5);
  }

  @Test
  @Rule({"LT-1c", "9.4"})
  void a_longer_road_takes_it() {
    var game = table().roads(P1, r(1, 5)).longestRoad(P1).roads(P2, b(1, 5));
    builds(game, P2, b(6)).hasEvent(passesTo(P2)).hasPoints(P2, 2).hasPoints(P1, 0);
    assertLengths(game, 5, 6);
  }

  @Test
  @Rule({"LT-1d", "9.4"})
  void an_equal_length_does_not_take_it_back() {
    var game = table().roads(P1, r(1, 5)).roads(P2, b(1, 6)).longestRoad(P2);
    builds(game, P1, r(6)).hasNoEvent(Observation.LongestRoad.class).hasLongestRoad(P2);
    assertLengths(game, 6, 6);
  }

  @Test
  @Rule({"LT-1e", "9.4"})
  void a_greater_length_takes_it_back() {
    var game = table().roads(P1, r(1, 6)).roads(P2, b(1, 6)).longestRoad(P2);
    builds(game, P1, r(7)).hasEvent(passesTo(P1)).hasLongestRoad(P1);
    assertLengths(game, 7, 6);
  }

  @Test
  @Rule({"LT-2", "9.5"})
  void an_interruption_may_pass_it_to_a_player_who_is_not_active() {
    var game = table().roads(P1, r(1, 7)).longestRoad(P1).roads(P2, b(1, 5));
    cuts(game).hasEvent(passesTo(P2)).hasLongestRoad(P2).hasPoints(P2, 2);
    assertLengths(game, 4, 5);
  }

  @Test
  @Rule({"LT-3a", "9.5"})
  void if_others_tie_after_an_interruption_nobody_holds_it() {
    cuts(threeRoads()).hasEvent(NOBODY).hasLongestRoad();
    assertLengths(cuts(threeRoads()), 4, 5, 5);
  }

  private static Scenario threeRoads() {
    var game = table().roads(P1, r(1, 7)).longestRoad(P1);
    return game.roads(P2, b(1, 5)).roads(P3, w(0, 4));
  }

  @Test
  @Rule({"LT-3b", "9.5"})
  void another_player_in_the_tie_changes_nothing() {
    var game = cuts(threeRoads());
    builds(game, P1, r(0)).hasNoEvent(Observation.LongestRoad.class).hasLongestRoad();
    assertLengths(game, 5, 5, 5);
  }

  @Test
  @Rule({"LT-3c", "9.5"})
  void the_player_who_breaks_the_tie_holds_it() {
    var game = builds(cuts(threeRoads()), P1, r(0));
    builds(game, P3, w(5)).hasEvent(passesTo(P3)).hasLongestRoad(P3);
    assertLengths(game, 5, 5, 6);
  }

  @Test
  @Rule({"LT-4", "9.5"})
  void a_holder_whose_road_is_cut_to_a_tie_keeps_it() {
    var game = table().roads(P1, r(0, 8)).longestRoad(P1).roads(P2, b(1, 5));
    cuts(game).hasNoEvent(Observation.LongestRoad.class).hasLongestRoad(P1);
    assertLengths(game, 5, 5);
  }

  @Test
  @Rule({"S14-24", "LT-5", "9.5"})
  void below_five_nobody_holds_it() {
    var game = table().roads(P1, r(2, 6)).longestRoad(P1).roads(P2, b(1, 4)).hasPoints(P1, 2);
    cuts(game).hasEvent(NOBODY).hasLongestRoad().hasPoints(P1, 0);
    assertLengths(game, 3, 4);
  }

  @Test
  @Rule({"LT-9", "9.6"})
  void road_building_may_earn_it() {
    var game = table().roads(P1, r(1, 4)).holds(P1, Card.ROAD_BUILDING).building(P1);
    game.play(P1, roadBuilding(r(5), r(6))).hasEvent(passesTo(P1)).hasLongestRoad(P1);
    assertLengths(game, 6);
  }
}
