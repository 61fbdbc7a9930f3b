package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static spieltisch.catan.rules.RoadLayouts.CUTTERS_ROADS;
import static spieltisch.catan.rules.RoadLayouts.Y;
import static spieltisch.catan.rules.RoadLayouts.b;
import static spieltisch.catan.rules.RoadLayouts.r;
import static spieltisch.catan.rules.ScriptedChance.roll;
import static spieltisch.catan.rules.TestActions.BUY;
import static spieltisch.catan.rules.TestActions.END_TURN;
import static spieltisch.catan.rules.TestActions.ROLL;
import static spieltisch.catan.rules.TestActions.accept;
import static spieltisch.catan.rules.TestActions.bank;
import static spieltisch.catan.rules.TestActions.city;
import static spieltisch.catan.rules.TestActions.invention;
import static spieltisch.catan.rules.TestActions.knight;
import static spieltisch.catan.rules.TestActions.monopoly;
import static spieltisch.catan.rules.TestActions.offer;
import static spieltisch.catan.rules.TestActions.road;
import static spieltisch.catan.rules.TestActions.roadBuilding;
import static spieltisch.catan.rules.TestActions.robber;
import static spieltisch.catan.rules.TestActions.settlement;
import static spieltisch.catan.rules.TestPlaces.P1;
import static spieltisch.catan.rules.TestPlaces.P2;
import static spieltisch.catan.rules.TestPlaces.P3;
import static spieltisch.catan.rules.TestPlaces.P4;
import static spieltisch.catan.rules.TestPlaces.P5;
import static spieltisch.catan.rules.TestPlaces.P6;
import static spieltisch.catan.rules.TestPlaces.X3;
import static spieltisch.catan.rules.TestPlaces.X5;
import static spieltisch.catan.rules.TestPlaces.cards;
import static spieltisch.catan.rules.TestPlaces.corner;
import static spieltisch.catan.rules.TestPlaces.hex;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.catan.Options;
import spieltisch.catan.Phase;
import spieltisch.catan.Refusal;
import spieltisch.catan.Variant;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Hex;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Rule;

/// Chapter 12.
class SpecialBuildingRulesTest {
  @Test
  @Rule({"SBP-01", "SBP-02", "12.1"})
  void after_a_turn_all_others_may_build_in_order_before_the_next_roll() {
    var game = Scenario.of(6).building(P3).play(P3, END_TURN);
    for (var seat : List.of(P4, P5, P6, P1, P2)) {
      game.hasPhase(new Phase.SpecialBuild(seat, P3));
      assertEquals(List.of(seat), game.awaited());
      game.play(seat, END_TURN);
    }
    game.hasPhase(new Phase.BeforeRoll(P4));
  }

  @Test
  @Rule({"SBP-10", "12.1"})
  void five_players_have_four_special_building_phases_a_turn() {
    var game = Scenario.of(5).building(P5).play(P5, END_TURN);
    for (var seat : List.of(P1, P2, P3, P4))
      game.hasPhase(new Phase.SpecialBuild(seat, P5)).play(seat, END_TURN);
    game.hasPhase(new Phase.BeforeRoll(P1));
  }

  @Test
  @Rule({"SBP-03", "12.2"})
  void a_player_builds_and_buys_for_the_usual_price() {
    var game = Scenario.of(5).settlement(P2, X5).road(P2, "(2,0)(2,-1)").hand(P2, "H2 L2 W2 G4 E4");
    game.specialBuilding(P1, P2).play(P2, road("(1,1) (1,0)"));
    game.play(P2, settlement("(2,0) (2,-1) (3,-1)")).play(P2, city(X5));
    game.play(P2, BUY, game.drawing(Card.KNIGHT)).hasHand(P2, "").hasPoints(P2, 3);
    assertEquals(cards("H24 L24 W24 G24 E24"), game.bank());
  }

  @Test
  @Rule({"SBP-04", "12.3"})
  void a_player_cannot_trade_roll_or_play_cards() {
    var game = Scenario.of(5).settlement(P2, X5).hand(P2, "H4").holds(P2, Card.values());
    game.hand(P1, "L1").building(P1).play(P1, offer("L1", "H1"));
    int id = game.lastOffer();
    game.play(P1, END_TURN).refuses(P2, accept(id), Refusal.NO_SUCH_OFFER);
    for (var action :
        List.of(
            bank("H4", "E1"),
            offer("H1", "L1"),
            ROLL,
            knight(hex(0, 1)),
            monopoly(Resource.WOOD),
            invention("H2"),
            roadBuilding(r(8)))) game.refuses(P2, action, Refusal.ONLY_BUILDING);
    game.refuses(P2, robber(hex(0, 1)), Refusal.ROBBER_NOT_YOURS);
  }

  @Test
  @Rule({"SBP-05", "12.3"})
  void a_player_cannot_build_before_the_own_special_building_phase() {
    var game = Scenario.of(5).hand(P3, "W1 G1 E1").hand(P1, "W1 G1 E1").specialBuilding(P1, P2);
    game.refuses(P3, BUY, Refusal.NOT_YOUR_TURN).refuses(P1, BUY, Refusal.NOT_YOUR_TURN);
    game.refuses(P3, END_TURN, Refusal.NOT_YOUR_TURN).play(P2, END_TURN);
    game.play(P3, BUY, game.drawing(Card.KNIGHT));
  }

