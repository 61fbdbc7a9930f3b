package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.client.siedler.ScriptedGame.END;
import static spieltisch.client.siedler.ScriptedGame.OK;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;

/// What the client does after repeated refusals and unanswered offers.
class ForeignRefusalsTest {
  private static final String NO = "{\"Serverantwort\":\"nein\"}";
  private static final String CARD = "{\"Entwicklungskarte kaufen\":";
  private static final String CITY = "{\"Bauen\":{\"Typ\":\"Stadt\"";
  private static final String OFFER = "{\"Handel anbieten\":";
  private static final String RICH = "\"Getreide\":3,\"Erz\":4,\"Wolle\":1";

  private final ScriptedGame game = new ScriptedGame();

  /// The own turn ends, the other player has a turn, and the own roll follows.
  private String[] nextTurn(String resources) {
    return new String[] {
      game.mine("Warten"),
      OK,
      game.theirs("Würfeln", 3),
      game.theirs("Handeln oder Bauen", 3),
      game.theirs("Warten", 3),
      game.mine("Würfeln", resources)
    };
  }

  private String[] rolled(String resources) {
    return new String[] {
      "{\"Würfelwurf\":{\"Spieler\":7,\"Wurf\":[1,1]}}",
      game.mine("Handeln oder Bauen", resources),
      OK
    };
  }

  @Test
  void a_refused_favourite_is_replaced_by_another_purchase() throws InterruptedException {
    game.choosing(Collections.nCopies(10, card).toArray(Action[]::new));
    game.playing(RICH)
        .expects(CARD, NO)
        .expects(CITY, game.mine("Handeln oder Bauen", "\"Getreide\":1,\"Erz\":1,\"Wolle\":1"), OK)
        .expects(CARD, NO);
    game.finish();
  }

  @Test
  void a_kind_that_was_refused_in_two_turns_is_left_out_in_the_third() throws InterruptedException {
    var hand = "\"Getreide\":1,\"Erz\":1,\"Wolle\":1";
    var end = new Action.EndTurn();
    var roll = new Action.Roll();
    game.choosing(card, end, roll, card, end, roll, card, card, card, card, roll, card);
    game.playing(hand)
        .expects(CARD, NO)
        .expects(END, nextTurn(hand))
        .expects("{\"Würfeln\":", rolled(hand))
        .expects(CARD, NO)
        .expects(END, nextTurn(hand))
        .expects("{\"Würfeln\":", rolled(hand))
        .expects(END, nextTurn(hand))
        .expects("{\"Würfeln\":", rolled(hand))
        .expects(CARD, NO);
    game.finish();
  }

  @Test
  void unanswered_offers_become_rare() throws InterruptedException {
    var offer = new Action.Offer(ScriptedGame.wood(1), ScriptedGame.wool(1));
    game.choosing(Collections.nCopies(4, offer).toArray(Action[]::new));
    var hand = "\"Holz\":5";
    game.playing(hand).expects(OFFER, offered(1), OK).expects(OFFER, offered(2), OK);
    game.finish();
  }

  private static String offered(int id) {
    return "{\"Handelsangebot\":{\"Spieler\":7,\"Handel id\":"
        + id
        + ",\"Angebot\":{\"Holz\":1},\"Nachfrage\":{\"Wolle\":1}}}";
  }

  // The memory.

  private final RefusedKinds kinds = new RefusedKinds();
  private final Action card = new Action.BuyCard();

  private boolean isBarred() {
    return kinds.isBarred(Action.BuyCard.class);
  }

  @Test
  void two_refusals_bar_a_kind_for_the_rest_of_the_turn() {
    kinds.refused(card);
    assertFalse(isBarred());
    kinds.refused(card);
    assertTrue(isBarred());
    kinds.turnBegan();
    assertFalse(isBarred());
  }

  @Test
  void turns_without_success_are_followed_by_longer_and_longer_breaks() {
    for (int skipped : new int[] {0, 1, 2, 4, 8, 8}) {
      kinds.refused(card);
      kinds.turnBegan();
      int turns = 0;
      while (isBarred()) {
        kinds.turnBegan();
        turns++;
      }
      assertEquals(skipped, turns);
    }
  }

  @Test
  void a_success_clears_the_kind() {
    kinds.refused(card);
    kinds.turnBegan();
    kinds.refused(card);
    kinds.accepted(card);
    kinds.turnBegan();
    assertFalse(isBarred());
  }

  @Test
  void demanded_actions_are_never_barred() {
    for (int i = 0; i < 5; i++) kinds.refused(new Action.Roll());
    assertFalse(kinds.isBarred(Action.Roll.class));
  }
}
