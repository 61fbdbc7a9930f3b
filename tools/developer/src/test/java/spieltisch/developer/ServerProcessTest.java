package spieltisch.developer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.app.CommandRun;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.Received;
import spieltisch.client.transport.ServerAddress;
import spieltisch.loadtest.process.ServerProcess;

/// The server as a real process: signals, and short runs of the load test and the soaks.
class ServerProcessTest {
  private static final List<String> QUICK_START =
      List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

  private static final Duration TIMEOUT = Duration.ofMinutes(2);

  @TempDir private Path folder = Path.of(".");

  @Test
  void on_sigterm_clients_are_asked_to_reconnect_and_the_exit_code_is_0() throws Exception {
    try (var server = ServerProcess.start(folder, QUICK_START, List.of());
        var client =
            ServerAddress.of("tcp://127.0.0.1:" + server.port("1.0")).orElseThrow().open()) {
      receiveUntil(client, "{\"Hallo\"");
      client.send("{\"Hallo\":{\"Version\":\"Test\"}}");
      receiveUntil(client, "{\"Willkommen\"");
      assertEquals(0, server.stop());
      receiveUntil(client, "{\"Chatnachricht\":{\"Nachricht\":\"Der Server wird neu gestartet.");
      assertEquals(List.of(), server.errors());
    }
  }

  @Test
  void the_json_log_has_table_and_seat() throws Exception {
    var log = folder.resolve("server.log");
    try (var server =
            ServerProcess.start(
                folder, List.of("-XX:+UseSerialGC"), List.of("--log-format", "json"));
        var client =
            ServerAddress.of("tcp://127.0.0.1:" + server.port("1.0")).orElseThrow().open()) {
      receiveUntil(client, "{\"Hallo\"");
      client.send("{\"Hallo\":{\"Version\":\"Test\"}}");
      receiveUntil(client, "{\"Willkommen\"");
      assertEquals(0, server.stop());
    }
    var lines = Files.readAllLines(log);
    var joined =
        lines.stream().filter(line -> line.contains("player joined")).findFirst().orElseThrow();
    assertTrue(joined.startsWith("{") && joined.endsWith("}"), joined);
    for (var field : List.of("\"table\"", "\"seat\"", "\"level\":\"INFO\""))
      assertTrue(joined.contains(field), joined);
  }

  @Test
  void a_negative_retention_is_rejected() {
    var run =
        CommandRun.of(
            DeveloperTools.commandLine(), "serve", "--keep", "-1", "--data", folder.toString());
    assertEquals(1, run.code(), run.out());
    assertTrue(run.err().contains("--keep"), run.err());
  }

  private static void receiveUntil(Link link, String prefix) throws Exception {
    while (true)
      switch (link.receive(TIMEOUT)) {
        case Received.Text(var text) when text.startsWith(prefix) -> {
          return;
        }
        case Received.Text _ -> {}
        case Received other ->
            throw new AssertionError("expected " + prefix + " but received " + other);
      }
  }

  @Test
  void an_attacked_server_serves_its_players_without_violations() {
    var run =
        CommandRun.of(
            DeveloperTools.commandLine(),
            "soak",
            "hostile",
            "--messages",
            "3000",
            "--tables",
            "2",
            "--calm-seconds",
            "1",
            "--small",
            "--max-slowdown",
            "10000",
            "--max-millis",
            "100000",
            "--data",
            folder.toString());
    assertEquals(0, run.code(), run.out() + run.err());
    assertTrue(run.out().contains("no violations"), run.out());
    for (var attack :
        List.of(
            "unread lobby streams",
            "tables with a password",
            "password guessing",
            "a new game: finished")) assertTrue(run.out().contains(attack), run.out());
  }

  @Test
  void the_load_test_measures_and_nothing_is_refused() {
    var run =
        CommandRun.of(
            DeveloperTools.commandLine(),
            "load",
            "--tables",
            "2",
            "--rate",
            "5",
            "--warmup",
            "2",
            "--seconds",
            "2",
            "--sockets",
            "50",
            "--data",
            folder.toString());
    assertEquals(0, run.code(), run.out() + run.err());
    assertTrue(run.out().contains("50 idle WebSockets"), run.out());
    assertTrue(run.out().contains(" 0 refused"), run.out());
    assertTrue(run.out().contains("event loop"), run.out());
  }

  @Test
  void a_killed_server_loses_no_confirmed_action() {
    var run =
        CommandRun.of(
            DeveloperTools.commandLine(),
            "soak",
            "crash",
            "--kills",
            "2",
            "--tables",
            "1",
            "--data",
            folder.toString());
    assertEquals(0, run.code(), run.out() + run.err());
    assertTrue(run.out().contains(" 0 lost or duplicated"), run.out());
  }
}
