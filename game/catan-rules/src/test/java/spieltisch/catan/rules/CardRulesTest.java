package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static spieltisch.catan.rules.RoadLayouts.r;
import static spieltisch.catan.rules.ScriptedChance.roll;
import static spieltisch.catan.rules.TestActions.BUY;
import static spieltisch.catan.rules.TestActions.END_TURN;
import static spieltisch.catan.rules.TestActions.ROLL;
import static spieltisch.catan.rules.TestActions.invention;
import static spieltisch.catan.rules.TestActions.knight;
import static spieltisch.catan.rules.TestActions.monopoly;
import static spieltisch.catan.rules.TestActions.roadBuilding;
import static spieltisch.catan.rules.TestPlaces.P1;
import static spieltisch.catan.rules.TestPlaces.P2;
import static spieltisch.catan.rules.TestPlaces.X5;
import static spieltisch.catan.rules.TestPlaces.hex;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Phase;
import spieltisch.catan.Refusal;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.kernel.Rule;
import spieltisch.kernel.SeededChance;

/// Chapter 7: buying, and when a development card may be played.
class CardRulesTest {
  @Test
  @Rule({"S14-33", "7.1"})
  void the_deck_has_its_numbers_of_each_card_and_is_drawn_evenly() {
    var firsts = new int[5];
    for (int seed = 0; seed < 2_500; seed++) {
      var chance = new SeededChance(seed);
      var state = Scenario.of(3).hand(P1, "W1 G1 E1").building(P1).state();
      state.play(0, PackedAction.of(PackedAction.BUY_CARD), chance);
      firsts[PackedCounts.fieldAt(state.cards(0), 0)]++;
    }
    // The 0.1 % bound of the chi-square distribution for four degrees of freedom.
    assertFalse(ChiSquare.of(firsts, 14, 5, 2, 2, 2) > 18.5, () -> Arrays.toString(firsts));
    assertEquals(new Cards(14, 5, 2, 2, 2), Cards.unpacked(boughtOut().state().cards(1)));
  }

  /// The second player has bought the whole deck.
  private static Scenario boughtOut() {
    var game = Scenario.of(3);
    for (var card : Card.values())
      while (PackedCounts.count(game.state().deck(), card.ordinal()) > 0) game.holds(P2, card);
    return game;
  }

  @Test
  @Rule({"S14-36", "7.2"})
  void no_card_can_be_bought_from_an_empty_deck() {
    var game = boughtOut().hand(P1, "W1 G1 E1").building(P1);
    game.refuses(P1, BUY, Refusal.DECK_EMPTY).hasHand(P1, "W1 G1 E1");
  }

  @Test
  @Rule({"DEV-21", "7.2"})
  void the_last_card_can_be_bought() {
    var game = Scenario.of(3).hand(P1, "W2 G2 E2");
    for (int i = 0; i < 14; i++) game.holds(P2, Card.KNIGHT);
    for (int i = 0; i < 5; i++) game.holds(P2, Card.VICTORY_POINT);
    for (int i = 0; i < 2; i++) game.holds(P2, Card.INVENTION, Card.ROAD_BUILDING);
    game.holds(P2, Card.MONOPOLY).building(P1).play(P1, BUY, game.drawing(Card.MONOPOLY));
    assertEquals(1, game.count(P1, Card.MONOPOLY));
    game.refuses(P1, BUY, Refusal.DECK_EMPTY);
  }

  @Test
  @Rule({"S14-34", "7.3"})
  void a_knight_before_the_roll_counts_as_the_one_card_of_the_turn() {
    var game = Scenario.of(3).holds(P1, Card.KNIGHT, Card.MONOPOLY).beforeRoll(P1);
    game.play(P1, knight(hex(0, 1))).play(P1, ROLL, roll(5));
    game.refuses(P1, monopoly(Resource.WOOD), Refusal.CARD_ALREADY_PLAYED);
    assertEquals(1, game.count(P1, Card.MONOPOLY));
  }

  @Test
  @Rule({"DEV-18", "7.3"})
  void a_second_knight_in_a_turn_is_refused() {
    var game = Scenario.of(3).holds(P1, Card.KNIGHT, Card.KNIGHT).building(P1);
    game.play(P1, knight(hex(0, 1)));
    game.refuses(P1, knight(hex(1, 0)), Refusal.CARD_ALREADY_PLAYED);
  }

  @Test
  @Rule({"DEV-20", "7.3"})
  void a_refused_card_does_not_count_as_played() {
    var game = Scenario.of(3).holds(P1, Card.KNIGHT).building(P1);
    game.refuses(P1, knight(hex(3, 0)), Refusal.NOT_LAND).play(P1, knight(hex(0, 1)));
  }

