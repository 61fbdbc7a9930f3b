package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import spieltisch.edge.config.Limits;
import spieltisch.edge.config.Metrics;
import spieltisch.table.options.TableOptions;

/// The time limit for a handshake or a request does not count for clients that have sent theirs.
/// The limit is long, so that such a client is in time on a slow machine, too. The tests wait for
/// the limit, so they run in parallel.
class SilentConnectionTest {
  private static final String OK = "HTTP/1.1 200 OK";
  private static final Duration HANDSHAKE = Duration.ofSeconds(8);
  private static final Limits LIMITS =
      new Limits(1 << 20, Duration.ofHours(1), HANDSHAKE, 1_000, 0, 0);

  @TempDir private Path folder = Path.of(".");

  @Test
  @Execution(ExecutionMode.CONCURRENT)
  void an_identified_client_may_be_silent() throws Exception {
    try (var server = new TestServer(folder, LIMITS);
        var player = server.joinedClient();
        var silent = server.connect("1.0")) {
      silent.receiveUntil("-");
      player.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Noch da\"}}");
      player.receiveUntil("{\"Serverantwort\":\"OK\"}");
      assertEquals(
          1,
          server.metrics.disconnects(Metrics.DisconnectCause.HANDSHAKE_TIMEOUT),
          "only the unidentified client");
    }
  }

  @Test
  @Execution(ExecutionMode.CONCURRENT)
  void a_second_request_that_does_not_end_is_closed() throws Exception {
    try (var server = new TestServer(folder, LIMITS);
        var client = server.connect("web")) {
      client.sendRaw("GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n");
      assertEquals(OK, client.receive());
      client.sendRaw("GET /health/live HTTP/1.1\r\nHost: local");
      assertEquals("-", client.receiveUntil("-").getLast());
      assertEquals(1, server.metrics.disconnects(Metrics.DisconnectCause.HANDSHAKE_TIMEOUT));
    }
  }

  @Test
  @Execution(ExecutionMode.CONCURRENT)
  void a_lobby_stream_may_be_silent_for_longer() throws Exception {
    try (var server = new TestServer(folder, LIMITS);
        var stream = server.connect("web")) {
      stream.sendRaw("GET /api/v1/lobby HTTP/1.1\r\nHost: localhost\r\n\r\n");
      assertEquals(OK, stream.receive());
      try (var silent = server.connect("web")) {
        assertEquals("-", silent.receive());
      }
      server.host.openUnnamed(it -> it, TableOptions.standard(), List.of());
      assertTrue(stream.receiveUntilPrefix("data: {\"tables\":[{").contains("Tisch"));
    }
  }
}
