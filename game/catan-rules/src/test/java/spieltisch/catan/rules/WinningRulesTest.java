package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static spieltisch.catan.rules.RoadLayouts.CUTTER;
import static spieltisch.catan.rules.RoadLayouts.CUTTERS_ROADS;
import static spieltisch.catan.rules.RoadLayouts.Y;
import static spieltisch.catan.rules.RoadLayouts.b;
import static spieltisch.catan.rules.RoadLayouts.r;
import static spieltisch.catan.rules.RoadLayouts.w;
import static spieltisch.catan.rules.ScriptedChance.roll;
import static spieltisch.catan.rules.TestActions.BUY;
import static spieltisch.catan.rules.TestActions.END_TURN;
import static spieltisch.catan.rules.TestActions.ROLL;
import static spieltisch.catan.rules.TestActions.accept;
import static spieltisch.catan.rules.TestActions.bank;
import static spieltisch.catan.rules.TestActions.city;
import static spieltisch.catan.rules.TestActions.discard;
import static spieltisch.catan.rules.TestActions.knight;
import static spieltisch.catan.rules.TestActions.offer;
import static spieltisch.catan.rules.TestActions.road;
import static spieltisch.catan.rules.TestActions.robber;
import static spieltisch.catan.rules.TestActions.settlement;
import static spieltisch.catan.rules.TestPlaces.P1;
import static spieltisch.catan.rules.TestPlaces.P2;
import static spieltisch.catan.rules.TestPlaces.P3;
import static spieltisch.catan.rules.TestPlaces.P4;
import static spieltisch.catan.rules.TestPlaces.P5;
import static spieltisch.catan.rules.TestPlaces.X5;
import static spieltisch.catan.rules.TestPlaces.corners;
import static spieltisch.catan.rules.TestPlaces.hex;

import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Phase;
import spieltisch.catan.Refusal;
import spieltisch.catan.cards.Card;
import spieltisch.catan.places.Corner;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Rule;
import spieltisch.kernel.Seat;

/// Chapter 11.
class WinningRulesTest {
  /// Four corners at the southern coast, away from all lines.
  static final Corner[] SOUTH =
      corners("(2,-2)(3,-2)(3,-3) (1,-2)(2,-3)(1,-3) (0,-2)(0,-3)(-1,-2) (-1,-1)(-2,-1)(-1,-2)")
          .toArray(new Corner[0]);

  @Test
  @Rule({"S14-32", "11.1"})
  void ten_points_in_the_players_own_turn_win() {
    var game = Scenario.of(3).city(P1, SOUTH[0], SOUTH[1], SOUTH[2]).settlement(P1, CUTTER, X5);
    game.settlement(P1, SOUTH[3]).hand(P1, "G2 E3").building(P1).hasPoints(P1, 9);
    game.play(P1, city(X5)).hasEvent(new Observation.Won(P1, 0)).hasPoints(P1, 10);
    game.hasPhase(new Phase.Over(P1)).refuses(P1, END_TURN, Refusal.GAME_OVER);
  }

  /// The third player interrupts the road of the first, so that the second player, with eight
  /// points, gets the longest road.
  private static Scenario handedOver() {
    var game = Scenario.of(4).roads(P1, r(1, 7)).longestRoad(P1).roads(P2, b(1, 5));
    game.city(P2, SOUTH).settlement(P3, CUTTER).roads(P3, CUTTERS_ROADS).roads(P4, w(0, 3));
    game.hand(P3, "H1 L1 W1 G1").hand(P4, "H2 L2").building(P3).play(P3, settlement(Y));
    return game.hasLongestRoad(P2).hasPoints(P2, 10);
  }

  @Test
  @Rule({"WIN-01", "11.2"})
  void a_player_with_ten_points_out_of_turn_wins_when_the_next_turn_of_that_player_begins() {
    var game = handedOver().hasPhase(new Phase.TradeAndBuild(P3)).play(P3, END_TURN);
    game.play(P4, ROLL, roll(2)).play(P4, END_TURN).play(P1, ROLL, roll(2));
    game.hasPhase(new Phase.TradeAndBuild(P1)).play(P1, END_TURN);
    game.hasPhase(new Phase.Over(P2)).hasEvent(new Observation.Won(P2, 0));
  }

