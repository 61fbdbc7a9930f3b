package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static spieltisch.catan.rules.ScriptedChance.roll;
import static spieltisch.catan.rules.TestActions.ROLL;
import static spieltisch.catan.rules.TestPlaces.P1;
import static spieltisch.catan.rules.TestPlaces.P2;
import static spieltisch.catan.rules.TestPlaces.P3;
import static spieltisch.catan.rules.TestPlaces.P4;
import static spieltisch.catan.rules.TestPlaces.X2;
import static spieltisch.catan.rules.TestPlaces.X4;
import static spieltisch.catan.rules.TestPlaces.X5;
import static spieltisch.catan.rules.TestPlaces.X6;
import static spieltisch.catan.rules.TestPlaces.X7;
import static spieltisch.catan.rules.TestPlaces.cards;
import static spieltisch.catan.rules.TestPlaces.corner;
import static spieltisch.catan.rules.TestPlaces.hex;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Board;
import spieltisch.catan.Island;
import spieltisch.catan.Options;
import spieltisch.catan.Phase;
import spieltisch.catan.Variant;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Hex;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Rule;

/// Chapter 4.
class YieldRulesTest {
  private static Scenario eights() {
    return Scenario.of(4).settlement(P1, X5).city(P2, X7).settlement(P3, X6);
  }

  @Test
  @Rule({"S14-25", "4.1"})
  void a_hexagon_yields_one_card_for_a_settlement_and_two_for_a_city() {
    var game = eights().beforeRoll(P4).play(P4, ROLL, roll(8));
    game.hasHand(P1, "E1").hasHand(P2, "E2").hasHand(P3, "H1").hasHand(P4, "");
    game.hasEvent(new Observation.Produced(P1, cards("E1")));
    game.hasEvent(new Observation.Produced(P2, cards("E2")));
    game.hasEvent(new Observation.Produced(P3, cards("H1")));
  }

  @Test
  @Rule({"S14-26", "4.3"})
  void the_hexagon_with_the_robber_yields_nothing() {
    var game = eights().robber(hex(2, 0)).beforeRoll(P1).play(P1, ROLL, roll(8));
    game.hasHand(P1, "").hasHand(P2, "").hasHand(P3, "H1");
  }

  @Test
  @Rule({"PRD-01", "4.4"})
  void a_number_without_buildings_yields_nothing() {
    var game = eights().beforeRoll(P1).play(P1, ROLL, roll(2));
    game.hasNoEvent(Observation.Produced.class).hasPhase(new Phase.TradeAndBuild(P1));
  }

  @Test
  @Rule({"PRD-02", "4.2"})
  void a_settlement_between_two_equal_hexagons_gets_two_cards() {
    var game = withNumber(hex(-2, 1), 9).settlement(P1, X4);
    game.beforeRoll(P1).play(P1, ROLL, roll(9)).hasHand(P1, "G2");
  }

  private static Scenario withNumber(Hex hex, int number) {
    var board = BeginnerBoard.make();
    var numbers = new ArrayList<>(board.tokens());
    numbers.set(Island.SMALL.indexOf(hex), number);
    var changed =
        new Board(Island.SMALL, board.terrain(), numbers, board.harbours(), board.robber());
    return Scenario.of(State.start(Options.standard(4), changed));
  }

  @Test
  @Rule({"PRD-03", "4.1"})
  void every_building_at_a_hexagon_counts() {
    var game = Scenario.of(3).settlement(P1, X5, X7).city(P1, corner("(2,1) (2,0) (3,0)"));
    game.beforeRoll(P2).play(P2, ROLL, roll(8)).hasHand(P1, "E4");
  }

  @Test
  @Rule({"PRD-04", "4.5"})
  void no_player_gets_a_kind_that_does_not_suffice_but_other_kinds_are_paid() {
    var game = Scenario.of(4).city(P1, X5).settlement(P2, X7).settlement(P3, X6);
    game.bank(Resource.ORE, 2, P4).beforeRoll(P1).play(P1, ROLL, roll(8));
    game.hasHand(P1, "").hasHand(P2, "").hasHand(P3, "H1");
  }

  @Test
  @Rule({"PRD-05", "4.6"})
  void a_player_who_alone_is_entitled_to_a_kind_gets_the_rest() {
    var game = Scenario.of(4).city(P1, X7).bank(Resource.ORE, 1, P4).beforeRoll(P2);
    game.play(P2, ROLL, roll(8)).hasHand(P1, "E1");
  }

  @Test
  @Rule({"PRD-06", "4.6"})
  void two_hexagons_of_one_player_count_as_one_entitled_player() {
    var game = withNumber(hex(0, -1), 8).settlement(P1, X7, corner("(0,0) (0,-1) (1,-1)"));
    game.bank(Resource.ORE, 1, P4).beforeRoll(P2).play(P2, ROLL, roll(8)).hasHand(P1, "E1");
  }

  @Test
  @Rule({"PRD-07", "4.6"})
  void an_empty_bank_pays_nothing_and_causes_no_event() {
    var game = Scenario.of(4).city(P1, X7).bank(Resource.ORE, 0, P4).beforeRoll(P2);
    game.play(P2, ROLL, roll(8)).hasHand(P1, "").hasNoEvent(Observation.Produced.class);
  }

  @Test
  @Rule({"PRD-08", "4.5"})
  void a_bank_with_just_enough_cards_pays_all_players() {
    var game = Scenario.of(4).city(P1, X5).settlement(P2, X7).bank(Resource.ORE, 3, P4);
    game.beforeRoll(P1).play(P1, ROLL, roll(8)).hasHand(P1, "E2").hasHand(P2, "E1");
    assertEquals(0, game.bank().ore());
  }

  @Test
  @Rule({"PRD-09", "4.7"})
  void in_turn_order_the_roller_gets_cards_first() {
    var options = Variant.STANDARD.options(4).withShortage(Options.ShortageRule.IN_TURN_ORDER);
    var game = Scenario.of(options).settlement(P2, X5).city(P3, X7).settlement(P1, X2);
    game.bank(Resource.ORE, 2, P4).beforeRoll(P2).play(P2, ROLL, roll(8));
    game.hasHand(P2, "E1").hasHand(P3, "E1").hasHand(P1, "");
  }

  @Test
  @Rule({"PRD-10", "4.3"})
  void a_hexagon_yields_again_when_the_robber_has_left() {
    var game = Scenario.of(3).settlement(P1, X4).robber(hex(-2, 1)).beforeRoll(P1);
    game.play(P1, ROLL, roll(12)).hasHand(P1, "");
    game.robber(hex(0, 0)).beforeRoll(P1).play(P1, ROLL, roll(12)).hasHand(P1, "G1");
  }

  @Test
  @Rule({"PRD-10", "4.3"})
  void a_new_building_at_the_robbers_hexagon_yields_when_the_robber_has_left() {
    var game = Scenario.of(3).robber(hex(-2, 1)).city(P1, X4).beforeRoll(P1);
    game.play(P1, ROLL, roll(12)).hasHand(P1, "");
    game.robber(hex(0, 0)).beforeRoll(P1).play(P1, ROLL, roll(12)).hasHand(P1, "G2");
  }

  @Test
  @Rule({"PRD-11", "4.8"})
  void a_hand_has_no_limit() {
    var game = Scenario.of(3).settlement(P1, X5).settlement(P2, X7).hand(P1, "H15 L15");
    game.beforeRoll(P3).play(P3, ROLL, roll(8));
    game.hasHand(P1, "H15 L15 E1").hasHand(P2, "E1");
  }
}
