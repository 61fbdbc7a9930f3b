package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.Received;
import spieltisch.client.transport.ServerAddress;
import spieltisch.store.TableSummary;
import spieltisch.table.entry.Entry;

/// A person leaves a game against bots, the server restarts, and the person goes on.
class PauseOverRestartTest {
  private static final Duration TIMEOUT = Duration.ofSeconds(60);
  private static final Pattern TOKEN = Pattern.compile("\"Kennung\":\"([^\"]+)\"");

  @TempDir private Path folder = Path.of(".");

  private static void open(PlayServer server) throws Exception {
    var body = "{\"name\":\"Hoth\",\"players\":[3,3],\"bots\":[\"easy\",\"easy\"]}";
    var request =
        HttpRequest.newBuilder(
                URI.create("http://127.0.0.1:" + server.port("web") + "/api/v1/tables"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    try (var http = HttpClient.newHttpClient()) {
      assertEquals(201, http.send(request, BodyHandlers.ofString()).statusCode());
    }
  }

  private static Link connect(PlayServer server, String join) {
    var link = ServerAddress.of(server.web()).orElseThrow().open();
    link.send("{\"Hallo\":{\"Version\":\"Test\",\"Erweiterungen\":[\"Wiederkehr\"]}}");
    link.send(join);
    return link;
  }

  private static String receive(Link link, String prefix) throws Exception {
    while (true) {
      var received = assertInstanceOf(Received.Text.class, link.receive(TIMEOUT));
      if (received.text().startsWith(prefix)) return received.text();
    }
  }

  private static List<Entry> entries(PlayServer server) {
    var id = server.log().recent(1).getFirst().id();
    return server.log().read(id, 0);
  }

  private static void leave(PlayServer server, Link link) throws Exception {
    link.close();
    long deadline = System.nanoTime() + TIMEOUT.toNanos();
    while (!(entries(server).getLast() instanceof Entry.Paused)) {
      assertTrue(System.nanoTime() < deadline, "the game does not pause");
      Thread.onSpinWait();
    }
  }

  @Test
  void the_game_waits_through_a_restart_of_the_server_and_goes_on() throws Exception {
    String token;
    long version;
    try (var server = new PlayServer(folder)) {
      open(server);
      var link = connect(server, "{\"Beitreten\":{\"Tisch\":\"Hoth\"}}");
      var matcher = TOKEN.matcher(receive(link, "{\"Wiederkehr\""));
      assertTrue(matcher.find());
      token = matcher.group(1);
      link.send("{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"Blau\"}}");
      link.send("{\"Spiel starten\":{}}");
      receive(link, "{\"Spiel gestartet\"");
      leave(server, link);
      version = entries(server).size();
    }
    try (var server = new PlayServer(folder);
        var link = connect(server, "{\"Beitreten\":{\"Kennung\":\"" + token + "\"}}")) {
      receive(link, "{\"Spiel gestartet\"");
      var later = entries(server).stream().skip(version).toList();
      assertInstanceOf(Entry.Returned.class, later.get(0), "nothing happened before the return");
      assertInstanceOf(Entry.Resumed.class, later.get(1));
      assertEquals(TableSummary.Status.RUNNING, server.log().recent(1).getFirst().status());
    }
  }
}
