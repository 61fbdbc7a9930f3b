package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.json.JsonObject;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.edge.config.Limits;
import spieltisch.host.ManualTimeSource;

/// Tests the messages about pauses and about players who leave a running game.
class AbsentPlayerTest {
  private static final String HELLO =
      "{\"Hallo\":{\"Version\":\"Test\",\"Erweiterungen\":[\"Wiederkehr\",\"Pause\"]}}";
  private static final String TABLE = "Hoth";

  @TempDir private Path folder = Path.of(".");

  private static HttpResponse<String> post(
      TestServer server, String path, String body, String token) throws Exception {
    return server.send(
        HttpRequest.newBuilder(server.web("http", "/api/v1/tables" + path))
            .POST(HttpRequest.BodyPublishers.ofString(body)),
        "Seat-Token",
        token);
  }

  private static int pause(TestServer server, String token, boolean paused) throws Exception {
    return post(server, "/" + TABLE + "/pause", "{\"paused\":" + paused + "}", token).statusCode();
  }

  private static void open(TestServer server, String bots) throws Exception {
    var body =
        "{\"name\":\"Hoth\",\"players\":[3,3],\"bots\":[%s],\"boardSeed\":1}".formatted(bots);
    assertEquals(201, post(server, "", body, "").statusCode());
  }

  private static String join(LineClient client, String join, String colour) throws Exception {
    return join(client, HELLO, join, colour);
  }

  private static String join(LineClient client, String hello, String join, String colour)
      throws Exception {
    client.receive();
    client.send(hello);
    client.receive();
    client.send(join);
    var token =
        new JsonObject(client.receiveUntilPrefix("{\"Wiederkehr\""))
            .getJsonObject("Wiederkehr")
            .getString("Kennung");
    if (!colour.isEmpty()) client.getReady(colour);
    return token;
  }

  private static String back(String token) {
    return "{\"Beitreten\":{\"Kennung\":\"" + token + "\"}}";
  }

  private static final String ENTER = "{\"Beitreten\":{\"Tisch\":\"Hoth\"}}";

  @Test
  void a_game_of_one_person_waits_for_the_person_and_goes_on() throws Exception {
    var time = new ManualTimeSource();
    try (var server = new TestServer(folder, time);
        var leia = server.connect("1.0");
        var again = server.connect("1.0")) {
      open(server, "\"random\",\"random\"");
      var token = join(leia, ENTER, "Blau");
      leia.receiveUntilPrefix("{\"Spiel gestartet\"");
      leia.disconnect();
      var runner = server.host.findByName(TABLE).orElseThrow();
      Await.await("paused", () -> runner.table().isPaused());
      long version = runner.table().version();
      time.advance(3_600_000);
      assertEquals(version, runner.table().version(), "nothing happens for an hour");
      join(again, back(token), "");
      assertEquals(
          "{\"Pause\":{\"Angehalten\":false,\"Zugestimmt\":[]}}",
          again.receiveUntilPrefix("{\"Pause\""));
      Await.await("resumed", () -> !runner.table().isPaused());
    }
  }

