package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.table.DisconnectPolicy;
import spieltisch.table.TableOptions;
import spieltisch.table.TimeControl;

/// How the players of a finished game hear where it is played once more, and find their places
/// there. The games end soon, because somebody hangs up.
class ServerRematchTest {
  private static final String SENTENCE = "Noch einmal gespielt wird am Tisch „%s“.";

  @TempDir private Path folder = Path.of(".");
  private TestServer house;

  @BeforeEach
  void open() {
    house = new TestServer(folder, TestServer.GENEROUS);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private void playAgain(TableId finished) throws Exception {
    var request =
        HttpRequest.newBuilder(house.web("http", "/api/v1/games/" + finished.text() + "/again"))
            .POST(HttpRequest.BodyPublishers.noBody());
    assertEquals(201, house.send(request).statusCode());
  }

  // Catan.

  private TorfuClient asking(String extensions) throws Exception {
    var client = house.connect("1.0");
    client.send("{\"Hallo\":{\"Version\":\"Test\",\"Erweiterungen\":[%s]}}".formatted(extensions));
    client.hear(2);
    return client;
  }

  private static void start(TorfuClient client, String colour) throws Exception {
    client.send(
        "{\"Spieler\":{\"Name\":\"Herr %s\",\"Farbe\":\"%s\"}}".formatted(colour, colour),
        "{\"Spiel starten\":{}}");
  }

  /// The three start a game, and it ends when the last of them hangs up.
  private TableSummary finish(TorfuClient first, TorfuClient second, TorfuClient leaving)
      throws Exception {
    start(first, "Rot");
    start(second, "Blau");
    start(leaving, "Orange");
    first.hearUntilStart("{\"Spiel gestartet\"");
    var running = house.host.lobby().getFirst();
    leaving.hangUp();
    first.hearUntilStart("{\"Spiel beendet\"");
    return running;
  }

  @Test
  void who_asked_hears_the_table_and_his_token_there_and_everybody_else_a_sentence()
      throws Exception {
    try (var asking = asking("\"Wiederkehr\",\"Revanche\"");
        var plain = house.seated();
        var leaving = house.seated()) {
      asking.send("{\"Beitreten\":{}}").hearUntilStart("{\"Willkommen\"");
      var finished = finish(asking, plain, leaving);
      playAgain(finished.id());
      assertEquals(
          "{\"Chatnachricht\":{\"Nachricht\":\"" + SENTENCE.formatted(finished.name()) + "\"}}",
          plain.hearUntilStart("{\"Chatnachricht\""));
      var told = asking.hearUntilStart("{\"Revanche\"");
      var start = "{\"Revanche\":{\"Tisch\":\"" + finished.name() + "\",\"Kennung\":\"";
      assertTrue(told.startsWith(start), told);
      var token = told.substring(start.length(), told.length() - 3);
      var next = house.host.named(finished.name()).orElseThrow();
      assertTrue(token.startsWith(next.id().text()), token);
      takesHisPlace(token);
    }
  }

  private void takesHisPlace(String token) throws Exception {
    try (var again = asking("\"Wiederkehr\"")) {
      again.send("{\"Beitreten\":{\"Kennung\":\"" + token + "\"}}");
      var own = again.hearUntilStart("{\"Statusupdate\"");
      assertTrue(own.contains("\"Name\":\"Herr Rot\",\"Status\":\"Wartet auf Spielbeginn\""), own);
    }
  }

  @Test
  void who_comes_back_to_the_finished_game_hears_of_it_too() throws Exception {
    try (var asking = asking("\"Wiederkehr\",\"Revanche\"");
        var second = house.seated();
        var leaving = house.seated()) {
      var token = asking.send("{\"Beitreten\":{}}").hearUntilStart("{\"Wiederkehr\"");
      var finished = finish(asking, second, leaving);
      playAgain(finished.id());
      try (var again = asking("\"Wiederkehr\",\"Revanche\"")) {
        again.send(token.replace("Wiederkehr", "Beitreten"));
        var told = again.hearUntilStart("{\"Revanche\"");
        assertTrue(told.startsWith("{\"Revanche\":{\"Tisch\":\"" + finished.name()), told);
      }
    }
  }

  @Test
  void a_spectator_hears_the_table_without_a_token() throws Exception {
    try (var one = house.seated();
        var other = house.seated();
        var leaving = house.seated();
        var zoe = asking("\"Zuschauer\",\"Revanche\"")) {
      zoe.send("{\"Beitreten\":{\"Zuschauer\":true}}").hearUntilStart("{\"Willkommen\"");
      var finished = finish(one, other, leaving);
      playAgain(finished.id());
      assertEquals(
          "{\"Revanche\":{\"Tisch\":\"" + finished.name() + "\"}}",
          zoe.hearUntilStart("{\"Revanche\""));
    }
  }

  @Test
  void others_see_who_is_awaited_as_somebody_who_has_not_started() throws Exception {
    try (var asking = asking("\"Wiederkehr\",\"Revanche\"");
        var second = house.seated();
        var leaving = house.seated()) {
      asking.send("{\"Beitreten\":{}}").hearUntilStart("{\"Willkommen\"");
      playAgain(finish(asking, second, leaving).id());
      try (var stranger = house.seated()) {
        var awaited = stranger.hearUntilStart("{\"Statusupdate\"");
        assertTrue(
            awaited.contains(
                "\"Farbe\":\"Rot\",\"Name\":\"Herr Rot\",\"Status\":\"Spiel starten\""),
            awaited);
      }
    }
  }

  @Test
  void who_reloads_in_the_middle_of_a_turn_hears_what_is_left_of_it() throws Exception {
    var options =
        TableOptions.standard().withPlayers(2, 2).withClock(new TimeControl(3_600_000, 0, 0));
    house.host.open("Uhr", options);
    try (var one = asking("\"Tischwahl\",\"Wiederkehr\",\"Restzeit\"");
        var other = asking("\"Tischwahl\"");
        var zoe = asking("\"Zuschauer\",\"Restzeit\"");
        var plain = asking("\"Zuschauer\"")) {
      one.send("{\"Beitreten\":{\"Tisch\":\"Uhr\"}}").hearUntilStart("{\"Willkommen\"");
      other.send("{\"Beitreten\":{\"Tisch\":\"Uhr\"}}").hearUntilStart("{\"Willkommen\"");
      start(one, "Rot");
      start(other, "Blau");
      var first = one.hearUntilStart("{\"Restzeit\"");
      assertTrue(first.endsWith(",\"Millisekunden\":3600000}}"), first);
      zoe.send("{\"Beitreten\":{\"Tisch\":\"Uhr\",\"Zuschauer\":true}}");
      var late = zoe.hearUntilStart("{\"Restzeit\"");
      assertEquals(first.split(",", -1)[0], late.split(",", -1)[0]);
      plain.send("{\"Beitreten\":{\"Tisch\":\"Uhr\",\"Zuschauer\":true}}");
      plain.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Servus\"}}");
      var heard = plain.hearUntil("{\"Serverantwort\":\"OK\"}");
      assertFalse(heard.stream().anyMatch(line -> line.startsWith("{\"Restzeit\"")));
    }
  }

