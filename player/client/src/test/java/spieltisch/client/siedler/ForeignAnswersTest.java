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

/// How other people's servers answer, and what our player makes of it.
class ForeignAnswersTest {
  @Test
  void the_confirmation_may_come_first() throws InterruptedException {
    var scriptedGame = new ScriptedGame().wishing(new Action.BuildRoad(NEXT_ROAD));
    scriptedGame
        .playing(PRICE)
        .expects(
            ROAD,
            OK,
            lost(7, PRICE),
            scriptedGame.built(NEXT_ROAD),
            scriptedGame.mine("Handeln oder Bauen", ""));
    scriptedGame.finish();
    assertEquals(Resources.NONE, scriptedGame.views().get(1).hand());
  }

  @Test
  void a_roll_whose_confirmation_comes_first_is_not_repeated() throws InterruptedException {
    var scriptedGame = new ScriptedGame().wishing(new Action.EndTurn(), new Action.Roll());
    scriptedGame
        .playing("")
        .expects(
            END,
            scriptedGame.mine("Warten"),
            OK,
            scriptedGame.theirs("Würfeln", 3),
            scriptedGame.theirs("Warten", 3),
            scriptedGame.mine("Würfeln", ""))
        .expects(
            "{\"Würfeln\":",
            OK,
            "{\"Würfelwurf\":{\"Spieler\":7,\"Wurf\":[1,1]}}",
            scriptedGame.mine("Handeln oder Bauen", ""));
    scriptedGame.finish();
  }

  @Test
  void the_confirmation_may_be_missing() throws InterruptedException {
    var scriptedGame = new ScriptedGame().wishing(new Action.BuildRoad(NEXT_ROAD));
    scriptedGame
        .playing(PRICE)
        .expects(
            ROAD,
            lost(7, PRICE),
            scriptedGame.built(NEXT_ROAD),
            scriptedGame.mine("Handeln oder Bauen", ""));
    scriptedGame.finish();
  }

  @Test
  void a_request_that_nobody_answers_is_waited_for_and_then_forgotten()
      throws InterruptedException {
    var scriptedGame =
        new ScriptedGame().wishing(new Action.BuildRoad(NEXT_ROAD), new Action.EndTurn());
    scriptedGame.playing(PRICE).expects(ROAD);
    scriptedGame.finish();
  }

  @Test
  void one_request_is_answered_before_the_next_is_sent() throws InterruptedException {
    var scriptedGame =
        new ScriptedGame()
            .wishing(
                new Action.BuildRoad(NEXT_ROAD),
                new Action.TradeWithBank(wood(4), Resources.of(Resource.ORE, 1)));
    scriptedGame
        .playing("\"Holz\":5,\"Lehm\":1")
        .expects(
            ROAD,
            status(8, "Warten", ""),
            "{\"Chatnachricht\":{\"Absender\":8,\"Nachricht\":\"Moment!\"}}",
            lost(7, PRICE),
            scriptedGame.built(NEXT_ROAD),
            scriptedGame.mine("Handeln oder Bauen", "\"Holz\":4"),
            OK)
        .expects(
            "{\"Seehandel\":",
            lost(7, "\"Holz\":4"),
            gained(7, "\"Erz\":1"),
            scriptedGame.mine("Handeln oder Bauen", "\"Erz\":1"),
            OK);
    scriptedGame.finish();
  }

  @Test
  void a_failure_may_stand_where_an_answer_is_expected() throws InterruptedException {
    var scriptedGame = new ScriptedGame().wishing(new Action.BuildRoad(NEXT_ROAD));
    scriptedGame.playing(PRICE).expects(ROAD, "{\"Fehler\":{\"Meldung\":\"nein\"}}");
    scriptedGame.finish();
  }

  @Test
  void a_failure_and_an_answer_to_one_request_are_one_refusal() throws InterruptedException {
    var scriptedGame = new ScriptedGame().wishing(new Action.BuildRoad(NEXT_ROAD));
    scriptedGame
        .playing(PRICE)
        .expects(ROAD, "{\"Fehler\":{\"Meldung\":\"nein\"}}", "{\"Serverantwort\":\"nein\"}");
    scriptedGame.finish();
  }

  @Test
  void what_is_refused_is_not_tried_again_in_the_same_position() throws InterruptedException {
    var road = new Action.BuildRoad(NEXT_ROAD);
    var scriptedGame = new ScriptedGame().wishing(road, road, road, road, road, road, road);
    scriptedGame.playing(PRICE).expects(ROAD, "{\"Serverantwort\":\"Unzulässige Aktion\"}");
    scriptedGame.finish();
  }

  @Test
  void when_everything_is_refused_it_waits_before_it_tries_again() throws InterruptedException {
    var no = "{\"Serverantwort\":\"Unzulässige Aktion\"}";
    var scriptedGame = new ScriptedGame();
    scriptedGame.playing("").expects(END, no);
    scriptedGame.finish();
  }
}
