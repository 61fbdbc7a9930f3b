package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static spieltisch.catan.rules.TestActions.BUY;
import static spieltisch.catan.rules.TestActions.END_TURN;
import static spieltisch.catan.rules.TestActions.ROLL;
import static spieltisch.catan.rules.TestActions.bank;
import static spieltisch.catan.rules.TestActions.city;
import static spieltisch.catan.rules.TestActions.knight;
import static spieltisch.catan.rules.TestActions.offer;
import static spieltisch.catan.rules.TestActions.road;
import static spieltisch.catan.rules.TestActions.robber;
import static spieltisch.catan.rules.TestActions.settlement;
import static spieltisch.catan.rules.TestPlaces.P1;
import static spieltisch.catan.rules.TestPlaces.P2;
import static spieltisch.catan.rules.TestPlaces.P3;
import static spieltisch.catan.rules.TestPlaces.X1;
import static spieltisch.catan.rules.TestPlaces.X1_NEXT;
import static spieltisch.catan.rules.TestPlaces.X2;
import static spieltisch.catan.rules.TestPlaces.X3;
import static spieltisch.catan.rules.TestPlaces.X4;
import static spieltisch.catan.rules.TestPlaces.X5;
import static spieltisch.catan.rules.TestPlaces.X7;
import static spieltisch.catan.rules.TestPlaces.cards;
import static spieltisch.catan.rules.TestPlaces.hex;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Phase;
import spieltisch.catan.Refusal;
import spieltisch.catan.Variant;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.places.Corner;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Rule;
import spieltisch.kernel.Seat;

/// Chapter 2.
class FoundingRulesTest {
  @Test
  @Rule({"S14-09", "2.1"})
  void each_player_founds_twice_the_second_time_in_reverse_order() {
    var game = Scenario.of(3);
    assertEquals(List.of(0, 0, 1, 1, 2, 2, 2, 2, 1, 1, 0, 0), found(game));
    for (int seat = 0; seat < 3; seat++) {
      assertEquals(3, game.state().position().settlementsLeft(seat));
      assertEquals(13, game.state().position().roadsLeft(seat));
    }
    game.refuses(P1, settlement(X1), Refusal.ROLL_FIRST);
  }

  /// Founds everything at the first free places and returns the seats that acted.
  private static List<Integer> found(Scenario game) {
    var actors = new ArrayList<Integer>();
    while (!(game.state().position().phase() instanceof Phase.BeforeRoll)) {
      var seat = game.awaited().getFirst();
      actors.add(seat.index());
      game.play(seat, game.view(seat).legal().getFirst());
    }
    return actors;
  }

  @Test
  @Rule({"S14-10", "2.2"})
  void the_road_lies_at_the_settlement_just_founded() {
    var game = secondRound(X1).play(P1, settlement(X5));
    game.refuses(P1, road("(-2,2) (-1,2)"), Refusal.NOT_AT_SETTLEMENT);
    game.play(P1, road("(1,0) (2,0)")).hasPhase(new Phase.BeforeRoll(P1));
  }

  /// The first player has founded at a corner and places the last settlement next.
  private static Scenario secondRound(Corner first) {
    var game = Scenario.of(2).settlement(P1, first);
    game.state().settlementAwaited(0, 3);
    return game;
  }

  @Test
  @Rule({"S14-11", "SET-02", "2.2"})
  void no_other_piece_may_be_placed_instead() {
    var game = Scenario.of(3);
    game.refuses(P1, road("(-2,2) (-1,2)"), Refusal.SETTLEMENT_FIRST);
    game.refuses(P1, city(X1), Refusal.SETTLEMENT_FIRST);
    game.play(P1, settlement(X1));
    game.refuses(P1, settlement(X5), Refusal.ROAD_FIRST);
    game.refuses(P1, city(X1), Refusal.ROAD_FIRST);
  }

  @Test
  @Rule({"S14-12", "2.4"})
  void settlements_are_at_least_two_paths_apart() {
    var game = Scenario.of(3).settlement(P1, X1);
    game.state().settlementAwaited(1, 1);
    game.refuses(P2, settlement(X1_NEXT), Refusal.TOO_CLOSE);
    game.play(P2, settlement("(-1,2) (0,2) (0,1)"));
  }

  @Test
  @Rule({"S14-13", "2.4"})
  void cities_are_at_least_two_paths_from_settlements() {
    var near = "(1,1) (2,1) (2,0)";
    var game = Scenario.of(3).city(P1, X5).road(P1, "(1,1)(2,0)").road(P2, "(1,1)(2,1)");
    game.hand(P1, "H1 L1 W1 G1").hand(P2, "H1 L1 W1 G1");
    game.building(P1).refuses(P1, settlement(near), Refusal.TOO_CLOSE);
    game.building(P2).refuses(P2, settlement(near), Refusal.TOO_CLOSE);
  }