  // Torres.

  /// Somebody who plays at the table or comes back to it.
  private TorfuClient seated(String... lines) throws Exception {
    var client = house.connect("torfu").send(lines);
    assertEquals("MELDUNG_SPIELER_ANGEMELDET", client.hear());
    return client;
  }

  private void openTorres() {
    var timeControl = new TimeControl(3_600_000, 0, 0);
    house.host.open(
        "burg",
        TableOptions.torres(3, Optional.empty(), timeControl)
            .withLoss(DisconnectPolicy.ENDS_THE_GAME));
  }

  @Test
  void in_torres_who_asked_hears_the_table_and_finds_his_place_there_with_his_secret()
      throws Exception {
    openTorres();
    try (var anna = seated("REVANCHE", "KENNUNG a", "JOIN burg", "PASSWD", "NAME anna", "ALTER 9");
        var bert = seated("KENNUNG b", "JOIN burg", "PASSWD", "NAME bert", "ALTER 8")) {
      var finished = house.host.lobby().getFirst();
      try (var leaving = seated("JOIN burg", "PASSWD", "NAME cleo", "ALTER 7")) {
        leaving.hearUntilStart("AUFRUF");
      }
      anna.hearUntilStart("NACHRICHT SERVER Verbindung");
      playAgain(finished.id());
      assertEquals("REVANCHE burg", anna.hearUntilStart("REVANCHE"));
      var sentence = "NACHRICHT SERVER " + SENTENCE.formatted("burg");
      assertEquals(sentence, bert.hearUntilStart("NACHRICHT SERVER Noch"));
      try (var again = seated("KENNUNG a", "WIEDER burg");
          var _ = seated("KENNUNG b", "WIEDER burg")) {
        assertEquals("NACHRICHT SERVER bert spielt mit.", again.hear());
        var names = List.of("0 anna 0 9 0", "1 bert 0 8 0");
        assertTrue(again.send("STATUS").hearUntil("STATUSENDE").containsAll(names));
      }
    }
  }

  @Test
  void in_torres_who_asked_hears_what_is_left_of_the_turn_whenever_he_comes() throws Exception {
    openTorres();
    try (var anna = seated("RESTZEIT", "KENNUNG a", "JOIN burg", "PASSWD", "NAME anna", "ALTER 9");
        var _ = seated("JOIN burg", "PASSWD", "NAME bert", "ALTER 8");
        var cleo = seated("JOIN burg", "PASSWD", "NAME cleo", "ALTER 7")) {
      assertEquals("AUFRUF_RITTER_SETZEN", cleo.hear());
      assertEquals("RESTZEIT 3600000", anna.hearUntilStart("RESTZEIT"));
      try (var again = seated("RESTZEIT", "KENNUNG a", "WIEDER burg");
          var zoe = house.connect("torfu").send("WATCH burg", "NAME zoe")) {
        var left = again.hear();
        assertTrue(left.matches("RESTZEIT [1-9][0-9]*"), left);
        assertEquals("MELDUNG_ZUSCHAUER_ANGEMELDET zoe", zoe.hear());
        assertEquals("STATUS burg", zoe.send("STATUS").hear());
      }
      assertEquals("FEHLER_NICHT_VORHANDEN", cleo.send("RESTZEIT").hearUntilStart("FEHLER"));
    }
  }
}
