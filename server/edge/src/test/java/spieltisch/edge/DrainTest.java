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
import spieltisch.table.entry.Entry;

/// Graceful shutdown of a server.
class DrainTest {
  private static final String RESTART_MESSAGE =
      "Der Server wird neu gestartet. Bitte verbinde dich gleich wieder.";

  @TempDir private Path folder = Path.of(".");

  @Test
  void all_clients_are_asked_to_reconnect_and_none_counts_as_disconnected() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var player = server.joinedClient();
        var newcomer = server.connect("0.4");
        var torres = server.connect("torfu")) {
      newcomer.receive();
      torres.send("NEU 2", "NAME burg", "PASSWD x", "TIMEOUT 0").receive();
      server.stop();
      var received = player.receiveUntil("-");
      assertTrue(received.get(received.size() - 2).contains(RESTART_MESSAGE), received::toString);
      assertTrue(newcomer.receive().contains(RESTART_MESSAGE));
      assertEquals("-", newcomer.receive());
      for (var summary : server.log.recent(9))
        for (var entry : server.log.read(summary.id(), 0))
          assertFalse(entry instanceof Entry.Left, "a shutdown disconnects no player");
    }
  }

  @Test
  void a_websocket_is_closed_with_the_restart_code() throws Exception {
    var closed = new CompletableFuture<String>();
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      server
          .http()
          .newWebSocketBuilder()
          .buildAsync(
              server.web("ws", "/catan"),
              new WebSocket.Listener() {
                @Override
                public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
                  closed.complete(code + " " + reason);
                  return CompletableFuture.completedFuture(reason);
                }
              })
          .join();
      Await.await("the client is connected", () -> server.metrics.connections() == 1);
      server.stop();
      assertEquals("1012 " + RESTART_MESSAGE, closed.get(60, TimeUnit.SECONDS));
    }
  }

  /// The number of confirmed messages equals the number of logged ones.
  @Test
  void pending_requests_are_completed_and_answered_before_the_restart_message() throws Exception {
    int confirmed = 0;
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var player = server.joinedClient()) {
      player.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Hallo\"}}".repeat(100));
      while (!player.receive().equals("{\"Serverantwort\":\"OK\"}")) {}
      confirmed++;
      server.stop();
      for (var line : player.receiveUntil("-"))
        if (line.equals("{\"Serverantwort\":\"OK\"}")) confirmed++;
    }
    try (var log = new SqliteLog(folder.resolve("log.db"))) {
      var table = log.recent(1).getFirst().id();
      long logged =
          log.read(table, 0).stream().filter(entry -> entry instanceof Entry.Chatted).count();
      assertEquals(logged, confirmed);
    }
  }
}
