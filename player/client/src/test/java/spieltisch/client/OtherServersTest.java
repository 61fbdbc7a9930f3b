package spieltisch.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static spieltisch.client.Script.OK;
import static spieltisch.client.Script.lost;
import static spieltisch.client.Script.status;
import static spieltisch.client.Script.wood;

import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.places.Hex;

/// What else other people's servers do, and what our player makes of it.
class OtherServersTest {
  // Maps.

  @Test
  void the_desert_may_have_the_number_zero() throws InterruptedException {
    var script = new Script().drawing(map -> map.replace("\"Wüste\"", "\"Wüste\",\"Zahl\":0"));
    script.playing("");
    script.finish();
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
    script.finish();
    assertEquals(1, script.views().getFirst().position().board().harbours().size());
  }

  // The robber.

  @Test
  void nobody_is_robbed_may_be_minus_one() throws InterruptedException {
    var script = new Script();
    script
        .playing("")
        .says("{\"Räuber versetzt\":{\"Spieler\":8,\"Ort\":{\"x\":1,\"y\":1},\"Ziel\":-1}}");
    script.finish();
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
    script.finish();
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
    script.finish();
  }
}
