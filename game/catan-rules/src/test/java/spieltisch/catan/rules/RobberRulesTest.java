package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.catan.rules.ScriptedChance.dice;
import static spieltisch.catan.rules.ScriptedChance.roll;
import static spieltisch.catan.rules.TestActions.BUY;
import static spieltisch.catan.rules.TestActions.END_TURN;
import static spieltisch.catan.rules.TestActions.ROLL;
import static spieltisch.catan.rules.TestActions.bank;
import static spieltisch.catan.rules.TestActions.discard;
import static spieltisch.catan.rules.TestActions.knight;
import static spieltisch.catan.rules.TestActions.offer;
import static spieltisch.catan.rules.TestActions.road;
import static spieltisch.catan.rules.TestActions.robber;
import static spieltisch.catan.rules.TestPlaces.DESERT;
import static spieltisch.catan.rules.TestPlaces.P1;
import static spieltisch.catan.rules.TestPlaces.P2;
import static spieltisch.catan.rules.TestPlaces.P3;
import static spieltisch.catan.rules.TestPlaces.P4;
import static spieltisch.catan.rules.TestPlaces.P5;
import static spieltisch.catan.rules.TestPlaces.X2;
import static spieltisch.catan.rules.TestPlaces.X3;
import static spieltisch.catan.rules.TestPlaces.X5;
import static spieltisch.catan.rules.TestPlaces.X7;
import static spieltisch.catan.rules.TestPlaces.hex;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Phase;
import spieltisch.catan.Refusal;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Hex;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Rule;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;

/// Chapter 5.
class RobberRulesTest {
  private static final Hex MOUNTAINS = hex(2, 0);

  @Test
  @Rule({"S14-27", "5.1", "5.3"})
  void after_a_seven_players_with_more_than_seven_cards_discard_half_before_the_robber_moves() {
    var game = Scenario.of(4).hand(P1, "H7").hand(P2, "L8").hand(P3, "W9").hand(P4, "G15");
    game.beforeRoll(P1).play(P1, ROLL, dice(3, 4));
    game.hasPhase(new Phase.Discard(P1, List.of(0, 4, 4, 7)));
    assertEquals(List.of(P2, P3, P4), game.awaited());
    game.play(P2, discard("L4")).play(P4, discard("G7")).hasNoEvent(Observation.PhaseBegan.class);
    game.play(P3, discard("W4")).hasPhase(new Phase.MoveRobber(P1));
  }

  @ParameterizedTest
  @CsvSource({"7,0", "8,4", "9,4", "10,5", "11,5"})
  @Rule({"ROB-01", "5.1"})
  void half_is_rounded_down(int held, int owed) {
    var game = Scenario.of(2).hand(P2, "W" + held).beforeRoll(P1).play(P1, ROLL, roll(7));
    assertEquals(owed, game.state().position().owed(1));
    assertEquals(owed == 0 ? List.of(P1) : List.of(P2), game.awaited());
  }

  @Test
  @Rule({"ROB-02", "5.2"})
  void a_player_discards_exactly_the_owed_number_of_cards_in_hand() {
    var game = owing();
    game.refuses(P2, discard("H3"), Refusal.WRONG_COUNT);
    game.refuses(P2, discard("H5"), Refusal.WRONG_COUNT);
    game.refuses(P2, discard("L4"), Refusal.NOT_YOUR_CARDS);
    game.refuses(P2, discard("H5 L-1"), Refusal.BAD_AMOUNT);
    game.refuses(P2, discard("H40"), Refusal.BAD_AMOUNT);
    assertEquals(List.of(P2, P3), game.awaited());
  }

  /// The first player rolled a seven; the second must discard four cards, the third five.
  private static Scenario owing() {
    var game = Scenario.of(4).hand(P1, "H7").hand(P2, "H8").hand(P3, "G10");
    return game.beforeRoll(P1).play(P1, ROLL, roll(7));
  }

  @Test
  @Rule({"ROB-03", "5.2"})
  void a_player_discards_once() {
    owing().play(P2, discard("H4")).refuses(P2, discard("H2"), Refusal.NOTHING_TO_DISCARD);
  }

  @Test
  @Rule({"ROB-04", "5.2"})
  void a_player_who_owes_no_cards_cannot_discard() {
    owing().refuses(P1, discard("H3"), Refusal.NOTHING_TO_DISCARD);
    var game = Scenario.of(3).hand(P1, "H9").building(P1);
    game.refuses(P1, discard("H4"), Refusal.NOTHING_TO_DISCARD);
  }