  @Test
  @Rule({"S14-14", "2.6"})
  void the_second_settlement_yields_a_card_of_each_hexagon_and_the_first_none() {
    Scenario.of(2).play(P1, settlement(X1)).hasHand(P1, "");
    secondRound(X5).play(P1, settlement(X1)).hasHand(P1, "E1 W1 L1");
  }

  @Test
  @Rule({"S14-15", "2.6"})
  void desert_and_sea_yield_nothing_and_equal_hexagons_yield_twice() {
    secondRound(X1).play(P1, settlement(X3)).hasHand(P1, "W1 H1");
    secondRound(X1).play(P1, settlement(X2)).hasHand(P1, "E1");
    secondRound(X1).play(P1, settlement(X4)).hasHand(P1, "G2 H1");
  }

  @Test
  @Rule({"SET-01", "2.3"})
  void settlements_may_be_founded_at_coast_and_desert() {
    Scenario.of(3).play(P1, settlement(X2)).hasPoints(P1, 1);
    Scenario.of(3).play(P1, settlement(X3)).hasPoints(P1, 1);
  }

  @Test
  @Rule({"SET-03", "2.5"})
  void founding_costs_nothing() {
    Scenario.of(3)
        .play(P1, settlement(X1))
        .hasNoEvent(Observation.Paid.class)
        .play(P1, road("(-2,2) (-1,2)"))
        .hasNoEvent(Observation.Paid.class)
        .hasHand(P1, "");
  }

  @Test
  @Rule({"SET-04", "2.3"})
  void the_second_settlement_need_not_be_connected_to_the_first() {
    secondRound(X1).play(P1, settlement(X7)).hasPoints(P1, 2);
  }

  @Test
  @Rule({"SET-05", "2.2"})
  void a_second_road_cannot_be_placed_on_a_path() {
    var game = Scenario.of(3).road(P2, "(-2,2) (-1,2)").play(P1, settlement(X1));
    game.refuses(P1, road("(-2,2) (-1,2)"), Refusal.TAKEN);
  }

  @Test
  @Rule({"SET-06", "2.1", "3.5"})
  void a_player_cannot_found_out_of_turn() {
    Scenario.of(3).refuses(P2, settlement(X1), Refusal.NOT_YOUR_TURN);
    Scenario.of(3).play(P1, settlement(X1)).refuses(P2, settlement(X5), Refusal.NOT_YOUR_TURN);
  }

  @Test
  @Rule({"SET-07", "2.7"})
  void rolling_trading_and_development_cards_are_refused_during_the_founding() {
    var game = Scenario.of(3).hand(P1, "H4 W1 G1 E1").holds(P1, Card.KNIGHT);
    for (var action :
        List.of(
            ROLL,
            END_TURN,
            BUY,
            bank("H4", "E1"),
            offer("H1", "L1"),
            knight(hex(0, 1)),
            robber(hex(0, 1)))) game.refuses(P1, action, Refusal.SETTLEMENT_FIRST);
    game.play(P1, settlement(X1)).refuses(P1, ROLL, Refusal.ROAD_FIRST);
  }

  @Test
  @Rule({"SET-08", "2.8"})
  void after_the_founding_the_first_player_alone_may_roll() {
    var game = Scenario.of(3);
    found(game);
    game.hasPhase(new Phase.BeforeRoll(P1));
    assertEquals(List.of(P1), game.awaited());
    game.refuses(P3, ROLL, Refusal.NOT_YOUR_TURN);
  }

  @Test
  @Rule({"SET-09", "2.6"})
  void the_first_cards_come_from_the_bank() {
    var game = secondRound(X5).play(P1, settlement(X1));
    assertEquals(cards("H19 L18 W18 G19 E18"), game.bank());
  }

  @Test
  @Rule({"SET-11", "2.1"})
  void six_players_found_twelve_settlements_anywhere_on_the_large_island() {
    var game = Scenario.of(6);
    assertEquals(80, game.view(P1).legal().size());
    assertEquals(
        List.of(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0),
        found(game));
    int settlements = 0;
    for (var seat : Seat.first(6))
      settlements += game.state().position().publicPoints(seat.index());
    assertEquals(12, settlements);
  }

  @Test
  @Rule("2.9")
  void a_bank_with_too_few_cards_pays_what_it_has() {
    var game = Scenario.of(Variant.STANDARD.options(2).withBank(1));
    game.state().settlementAwaited(0, 3);
    game.play(P1, settlement(X4)).hasHand(P1, "G1 H1");
    assertEquals(PackedCounts.of(0, 1, 1, 0, 1), game.state().bank());
  }
}
