package spieltisch.catan.rules;

import static spieltisch.catan.rules.TestActions.knight;
import static spieltisch.catan.rules.TestPlaces.P1;
import static spieltisch.catan.rules.TestPlaces.P2;
import static spieltisch.catan.rules.TestPlaces.X1;
import static spieltisch.catan.rules.TestPlaces.X3;
import static spieltisch.catan.rules.TestPlaces.X4;
import static spieltisch.catan.rules.TestPlaces.X7;
import static spieltisch.catan.rules.TestPlaces.hex;

import org.junit.jupiter.api.Test;
import spieltisch.catan.Phase;
import spieltisch.catan.cards.Card;
import spieltisch.catan.places.Hex;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Rule;

/// Chapter 8.
class ArmyRulesTest {
  private static final Hex THERE = hex(0, -2);

  @Test
  @Rule({"LA-01", "8.1"})
  void the_third_knight_makes_the_largest_army() {
    var second = Scenario.of(3).knights(P1, 1).holds(P1, Card.KNIGHT).building(P1);
    second.play(P1, knight(THERE)).hasNoEvent(Observation.LargestArmy.class).hasLargestArmy();
    var third = Scenario.of(3).knights(P1, 2).holds(P1, Card.KNIGHT).building(P1);
    third.play(P1, knight(THERE)).hasEvent(new Observation.LargestArmy(P1)).hasPoints(P1, 2);
  }

  @Test
  @Rule({"LA-02", "8.2"})
  void an_equal_army_is_not_enough_but_a_larger_one_is() {
    var game = Scenario.of(3).knights(P1, 3).largestArmy(P1).knights(P2, 2);
    game.holds(P2, Card.KNIGHT, Card.KNIGHT).building(P2).play(P2, knight(THERE));
    game.hasNoEvent(Observation.LargestArmy.class).hasLargestArmy(P1);
    game.building(P2).play(P2, knight(hex(0, 1))).hasEvent(new Observation.LargestArmy(P2));
  }

  @Test
  @Rule({"LA-03", "8.1"})
  void knights_in_the_hand_do_not_count() {
    var game = Scenario.of(3).knights(P1, 1).holds(P1, Card.KNIGHT, Card.KNIGHT, Card.KNIGHT);
    game.building(P1).play(P1, knight(THERE)).hasLargestArmy().hasPoints(P1, 0);
  }

  @Test
  @Rule({"LA-04", "8.3"})
  void the_largest_army_may_win_before_the_roll() {
    var game = Scenario.of(3).city(P1, X1, X3, X4, X7).knights(P1, 2).holds(P1, Card.KNIGHT);
    game.beforeRoll(P1).play(P1, knight(THERE)).hasPhase(new Phase.Over(P1)).hasPoints(P1, 10);
  }

  @Test
  @Rule({"LA-05", "8.2"})
  void a_player_who_loses_the_largest_army_loses_its_points_at_once() {
    var game = Scenario.of(3).knights(P1, 3).largestArmy(P1).hasPoints(P1, 2).knights(P2, 3);
    game.holds(P2, Card.KNIGHT).building(P2).play(P2, knight(THERE));
    game.hasPoints(P1, 0).hasPoints(P2, 2);
  }
}
