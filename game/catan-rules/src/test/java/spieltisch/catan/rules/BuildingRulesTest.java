package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static spieltisch.catan.rules.RoadLayouts.r;
import static spieltisch.catan.rules.TestActions.BUY;
import static spieltisch.catan.rules.TestActions.city;
import static spieltisch.catan.rules.TestActions.road;
import static spieltisch.catan.rules.TestActions.settlement;
import static spieltisch.catan.rules.TestPlaces.P1;
import static spieltisch.catan.rules.TestPlaces.P2;
import static spieltisch.catan.rules.TestPlaces.X1;
import static spieltisch.catan.rules.TestPlaces.X2;
import static spieltisch.catan.rules.TestPlaces.X3;
import static spieltisch.catan.rules.TestPlaces.X4;
import static spieltisch.catan.rules.TestPlaces.X5;
import static spieltisch.catan.rules.TestPlaces.X6;
import static spieltisch.catan.rules.TestPlaces.X7;
import static spieltisch.catan.rules.TestPlaces.cards;
import static spieltisch.catan.rules.TestPlaces.corner;
import static spieltisch.catan.rules.TestPlaces.edge;

import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Refusal;
import spieltisch.catan.cards.Card;
import spieltisch.catan.places.Corner;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Rule;

/// Chapter 6.
class BuildingRulesTest {
  private static final Corner FIFTH = corner("(-1,-1) (0,-2) (-1,-2)");

  @Test
  @Rule({"BLD-01", "6.2"})
  void a_building_of_another_player_blocks_further_roads() {
    var game = Scenario.of(3).settlement(P1, X1).roads(P1, r(4, 5)).settlement(P2, X3);
    game.hand(P1, "H2 L2").building(P1).refuses(P1, road(r(6)), Refusal.NOT_CONNECTED);
    game.play(P1, road(r(3)));
  }

  @Test
  @Rule({"BLD-01", "6.2"})
  void a_road_ends_at_a_building_of_another_player() {
    var game = Scenario.of(3).roads(P1, r(4, 4)).settlement(P2, X3).hand(P1, "H2 L2").building(P1);
    game.play(P1, road(r(5))).refuses(P1, road(r(6)), Refusal.NOT_CONNECTED);
  }

  @Test
  @Rule({"BLD-02", "6.2"})
  void a_road_may_start_at_the_players_own_building() {
    var game = Scenario.of(3).settlement(P1, X5).city(P1, X4).hand(P1, "H2 L2").building(P1);
    game.play(P1, road("(1,1) (1,0)")).play(P1, road("(-2,1) (-1,0)")).hasHand(P1, "");
  }

  @Test
  @Rule({"BLD-03", "6.2"})
  void a_path_holds_one_road() {
    var game = Scenario.of(3).settlement(P1, X5).road(P1, "(1,1)(1,0)").road(P2, "(1,1)(2,0)");
    game.hand(P1, "H2 L2").building(P1);
    game.refuses(P1, road("(1,1) (1,0)"), Refusal.TAKEN);
    game.refuses(P1, road("(1,1) (2,0)"), Refusal.TAKEN);
  }

  @Test
  @Rule({"BLD-04", "6.3"})
  void a_settlement_needs_a_road_of_its_own_player() {
    var game = Scenario.of(3).road(P2, "(1,1)(1,0)").hand(P1, "H1 L1 W1 G1").building(P1);
    game.refuses(P1, settlement(X5), Refusal.NOT_CONNECTED);
  }

  @Test
  @Rule({"BLD-05", "6.3"})
  void a_settlement_may_interrupt_the_road_of_another_player() {
    var game = Scenario.of(3).roads(P2, r(4, 5)).roads(P1, RoadLayouts.CUTTERS_ROADS);
    game.hand(P1, "H1 L1 W1 G1").building(P1).play(P1, settlement(RoadLayouts.Y)).hasPoints(P1, 1);
    assertEquals(1, game.roadLength(P2));
  }

  @Test
  @Rule({"BLD-06", "6.5"})
  void there_is_no_sixth_settlement_until_one_has_become_a_city() {
    var game = Scenario.of(3).settlement(P1, X1, X2, X3, X4, FIFTH).road(P1, "(2,0)(2,-1)");
    game.hand(P1, "H1 L1 W1 G3 E3").building(P1);
    game.refuses(P1, settlement(X7), Refusal.NO_PIECES);
    game.play(P1, city(X1)).play(P1, settlement(X7)).hasPoints(P1, 7);
  }

  @Test
  @Rule({"BLD-07", "6.5"})
  void there_is_no_fifth_city() {
    var game = Scenario.of(3).city(P1, X1, X2, X3, X4).settlement(P1, X6).hand(P1, "G2 E3");
    game.building(P1).refuses(P1, city(X6), Refusal.NO_PIECES);
  }

