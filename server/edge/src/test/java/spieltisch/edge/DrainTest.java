package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.Entry;

/// What happens when a server is told to stop.
class DrainTest {
  private static final String FAREWELL =
      "Der Server wird neu gestartet. Bitte verbinde dich gleich wieder.";

  @TempDir private Path folder = Path.of(".");

  @Test
  void everybody_is_told_to_come_back_and_nobody_counts_as_lost() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS);
        var player = house.seated();
        var newcomer = house.connect("0.4");
        var torres = house.connect("torfu")) {
      newcomer.hear();
      torres.send("NEU 2", "NAME burg", "PASSWD x", "TIMEOUT 0").hear();
      house.server.close();
      var heard = player.hearUntil("-");
      assertTrue(heard.get(heard.size() - 2).contains(FAREWELL), heard::toString);
      assertTrue(newcomer.hear().contains(FAREWELL));
      assertEquals("-", newcomer.hear());
      for (var tableSummary : house.log.recent(9))
        for (var entry : house.log.read(tableSummary.id(), 0))
          assertFalse(entry instanceof Entry.Left, "a server that stops loses nobody");
    }
  }

  @Test
  void a_web_socket_is_closed_with_the_code_for_a_restart() throws Exception {
    var closed = new CompletableFuture<String>();
    try (var house = new TestServer(folder, TestServer.GENEROUS)) {
      house
          .http()
          .newWebSocketBuilder()
          .buildAsync(
              house.web("ws", "/catan"),
              new WebSocket.Listener() {
                @Override
                public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
                  closed.complete(code + " " + reason);
                  return CompletableFuture.completedFuture(reason);
                }
              })
          .join();
      Await.await("it is in", () -> house.metrics.connections() == 1);
      house.server.close();
      assertEquals("1012 " + FAREWELL, closed.get(60, TimeUnit.SECONDS));
    }
  }

  /// Everything that was confirmed is in the log, and what is in the log of this client's words was
  /// confirmed: what it asked for before the end is answered before the farewell.
  @Test
  void what_was_asked_before_is_done_and_answered_before_the_farewell() throws Exception {
    int confirmed = 0;
    try (var house = new TestServer(folder, TestServer.GENEROUS);
        var player = house.seated()) {
      player.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Hallo\"}}".repeat(100));
      while (!player.hear().equals("{\"Serverantwort\":\"OK\"}")) {}
      confirmed++;
      house.server.close();
      for (var line : player.hearUntil("-"))
        if (line.equals("{\"Serverantwort\":\"OK\"}")) confirmed++;
    }
    try (var log = new SqliteLog(folder.resolve("log.db"))) {
      var table = log.recent(1).getFirst().id();
      long said =
          log.read(table, 0).stream().filter(entry -> entry instanceof Entry.Chatted).count();
      assertEquals(said, confirmed);
    }
  }
}