  @Test
  @Rule({"WIN-02", "11.2"})
  void a_player_who_has_lost_the_points_by_then_does_not_win() {
    var game = handedOver().play(P3, END_TURN).play(P4, ROLL, roll(2));
    game.play(P4, road(w(4))).play(P4, road(w(5))).hasLongestRoad(P4).hasPoints(P2, 8);
    game.play(P4, END_TURN).play(P1, ROLL, roll(2)).play(P1, END_TURN);
    game.hasPhase(new Phase.BeforeRoll(P2));
  }

  @Test
  @Rule({"WIN-03", "11.1", "11.3"})
  void hidden_points_win_and_are_revealed() {
    var game = Scenario.of(3).city(P1, SOUTH).holds(P1, Card.VICTORY_POINT);
    game.hand(P1, "W1 G1 E1").building(P1).play(P1, BUY, game.drawing(Card.VICTORY_POINT));
    game.hasEvent(new Observation.Won(P1, 2)).hasPhase(new Phase.Over(P1)).hasPoints(P1, 10);
    assertEquals(10, game.state().position().publicPoints(0));
  }

  @Test
  @Rule({"WIN-04", "11.3", "12.4"})
  void a_point_bought_in_the_special_building_phase_wins_at_the_players_next_turn() {
    var game = Scenario.of(5).city(P2, SOUTH).settlement(P2, X5).hand(P2, "W1 G1 E1");
    game.specialBuilding(P1, P2).play(P2, BUY, game.drawing(Card.VICTORY_POINT));
    game.hasPoints(P2, 10).hasPhase(new Phase.SpecialBuild(P2, P1));
    for (var seat : List.of(P2, P3, P4, P5)) game.play(seat, END_TURN);
    game.hasPhase(new Phase.Over(P2)).hasEvent(new Observation.Won(P2, 1));
  }

  @Test
  @Rule({"DEV-24", "11.3"})
  void the_tenth_point_wins_in_the_turn_of_its_purchase() {
    var game = Scenario.of(3).city(P1, SOUTH).settlement(P1, X5).hand(P1, "W1 G1 E1").building(P1);
    game.play(P1, BUY, game.drawing(Card.VICTORY_POINT)).hasPhase(new Phase.Over(P1));
  }

  @Test
  @Rule({"WIN-05", "11.2"})
  void the_active_player_wins_even_if_another_has_more() {
    var game = Scenario.of(3).city(P1, SOUTH).settlement(P1, X5).hand(P1, "W1 G1 E1");
    game.city(P2, CUTTER).settlement(P2, Y).longestRoad(P2).largestArmy(P2);
    for (int i = 0; i < 4; i++) game.holds(P2, Card.VICTORY_POINT);
    game.hasPoints(P2, 11).building(P1).play(P1, BUY, game.drawing(Card.VICTORY_POINT));
    game.hasPhase(new Phase.Over(P1));
  }

  @Test
  @Rule({"WIN-06", "11.1"})
  void more_than_ten_points_win() {
    var game = Scenario.of(3).city(P1, SOUTH).settlement(P1, CUTTER).roads(P1, r(1, 4));
    game.hand(P1, "H1 L1").building(P1).hasPoints(P1, 9).play(P1, road(r(5)));
    game.hasPhase(new Phase.Over(P1)).hasPoints(P1, 11);
  }

  @Test
  @Rule({"WIN-08", "11.4"})
  void after_the_end_everything_is_refused() {
    var game = Scenario.of(3).city(P1, SOUTH).settlement(P1, CUTTER).roads(P1, r(1, 4));
    game.hand(P1, "H1 L1").hand(P2, "H9").building(P1).play(P1, road(r(5)));
    for (var seat : Seat.first(3))
      for (var action :
          List.of(
              ROLL,
              END_TURN,
              BUY,
              road(r(6)),
              settlement(Y),
              city(CUTTER),
              discard("H4"),
              robber(hex(0, 1)),
              knight(hex(0, 1)),
              bank("H4", "E1"),
              offer("H1", "L1"),
              accept(256))) game.refuses(seat, action, Refusal.GAME_OVER);
    assertEquals(List.of(), game.awaited());
    assertEquals(List.of(), game.view(P1).legal());
  }
}