  @Test
  @Rule({"SBP-06", "12.5"})
  void a_card_bought_there_may_be_played_in_the_next_turn() {
    var game = Scenario.of(5).hand(P2, "W1 G1 E1").specialBuilding(P1, P2);
    game.play(P2, BUY, game.drawing(Card.KNIGHT));
    for (var seat : List.of(P2, P3, P4, P5)) game.play(seat, END_TURN);
    game.hasPhase(new Phase.BeforeRoll(P2)).play(P2, knight(otherHex(game)));
  }

  private static Hex otherHex(Scenario game) {
    var open = game.state().position();
    return open.island().landHexes().stream()
        .filter(hex -> open.island().indexOf(hex) != open.robber())
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Rule({"SBP-07", "12.4"})
  void the_tenth_point_there_wins_when_the_players_turn_begins() {
    var game = Scenario.of(5).city(P2, corner("(1,-2)(2,-3)(1,-3)"), corner("(0,0)(0,-1)(1,-1)"));
    game.city(P2, corner("(0,-1)(0,-2)(1,-2)")).settlement(P2, X5, X3, Y).hand(P2, "G2 E3");
    game.specialBuilding(P1, P2).play(P2, city(X5)).hasPoints(P2, 10);
    game.hasPhase(new Phase.SpecialBuild(P2, P1));
    for (var seat : List.of(P2, P3, P4, P5)) game.play(seat, END_TURN);
    game.hasPhase(new Phase.Over(P2));
  }

  @Test
  @Rule({"SBP-08", "12.6"})
  void a_settlement_built_there_interrupts_a_road_at_once() {
    var game = Scenario.of(5).roads(P1, r(2, 6)).longestRoad(P1).roads(P2, CUTTERS_ROADS);
    game.hand(P2, "H1 L1 W1 G1").specialBuilding(P1, P2).play(P2, settlement(Y));
    game.hasEvent(new Observation.LongestRoad(Optional.empty())).hasLongestRoad().hasPoints(P1, 0);
  }

  @Test
  @Rule({"SBP-08", "12.4", "12.6"})
  void points_that_the_last_active_player_gets_there_do_not_win() {
    var game = Scenario.of(5).roads(P3, r(1, 7)).longestRoad(P3).roads(P1, b(1, 5));
    game.city(
        P1, WinningRulesTest.SOUTH[1], X5, corner("(0,-1)(0,-2)(1,-2)"), WinningRulesTest.SOUTH[0]);
    game.roads(P2, CUTTERS_ROADS).hand(P2, "H1 L1 W1 G1").specialBuilding(P1, P2);
    game.play(P2, settlement(Y)).hasLongestRoad(P1).hasPoints(P1, 10);
    game.hasPhase(new Phase.SpecialBuild(P2, P1));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  @Rule({"SBP-09", "12.7"})
  void there_is_none_with_four_players_or_in_the_founding_or_after_the_end(int players) {
    var game = Scenario.of(players);
    while (!(game.state().position().phase() instanceof Phase.BeforeRoll)) {
      assertFalse(game.state().position().phase() instanceof Phase.SpecialBuild);
      var seat = game.awaited().getFirst();
      game.play(seat, game.view(seat).legal().getFirst());
    }
    game.building(P1).play(P1, END_TURN);
    game.hasPhase(players <= 4 ? new Phase.BeforeRoll(P2) : new Phase.SpecialBuild(P2, P1));
    game.state().won(0, 0);
    game.refuses(P2, END_TURN, Refusal.GAME_OVER).refuses(P2, BUY, Refusal.GAME_OVER);
  }

  @ParameterizedTest
  @ValueSource(strings = {"STANDARD", "V04"})
  @Rule({"SBP-11", "12.5"})
  void a_harbour_reached_there_can_be_used_in_the_players_next_turn(String variant) {
    var game = Scenario.of(Variant.valueOf(variant).options(5));
    var open = game.state().position();
    var harbour =
        open.board().harbours().stream()
            .filter(h -> h.special().isEmpty())
            .findFirst()
            .orElseThrow();
    var site = open.island().corner(open.island().endOf(open.island().indexOf(harbour.edge()), 0));
    game.roads(P2, List.of(harbour.edge())).hand(P2, "H4 L1 W1 G1").specialBuilding(P1, P2);
    game.play(P2, settlement(site));
    for (var seat : List.of(P2, P3, P4, P5)) game.play(seat, END_TURN);
    game.play(P2, ROLL, roll(2)).play(P2, bank("H3", "E1"));
  }

  @Test
  @Rule({"SBP-12", "12.2", "12.8"})
  void the_larger_bank_and_deck_and_the_pieces_are_limits_there_too() {
    var options = Options.standard(6);
    assertEquals(24, options.bank());
    assertEquals(new Cards(20, 5, 3, 3, 3), Cards.unpacked(options.deck()));
    var game = Scenario.of(6).roads(P2, r(0, 9)).roads(P2, b(0, 4)).hand(P2, "H1 L1 W1 G1 E1");
    for (int i = 0; i < 20; i++) game.holds(P1, Card.KNIGHT);
    for (int i = 0; i < 5; i++) game.holds(P1, Card.VICTORY_POINT);
    for (int i = 0; i < 3; i++) game.holds(P1, Card.INVENTION, Card.MONOPOLY, Card.ROAD_BUILDING);
    game.specialBuilding(P1, P2).refuses(P2, road(b(5)), Refusal.NO_PIECES);
    game.refuses(P2, BUY, Refusal.DECK_EMPTY);
  }
}
