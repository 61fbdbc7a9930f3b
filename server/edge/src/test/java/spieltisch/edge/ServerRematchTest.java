package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpRequest;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.table.options.DisconnectPolicy;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// Rematch messages over the network. The games end early because a player disconnects.
class ServerRematchTest extends WithTestServer {
  private static final String SENTENCE = "Noch einmal gespielt wird am Tisch „%s“.";

  private void rematch(TableId finished) throws Exception {
    var request =
        HttpRequest.newBuilder(server.web("http", "/api/v1/games/" + finished.text() + "/again"))
            .POST(HttpRequest.BodyPublishers.noBody());
    assertEquals(201, server.send(request).statusCode());
  }

  // Catan.

  /// Starts a game of three players that ends when the last one disconnects.
  private TableSummary finish(LineClient first, LineClient second, LineClient leaving)
      throws Exception {
    first.getReady("Rot");
    second.getReady("Blau");
    leaving.getReady("Orange");
    first.receiveUntilPrefix("{\"Spiel gestartet\"");
    var running = server.host.lobby().getFirst();
    leaving.disconnect();
    first.receiveUntilPrefix("{\"Spiel beendet\"");
    return running;
  }

  @Test
  void a_client_with_the_extension_receives_table_and_token_and_others_a_chat_message()
      throws Exception {
    try (var extended = server.greetedClient("\"Wiederkehr\",\"Revanche\"");
        var plain = server.joinedClient();
        var leaving = server.joinedClient()) {
      extended.send("{\"Beitreten\":{}}").receiveUntilPrefix("{\"Willkommen\"");
      var finished = finish(extended, plain, leaving);
      rematch(finished.id());
      assertEquals(
          "{\"Chatnachricht\":{\"Nachricht\":\"" + SENTENCE.formatted(finished.name()) + "\"}}",
          plain.receiveUntilPrefix("{\"Chatnachricht\""));
      var message = extended.receiveUntilPrefix("{\"Revanche\"");
      var start = "{\"Revanche\":{\"Tisch\":\"" + finished.name() + "\",\"Kennung\":\"";
      assertTrue(message.startsWith(start), message);
      var token = message.substring(start.length(), message.length() - 3);
      var next = server.host.findByName(finished.name()).orElseThrow();
      assertTrue(token.startsWith(next.id().text()), token);
      assertReturns(token);
    }
  }

  private void assertReturns(String token) throws Exception {
    try (var returned = server.greetedClient("\"Wiederkehr\"")) {
      returned.send("{\"Beitreten\":{\"Kennung\":\"" + token + "\"}}");
      var own = returned.receiveUntilPrefix("{\"Statusupdate\"");
      assertTrue(own.contains("\"Name\":\"Herr Rot\",\"Status\":\"Wartet auf Spielbeginn\""), own);
    }
  }

  @Test
  void a_player_who_returns_to_the_finished_game_receives_the_rematch() throws Exception {
    try (var extended = server.greetedClient("\"Wiederkehr\",\"Revanche\"");
        var second = server.joinedClient();
        var leaving = server.joinedClient()) {
      var token = extended.send("{\"Beitreten\":{}}").receiveUntilPrefix("{\"Wiederkehr\"");
      var finished = finish(extended, second, leaving);
      rematch(finished.id());
      try (var returned = server.greetedClient("\"Wiederkehr\",\"Revanche\"")) {
        returned.send(token.replace("Wiederkehr", "Beitreten"));
        var message = returned.receiveUntilPrefix("{\"Revanche\"");
        assertTrue(message.startsWith("{\"Revanche\":{\"Tisch\":\"" + finished.name()), message);
      }
    }
  }

  @Test
  void a_player_who_returns_to_an_aborted_game_receives_its_end() throws Exception {
    try (var first = server.greetedClient("\"Wiederkehr\"");
        var second = server.joinedClient();
        var leaving = server.joinedClient()) {
      var token = first.send("{\"Beitreten\":{}}").receiveUntilPrefix("{\"Wiederkehr\"");
      finish(first, second, leaving);
      try (var returned = server.greetedClient("\"Wiederkehr\"")) {
        returned.send(token.replace("Wiederkehr", "Beitreten"));
        assertEquals(
            "{\"Spiel beendet\":{\"Nachricht\":\"Verbindung zu einem Spieler verloren\",\"Sieger\":-1}}",
            returned.receiveUntilPrefix("{\"Spiel beendet\""));
      }
    }
  }

  @Test
  void a_spectator_receives_the_rematch_table_without_a_token() throws Exception {
    try (var one = server.joinedClient();
        var other = server.joinedClient();
        var leaving = server.joinedClient();
        var zoe = server.greetedClient("\"Zuschauer\",\"Revanche\"")) {
      zoe.send("{\"Beitreten\":{\"Zuschauer\":true}}").receiveUntilPrefix("{\"Willkommen\"");
      var finished = finish(one, other, leaving);
      rematch(finished.id());
      assertEquals(
          "{\"Revanche\":{\"Tisch\":\"" + finished.name() + "\"}}",
          zoe.receiveUntilPrefix("{\"Revanche\""));
    }
  }

  @Test
  void a_reserved_seat_is_shown_as_not_ready() throws Exception {
    try (var extended = server.greetedClient("\"Wiederkehr\",\"Revanche\"");
        var second = server.joinedClient();
        var leaving = server.joinedClient()) {
      extended.send("{\"Beitreten\":{}}").receiveUntilPrefix("{\"Willkommen\"");
      rematch(finish(extended, second, leaving).id());
      try (var stranger = server.joinedClient()) {
        var reserved = stranger.receiveUntilPrefix("{\"Statusupdate\"");
        assertTrue(
            reserved.contains(
                "\"Farbe\":\"Rot\",\"Name\":\"Herr Rot\",\"Status\":\"Spiel starten\""),
            reserved);
      }
    }
  }

