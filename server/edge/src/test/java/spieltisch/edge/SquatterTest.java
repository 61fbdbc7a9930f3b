package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.json.JsonObject;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.host.ManualTimeSource;
import spieltisch.table.Command;

/// Players who keep a table waiting, on the wire, and a host who removes players.
class SquatterTest {
  private static final int HALF_MILLIS = 60_000;
  private static final String LEFT = "{\"Statusupdate\":{\"Spieler\":{\"id\":3,";

  @TempDir private Path folder = Path.of(".");

  private static void ready(LineClient client, String colour) throws Exception {
    client.send(
        "{\"Spieler\":{\"Name\":\"" + colour + "\",\"Farbe\":\"" + colour + "\"}}",
        "{\"Spiel starten\":{}}");
    client.receiveUntil("{\"Serverantwort\":\"OK\"}");
    client.receiveUntil("{\"Serverantwort\":\"OK\"}");
  }

  @Test
  void a_plain_client_that_does_not_get_ready_is_warned_and_then_watches() throws Exception {
    var time = new ManualTimeSource();
    try (var server = new TestServer(folder, time);
        var red = server.joinedClient();
        var blue = server.joinedClient();
        var squatter = server.joinedClient()) {
      ready(red, "Rot");
      ready(blue, "Blau");
      time.advance(HALF_MILLIS);
      var warning = "{\"Chatnachricht\":{\"Nachricht\":\"Spieler 3, die anderen warten";
      assertTrue(squatter.receiveUntilPrefix(warning).startsWith(warning));
      time.advance(HALF_MILLIS);
      assertTrue(red.receiveUntilPrefix(LEFT).contains("Status\":\"Verbindung verloren"));
      try (var white = server.joinedClient()) {
        white.send("{\"Spieler\":{\"Name\":\"W\",\"Farbe\":\"Weiß\"}}", "{\"Spiel starten\":{}}");
        white.receiveUntilPrefix("{\"Spiel gestartet\"");
        squatter.receiveUntilPrefix("{\"Spiel gestartet\"");
        squatter.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Servus\"}}");
        assertTrue(
            white.receiveUntilPrefix("{\"Chatnachricht\":{\"Absender\":3").contains("Servus"));
        squatter.disconnect();
        var table = server.host.findByName("Catan 1").orElseThrow();
        Await.await("spectator left", () -> table.table().members().spectators().isEmpty());
      }
    }
  }

  @Test
  void the_host_removes_a_player_who_does_not_come_back_at_once() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var host = server.connect("1.0")) {
      host.send(
          "{\"Hallo\":{\"Version\":\"Test\",\"Erweiterungen\":[\"Wiederkehr\",\"Tischwahl\"]}}",
          "{\"Beitreten\":{}}");
      var token =
          new JsonObject(host.receiveUntilPrefix("{\"Wiederkehr\""))
              .getJsonObject("Wiederkehr")
              .getString("Kennung");
      host.receiveUntilPrefix("{\"Willkommen\"");
      try (var other = server.joinedClient()) {
        assertEquals(403, kick(server, "Catan%201", "wrong", 2));
        assertEquals(409, kick(server, "Catan%201", token, 1));
        assertEquals(204, kick(server, "Catan%201", token, 2));
        var told = other.receiveUntilPrefix("{\"Chatnachricht\"");
        assertTrue(told.contains("Du wurdest von diesem Tisch genommen."), told);
        assertEquals("-", other.receive());
      }
      try (var again = server.connect("1.0")) {
        var greeting = again.receive();
        assertTrue(greeting.startsWith("{\"Hallo\""), greeting);
        again.send("{\"Hallo\":{\"Version\":\"Test\"}}");
        var refused = again.receive();
        assertTrue(refused.startsWith("{\"Serverantwort\":\"Du wurdest von diesem Tisch"), refused);
        assertEquals("-", again.receive());
      }
    }
  }

  private static int kick(TestServer server, String table, String token, int player)
      throws Exception {
    return kick(server, table, token, "{\"player\":" + player + "}");
  }

  private static int kick(TestServer server, String table, String token, String body)
      throws Exception {
    return server
        .send(
            HttpRequest.newBuilder(server.web("http", "/api/v1/tables/" + table + "/kick"))
                .POST(HttpRequest.BodyPublishers.ofString(body)),
            "Seat-Token",
            token,
            "Content-Type",
            "application/json")
        .statusCode();
  }

  @Test
  void a_removed_torres_player_is_told_and_does_not_come_back_at_once() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var opener = server.connect("torfu").send("NEU 3", "NAME burg", "PASSWD", "TIMEOUT 0")) {
      assertEquals("MELDUNG_SPIEL_ANGEMELDET", opener.receive());
      try (var anna = torresPlayer(server, "anna", "a");
          var bert = torresPlayer(server, "bert", "b")) {
        assertEquals(403, kick(server, "burg", "b", 1));
        assertEquals(204, kick(server, "burg", "a", 2));
        assertEquals(
            "NACHRICHT SERVER Du wurdest von diesem Tisch genommen.",
            bert.receiveUntilPrefix("NACHRICHT SERVER Du"));
        assertEquals("-", bert.receive());
        assertEquals("NACHRICHT SERVER bert spielt mit.", anna.receive());
        assertEquals("NACHRICHT SERVER bert ist gegangen.", anna.receive());
      }
      try (var again = server.connect("torfu")) {
        again.send("KENNUNG b", "JOIN burg", "PASSWD", "NAME bert", "ALTER 30");
        assertEquals("FEHLER_NICHT_VORHANDEN", again.receive());
      }
      try (var again = server.connect("torfu").send("WATCH burg", "NAME bert")) {
        assertEquals("-", again.receive());
      }
    }
  }

  @Test
  void the_host_of_a_torres_table_removes_a_bot_by_its_name() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var opener = server.connect("torfu").send("NEU 3", "NAME burg", "PASSWD", "TIMEOUT 0")) {
      assertEquals("MELDUNG_SPIEL_ANGEMELDET", opener.receive());
      try (var anna = torresPlayer(server, "anna", "a")) {
        var table = server.host.findByName("burg").orElseThrow();
        table.ask(new Command.AddBot("random")).get();
        assertEquals("NACHRICHT SERVER Bot-1 spielt mit.", anna.receive());
        assertEquals(409, kick(server, "burg", "a", "{\"name\":\"Bot-2\"}"));
        assertEquals(204, kick(server, "burg", "a", "{\"name\":\"Bot-1\"}"));
        assertEquals("NACHRICHT SERVER Bot-1 ist gegangen.", anna.receive());
      }
    }
  }

  private static LineClient torresPlayer(TestServer server, String name, String secret)
      throws Exception {
    var client = server.connect("torfu");
    client.send("KENNUNG " + secret, "JOIN burg", "PASSWD", "NAME " + name, "ALTER 30");
    assertEquals("MELDUNG_SPIELER_ANGEMELDET", client.receive());
    return client;
  }
}
