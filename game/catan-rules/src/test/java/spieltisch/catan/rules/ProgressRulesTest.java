package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static spieltisch.catan.rules.RoadLayouts.b;
import static spieltisch.catan.rules.RoadLayouts.r;
import static spieltisch.catan.rules.ScriptedChance.roll;
import static spieltisch.catan.rules.TestActions.ROLL;
import static spieltisch.catan.rules.TestActions.invention;
import static spieltisch.catan.rules.TestActions.monopoly;
import static spieltisch.catan.rules.TestActions.road;
import static spieltisch.catan.rules.TestActions.roadBuilding;
import static spieltisch.catan.rules.TestPlaces.P1;
import static spieltisch.catan.rules.TestPlaces.P2;
import static spieltisch.catan.rules.TestPlaces.P3;
import static spieltisch.catan.rules.TestPlaces.P4;
import static spieltisch.catan.rules.TestPlaces.X3;
import static spieltisch.catan.rules.TestPlaces.X5;
import static spieltisch.catan.rules.TestPlaces.edge;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Options;
import spieltisch.catan.Phase;
import spieltisch.catan.Refusal;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Edge;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Rule;
import spieltisch.kernel.Viewer;

/// Chapter 7: the effects of the progress cards.
class ProgressRulesTest {
  private static final Edge NOWHERE = edge("(0,0) (1,1)");

  @Test
  @Rule({"DEV-01", "7.9"})
  void an_invention_takes_two_cards_that_can_be_used_at_once() {
    var game = Scenario.of(3).settlement(P1, X5).hand(P1, "L1").holds(P1, Card.INVENTION);
    game.building(P1).play(P1, invention("H1 E1")).hasHand(P1, "L1 H1 E1");
    game.play(P1, road("(1,1) (1,0)")).hasHand(P1, "E1");
  }

  @Test
  @Rule({"DEV-02", "7.9"})
  void an_invention_may_take_two_equal_cards() {
    var game = inventor().play(P1, invention("H2")).hasHand(P1, "H2");
    assertEquals(17, game.bank().wood());
  }

  private static Scenario inventor() {
    return Scenario.of(3).holds(P1, Card.INVENTION).building(P1);
  }

  @Test
  @Rule({"DEV-03", "7.9"})
  void an_invention_takes_exactly_two_cards() {
    var game = inventor();
    for (var cards : List.of("H3", "H1", "H2 L-1", "H3 L-1", ""))
      game.refuses(P1, invention(cards), Refusal.BAD_AMOUNT);
    assertEquals(1, game.count(P1, Card.INVENTION));
  }

  @Test
  @Rule("14.8")
  void with_the_option_an_invention_takes_one_or_two_cards() {
    var options = Options.standard(3).toBuilder().invention(Options.Invention.ONE_OR_TWO).build();
    var game = Scenario.of(options).holds(P1, Card.INVENTION).building(P1);
    for (var cards : List.of("H3", "H2 L-1", ""))
      game.refuses(P1, invention(cards), Refusal.BAD_AMOUNT);
    game.bank(Resource.ORE, 0, P2).refuses(P1, invention("E1"), Refusal.BANK_LACKS);
    game.play(P1, invention("H1")).hasHand(P1, "H1");
    assertEquals(0, game.count(P1, Card.INVENTION));
  }

  @Test
  @Rule({"DEV-04", "7.9"})
  void an_invention_takes_only_what_the_bank_has() {
    var game = inventor().bank(Resource.ORE, 0, P2).bank(Resource.WOOD, 1, P2);
    game.refuses(P1, invention("E1 H1"), Refusal.BANK_LACKS);
    game.refuses(P1, invention("H2"), Refusal.BANK_LACKS).play(P1, invention("H1 L1"));
  }

  @Test
  @Rule({"DEV-05", "7.9"})
  void an_invention_takes_the_last_card_of_the_bank_alone() {
    var game = inventor();
    for (var kind : Resource.values()) game.bank(kind, kind == Resource.WOOL ? 1 : 0, P2);
    game.refuses(P1, invention("W2"), Refusal.BAD_AMOUNT);
    game.refuses(P1, invention("E1"), Refusal.BANK_LACKS);
    game.play(P1, invention("W1")).hasHand(P1, "W1");
  }

  @Test
  @Rule({"DEV-06", "7.10"})
  void a_monopoly_collects_all_cards_of_a_kind() {
    var game = Scenario.of(4).holds(P1, Card.MONOPOLY).hand(P1, "H1 L1").hand(P2, "H2 E1");
    game.hand(P3, "W3").hand(P4, "H5").building(P1);
    var bank = game.bank();
    game.play(P1, monopoly(Resource.WOOD)).hasHand(P1, "H8 L1").hasHand(P2, "E1");
    game.hasHand(P3, "W3").hasHand(P4, "");
    assertEquals(bank, game.bank());
    assertEquals(
        List.of(
            new Observation.MonopolyPlayed(P1, Resource.WOOD),
            new Observation.Surrendered(P2, P1, Resource.WOOD, 2),
            new Observation.Surrendered(P4, P1, Resource.WOOD, 5)),
        game.seenBy(Viewer.spectator()));
  }

