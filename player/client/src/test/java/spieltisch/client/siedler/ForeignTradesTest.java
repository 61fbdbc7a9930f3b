package spieltisch.client.siedler;

import static spieltisch.client.siedler.ScriptedGame.END;
import static spieltisch.client.siedler.ScriptedGame.OK;
import static spieltisch.client.siedler.ScriptedGame.gained;
import static spieltisch.client.siedler.ScriptedGame.lost;
import static spieltisch.client.siedler.ScriptedGame.wood;

import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.Seat;

/// How the client handles trades on foreign servers.
class ForeignTradesTest {
  @Test
  void every_offer_is_answered() throws InterruptedException {
    var game = new ScriptedGame();
    game.playing("\"Holz\":1")
        .expects(
            END,
            game.mine("Warten"),
            OK,
            game.theirs("Würfeln", 3),
            game.theirs("Handeln oder Bauen", 3))
        .sends(
            "{\"Handelsangebot\":{\"Spieler\":8,\"Handel id\":0,\"Angebot\":{\"Erz\":1},\"Nachfrage\":{\"Wolle\":9}}}")
        .expects("{\"Handel annehmen\":{\"Handel id\":0,\"Annehmen\":false}}", OK);
    game.play();
    game.server().assertDone();
  }

  @Test
  void a_refused_acceptance_becomes_a_rejection() throws InterruptedException {
    var game = new ScriptedGame().choosing(new Action.EndTurn(), new Action.Answer(5, true));
    game.playing("\"Holz\":1")
        .expects(
            END,
            game.mine("Warten"),
            OK,
            game.theirs("Würfeln", 3),
            game.theirs("Handeln oder Bauen", 3))
        .sends(
            "{\"Handelsangebot\":{\"Spieler\":8,\"Handel id\":5,\"Angebot\":{\"Erz\":1},\"Nachfrage\":{\"Holz\":1}}}")
        .expects(
            "{\"Handel annehmen\":{\"Handel id\":5,\"Annehmen\":true}}",
            "{\"Serverantwort\":\"Unzulässige Aktion\"}")
        .expects("{\"Handel annehmen\":{\"Handel id\":5,\"Annehmen\":false}}", OK);
    game.play();
    game.server().assertDone();
  }

  @Test
  void the_number_of_an_own_offer_may_be_known_from_an_answer_only() throws InterruptedException {
    var ore = Resources.of(Resource.ORE, 1);
    var game =
        new ScriptedGame()
            .choosing(new Action.Offer(wood(1), ore), new Action.Conclude(3, Seat.of(1)));
    game.playing("\"Holz\":1")
        .expects(
            "{\"Handel anbieten\":",
            OK,
            "{\"Handelsangebot angenommen\":{\"Mitspieler\":8,\"Handel id\":3,\"Annehmen\":true}}")
        .expects(
            "{\"Handel abschließen\":{\"Handel id\":3,\"Mitspieler\":8}}",
            "{\"Handel ausgeführt\":{\"Spieler\":7,\"Mitspieler\":8}}",
            lost(7, "\"Holz\":1"),
            gained(7, "\"Erz\":1"),
            OK);
    game.finish();
  }
}