  @Test
  @Rule({"S14-37", "7.4"})
  void a_card_cannot_be_played_in_the_turn_in_which_it_was_bought_but_an_older_one_can() {
    var game = Scenario.of(2).hand(P1, "W2 G2 E2").holds(P1, Card.KNIGHT).building(P1);
    game.play(P1, BUY, game.drawing(Card.KNIGHT)).play(P1, knight(hex(0, 1)));
    var only = Scenario.of(2).hand(P1, "W1 G1 E1").building(P1);
    only.play(P1, BUY, only.drawing(Card.KNIGHT));
    only.refuses(P1, knight(hex(0, 1)), Refusal.CARD_TOO_NEW);
    only.play(P1, END_TURN).play(P2, ROLL, roll(2)).play(P2, END_TURN).play(P1, knight(hex(0, 1)));
  }

  @Test
  @Rule({"DEV-19", "7.1", "7.4"})
  void several_cards_may_be_bought_in_a_turn_and_none_of_them_played() {
    var game = Scenario.of(3).hand(P1, "W2 G2 E2").building(P1);
    game.play(P1, BUY, game.drawing(Card.KNIGHT)).play(P1, BUY, game.drawing(Card.MONOPOLY));
    game.refuses(P1, knight(hex(0, 1)), Refusal.CARD_TOO_NEW);
    game.refuses(P1, monopoly(Resource.ORE), Refusal.CARD_TOO_NEW);
  }

  @Test
  @Rule({"DEV-16", "7.5"})
  void a_player_can_play_only_cards_in_hand() {
    var game = Scenario.of(3).holds(P2, Card.values()).building(P1);
    for (var action : allCards()) game.refuses(P1, action, Refusal.NO_SUCH_CARD);
  }

  private static List<Action> allCards() {
    return List.of(knight(hex(0, 1)), roadBuilding(r(5)), invention("H2"), monopoly(Resource.WOOD));
  }

  @Test
  @Rule({"DEV-17", "7.5"})
  void cards_cannot_be_played_out_of_turn_or_before_the_robber_has_moved() {
    var waiting = Scenario.of(3).holds(P1, Card.values()).building(P2);
    var robbing = Scenario.of(3).holds(P1, Card.values()).robbing(P1);
    var owing = Scenario.of(3).holds(P1, Card.values()).hand(P2, "H8").beforeRoll(P1);
    owing.play(P1, ROLL, roll(7));
    var special = Scenario.of(5).holds(P1, Card.values()).specialBuilding(P2, P1);
    for (var action : allCards()) {
      waiting.refuses(P1, action, Refusal.NOT_YOUR_TURN);
      robbing.refuses(P1, action, Refusal.ROBBER_FIRST);
      owing.refuses(P1, action, Refusal.DISCARDS_PENDING);
      special.refuses(P1, action, Refusal.ONLY_BUILDING);
    }
  }

  @Test
  @Rule({"S14-35", "7.6", "7.7"})
  void knights_stay_progress_leaves_the_game_and_victory_points_are_kept() {
    var game = Scenario.of(3).holds(P1, Card.KNIGHT, Card.MONOPOLY, Card.VICTORY_POINT);
    int deck = game.state().position().deck();
    game.beforeRoll(P1).play(P1, knight(hex(0, 1)));
    assertEquals(1, game.state().position().knights(0));
    game.beforeRoll(P1).play(P1, monopoly(Resource.WOOD));
    assertEquals(new Cards(0, 1, 0, 0, 0), Cards.unpacked(game.state().cards(0)));
    assertEquals(deck, game.state().position().deck());
    game.hasPoints(P1, 1);
  }

  @Test
  @Rule({"DEV-23", "7.7"})
  void no_generated_move_plays_a_victory_point_card() {
    var game = Scenario.of(3).holds(P1, Card.VICTORY_POINT).settlement(P1, X5).building(P1);
    assertEquals(List.of(END_TURN), game.view(P1).legal());
    assertEquals(List.of(ROLL), game.beforeRoll(P1).view(P1).legal());
  }

  @Test
  @Rule("7.3")
  void another_card_may_be_played_in_the_next_turn() {
    var game = Scenario.of(2).holds(P1, Card.KNIGHT, Card.KNIGHT).building(P1);
    game.play(P1, knight(hex(0, 1))).play(P1, END_TURN).play(P2, ROLL, roll(2));
    game.play(P2, END_TURN).hasPhase(new Phase.BeforeRoll(P1)).play(P1, knight(hex(1, 0)));
  }
}
