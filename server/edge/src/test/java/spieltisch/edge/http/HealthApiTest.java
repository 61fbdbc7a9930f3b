package spieltisch.edge.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.edge.Await;
import spieltisch.edge.TestServer;
import spieltisch.edge.config.Security;
import spieltisch.store.sqlite.SqliteConnector;

class HealthApiTest {
  private static final Duration LOG_TIMEOUT = Duration.ofSeconds(8);

  @TempDir private Path folder = Path.of(".");

  @Test
  void metrics_cover_tables_connections_actions_refusals_and_the_log() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var client = server.joinedClient()) {
      client.send("{\"Würfeln\":{}}", "{\"Unsinn\":1}", "{\"Spiel starten\":{}}");
      for (int answers = 0; answers < 3; )
        if (client.receive().startsWith("{\"Serverantwort\"")) answers++;
      var text = server.getAdmin("/metrics").body();
      for (var expected :
          List.of(
              "spieltisch_connections{endpoint=\"1.0\"} 1.0",
              "spieltisch_tables{status=\"open\"} 1.0",
              "spieltisch_tables{status=\"running\"} 0.0",
              "spieltisch_refusals_total{kind=\"malformed\",reason=\"MESSAGE\"} 1.0",
              "spieltisch_refusals_total{kind=\"table\",reason=\"NAME_MISSING\"} 1.0",
              "spieltisch_journal_append_seconds_count 2",
              "spieltisch_action_seconds_bucket"))
        assertTrue(text.contains(expected), expected + " is missing in\n" + text);
    }
  }

  /// A proxy on this machine that adds no header must not pass for the operator.
  @Test
  void the_web_port_has_no_metrics_and_details_for_requests_from_this_machine() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      assertEquals(403, server.get("/metrics").statusCode());
      assertEquals(403, server.get("/metrics", "Authorization", "Bearer ").statusCode());
      assertEquals("ready\n", server.get("/health/ready").body());
    }
  }

  @Test
  void metrics_and_details_need_the_admin_port_or_the_admin_token() throws Exception {
    var security = Security.DEFAULT.withAdminToken("geheim");
    try (var server = new TestServer(folder, TestServer.GENEROUS, it -> it.with(security))) {
      assertEquals(403, server.get("/metrics", "Authorization", "Bearer falsch").statusCode());
      var token = new String[] {"Authorization", "Bearer geheim"};
      assertEquals(200, server.get("/metrics", token).statusCode());
      assertTrue(server.get("/health/ready", token).body().contains("\"log\":\"answers\""));
      assertEquals(200, server.getAdmin("/metrics").statusCode());
      assertTrue(server.getAdmin("/health/ready").body().contains("\"log\":\"answers\""));
    }
  }

  @Test
  void the_admin_port_has_nothing_else_and_knows_no_foreign_name() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      assertEquals(404, server.getAdmin("/").statusCode());
      assertEquals(404, server.getAdmin("/api/v1/tables").statusCode());
      try (var client = server.connect("admin")) {
        client.send("GET /metrics HTTP/1.1\r", "Host: evil.example\r", "\r");
        assertTrue(client.receive().startsWith("HTTP/1.1 421"));
      }
    }
  }

  /// The log would give up by itself after ten seconds. On a slow machine the answers may take
  /// longer than the limit of the server, which is the time-out of its checks.
  @Test
  void a_server_whose_log_hangs_answers_within_two_seconds_that_it_is_not_ready() throws Exception {
    assertTrue(HealthApi.READY_TIMEOUT.compareTo(Duration.ofSeconds(2)) < 0);
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var other = SqliteConnector.STANDARD.open(folder.resolve("log.db"));
        var statement = other.createStatement()) {
      assertEquals(200, server.get("/health/ready").statusCode());
      statement.execute("UPDATE noted SET number = number");
      Await.await("a check has begun after the lock", () -> status(server) == 503);
      for (int i = 0; i < 3; i++) {
        long start = System.nanoTime();
        assertEquals(503, server.get("/health/ready").statusCode());
        assertTrue(System.nanoTime() - start < LOG_TIMEOUT.toNanos());
      }
      other.rollback();
      Await.await("the server is ready again", () -> status(server) == 200);
    }
  }

  private static int status(TestServer server) {
    try {
      return server.get("/health/ready").statusCode();
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void a_server_whose_log_fails_is_live_but_not_ready() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      assertEquals(200, server.get("/health/live").statusCode());
      assertEquals(200, server.get("/health/ready").statusCode());
      assertEquals("live\n", server.get("/healthz").body());
      assertEquals("ready\n", server.get("/readyz").body());
      server.log.close();
      assertEquals(200, server.get("/health/live").statusCode());
      assertEquals(200, server.get("/healthz").statusCode());
      assertEquals(503, server.get("/readyz").statusCode());
      var ready = server.getAdmin("/health/ready");
      assertEquals(503, ready.statusCode());
      assertTrue(ready.body().contains("does not answer"));
      assertFalse(server.get("/health/ready").body().contains("log"));
    }
  }
}