  @Test
  @Rule({"DEV-07", "7.10"})
  void a_monopoly_is_played_even_if_no_player_has_the_kind() {
    var game = Scenario.of(4).holds(P1, Card.MONOPOLY).hand(P2, "L2").building(P1);
    game.play(P1, monopoly(Resource.WOOD)).hasNoEvent(Observation.Surrendered.class);
    assertEquals(0, game.count(P1, Card.MONOPOLY));
  }

  @Test
  @Rule({"DEV-09", "7.8"})
  void road_building_gives_two_roads_of_which_the_second_may_follow_the_first() {
    var game = roadBuilder().play(P1, roadBuilding(r(6), r(7)));
    game.hasEvent(new Observation.RoadBuildingPlayed(P1, r(6), Optional.of(r(7))));
    game.hasEvent(new Observation.RoadPlaced(P1, r(6)))
        .hasEvent(new Observation.RoadPlaced(P1, r(7)));
    game.hasNoEvent(Observation.Paid.class);
    assertEquals(13, game.state().position().roadsLeft(0));
  }

  /// With a settlement at X3, the corner between the paths r5 and r6.
  private static Scenario roadBuilder() {
    return Scenario.of(3).settlement(P1, X3).holds(P1, Card.ROAD_BUILDING).building(P1);
  }

  @Test
  @Rule({"DEV-10", "7.8"})
  void if_the_second_road_is_illegal_nothing_is_built() {
    var game = roadBuilder().refuses(P1, roadBuilding(r(6), r(9)), Refusal.NOT_CONNECTED);
    game.refuses(P1, roadBuilding(r(6), NOWHERE), Refusal.NO_SUCH_PLACE);
    game.refuses(P1, roadBuilding(NOWHERE), Refusal.NO_SUCH_PLACE);
    game.refuses(P1, roadBuilding(r(7), r(6)), Refusal.NOT_CONNECTED);
    assertEquals(1, game.count(P1, Card.ROAD_BUILDING));
  }

  @Test
  @Rule({"DEV-10", "7.8"})
  void the_second_road_may_not_pass_another_players_building_at_the_end_of_the_first() {
    var game = roadBuilder().settlement(P2, X5).roads(P1, r(6, 6));
    game.refuses(P1, roadBuilding(r(7), edge("(1,0) (2,0)")), Refusal.NOT_CONNECTED);
    game.refuses(P1, roadBuilding(r(7), r(8)), Refusal.NOT_CONNECTED);
    game.play(P1, roadBuilding(r(7)));
  }

  @Test
  @Rule({"DEV-11", "7.8"})
  void the_two_roads_are_different() {
    roadBuilder().refuses(P1, roadBuilding(r(6), r(6)), Refusal.TAKEN);
  }

  @Test
  @Rule({"DEV-12", "7.8"})
  void with_one_road_left_one_road_is_built() {
    var game = Scenario.of(3).roads(P1, r(0, 9)).roads(P1, b(0, 3)).holds(P1, Card.ROAD_BUILDING);
    game.building(P1).refuses(P1, roadBuilding(b(4), b(5)), Refusal.NO_PIECES);
    game.play(P1, roadBuilding(b(4)));
    assertEquals(0, game.state().position().roadsLeft(0));
  }

  @Test
  @Rule({"DEV-13", "7.8"})
  void without_a_road_left_the_card_is_kept() {
    var game = Scenario.of(3).roads(P1, r(0, 9)).roads(P1, b(0, 4)).holds(P1, Card.ROAD_BUILDING);
    game.building(P1).refuses(P1, roadBuilding(b(5)), Refusal.NO_PIECES);
    assertEquals(1, game.count(P1, Card.ROAD_BUILDING));
  }

  @Test
  @Rule({"DEV-14", "7.3", "7.8"})
  void road_building_may_come_before_the_roll() {
    var game = roadBuilder().beforeRoll(P1).play(P1, roadBuilding(r(5), r(6)));
    game.hasPhase(new Phase.BeforeRoll(P1)).play(P1, ROLL, roll(2));
  }

  @Test
  @Rule("7.8")
  void the_second_road_may_be_left_out() {
    var game = roadBuilder().play(P1, roadBuilding(r(6)));
    game.hasEvent(new Observation.RoadBuildingPlayed(P1, r(6), Optional.empty()));
    assertEquals(14, game.state().position().roadsLeft(0));
  }

  @Test
  @Rule({"DEV-15", "9.6"})
  void road_building_awards_the_longest_road_once() {
    var game = Scenario.of(3).roads(P1, r(1, 4)).holds(P1, Card.ROAD_BUILDING).building(P1);
    game.play(P1, roadBuilding(r(5), r(6))).hasLongestRoad(P1);
    assertEquals(1, game.events().stream().filter(ProgressRulesTest::isAward).count());
  }

  private static boolean isAward(Event event) {
    return event instanceof Event.Open(Observation.LongestRoad _);
  }
}
