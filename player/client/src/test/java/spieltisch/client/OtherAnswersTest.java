package spieltisch.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static spieltisch.client.Script.END;
import static spieltisch.client.Script.NEXT_ROAD;
import static spieltisch.client.Script.OK;
import static spieltisch.client.Script.PRICE;
import static spieltisch.client.Script.ROAD;
import static spieltisch.client.Script.gained;
import static spieltisch.client.Script.lost;
import static spieltisch.client.Script.status;
import static spieltisch.client.Script.wood;

import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;

/// How other people's servers answer, and what our player makes of it.
class OtherAnswersTest {
  @Test
  void the_confirmation_may_come_first() throws InterruptedException {
    var script = new Script().wishing(new Action.BuildRoad(NEXT_ROAD));
    script
        .playing(PRICE)
        .expects(
            ROAD,
            OK,
            lost(7, PRICE),
            script.built(NEXT_ROAD),
            script.mine("Handeln oder Bauen", ""));
    script.finish();
    assertEquals(Resources.NONE, script.views().get(1).hand());
  }

  @Test
  void a_roll_whose_confirmation_comes_first_is_not_repeated() throws InterruptedException {
    var script = new Script().wishing(new Action.EndTurn(), new Action.Roll());
    script
        .playing("")
        .expects(
            END,
            script.mine("Warten"),
            OK,
            script.theirs("Würfeln", 3),
            script.theirs("Warten", 3),
            script.mine("Würfeln", ""))
        .expects(
            "{\"Würfeln\":",
            OK,
            "{\"Würfelwurf\":{\"Spieler\":7,\"Wurf\":[1,1]}}",
            script.mine("Handeln oder Bauen", ""));
    script.finish();
  }

  @Test
  void the_confirmation_may_be_missing() throws InterruptedException {
    var script = new Script().wishing(new Action.BuildRoad(NEXT_ROAD));
    script
        .playing(PRICE)
        .expects(
            ROAD, lost(7, PRICE), script.built(NEXT_ROAD), script.mine("Handeln oder Bauen", ""));
    script.finish();
  }

  @Test
  void a_request_that_nobody_answers_is_waited_for_and_then_forgotten()
      throws InterruptedException {
    var script = new Script().wishing(new Action.BuildRoad(NEXT_ROAD), new Action.EndTurn());
    script.playing(PRICE).expects(ROAD);
    script.finish();
  }

  @Test
  void one_request_is_answered_before_the_next_is_sent() throws InterruptedException {
    var script =
        new Script()
            .wishing(
                new Action.BuildRoad(NEXT_ROAD),
                new Action.TradeWithBank(wood(4), Resources.of(Resource.ORE, 1)));
    script
        .playing("\"Holz\":5,\"Lehm\":1")
        .expects(
            ROAD,
            status(8, "Warten", ""),
            "{\"Chatnachricht\":{\"Absender\":8,\"Nachricht\":\"Moment!\"}}",
            lost(7, PRICE),
            script.built(NEXT_ROAD),
            script.mine("Handeln oder Bauen", "\"Holz\":4"),
            OK)
        .expects(
            "{\"Seehandel\":",
            lost(7, "\"Holz\":4"),
            gained(7, "\"Erz\":1"),
            script.mine("Handeln oder Bauen", "\"Erz\":1"),
            OK);
    script.finish();
  }

  @Test
  void a_failure_may_stand_where_an_answer_is_expected() throws InterruptedException {
    var script = new Script().wishing(new Action.BuildRoad(NEXT_ROAD));
    script.playing(PRICE).expects(ROAD, "{\"Fehler\":{\"Meldung\":\"nein\"}}");
    script.finish();
  }

  @Test
  void a_failure_and_an_answer_to_one_request_are_one_refusal() throws InterruptedException {
    var script = new Script().wishing(new Action.BuildRoad(NEXT_ROAD));
    script
        .playing(PRICE)
        .expects(ROAD, "{\"Fehler\":{\"Meldung\":\"nein\"}}", "{\"Serverantwort\":\"nein\"}");
    script.finish();
  }

  @Test
  void what_is_refused_is_not_tried_again_in_the_same_position() throws InterruptedException {
    var road = new Action.BuildRoad(NEXT_ROAD);
    var script = new Script().wishing(road, road, road, road, road, road, road);
    script.playing(PRICE).expects(ROAD, "{\"Serverantwort\":\"Unzulässige Aktion\"}");
    script.finish();
  }

  @Test
  void when_everything_is_refused_it_waits_before_it_tries_again() throws InterruptedException {
    var no = "{\"Serverantwort\":\"Unzulässige Aktion\"}";
    var script = new Script();
    script.playing("").expects(END, no);
    script.finish();
  }
}