  @Test
  void the_host_changes_options_before_the_game_and_the_pace_in_a_pause() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var leia = server.connect("1.0")) {
      open(server, "\"random\",\"random\"");
      var token = join(leia, ENTER, "");
      var path = "/" + TABLE + "/options";
      assertEquals(403, post(server, path, "{\"undo\":true}", "wrong").statusCode());
      assertEquals(400, post(server, path, "{\"password\":\"x\"}", token).statusCode());
      assertEquals(400, post(server, path, "{\"undo\":1}", token).statusCode());
      assertEquals(
          204, post(server, path, "{\"victoryPoints\":7,\"undo\":true}", token).statusCode());
      var reported = new JsonObject(server.get("/api/v1/tables" + path).body());
      assertEquals(7, reported.getInteger("victoryPoints"));
      assertTrue(reported.getBoolean("undo"));
      leia.getReady("Blau");
      leia.receiveUntilPrefix("{\"Spiel gestartet\"");
      assertEquals(409, post(server, path, "{\"botPause\":100}", token).statusCode());
      assertEquals(204, pause(server, token, true));
      assertEquals(409, post(server, path, "{\"undo\":false}", token).statusCode());
      assertEquals(204, post(server, path, "{\"botPause\":100}", token).statusCode());
      var options = server.host.findByName(TABLE).orElseThrow().table().options();
      assertEquals(100, options.botPause().orElseThrow());
    }
  }

  @Test
  void a_pause_on_request_refuses_actions_and_ends_on_request() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var leia = server.connect("1.0")) {
      open(server, "\"random\",\"random\"");
      var token = join(leia, ENTER, "Blau");
      leia.receiveUntilPrefix("{\"Spiel gestartet\"");
      assertEquals(403, pause(server, "wrong", true));
      assertEquals(204, pause(server, token, true));
      assertEquals(
          "{\"Pause\":{\"Angehalten\":true,\"Zugestimmt\":[]}}",
          leia.receiveUntilPrefix("{\"Pause\":{\"Angehalten\":true"));
      assertEquals(409, pause(server, token, true));
      leia.send("{\"Würfeln\":{}}");
      assertEquals(
          "{\"Serverantwort\":\"Das Spiel ist angehalten.\"}",
          leia.receiveUntilPrefix("{\"Serverantwort\""));
      assertEquals(204, pause(server, token, false));
      assertEquals(
          "{\"Pause\":{\"Angehalten\":false,\"Zugestimmt\":[]}}",
          leia.receiveUntilPrefix("{\"Pause\""));
      assertEquals(409, pause(server, token, false));
      assertEquals(400, post(server, "/" + TABLE + "/pause", "{\"paused\":1}", token).statusCode());
    }
  }

  @Test
  void after_a_pause_a_refused_client_that_does_not_know_pauses_receives_its_status()
      throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var leia = server.connect("1.0")) {
      open(server, "\"random\",\"random\"");
      var hello = "{\"Hallo\":{\"Version\":\"Test\",\"Erweiterungen\":[\"Wiederkehr\"]}}";
      var token = join(leia, hello, ENTER, "Blau");
      awaitTurn(server, 3);
      assertEquals(204, pause(server, token, true));
      leia.send("{\"Würfeln\":{}}", "{\"Chatnachricht senden\":{\"Nachricht\":\"Servus\"}}");
      leia.receiveUntil("{\"Serverantwort\":\"Das Spiel ist angehalten.\"}");
      leia.receiveUntil("{\"Serverantwort\":\"OK\"}");
      assertEquals(204, pause(server, token, false));
      var status = leia.receiveUntilPrefix("{\"Statusupdate\"");
      assertTrue(status.contains("\"id\":3,") && status.contains("Dorf bauen"), status);
    }
  }

  /// Waits until the bots have played and the player has to act.
  private static void awaitTurn(TestServer server, int player) throws InterruptedException {
    var runner = server.host.findByName(TABLE).orElseThrow();
    Await.await(
        "the player has to act",
        () ->
            runner
                .table()
                .gameState()
                .filter(it -> it.order().get(it.awaitedSeats().getFirst().index()) == player)
                .isPresent());
  }

  @Test
  void others_are_told_of_the_bot_and_the_player_of_its_turns() throws Exception {
    var time = new ManualTimeSource();
    try (var server = new TestServer(folder, time);
        var leia = server.connect("1.0");
        var han = server.connect("1.0");
        var again = server.connect("1.0")) {
      open(server, "\"random\"");
      var token = join(leia, ENTER, "Blau");
      join(han, ENTER, "Weiß");
      han.receiveUntilPrefix("{\"Spiel gestartet\"");
      leia.disconnect();
      assertEquals(
          "{\"Vertretung\":{\"Spieler\":2,\"Millisekunden\":30000}}",
          han.receiveUntilPrefix("{\"Vertretung\""));
      time.advance(30_000);
      assertEquals("{\"Vertretung\":{\"Spieler\":2}}", han.receiveUntilPrefix("{\"Vertretung\""));
      join(again, back(token), "");
      var told = han.receiveUntilPrefix("{\"Vertretung\"");
      assertTrue(told.startsWith("{\"Vertretung\":{\"Spieler\":2,\"Züge\":"), told);
    }
  }

  @Test
  void a_client_without_the_extension_is_told_in_the_chat() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var leia = server.connect("1.0");
        var han = server.greetedClient("\"Tischwahl\"")) {
      open(server, "\"random\"");
      join(leia, ENTER, "Blau");
      han.send(ENTER);
      han.getReady("Weiß");
      han.receiveUntilPrefix("{\"Spiel gestartet\"");
      leia.disconnect();
      assertEquals(
          "{\"Chatnachricht\":{\"Nachricht\":\"Herr Blau ist weg. In 30 s spielt ein Bot"
              + " weiter.\"}}",
          han.receiveUntilPrefix("{\"Chatnachricht\""));
    }
  }

  @Test
  void bots_of_a_paused_game_do_not_count_against_the_limit_of_bots() throws Exception {
    var tables = new Limits.Tables(0, 0, 2, 0, 2);
    var hour = Duration.ofHours(1);
    var limits = new Limits(1 << 20, hour, hour, 1_000, 0, 0, tables);
    try (var server = new TestServer(folder, limits);
        var leia = server.connect("1.0")) {
      open(server, "\"random\",\"random\"");
      var more = "{\"players\":[3,3],\"bots\":[\"random\",\"random\"]}";
      assertEquals(429, post(server, "", more, "").statusCode());
      join(leia, ENTER, "Blau");
      leia.receiveUntilPrefix("{\"Spiel gestartet\"");
      leia.disconnect();
      var runner = server.host.findByName(TABLE).orElseThrow();
      Await.await("paused", () -> runner.table().isPaused());
      assertEquals(201, post(server, "", more, "").statusCode());
    }
  }

  @Test
  void a_torres_player_is_told_of_the_pause() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var anna = server.connect("torfu")) {
      var body = "{\"name\":\"Hoth\",\"game\":\"torres\",\"players\":[2,2],\"bots\":[\"random\"]}";
      assertEquals(201, post(server, "", body, "").statusCode());
      anna.send("KENNUNG a", "PAUSE", "JOIN Hoth", "PASSWD", "NAME anna", "ALTER 3");
      assertEquals("AUFRUF_RITTER_SETZEN", anna.receiveUntilPrefix("AUFRUF"));
      assertEquals(204, pause(server, "a", true));
      assertEquals("PAUSE 1", anna.receiveUntilPrefix("PAUSE 1"));
      anna.send("AKTION AKTION_SETZE_RITTER_ERSTEMAL", "X 4", "Y 0");
      assertEquals(
          "NACHRICHT SERVER Das Spiel ist angehalten.", anna.receiveUntilPrefix("NACHRICHT"));
      assertEquals("FEHLER_ZUG_UNMOEGLICH", anna.receiveUntilPrefix("FEHLER"));
      assertEquals(204, pause(server, "a", false));
      assertEquals("PAUSE 0", anna.receiveUntilPrefix("PAUSE"));
    }
  }
}