  @Test
  @Rule({"BLD-08", "6.5"})
  void there_is_no_sixteenth_road() {
    var game = Scenario.of(3).roads(P1, r(0, 9)).roads(P1, RoadLayouts.b(0, 4));
    game.hand(P1, "H1 L1").building(P1).refuses(P1, road(RoadLayouts.b(5)), Refusal.NO_PIECES);
  }

  @Test
  @Rule({"BLD-09", "6.4"})
  void only_the_players_own_settlement_becomes_a_city() {
    var game = Scenario.of(3).city(P1, X1).settlement(P2, X5).hand(P1, "G2 E3").building(P1);
    for (var place : List.of(X3, X1, X5))
      game.refuses(P1, city(place), Refusal.NOT_YOUR_SETTLEMENT);
    game.refuses(P1, city(corner("(0,0) (3,3) (1,1)")), Refusal.NO_SUCH_PLACE);
  }

  @Test
  @Rule({"BLD-10", "6.4"})
  void a_settlement_may_become_a_city_in_the_same_turn() {
    var game = Scenario.of(3).road(P1, "(1,1)(1,0)").hand(P1, "H1 L1 W1 G3 E3").building(P1);
    game.play(P1, settlement(X5)).play(P1, city(X5)).hasPoints(P1, 2).hasHand(P1, "");
    assertEquals(5, game.state().position().settlementsLeft(0));
  }

  @Test
  @Rule({"BLD-11", "6.5"})
  void with_five_settlements_another_must_become_a_city_first() {
    var game = Scenario.of(3).settlement(P1, X1, X2, X3, X4, FIFTH).road(P1, "(2,0)(2,-1)");
    game.hand(P1, "H1 L1 W1 G5 E6").building(P1);
    game.refuses(P1, settlement(X7), Refusal.NO_PIECES);
    game.refuses(P1, city(X7), Refusal.NOT_YOUR_SETTLEMENT);
    game.play(P1, city(X3)).play(P1, settlement(X7)).play(P1, city(X7)).hasPoints(P1, 8);
  }

  @Test
  @Rule({"BLD-12", "6.1"})
  void without_enough_cards_nothing_is_built_or_paid() {
    var game = Scenario.of(3).settlement(P1, X5).road(P1, "(2,0)(2,-1)").hand(P1, "H3 W1 G1 E2");
    game.building(P1).refuses(P1, road("(1,1) (1,0)"), Refusal.TOO_POOR);
    game.refuses(P1, settlement(X7), Refusal.TOO_POOR).refuses(P1, city(X5), Refusal.TOO_POOR);
    var poor = Scenario.of(3).hand(P1, "W5 G5").building(P1);
    poor.refuses(P1, BUY, Refusal.TOO_POOR).hasHand(P1, "W5 G5");
  }

  @Test
  @Rule({"BLD-13", "6.1"})
  void the_price_goes_to_the_bank() {
    var game = Scenario.of(3).settlement(P1, X5).road(P1, "(2,0)(2,-1)");
    game.hand(P1, "H2 L2 W2 G4 E4").building(P1);
    game.play(P1, road("(1,1) (1,0)")).hasEvent(new Observation.Paid(P1, cards("H1 L1")));
    game.play(P1, settlement(X7)).hasEvent(new Observation.Paid(P1, cards("H1 L1 W1 G1")));
    game.play(P1, city(X5)).hasEvent(new Observation.Paid(P1, cards("G2 E3")));
    game.play(P1, BUY, game.drawing(Card.KNIGHT))
        .hasEvent(new Observation.Paid(P1, cards("W1 G1 E1")));
    game.hasHand(P1, "");
    assertEquals(cards("H19 L19 W19 G19 E19"), game.bank());
  }

  @Test
  @Rule({"BLD-14", "6.2"})
  void a_road_may_follow_the_coast() {
    var game = Scenario.of(3).settlement(P1, X2).hand(P1, "H1 L1").building(P1);
    game.play(P1, road("(2,0) (3,0)"));
    assertEquals(
        0,
        game.state()
            .position()
            .roadOwner(game.state().position().island().indexOf(edge("(2,0) (3,0)"))));
  }

  @Test
  @Rule("6.3")
  void a_settlement_needs_a_free_corner_of_the_island() {
    var game = Scenario.of(3).settlement(P2, X5).road(P1, "(1,1)(1,0)").hand(P1, "H1 L1 W1 G1");
    game.building(P1).refuses(P1, settlement(X5), Refusal.TAKEN);
    game.refuses(P1, settlement("(0,0) (5,5) (1,0)"), Refusal.NO_SUCH_PLACE);
  }
}
