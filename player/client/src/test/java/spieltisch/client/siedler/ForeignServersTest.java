package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static spieltisch.client.siedler.ScriptedGame.OK;
import static spieltisch.client.siedler.ScriptedGame.lost;
import static spieltisch.client.siedler.ScriptedGame.status;
import static spieltisch.client.siedler.ScriptedGame.wood;

import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.places.Hex;
import spieltisch.client.GameOutcome;

/// What else other people's servers do, and what our player makes of it.
class ForeignServersTest {
  // Maps.

  @Test
  void the_desert_may_have_the_number_zero() throws InterruptedException {
    var scriptedGame =
        new ScriptedGame().drawing(map -> map.replace("\"Wüste\"", "\"Wüste\",\"Zahl\":0"));
    scriptedGame.playing("");
    scriptedGame.finish();
  }

  @Test
  void harbours_may_be_in_other_places_and_land_first() throws InterruptedException {
    var harbour = "{\"Ort\":[{\"x\":-2,\"y\":0},{\"x\":-3,\"y\":0}],\"Typ\":\"Holz Hafen\"}";
    var inland = "{\"Ort\":[{\"x\":0,\"y\":0},{\"x\":1,\"y\":0}],\"Typ\":\"Hafen\"}";
    var scriptedGame =
        new ScriptedGame()
            .drawing(
                map ->
                    map.replaceFirst(
                        "\"Häfen\":\\[.*?\\}\\],\"Räuber\"",
                        "\"Häfen\":[" + harbour + "," + inland + "],\"Räuber\""));
    scriptedGame.playing("");
    scriptedGame.finish();
    assertEquals(1, scriptedGame.views().getFirst().open().board().harbours().size());
  }

  // The robber.

  @Test
  void nobody_is_robbed_may_be_minus_one() throws InterruptedException {
    var scriptedGame = new ScriptedGame();
    scriptedGame
        .playing("")
        .says("{\"Räuber versetzt\":{\"Spieler\":8,\"Ort\":{\"x\":1,\"y\":1},\"Ziel\":-1}}");
    scriptedGame.finish();
    var open = scriptedGame.views().getFirst().open();
    assertEquals(new Hex(1, 1), open.island().hex(open.robber()));
  }

  @Test
  void all_five_resources_stand_in_a_discard() throws InterruptedException {
    var scriptedGame = new ScriptedGame().wishing(new Action.Discard(wood(4)));
    scriptedGame
        .playing("\"Holz\":8")
        .says(scriptedGame.mine("Karten wegen Räuber abgeben", "\"Holz\":8"))
        .expects(
            "{\"Karten abgeben\":{\"Abgeben\":{\"Holz\":4,\"Lehm\":0,\"Wolle\":0,\"Getreide\":0,\"Erz\":0}}}",
            lost(7, "\"Holz\":4"),
            scriptedGame.mine("Handeln oder Bauen", "\"Holz\":4"),
            OK);
    scriptedGame.finish();
  }

  // Coming and going.

  @Test
  void a_taken_colour_is_changed_after_a_failure_alone() throws InterruptedException {
    var scriptedGame = new ScriptedGame();
    scriptedGame
        .arriving()
        .expects(
            "{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"Rot\"}}",
            scriptedGame.mine("Spiel starten"),
            OK)
        .expects("{\"Spiel starten\":", "{\"Fehler\":{\"Meldung\":\"Farbe bereits vergeben\"}}")
        .expects(
            "{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"Orange\"}}",
            scriptedGame.mine("Spiel starten"),
            OK)
        .expects(
            "{\"Spiel starten\":",
            "{\"Fehler\":{\"Meldung\":\"Farbe bereits vergeben\"}}",
            "{\"Serverantwort\":\"Farbe bereits vergeben\"}")
        .expects(
            "{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"Weiß\"}}",
            scriptedGame.mine("Spiel starten"),
            OK)
        .expects("{\"Spiel starten\":", scriptedGame.mine("Wartet auf Spielbeginn"), OK);
    scriptedGame.play();
    scriptedGame.peer().assertDone();
  }

  @Test
  void a_start_that_is_refused_for_now_is_tried_again() throws InterruptedException {
    var scriptedGame = new ScriptedGame();
    scriptedGame
        .arriving()
        .expects("{\"Spieler\":", OK)
        .expects("{\"Spiel starten\":", "{\"Serverantwort\":\"Zu wenige Spieler\"}")
        .expects("{\"Spiel starten\":", OK);
    scriptedGame.play();
    scriptedGame.peer().assertDone();
  }

  @Test
  void players_may_leave() throws InterruptedException {
    var scriptedGame = new ScriptedGame();
    scriptedGame
        .playing("")
        .says(
            status(8, "Verbindung verloren", ""),
            "{\"Spiel beendet\":{\"Nachricht\":\"weg\",\"Sieger\":-1}}");
    assertInstanceOf(GameOutcome.Aborted.class, scriptedGame.play());
  }

  @Test
  void the_winner_may_be_called_player() throws InterruptedException {
    var scriptedGame = new ScriptedGame();
    scriptedGame.playing("").says("{\"Spiel beendet\":{\"Nachricht\":\"gut\",\"Spieler\":7}}");
    assertEquals(new GameOutcome.Won("gut"), scriptedGame.play());
  }

  @Test
  void what_is_not_understood_is_passed_over() throws InterruptedException {
    var scriptedGame = new ScriptedGame();
    scriptedGame.playing("").says("{\"Wetterbericht\":{\"Regen\":true}}", "{\"Ertrag\":{}}");
    scriptedGame.finish();
  }
}
