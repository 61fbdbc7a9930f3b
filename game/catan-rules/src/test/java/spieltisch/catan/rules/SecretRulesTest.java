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
import static spieltisch.catan.rules.TestActions.offer;
import static spieltisch.catan.rules.TestActions.robber;
import static spieltisch.catan.rules.TestPlaces.P1;
import static spieltisch.catan.rules.TestPlaces.P2;
import static spieltisch.catan.rules.TestPlaces.P3;
import static spieltisch.catan.rules.TestPlaces.P4;
import static spieltisch.catan.rules.TestPlaces.X5;
import static spieltisch.catan.rules.TestPlaces.cards;
import static spieltisch.catan.rules.TestPlaces.hex;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Refusal;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Rule;
import spieltisch.kernel.Viewer;

/// Chapter 15.
class SecretRulesTest {
  @Test
  @Rule("15.1")
  void only_the_sizes_of_other_hands_are_visible() {
    var wood = Scenario.of(3).hand(P1, "H1").hand(P2, "E2").holds(P2, Card.KNIGHT).building(P1);
    assertEquals(cards("H1"), wood.view(P1).hand());
    assertEquals(2, wood.view(P1).position().handSize(1));
    assertEquals(1, wood.view(P1).position().cardCount(1));
    var spectator = new Catan().view(wood.state(), Viewer.spectator());
    assertEquals(Resources.NONE, spectator.hand());
    assertEquals(Cards.NONE, spectator.cards());
  }

  @Test
  @Rule({"DEV-22", "15.1", "15.2"})
  void only_the_buyer_sees_the_card() {
    var game = Scenario.of(3).hand(P1, "W1 G1 E1").building(P1);
    game.play(P1, BUY, game.drawing(Card.MONOPOLY));
    var own = new Observation.CardBought(P1, Optional.of(Card.MONOPOLY));
    assertTrue(game.seenBy(Viewer.of(P1)).contains(own));
    for (var viewer : List.of(Viewer.of(P2), Viewer.spectator()))
      assertTrue(game.seenBy(viewer).contains(new Observation.CardBought(P1, Optional.empty())));
    assertEquals(1, game.view(P2).position().cardCount(0));
    assertEquals(Cards.NONE, game.view(P2).cards());
  }

  @Test
  @Rule({"S14-28", "ROB-20", "15.3"})
  void only_thief_and_victim_see_the_stolen_card() {
    var game = Scenario.of(4).settlement(P2, X5).hand(P2, "E1 H1").robbing(P1);
    game.play(P1, robber(hex(2, 0), P2), game.stealing(P2, Resource.ORE));
    var open = new Observation.Stolen(P1, P2, Optional.of(Resource.ORE));
    for (var viewer : List.of(Viewer.of(P1), Viewer.of(P2)))
      assertTrue(game.seenBy(viewer).contains(open));
    var closed = new Observation.Stolen(P1, P2, Optional.empty());
    for (var viewer : List.of(Viewer.of(P3), Viewer.spectator()))
      assertTrue(game.seenBy(viewer).contains(closed));
  }

  @Test
  @Rule({"ROB-20", "15.3"})
  void only_thief_and_victim_see_the_card_stolen_with_a_knight() {
    var game = Scenario.of(4).settlement(P2, X5).hand(P2, "E1").holds(P1, Card.KNIGHT);
    game.building(P1).play(P1, knight(hex(2, 0), P2), game.stealing(P2, Resource.ORE));
    var closed = new Observation.Stolen(P1, P2, Optional.empty());
    assertTrue(game.seenBy(Viewer.of(P3)).contains(closed));
  }

  @Test
  @Rule("15.3")
  void only_the_discarding_player_sees_the_cards() {
    var game = Scenario.of(3).hand(P2, "H4 L4").beforeRoll(P1).play(P1, ROLL, roll(7));
    game.play(P2, discard("H3 L1"));
    var own = new Observation.Discarded(P2, 4, Optional.of(cards("H3 L1")));
    assertTrue(game.seenBy(Viewer.of(P2)).contains(own));
    var closed = new Observation.Discarded(P2, 4, Optional.empty());
    for (var viewer : List.of(Viewer.of(P1), Viewer.spectator()))
      assertTrue(game.seenBy(viewer).contains(closed));
    assertEquals(4, game.view(P1).position().faceDown());
  }

  @Test
  @Rule({"WIN-07", "15.4"})
  void only_their_owner_sees_hidden_points() {
    var game = Scenario.of(3).settlement(P1, X5).holds(P1, Card.VICTORY_POINT).building(P1);
    assertEquals(2, game.view(P1).points(P1));
    assertEquals(1, game.view(P2).points(P1));
    assertEquals(1, new Catan().view(game.state(), Viewer.spectator()).points(P1));
  }

  @Test
  @Rule("15.5")
  void a_view_cannot_foresee_the_face_down_cards_of_the_bank() {
    var game = Scenario.of(4).hand(P1, "H8").hand(P2, "E7").hand(P3, "E6").hand(P4, "E6");
    game.beforeRoll(P1).play(P1, ROLL, roll(7)).play(P1, discard("H4")).play(P1, robber(hex(2, 0)));
    assertEquals(Optional.empty(), game.view(P1).refusal(bank("H4", "E1")));
    game.refuses(P1, bank("H4", "E1"), Refusal.BANK_LACKS);
  }

  @Test
  @Rule("15.5")
  void a_view_cannot_foresee_the_hand_of_a_partner() {
    var game = Scenario.of(3).hand(P1, "H1").hand(P2, "L1 E1").settlement(P2, X5);
    game.holds(P1, Card.KNIGHT).building(P1).play(P1, offer("H1", "L1"));
    int id = game.lastOffer();
    game.play(P2, accept(id));
    game.play(P1, knight(hex(2, 0), P2), game.stealing(P2, Resource.BRICK));
    assertEquals(Optional.empty(), game.view(P1).refusal(conclude(id, P2)));
    game.refuses(P1, conclude(id, P2), Refusal.PARTNER_LACKS);
  }
}