  @Test
  @Rule({"ROB-05", "5.3"})
  void the_robber_moves_after_all_discards() {
    var game = owing().refuses(P1, robber(hex(0, 1)), Refusal.DISCARDS_PENDING);
    game.play(P2, discard("H4")).refuses(P1, robber(hex(0, 1)), Refusal.DISCARDS_PENDING);
    game.play(P3, discard("G5")).play(P1, robber(hex(0, 1)));
  }

  @Test
  @Rule({"ROB-06", "5.1"})
  void the_roller_discards_too() {
    var game = Scenario.of(3).hand(P1, "H9").beforeRoll(P1).play(P1, ROLL, roll(7));
    game.play(P1, discard("H4")).hasHand(P1, "H5").play(P1, robber(hex(0, 1)));
  }

  @Test
  @Rule({"ROB-07", "5.4"})
  void the_robber_must_move_to_another_hexagon() {
    Scenario.of(3).robbing(P1).refuses(P1, robber(DESERT), Refusal.SAME_HEX);
  }

  @Test
  @Rule({"GEO-11", "5.4"})
  void the_robber_moves_only_to_land() {
    var game = Scenario.of(3).robbing(P1).refuses(P1, robber(hex(3, 0)), Refusal.NOT_LAND);
    for (var sea : List.of(hex(-3, 3), hex(0, 3), hex(-1, -2), hex(3, -3)))
      game.refuses(P1, robber(sea), Refusal.NOT_LAND);
    game.refuses(P1, robber(hex(4, 0)), Refusal.NO_SUCH_PLACE);
  }

  @Test
  @Rule({"ROB-08", "5.4", "5.5"})
  void the_robber_may_return_to_the_desert_and_steals_there() {
    var game = Scenario.of(3).settlement(P2, X3).hand(P2, "W1").robber(MOUNTAINS).robbing(P1);
    game.play(P1, robber(DESERT, P2), game.stealing(P2, Resource.WOOL));
    game.hasHand(P1, "W1").hasHand(P2, "");
  }

  @Test
  @Rule({"S14-28", "5.5"})
  void the_robber_takes_one_card_of_the_named_victim() {
    var game = Scenario.of(4).settlement(P2, X5).settlement(P3, X7).hand(P2, "H2 E1");
    game.hand(P3, "W2").robbing(P1);
    game.play(P1, robber(MOUNTAINS, P2), game.stealing(P2, Resource.ORE));
    game.hasHand(P1, "E1").hasHand(P2, "H2").hasHand(P3, "W2");
    game.hasEvent(new Observation.RobberMoved(P1, MOUNTAINS, Optional.of(P2)));
  }

  @Test
  @Rule({"ROB-09", "5.7"})
  void without_a_named_victim_a_random_player_with_cards_is_robbed() {
    var game = Scenario.of(4).settlement(P2, X5).settlement(P3, X7).settlement(P4, X2);
    game.hand(P2, "H1").hand(P4, "L1").robbing(P1);
    var second = new ScriptedChance.Draw(2, 1);
    game.play(P1, robber(MOUNTAINS), second, game.stealing(P4, Resource.BRICK));
    game.hasHand(P1, "L1").hasHand(P2, "H1").hasHand(P4, "");
    game.hasEvent(new Observation.RobberMoved(P1, MOUNTAINS, Optional.of(P4)));
  }

  @Test
  @Rule({"ROB-10", "5.6"})
  void the_victim_must_be_another_player_with_a_building_there() {
    var game = Scenario.of(4).settlement(P1, X2).settlement(P2, X5).hand(P2, "H1").hand(P3, "H1");
    game.robbing(P1).refuses(P1, robber(MOUNTAINS, P3), Refusal.BAD_VICTIM);
    game.refuses(P1, robber(MOUNTAINS, P1), Refusal.BAD_VICTIM);
    game.refuses(P1, robber(MOUNTAINS, P5), Refusal.BAD_VICTIM);
  }

  @Test
  @Rule({"ROB-11", "5.8"})
  void a_victim_without_cards_loses_nothing() {
    var game = Scenario.of(3).settlement(P2, X5).robbing(P1);
    game.play(P1, robber(MOUNTAINS, P2)).hasNoEvent(Observation.Stolen.class).hasHand(P1, "");
    var unnamed = Scenario.of(3).settlement(P2, X5).robbing(P1);
    unnamed.play(P1, robber(MOUNTAINS)).hasNoEvent(Observation.Stolen.class).hasHand(P1, "");
  }

  @Test
  @Rule({"ROB-12", "5.7"})
  void nothing_is_stolen_where_only_own_buildings_stand() {
    var game = Scenario.of(3).settlement(P1, X5).hand(P1, "H1").hand(P2, "H1").robbing(P1);
    game.play(P1, robber(MOUNTAINS)).hasNoEvent(Observation.Stolen.class);
    game.hasEvent(new Observation.RobberMoved(P1, MOUNTAINS, Optional.empty()));
  }

