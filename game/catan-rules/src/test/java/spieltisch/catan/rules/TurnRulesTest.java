package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.catan.rules.ScriptedChance.dice;
import static spieltisch.catan.rules.ScriptedChance.roll;
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
import static spieltisch.catan.rules.TestPlaces.X5;
import static spieltisch.catan.rules.TestPlaces.hex;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Options;
import spieltisch.catan.Phase;
import spieltisch.catan.Refusal;
import spieltisch.catan.Variant;
import spieltisch.catan.cards.Card;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Rule;
import spieltisch.kernel.SeededChance;

/// Chapter 3.
class TurnRulesTest {
  @Test
  @Rule({"S14-20", "3.2"})
  void a_player_rolls_once_in_a_turn() {
    var game = Scenario.of(3).beforeRoll(P1);
    game.refuses(P2, ROLL, Refusal.NOT_YOUR_TURN);
    game.play(P1, ROLL, dice(2, 3)).hasEvent(new Observation.Rolled(P1, 2, 3));
    game.refuses(P1, ROLL, Refusal.ALREADY_ROLLED).refuses(P2, ROLL, Refusal.NOT_YOUR_TURN);
  }

  @Test
  @Rule({"S14-21", "3.3"})
  void the_dice_are_fair() {
    var chance = new SeededChance(2024);
    var outcomes = new int[36];
    var sums = new int[11];
    var state = State.start(Options.standard(3), BeginnerBoard.make()).copy();
    for (int i = 0; i < 36_000; i++) {
      int outcome = outcome(state, chance);
      outcomes[outcome]++;
      sums[outcome / 6 + outcome % 6]++;
    }
    // 0.1 % bounds of the chi-square distribution for 35 and 10 degrees of freedom.
    assertTrue(ChiSquare.even(outcomes) < 66.6, "outcomes");
    assertTrue(ChiSquare.of(sums, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1) < 29.6, "sums");
  }

  /// The outcome of another roll, from 0 to 35.
  private static int outcome(MutableState state, SeededChance chance) {
    state.turnBegan(0);
    Referee.play(state, state, 0, 0, chance);
    return (state.position().firstDie() - 1) * 6 + state.position().secondDie() - 1;
  }

  @Test
  @Rule("14.6")
  void a_balanced_deck_has_each_outcome_once_before_it_is_refilled() {
    var options = Variant.STANDARD.options(3).withDice(Options.DiceKind.BALANCED);
    var state = State.start(options, BeginnerBoard.make()).copy();
    var chance = new SeededChance(5);
    for (int deck = 0; deck < 3; deck++) {
      var seen = new HashSet<Integer>();
      for (int i = 0; i < 36; i++) seen.add(outcome(state, chance));
      assertEquals(36, seen.size());
    }
  }

  @Test
  @Rule({"S14-22", "3.1"})
  void before_the_roll_nothing_is_built_bought_or_traded() {
    var game = Scenario.of(3).settlement(P1, X5).hand(P1, "H5 L5 W5 G5 E5").beforeRoll(P1);
    for (var action :
        List.of(
            road("(1,1) (1,0)"),
            settlement("(2,1) (2,0) (3,0)"),
            city(X5),
            BUY,
            bank("H4", "E1"),
            offer("H1", "L1"),
            END_TURN)) game.refuses(P1, action, Refusal.ROLL_FIRST);
    game.refuses(P1, robber(hex(0, 1)), Refusal.ROBBER_NOT_YOURS);
  }

  @Test
  @Rule("3.1")
  void before_the_roll_one_development_card_may_be_played() {
    var game = Scenario.of(3).holds(P1, Card.KNIGHT, Card.KNIGHT).beforeRoll(P1);
    game.play(P1, knight(hex(0, 1))).hasPhase(new Phase.BeforeRoll(P1));
    game.refuses(P1, knight(hex(1, 0)), Refusal.CARD_ALREADY_PLAYED);
    game.play(P1, ROLL, roll(5)).hasPhase(new Phase.TradeAndBuild(P1));
  }

  @Test
  @Rule("3.4")
  void after_the_roll_a_player_trades_and_builds_in_any_order_until_the_end_of_the_turn() {
    var game = Scenario.of(3).settlement(P1, X5).hand(P1, "H6 L2").building(P1);
    game.play(P1, road("(1,1) (1,0)")).play(P1, bank("H4", "W1")).play(P1, road("(1,0) (2,0)"));
    game.hasHand(P1, "W1").play(P1, END_TURN).hasPhase(new Phase.BeforeRoll(P2));
    game.refuses(P1, road("(1,1) (2,0)"), Refusal.NOT_YOUR_TURN);
  }

  @Test
  @Rule("3.4")
  void the_last_seat_is_followed_by_the_first() {
    Scenario.of(2).building(P2).play(P2, END_TURN).hasPhase(new Phase.BeforeRoll(P1));
  }

  @Test
  @Rule({"BLD-15", "3.5", "6.6"})
  void a_player_cannot_build_in_the_turn_of_another() {
    var game = Scenario.of(4).settlement(P2, X5).hand(P2, "H1 L1 W1 G3 E3").building(P1);
    for (var action : List.of(road("(1,1) (1,0)"), city(X5), BUY, bank("G4", "H1"), END_TURN))
      game.refuses(P2, action, Refusal.NOT_YOUR_TURN);
    var special = Scenario.of(5).hand(P2, "W1 G1 E1").specialBuilding(P1, P2);
    special.play(P2, BUY, special.drawing(Card.KNIGHT));
  }
}
