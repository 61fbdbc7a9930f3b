package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.catan.rules.ScriptedChance.roll;
import static spieltisch.catan.rules.TestActions.BUY;
import static spieltisch.catan.rules.TestActions.ROLL;
import static spieltisch.catan.rules.TestActions.accept;
import static spieltisch.catan.rules.TestActions.bank;
import static spieltisch.catan.rules.TestActions.conclude;
import static spieltisch.catan.rules.TestActions.discard;
import static spieltisch.catan.rules.TestActions.knight;
import static spieltisch.catan.rules.TestActions.monopoly;
import static spieltisch.catan.rules.TestActions.offer;
import static spieltisch.catan.rules.TestActions.road;
import static spieltisch.catan.rules.TestPlaces.P1;
import static spieltisch.catan.rules.TestPlaces.P2;
import static spieltisch.catan.rules.TestPlaces.X5;
import static spieltisch.catan.rules.TestPlaces.X7;
import static spieltisch.catan.rules.TestPlaces.cards;
import static spieltisch.catan.rules.TestPlaces.hex;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.Variant;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.kernel.Rule;
import spieltisch.kernel.SeededChance;

/// Chapter 13.
class BankRulesTest {
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  @Rule({"BNK-01", "13.1"})
  void the_number_of_cards_in_bank_and_hands_is_constant(int players) {
    var options = Variant.STANDARD.options(players);
    int each = players <= 4 ? 19 : 24;
    assertEquals(each, options.bank());
    var chance = new SeededChance(players);
    var state = State.start(options, BoardMaker.variable(options, chance)).copy();
    var moveGenerator = new MoveGenerator();
    for (int i = 0; i < 5_000 && !state.position().isOver(); i++) {
      int seat = state.position().nextToAct();
      state.play(seat, moveGenerator.pick(state, seat, chance), chance);
      int all = state.bank();
      for (int other = 0; other < players; other++) {
        assertTrue(PackedCounts.isValid(state.hand(other)));
        all += state.hand(other);
      }
      assertTrue(PackedCounts.isValid(state.bank()));
      assertEquals(PackedCounts.of(each, each, each, each, each), all);
    }
  }

  @Test
  @Rule({"BNK-02", "13.2"})
  void monopoly_theft_and_trade_between_players_do_not_change_the_bank() {
    var game = Scenario.of(3).hand(P1, "H2").hand(P2, "L3").settlement(P2, X7);
    game.holds(P1, Card.MONOPOLY, Card.KNIGHT).building(P1);
    var before = game.bank();
    game.play(P1, offer("H1", "L1"));
    game.play(P2, accept(game.lastOffer())).play(P1, conclude(game.lastOffer(), P2));
    assertEquals(before, game.bank());
    game.play(P1, monopoly(Resource.BRICK));
    assertEquals(before, game.bank());
    game.building(P1).play(P1, knight(hex(2, 0), P2), game.stealing(P2, Resource.WOOD));
    assertEquals(before, game.bank());
  }

  @Test
  @Rule({"BNK-03", "13.3"})
  void discarded_paid_and_traded_cards_are_in_the_bank_at_once() {
    var game = Scenario.of(3).settlement(P1, X5).hand(P1, "H8 L1 W1 G1 E1").building(P1);
    game.play(P1, road("(1,1) (1,0)"));
    assertEquals(cards("H12 L19 W18 G18 E18"), game.bank());
    game.play(P1, BUY, game.drawing(Card.KNIGHT));
    assertEquals(cards("H12 L19 W19 G19 E19"), game.bank());
    game.play(P1, bank("H4", "E1"));
    assertEquals(cards("H16 L19 W19 G19 E18"), game.bank());
    game.hand(P2, "W8").beforeRoll(P1).play(P1, ROLL, roll(7)).play(P2, discard("W4"));
    assertEquals(cards("H16 L19 W15 G19 E18"), game.bank());
  }
}
