package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static spieltisch.client.siedler.ScriptedGame.END;
import static spieltisch.client.siedler.ScriptedGame.NEXT_ROAD;
import static spieltisch.client.siedler.ScriptedGame.OK;
import static spieltisch.client.siedler.ScriptedGame.PRICE;
import static spieltisch.client.siedler.ScriptedGame.ROAD;
import static spieltisch.client.siedler.ScriptedGame.gained;
import static spieltisch.client.siedler.ScriptedGame.lost;
import static spieltisch.client.siedler.ScriptedGame.status;
import static spieltisch.client.siedler.ScriptedGame.wood;

import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;

/// How the client handles the answers of foreign servers.
class ForeignAnswersTest {
  @Test
  void the_confirmation_may_come_first() throws InterruptedException {
    var game = new ScriptedGame().choosing(new Action.BuildRoad(NEXT_ROAD));
    game.playing(PRICE)
        .expects(
            ROAD, OK, lost(7, PRICE), game.built(NEXT_ROAD), game.mine("Handeln oder Bauen", ""));
    game.finish();
    assertEquals(Resources.NONE, game.views().get(1).hand());
  }

  @Test
  void a_roll_whose_confirmation_comes_first_is_not_repeated() throws InterruptedException {
    var game = new ScriptedGame().choosing(new Action.EndTurn(), new Action.Roll());
    game.playing("")
        .expects(
            END,
            game.mine("Warten"),
            OK,
            game.theirs("Würfeln", 3),
            game.theirs("Warten", 3),
            game.mine("Würfeln", ""))
        .expects(
            "{\"Würfeln\":",
            OK,
            "{\"Würfelwurf\":{\"Spieler\":7,\"Wurf\":[1,1]}}",
            game.mine("Handeln oder Bauen", ""));
    game.finish();
  }

  @Test
  void the_confirmation_may_be_missing() throws InterruptedException {
    var game = new ScriptedGame().choosing(new Action.BuildRoad(NEXT_ROAD));
    game.playing(PRICE)
        .expects(ROAD, lost(7, PRICE), game.built(NEXT_ROAD), game.mine("Handeln oder Bauen", ""));
    game.finish();
  }

  @Test
  void a_request_without_an_answer_is_given_up_after_the_timeout() throws InterruptedException {
    var game = new ScriptedGame().choosing(new Action.BuildRoad(NEXT_ROAD), new Action.EndTurn());
    game.playing(PRICE).expects(ROAD);
    game.finish();
  }

  @Test
  void a_request_waits_for_the_answer_to_the_previous_one() throws InterruptedException {
    var game =
        new ScriptedGame()
            .choosing(
                new Action.BuildRoad(NEXT_ROAD),
                new Action.TradeWithBank(wood(4), Resources.of(Resource.ORE, 1)));
    game.playing("\"Holz\":5,\"Lehm\":1")
        .expects(
            ROAD,
            status(8, "Warten", ""),
            "{\"Chatnachricht\":{\"Absender\":8,\"Nachricht\":\"Moment!\"}}",
            lost(7, PRICE),
            game.built(NEXT_ROAD),
            game.mine("Handeln oder Bauen", "\"Holz\":4"),
            OK)
        .expects(
            "{\"Seehandel\":",
            lost(7, "\"Holz\":4"),
            gained(7, "\"Erz\":1"),
            game.mine("Handeln oder Bauen", "\"Erz\":1"),
            OK);
    game.finish();
  }

  @Test
  void a_failure_message_may_replace_the_answer() throws InterruptedException {
    var game = new ScriptedGame().choosing(new Action.BuildRoad(NEXT_ROAD));
    game.playing(PRICE).expects(ROAD, "{\"Fehler\":{\"Meldung\":\"nein\"}}");
    game.finish();
  }

  @Test
  void a_failure_message_and_an_answer_are_one_refusal() throws InterruptedException {
    var game = new ScriptedGame().choosing(new Action.BuildRoad(NEXT_ROAD));
    game.playing(PRICE)
        .expects(ROAD, "{\"Fehler\":{\"Meldung\":\"nein\"}}", "{\"Serverantwort\":\"nein\"}");
    game.finish();
  }

  @Test
  void a_refused_request_is_not_repeated_in_the_same_position() throws InterruptedException {
    var road = new Action.BuildRoad(NEXT_ROAD);
    var game = new ScriptedGame().choosing(road, road, road, road, road, road, road);
    game.playing(PRICE).expects(ROAD, "{\"Serverantwort\":\"Unzulässige Aktion\"}");
    game.finish();
  }

  @Test
  void the_client_waits_if_all_requests_are_refused() throws InterruptedException {
    var no = "{\"Serverantwort\":\"Unzulässige Aktion\"}";
    var game = new ScriptedGame();
    game.playing("").expects(END, no);
    game.finish();
  }
}