  @Test
  @Rule({"ROB-13", "5.5"})
  void two_buildings_at_the_hexagon_lose_one_card() {
    var game = Scenario.of(3).settlement(P2, X5).city(P2, X7).hand(P2, "H3").robbing(P1);
    game.play(P1, robber(MOUNTAINS, P2), game.stealing(P2, Resource.WOOD));
    game.hasHand(P1, "H1").hasHand(P2, "H2");
  }

  @Test
  @Rule({"ROB-14", "5.5"})
  void every_card_is_equally_likely_to_be_stolen() {
    var start = Scenario.of(3).settlement(P2, X5).hand(P2, "H1 E9").robbing(P1).state();
    var chance = new SeededChance(99);
    var stolen = new int[2];
    int hex = start.position().island().indexOf(MOUNTAINS);
    for (int i = 0; i < 10_000; i++) {
      var state = start.copy();
      state.play(0, PackedAction.of(PackedAction.MOVE_ROBBER, hex, 1), chance);
      stolen[state.hand(0) == TestPlaces.cards("H1").packed() ? 0 : 1]++;
    }
    // The 0.1 % bound of the chi-square distribution for one degree of freedom.
    assertTrue(ChiSquare.of(stolen, 1, 9) < 10.8, () -> stolen[0] + " of 10000");
  }

  @Test
  @Rule({"ROB-15", "5.10"})
  void a_knight_causes_no_discards() {
    var game = Scenario.of(3).holds(P1, Card.KNIGHT).hand(P2, "H12").building(P1);
    game.play(P1, knight(MOUNTAINS)).hasPhase(new Phase.TradeAndBuild(P1)).hasHand(P2, "H12");
  }

  @Test
  @Rule({"ROB-16", "5.9"})
  void before_the_robber_moves_all_other_actions_are_refused() {
    var game = Scenario.of(3).settlement(P1, X5).hand(P1, "H4 L1 W1 G1 E1").robbing(P1);
    for (var action :
        List.of(road("(1,1) (1,0)"), BUY, bank("H4", "E1"), offer("H1", "L1"), END_TURN, ROLL))
      game.refuses(P1, action, Refusal.ROBBER_FIRST);
    game.refuses(P2, robber(MOUNTAINS), Refusal.NOT_YOUR_TURN);
  }

  @Test
  @Rule({"ROB-17", "5.9"})
  void after_the_robber_the_roller_trades_and_builds() {
    var game = Scenario.of(3).robbing(P1).play(P1, robber(MOUNTAINS));
    game.hasPhase(new Phase.TradeAndBuild(P1)).refuses(P1, ROLL, Refusal.ALREADY_ROLLED);
    game.refuses(P1, robber(DESERT), Refusal.ROBBER_NOT_YOURS);
  }

  @Test
  @Rule({"ROB-18", "5.10"})
  void after_a_knight_a_seven_moves_the_robber_again() {
    var game = Scenario.of(3).holds(P1, Card.KNIGHT).beforeRoll(P1).play(P1, knight(MOUNTAINS));
    game.play(P1, ROLL, roll(7)).hasPhase(new Phase.MoveRobber(P1));
    game.refuses(P1, robber(MOUNTAINS), Refusal.SAME_HEX).play(P1, robber(DESERT));
  }

  @Test
  @Rule({"ROB-19", "5.3"})
  void only_cards_left_after_discarding_can_be_stolen() {
    var game = Scenario.of(3).settlement(P2, X5).hand(P2, "H4 E4").beforeRoll(P1);
    game.play(P1, ROLL, roll(7)).refuses(P1, robber(MOUNTAINS, P2), Refusal.DISCARDS_PENDING);
    game.play(P2, discard("H4")).play(P1, robber(MOUNTAINS, P2), new ScriptedChance.Draw(4, 3));
    game.hasHand(P1, "E1").hasHand(P2, "E3");
  }

  @Test
  @Rule("5.1")
  void a_seven_yields_nothing_and_development_cards_are_not_counted() {
    var game = Scenario.of(3).settlement(P1, X5).hand(P1, "H7");
    game.holds(P1, Card.KNIGHT, Card.KNIGHT).beforeRoll(P1).play(P1, ROLL, roll(7));
    game.hasPhase(new Phase.MoveRobber(P1)).hasNoEvent(Observation.Produced.class);
    for (var seat : Seat.first(3)) assertEquals(0, game.state().position().owed(seat.index()));
  }
}
