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

/// How the client handles other differences of foreign servers.
class ForeignServersTest {
  // Maps.

  @Test
  void the_desert_may_have_the_number_zero() throws InterruptedException {
    var game = new ScriptedGame().mapStyle(map -> map.replace("\"Wüste\"", "\"Wüste\",\"Zahl\":0"));
    game.playing("");
    game.finish();
  }

  @Test
  void harbours_may_be_anywhere_and_name_the_land_first() throws InterruptedException {
    var harbour = "{\"Ort\":[{\"x\":-2,\"y\":0},{\"x\":-3,\"y\":0}],\"Typ\":\"Holz Hafen\"}";
    var inland = "{\"Ort\":[{\"x\":0,\"y\":0},{\"x\":1,\"y\":0}],\"Typ\":\"Hafen\"}";
    var game =
        new ScriptedGame()
            .mapStyle(
                map ->
                    map.replaceFirst(
                        "\"Häfen\":\\[.*?\\}\\],\"Räuber\"",
                        "\"Häfen\":[" + harbour + "," + inland + "],\"Räuber\""));
    game.playing("");
    game.finish();
    assertEquals(1, game.views().getFirst().position().board().harbours().size());
  }

  // The robber.

  @Test
  void minus_one_means_that_nobody_is_robbed() throws InterruptedException {
    var game = new ScriptedGame();
    game.playing("")
        .sends("{\"Räuber versetzt\":{\"Spieler\":8,\"Ort\":{\"x\":1,\"y\":1},\"Ziel\":-1}}");
    game.finish();
    var open = game.views().getFirst().position();
    assertEquals(new Hex(1, 1), open.island().hex(open.robber()));
  }

  @Test
  void a_discard_names_all_five_resources() throws InterruptedException {
    var game = new ScriptedGame().choosing(new Action.Discard(wood(4)));
    game.playing("\"Holz\":8")
        .sends(game.mine("Karten wegen Räuber abgeben", "\"Holz\":8"))
        .expects(
            "{\"Karten abgeben\":{\"Abgeben\":{\"Holz\":4,\"Lehm\":0,\"Wolle\":0,\"Getreide\":0,\"Erz\":0}}}",
            lost(7, "\"Holz\":4"),
            game.mine("Handeln oder Bauen", "\"Holz\":4"),
            OK);
    game.finish();
  }

  // Joining and leaving.

  @Test
  void a_failure_message_alone_changes_a_taken_colour() throws InterruptedException {
    var game = new ScriptedGame();
    game.joining()
        .expects(
            "{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"Rot\"}}", game.mine("Spiel starten"), OK)
        .expects("{\"Spiel starten\":", "{\"Fehler\":{\"Meldung\":\"Farbe bereits vergeben\"}}")
        .expects(
            "{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"Orange\"}}",
            game.mine("Spiel starten"),
            OK)
        .expects(
            "{\"Spiel starten\":",
            "{\"Fehler\":{\"Meldung\":\"Farbe bereits vergeben\"}}",
            "{\"Serverantwort\":\"Farbe bereits vergeben\"}")
        .expects(
            "{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"Weiß\"}}", game.mine("Spiel starten"), OK)
        .expects("{\"Spiel starten\":", game.mine("Wartet auf Spielbeginn"), OK);
    game.play();
    game.server().assertDone();
  }

  @Test
  void an_answer_alone_changes_a_taken_colour() throws InterruptedException {
    var game = new ScriptedGame();
    game.joining()
        .expects("{\"Spieler\":", game.mine("Spiel starten"), OK)
        .expects("{\"Spiel starten\":", "{\"Serverantwort\":\"Farbe bereits vergeben\"}")
        .expects(
            "{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"Orange\"}}",
            game.mine("Spiel starten"),
            OK)
        .expects("{\"Spiel starten\":", game.mine("Wartet auf Spielbeginn"), OK);
    game.play();
    game.server().assertDone();
  }

  @Test
  void a_refused_start_is_repeated() throws InterruptedException {
    var game = new ScriptedGame();
    game.joining()
        .expects("{\"Spieler\":", OK)
        .expects("{\"Spiel starten\":", "{\"Serverantwort\":\"Zu wenige Spieler\"}")
        .expects("{\"Spiel starten\":", OK);
    game.play();
    game.server().assertDone();
  }

  @Test
  void a_game_may_end_because_a_player_left() throws InterruptedException {
    var game = new ScriptedGame();
    game.playing("")
        .sends(
            status(8, "Verbindung verloren", ""),
            "{\"Spiel beendet\":{\"Nachricht\":\"weg\",\"Sieger\":-1}}");
    assertInstanceOf(GameOutcome.Aborted.class, game.play());
  }

  @Test
  void the_winner_may_have_its_other_name() throws InterruptedException {
    var game = new ScriptedGame();
    game.playing("").sends("{\"Spiel beendet\":{\"Nachricht\":\"gut\",\"Spieler\":7}}");
    assertEquals(new GameOutcome.Won("gut"), game.play());
  }

  @Test
  void unknown_messages_are_ignored() throws InterruptedException {
    var game = new ScriptedGame();
    game.playing("").sends("{\"Wetterbericht\":{\"Regen\":true}}", "{\"Ertrag\":{}}");
    game.finish();
  }
}
