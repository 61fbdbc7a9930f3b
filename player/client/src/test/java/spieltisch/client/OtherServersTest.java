package spieltisch.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.client.Script.NEXT_ROAD;
import static spieltisch.client.Script.OK;
import static spieltisch.client.Script.gained;
import static spieltisch.client.Script.lost;
import static spieltisch.client.Script.status;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.Cards;
import spieltisch.catan.Hex;
import spieltisch.catan.Resource;
import spieltisch.catan.Resources;
import spieltisch.kernel.Seat;

/// What other people's servers do, and what our player makes of it.
class OtherServersTest {
  private static final String END = "{\"Zug beenden\":";
  private static final String ROAD = "{\"Bauen\":{\"Typ\":\"Straße\"";
  private static final String PRICE = "\"Holz\":1,\"Lehm\":1";

  private static void finish(Script script) throws InterruptedException {
    script.peer().expects(END, script.mine("Warten"), OK);
    script.play();
    script.peer().assertDone();
  }

  private static Resources wood(int count) {
    return Resources.of(Resource.WOOD, count);
  }

  // Answers.

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
    finish(script);
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
    finish(script);
  }

  @Test
  void the_confirmation_may_be_missing() throws InterruptedException {
    var script = new Script().wishing(new Action.BuildRoad(NEXT_ROAD));
    script
        .playing(PRICE)
        .expects(
            ROAD, lost(7, PRICE), script.built(NEXT_ROAD), script.mine("Handeln oder Bauen", ""));
    finish(script);
  }

  @Test
  void a_request_that_nobody_answers_is_waited_for_and_then_forgotten()
      throws InterruptedException {
    var script = new Script().wishing(new Action.BuildRoad(NEXT_ROAD), new Action.EndTurn());
    script.playing(PRICE).expects(ROAD);
    finish(script);
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
    finish(script);
  }

  @Test
  void a_failure_may_stand_where_an_answer_is_expected() throws InterruptedException {
    var script = new Script().wishing(new Action.BuildRoad(NEXT_ROAD));
    script.playing(PRICE).expects(ROAD, "{\"Fehler\":{\"Meldung\":\"nein\"}}");
    finish(script);
  }

  @Test
  void a_failure_and_an_answer_to_one_request_are_one_refusal() throws InterruptedException {
    var script = new Script().wishing(new Action.BuildRoad(NEXT_ROAD));
    script
        .playing(PRICE)
        .expects(ROAD, "{\"Fehler\":{\"Meldung\":\"nein\"}}", "{\"Serverantwort\":\"nein\"}");
    finish(script);
  }

  @Test
  void what_is_refused_is_not_tried_again_in_the_same_position() throws InterruptedException {
    var road = new Action.BuildRoad(NEXT_ROAD);
    var script = new Script().wishing(road, road, road, road, road, road, road);
    script.playing(PRICE).expects(ROAD, "{\"Serverantwort\":\"Unzulässige Aktion\"}");
    finish(script);
  }

  @Test
  void when_everything_is_refused_it_waits_before_it_tries_again() throws InterruptedException {
    var no = "{\"Serverantwort\":\"Unzulässige Aktion\"}";
    var script = new Script();
    script.playing("").expects(END, no);
    finish(script);
  }

  // States.

  @Test
  void no_state_need_follow_when_something_is_built() throws InterruptedException {
    var script = new Script().wishing(new Action.BuildRoad(NEXT_ROAD));
    script.playing(PRICE).expects(ROAD, lost(7, PRICE), script.built(NEXT_ROAD), OK);
    finish(script);
    var after = script.views().get(1);
    assertEquals(Resources.NONE, after.hand());
    assertEquals(13, after.position().roadsLeft(after.seat().orElseThrow().index()));
  }

  @Test
  void no_state_need_follow_when_a_card_is_bought() throws InterruptedException {
    var price = "\"Wolle\":1,\"Getreide\":1,\"Erz\":1";
    var script = new Script().wishing(new Action.BuyCard());
    script
        .playing(price)
        .expects(
            "{\"Entwicklungskarte kaufen\":",
            lost(7, price),
            "{\"Entwicklungskarte gekauft\":{\"Spieler\":7,\"Entwicklungskarte\":\"Ritter\"}}",
            OK);
    finish(script);
    var knight = new Cards(1, 0, 0, 0, 0);
    assertEquals(Resources.NONE, script.views().get(1).hand());
    assertEquals(knight, script.views().get(1).cards());
    assertEquals(knight, script.views().get(1).freshCards());
    assertEquals(24, script.views().get(1).position().deck());
  }

  @Test
  void no_state_need_follow_when_somebody_trades() throws InterruptedException {
    var script =
        new Script().wishing(new Action.TradeWithBank(wood(4), Resources.of(Resource.ORE, 1)));
    script
        .playing("\"Holz\":4")
        .expects("{\"Seehandel\":", lost(7, "\"Holz\":4"), gained(7, "\"Erz\":1"), OK);
    finish(script);
    assertEquals(Resources.of(Resource.ORE, 1), script.views().get(1).hand());
  }

  @Test
  void a_yield_may_be_empty_or_come_in_pieces() throws InterruptedException {
    var script = new Script();
    script
        .playing("\"Holz\":1")
        .says(gained(8, ""), gained(7, "\"Holz\":1"), gained(7, ""), gained(7, "\"Erz\":2"));
    finish(script);
    assertEquals(wood(2).plus(Resources.of(Resource.ORE, 2)), script.views().getFirst().hand());
  }

  @Test
  void name_and_colour_may_be_null() throws InterruptedException {
    var script = new Script();
    script.playing("").says(status(8, "Warten", "\"Name\":null,\"Farbe\":null"));
    finish(script);
  }

  @Test
  void numbers_of_players_may_begin_at_zero() throws InterruptedException {
    var script =
        new Script(0, 1).wishing(new Action.PlayKnight(new Hex(-1, 1), Optional.of(Seat.of(1))));
    script
        .playing("")
        .says(
            status(
                0, "Handeln oder Bauen", "\"Rohstoffe\":{},\"Entwicklungskarten\":{\"Ritter\":1}"))
        .expects(
            "{\"Ritter ausspielen\":{\"Ort\":{\"x\":-1,\"y\":1},\"Ziel\":1}}",
            "{\"Ritter ausspielen\":{\"Spieler\":0,\"Ort\":{\"x\":-1,\"y\":1},\"Ziel\":1}}",
            "{\"Räuber versetzt\":{\"Spieler\":0,\"Ort\":{\"x\":-1,\"y\":1},\"Ziel\":1}}",
            script.mine("Handeln oder Bauen", ""),
            OK);
    finish(script);
    assertTrue(script.views().get(1).position().isCardPlayed());
  }

  @Test
  void the_longest_road_may_be_called_the_greatest() throws InterruptedException {
    var script = new Script();
    script.playing("").says(status(8, "Warten", "\"Größte Handelsstraße\":true"));
    finish(script);
    assertEquals(1, script.views().getFirst().position().longestRoad());
  }

  @Test
  void the_server_is_believed_when_its_state_differs_and_that_is_said_once()
      throws InterruptedException {
    var script = new Script();
    script
        .playing("")
        .says(script.mine("Handeln oder Bauen", "\"Holz\":3"), script.theirs("Warten", 9));
    finish(script);
    assertEquals(wood(3), script.views().getFirst().hand());
    long said = script.log().stream().filter(line -> line.contains("is believed")).count();
    assertEquals(1, said, script.log().toString());
  }

  // Maps.

  @Test
  void the_desert_may_have_the_number_zero() throws InterruptedException {
    var script = new Script().drawing(map -> map.replace("\"Wüste\"", "\"Wüste\",\"Zahl\":0"));
    script.playing("");
    finish(script);
  }

  @Test
  void harbours_may_be_in_other_places_and_land_first() throws InterruptedException {
    var harbour = "{\"Ort\":[{\"x\":-2,\"y\":0},{\"x\":-3,\"y\":0}],\"Typ\":\"Holz Hafen\"}";
    var inland = "{\"Ort\":[{\"x\":0,\"y\":0},{\"x\":1,\"y\":0}],\"Typ\":\"Hafen\"}";
    var script =
        new Script()
            .drawing(
                map ->
                    map.replaceFirst(
                        "\"Häfen\":\\[.*?\\}\\],\"Räuber\"",
                        "\"Häfen\":[" + harbour + "," + inland + "],\"Räuber\""));
    script.playing("");
    finish(script);
    assertEquals(1, script.views().getFirst().position().board().harbours().size());
  }

  // The robber.

  @Test
  void nobody_is_robbed_may_be_minus_one() throws InterruptedException {
    var script = new Script();
    script
        .playing("")
        .says("{\"Räuber versetzt\":{\"Spieler\":8,\"Ort\":{\"x\":1,\"y\":1},\"Ziel\":-1}}");
    finish(script);
    var open = script.views().getFirst().position();
    assertEquals(new Hex(1, 1), open.island().hex(open.robber()));
  }

  @Test
  void all_five_resources_stand_in_a_discard() throws InterruptedException {
    var script = new Script().wishing(new Action.Discard(wood(4)));
    script
        .playing("\"Holz\":8")
        .says(script.mine("Karten wegen Räuber abgeben", "\"Holz\":8"))
        .expects(
            "{\"Karten abgeben\":{\"Abgeben\":{\"Holz\":4,\"Lehm\":0,\"Wolle\":0,\"Getreide\":0,\"Erz\":0}}}",
            lost(7, "\"Holz\":4"),
            script.mine("Handeln oder Bauen", "\"Holz\":4"),
            OK);
    finish(script);
  }

  // Trade.

  @Test
  void every_offer_is_answered() throws InterruptedException {
    var script = new Script();
    script
        .playing("\"Holz\":1")
        .expects(
            END,
            script.mine("Warten"),
            OK,
            script.theirs("Würfeln", 3),
            script.theirs("Handeln oder Bauen", 3))
        .says(
            "{\"Handelsangebot\":{\"Spieler\":8,\"Handel id\":0,\"Angebot\":{\"Erz\":1},\"Nachfrage\":{\"Wolle\":9}}}")
        .expects("{\"Handel annehmen\":{\"Handel id\":0,\"Annehmen\":false}}", OK);
    script.play();
    script.peer().assertDone();
  }

  @Test
  void an_acceptance_that_is_refused_becomes_a_no() throws InterruptedException {
    var script = new Script().wishing(new Action.EndTurn(), new Action.Answer(5, true));
    script
        .playing("\"Holz\":1")
        .expects(
            END,
            script.mine("Warten"),
            OK,
            script.theirs("Würfeln", 3),
            script.theirs("Handeln oder Bauen", 3))
        .says(
            "{\"Handelsangebot\":{\"Spieler\":8,\"Handel id\":5,\"Angebot\":{\"Erz\":1},\"Nachfrage\":{\"Holz\":1}}}")
        .expects(
            "{\"Handel annehmen\":{\"Handel id\":5,\"Annehmen\":true}}",
            "{\"Serverantwort\":\"Unzulässige Aktion\"}")
        .expects("{\"Handel annehmen\":{\"Handel id\":5,\"Annehmen\":false}}", OK);
    script.play();
    script.peer().assertDone();
  }

  @Test
  void the_number_of_an_own_offer_may_only_show_in_an_answer() throws InterruptedException {
    var ore = Resources.of(Resource.ORE, 1);
    var script =
        new Script().wishing(new Action.Offer(wood(1), ore), new Action.Conclude(3, Seat.of(1)));
    script
        .playing("\"Holz\":1")
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
    finish(script);
  }

  // Coming and going.

  @Test
  void a_taken_colour_is_changed_after_a_failure_alone() throws InterruptedException {
    var script = new Script();
    script
        .arriving()
        .expects(
            "{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"Rot\"}}", script.mine("Spiel starten"), OK)
        .expects("{\"Spiel starten\":", "{\"Fehler\":{\"Meldung\":\"Farbe bereits vergeben\"}}")
        .expects(
            "{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"Orange\"}}",
            script.mine("Spiel starten"),
            OK)
        .expects(
            "{\"Spiel starten\":",
            "{\"Fehler\":{\"Meldung\":\"Farbe bereits vergeben\"}}",
            "{\"Serverantwort\":\"Farbe bereits vergeben\"}")
        .expects(
            "{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"Weiß\"}}",
            script.mine("Spiel starten"),
            OK)
        .expects("{\"Spiel starten\":", script.mine("Wartet auf Spielbeginn"), OK);
    script.play();
    script.peer().assertDone();
  }

  @Test
  void a_start_that_is_refused_for_now_is_tried_again() throws InterruptedException {
    var script = new Script();
    script
        .arriving()
        .expects("{\"Spieler\":", OK)
        .expects("{\"Spiel starten\":", "{\"Serverantwort\":\"Zu wenige Spieler\"}")
        .expects("{\"Spiel starten\":", OK);
    script.play();
    script.peer().assertDone();
  }

  @Test
  void players_may_leave() throws InterruptedException {
    var script = new Script();
    script
        .playing("")
        .says(
            status(8, "Verbindung verloren", ""),
            "{\"Spiel beendet\":{\"Nachricht\":\"weg\",\"Sieger\":-1}}");
    assertInstanceOf(Outcome.BrokenOff.class, script.play());
  }

  @Test
  void the_winner_may_be_called_player() throws InterruptedException {
    var script = new Script();
    script.playing("").says("{\"Spiel beendet\":{\"Nachricht\":\"gut\",\"Spieler\":7}}");
    assertEquals(new Outcome.Won("gut"), script.play());
  }

  @Test
  void what_is_not_understood_is_passed_over() throws InterruptedException {
    var script = new Script();
    script.playing("").says("{\"Wetterbericht\":{\"Regen\":true}}", "{\"Ertrag\":{}}");
    finish(script);
  }
}
