package spieltisch.catan.rules;

import static spieltisch.catan.rules.TestActions.bank;
import static spieltisch.catan.rules.TestActions.city;
import static spieltisch.catan.rules.TestActions.settlement;
import static spieltisch.catan.rules.TestPlaces.P1;
import static spieltisch.catan.rules.TestPlaces.P2;
import static spieltisch.catan.rules.TestPlaces.X2;
import static spieltisch.catan.rules.TestPlaces.cards;
import static spieltisch.catan.rules.TestPlaces.corner;

import org.junit.jupiter.api.Test;
import spieltisch.catan.Refusal;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Corner;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Rule;

/// Chapter 10: trade with the bank.
class BankTradeRulesTest {
  private static final Corner WOOD_HARBOUR = corner("(-3,1) (-2,1) (-2,0)");
  private static final Corner WOOL_HARBOUR = corner("(3,-2) (2,-1) (2,-2)");

  @Test
  @Rule({"S14-29", "10.1"})
  void the_bank_trades_4_3_or_2_to_1_depending_on_the_harbour() {
    var game = Scenario.of(3).hand(P1, "H9").building(P1);
    game.refuses(P1, bank("H3", "E1"), Refusal.BAD_RATE).play(P1, bank("H4", "E1"));
    game.hasEvent(new Observation.BankTraded(P1, cards("H4"), cards("E1"))).hasHand(P1, "H5 E1");
    game.settlement(P1, X2).play(P1, bank("H3", "E1"));
    game.refuses(P1, bank("H2", "E1"), Refusal.BAD_RATE);
    game.settlement(P1, WOOD_HARBOUR).play(P1, bank("H2", "E1")).hasHand(P1, "E3");
  }

  @Test
  @Rule({"TRD-15", "10.3"})
  void the_bank_gives_another_kind_than_it_takes() {
    trader().refuses(P1, bank("H4", "H1"), Refusal.SAME_KIND);
  }

  private static Scenario trader() {
    return Scenario.of(3).hand(P1, "H8 L2").building(P1);
  }

  @Test
  @Rule({"TRD-16", "10.1"})
  void the_bank_takes_equal_cards() {
    var game = trader().refuses(P1, bank("H2 L2", "E1"), Refusal.BAD_RATE);
    game.refuses(P1, bank("H8", "E1 W1"), Refusal.BAD_RATE);
    game.refuses(P1, bank("L4", "E1"), Refusal.NOT_YOUR_CARDS);
    game.refuses(P1, bank("H4", ""), Refusal.GIFT).refuses(P1, bank("", "E1"), Refusal.GIFT);
    game.refuses(P1, bank("H-4", "E-1"), Refusal.BAD_AMOUNT);
  }

  @Test
  @Rule({"TRD-17", "10.1"})
  void a_harbour_for_one_kind_does_not_help_others() {
    var game = trader().settlement(P1, WOOL_HARBOUR);
    game.refuses(P1, bank("H3", "E1"), Refusal.BAD_RATE);
    game.refuses(P1, bank("H2", "E1"), Refusal.BAD_RATE).play(P1, bank("H4", "E1"));
  }

  @Test
  @Rule({"TRD-18", "10.3"})
  void the_bank_gives_only_what_it_has() {
    var game = trader().bank(Resource.ORE, 1, P2);
    game.refuses(P1, bank("H8", "E2"), Refusal.BANK_LACKS).play(P1, bank("H4", "E1"));
    game.refuses(P1, bank("H4", "E1"), Refusal.BANK_LACKS);
  }

  @Test
  @Rule({"TRD-19", "10.1"})
  void several_cards_are_traded_at_once_at_one_rate() {
    var game = Scenario.of(3).settlement(P1, X2).hand(P1, "H15").building(P1);
    game.play(P1, bank("H4", "E1")).play(P1, bank("H6", "E2"));
    game.refuses(P1, bank("H5", "E1"), Refusal.BAD_RATE).hasHand(P1, "H5 E3");
  }

  @Test
  @Rule({"TRD-20", "10.2"})
  void a_harbour_can_be_used_in_the_turn_in_which_it_is_reached() {
    var game = Scenario.of(3).road(P1, "(2,0)(3,0)").hand(P1, "H4 L1 W1 G1").building(P1);
    game.refuses(P1, bank("H3", "E1"), Refusal.BAD_RATE);
    game.play(P1, settlement(X2)).play(P1, bank("H3", "E1")).hasHand(P1, "E1");
  }

  @Test
  @Rule({"TRD-21", "10.2"})
  void a_road_to_the_harbour_of_another_player_gives_no_better_rate() {
    var game = Scenario.of(3).settlement(P2, X2).road(P1, "(2,0)(3,0)").hand(P1, "H3");
    game.building(P1).refuses(P1, bank("H3", "E1"), Refusal.BAD_RATE);
  }

  @Test
  @Rule({"TRD-22", "10.2"})
  void a_city_keeps_the_harbour() {
    var game = Scenario.of(3).settlement(P1, X2).hand(P1, "H3 G2 E3").building(P1);
    game.play(P1, city(X2)).play(P1, bank("H3", "E1")).hasHand(P1, "E1");
  }

  @Test
  @Rule("10.2")
  void a_harbour_can_be_used_from_both_of_its_corners() {
    var game = Scenario.of(3).settlement(P1, corner("(3,0) (2,0) (3,-1)")).hand(P1, "H3");
    game.building(P1).play(P1, bank("H3", "E1")).hasHand(P1, "E1");
  }

  @Test
  @Rule({"TRD-23", "10.4"})
  void the_bank_trades_only_with_the_active_player_after_the_roll() {
    var rich = Scenario.of(6).hand(P1, "H4").beforeRoll(P1);
    rich.refuses(P1, bank("H4", "E1"), Refusal.ROLL_FIRST);
    rich.building(P2).refuses(P1, bank("H4", "E1"), Refusal.NOT_YOUR_TURN);
    rich.specialBuilding(P2, P1).refuses(P1, bank("H4", "E1"), Refusal.ONLY_BUILDING);
  }
}