  @Test
  void a_client_that_joins_during_a_turn_receives_the_remaining_time() throws Exception {
    var options =
        TableOptions.standard().withPlayers(2, 2).withClock(new TimeControl(3_600_000, 0, 0));
    server.host.open("Uhr", options);
    try (var one = server.greetedClient("\"Tischwahl\",\"Wiederkehr\",\"Restzeit\"");
        var other = server.greetedClient("\"Tischwahl\"");
        var zoe = server.greetedClient("\"Zuschauer\",\"Restzeit\"");
        var plain = server.greetedClient("\"Zuschauer\"")) {
      one.send("{\"Beitreten\":{\"Tisch\":\"Uhr\"}}").receiveUntilPrefix("{\"Willkommen\"");
      other.send("{\"Beitreten\":{\"Tisch\":\"Uhr\"}}").receiveUntilPrefix("{\"Willkommen\"");
      one.getReady("Rot");
      other.getReady("Blau");
      var first = one.receiveUntilPrefix("{\"Restzeit\"");
      assertTrue(first.endsWith(",\"Millisekunden\":3600000}}"), first);
      zoe.send("{\"Beitreten\":{\"Tisch\":\"Uhr\",\"Zuschauer\":true}}");
      var later = zoe.receiveUntilPrefix("{\"Restzeit\"");
      assertEquals(first.split(",", -1)[0], later.split(",", -1)[0]);
      plain.send("{\"Beitreten\":{\"Tisch\":\"Uhr\",\"Zuschauer\":true}}");
      plain.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Servus\"}}");
      var received = plain.receiveUntil("{\"Serverantwort\":\"OK\"}");
      assertFalse(received.stream().anyMatch(line -> line.startsWith("{\"Restzeit\"")));
    }
  }

  // Torres.

  /// Connects a client that joins a table or returns to it.
  private LineClient torresClient(String... lines) throws Exception {
    var client = server.connect("torfu").send(lines);
    assertEquals("MELDUNG_SPIELER_ANGEMELDET", client.receive());
    return client;
  }

  private void openTorres() {
    var clock = new TimeControl(3_600_000, 0, 0);
    server.host.open(
        "burg",
        TableOptions.torres(3, Optional.empty(), clock).withLoss(DisconnectPolicy.ENDS_THE_GAME));
  }

  @Test
  void a_torres_client_with_the_extension_receives_the_table_and_returns_with_its_secret()
      throws Exception {
    openTorres();
    try (var anna =
            torresClient("REVANCHE", "KENNUNG a", "JOIN burg", "PASSWD", "NAME anna", "ALTER 9");
        var bert = torresClient("KENNUNG b", "JOIN burg", "PASSWD", "NAME bert", "ALTER 8")) {
      var finished = server.host.lobby().getFirst();
      try (var leaving = torresClient("JOIN burg", "PASSWD", "NAME cleo", "ALTER 7")) {
        leaving.receiveUntilPrefix("AUFRUF");
      }
      anna.receiveUntilPrefix("NACHRICHT SERVER Verbindung");
      rematch(finished.id());
      assertEquals("REVANCHE burg", anna.receiveUntilPrefix("REVANCHE"));
      var sentence = "NACHRICHT SERVER " + SENTENCE.formatted("burg");
      assertEquals(sentence, bert.receiveUntilPrefix("NACHRICHT SERVER Noch"));
      try (var returned = torresClient("KENNUNG a", "WIEDER burg");
          var _ = torresClient("KENNUNG b", "WIEDER burg")) {
        assertEquals("NACHRICHT SERVER bert spielt mit.", returned.receive());
        var names = List.of("0 anna 0 9 0", "1 bert 0 8 0");
        assertTrue(returned.send("STATUS").receiveUntil("STATUSENDE").containsAll(names));
      }
    }
  }

  @Test
  void a_torres_client_with_the_extension_receives_the_remaining_time_on_every_join()
      throws Exception {
    openTorres();
    try (var anna =
            torresClient("RESTZEIT", "KENNUNG a", "JOIN burg", "PASSWD", "NAME anna", "ALTER 9");
        var _ = torresClient("JOIN burg", "PASSWD", "NAME bert", "ALTER 8");
        var cleo = torresClient("JOIN burg", "PASSWD", "NAME cleo", "ALTER 7")) {
      assertEquals("AUFRUF_RITTER_SETZEN", cleo.receive());
      assertEquals("RESTZEIT 3600000", anna.receiveUntilPrefix("RESTZEIT"));
      try (var returned = torresClient("RESTZEIT", "KENNUNG a", "WIEDER burg");
          var zoe = server.connect("torfu").send("WATCH burg", "NAME zoe")) {
        var left = returned.receive();
        assertTrue(left.matches("RESTZEIT [1-9][0-9]*"), left);
        assertEquals("MELDUNG_ZUSCHAUER_ANGEMELDET zoe", zoe.receive());
        assertEquals("STATUS burg", zoe.send("STATUS").receive());
      }
      assertEquals("FEHLER_NICHT_VORHANDEN", cleo.send("RESTZEIT").receiveUntilPrefix("FEHLER"));
    }
  }
}
