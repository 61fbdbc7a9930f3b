package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.json.JsonObject;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.edge.config.Limits;
import spieltisch.edge.config.Metrics;
import spieltisch.table.Command;
import spieltisch.table.options.TableOptions;

/// `GET /api/v1/lobby`.
class LobbyStreamTest {
  private static final Duration HOUR = Duration.ofHours(1);

  @TempDir private Path folder = Path.of(".");

  /// The lines of a stream of events, without empty ones.
  private static Iterator<String> lines(TestServer server, String path) throws Exception {
    var request = HttpRequest.newBuilder(server.web("http", path)).build();
    return server
        .http()
        .send(request, BodyHandlers.ofLines())
        .body()
        .filter(it -> !it.isEmpty())
        .iterator();
  }

  private static JsonObject data(String line) {
    assertTrue(line.startsWith("data: "), line);
    return new JsonObject(line.substring("data: ".length()));
  }

  @Test
  void a_listener_of_changes_gets_new_changed_and_removed_tables() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      server.host.open("Hoth", TableOptions.standard());
      var lines = lines(server, "/api/v1/lobby?changes");
      assertEquals(1, data(lines.next()).getJsonArray("tables").size());
      var endor = server.host.open("Endor", TableOptions.standard());
      assertEquals("event: changes", lines.next());
      var changes = data(lines.next());
      assertEquals("Endor", changes.getJsonArray("changed").getJsonObject(0).getString("name"));
      assertEquals(0, changes.getJsonArray("removed").size());
      endor.ask(new Command.Expire()).join();
      assertEquals("event: changes", lines.next());
      assertEquals(endor.id().text(), data(lines.next()).getJsonArray("removed").getString(0));
    }
  }

  @Test
  void a_listener_that_does_not_ask_for_changes_gets_whole_lists() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var lines = lines(server, "/api/v1/lobby");
      assertEquals(0, data(lines.next()).getJsonArray("tables").size());
      server.host.open("Hoth", TableOptions.standard());
      assertEquals(1, data(lines.next()).getJsonArray("tables").size());
    }
  }

  @Test
  void listeners_that_do_not_read_are_disconnected() throws Exception {
    var limits = new Limits(32 * 1024, HOUR, HOUR, 1_000, 0, 0);
    var sockets = new ArrayList<Socket>();
    try (var server = new TestServer(folder, limits)) {
      for (int i = 0; i < 30; i++) {
        var socket = new Socket();
        sockets.add(socket);
        socket.setReceiveBufferSize(4 * 1024);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port("web")));
        socket
            .getOutputStream()
            .write(
                "GET /api/v1/lobby HTTP/1.1\r\nHost: localhost\r\n\r\n"
                    .getBytes(StandardCharsets.US_ASCII));
      }
      var lines = lines(server, "/api/v1/lobby?changes");
      data(lines.next());
      for (int i = 0; server.metrics.disconnects(Metrics.DisconnectCause.SLOW_READER) < 30; i++) {
        assertTrue(i < 5_000, "not all were disconnected");
        server.host.open("x".repeat(190) + i, TableOptions.standard());
      }
      assertEquals("event: changes", lines.next(), "a listener that reads is served");
    } finally {
      for (var socket : sockets) socket.close();
    }
  }
}
