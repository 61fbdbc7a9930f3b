package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.Received;
import spieltisch.client.transport.ServerAddress;
import spieltisch.loadtest.ServerProcess;

/// The server as a real process: signals, and small versions of the soaks.
class ServerProcessTest {
  private static final List<String> QUICK_START =
      List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

  @TempDir private Path folder = Path.of(".");

  @Test
  void on_sigterm_clients_are_told_to_come_back_and_the_code_is_0() throws Exception {
    try (var server = ServerProcess.start(folder, QUICK_START, List.of());
        var client =
            ServerAddress.of("tcp://127.0.0.1:" + server.port("1.0")).orElseThrow().open()) {
      hearUntil(client, "{\"Hallo\"");
      client.send("{\"Hallo\":{\"Version\":\"Test\"}}");
      hearUntil(client, "{\"Willkommen\"");
      assertEquals(0, server.stop());
      hearUntil(client, "{\"Chatnachricht\":{\"Nachricht\":\"Der Server wird neu gestartet.");
      assertEquals(List.of(), server.errors());
    }
  }

  @Test
  void a_server_can_write_its_log_for_programs_with_table_and_seat() throws Exception {
    var log = folder.resolve("server.log");
    try (var server =
            ServerProcess.start(
                folder, List.of("-XX:+UseSerialGC"), List.of("--log-format", "json"));
        var client =
            ServerAddress.of("tcp://127.0.0.1:" + server.port("1.0")).orElseThrow().open()) {
      hearUntil(client, "{\"Hallo\"");
      client.send("{\"Hallo\":{\"Version\":\"Test\"}}");
      hearUntil(client, "{\"Willkommen\"");
      assertEquals(0, server.stop());
    }
    var lines = Files.readAllLines(log);
    var came =
        lines.stream().filter(line -> line.contains("player joined")).findFirst().orElseThrow();
    assertTrue(came.startsWith("{") && came.endsWith("}"), came);
    for (var field : List.of("\"table\"", "\"seat\"", "\"level\":\"INFO\""))
      assertTrue(came.contains(field), came);
  }

  @Test
  void games_cannot_be_kept_for_less_than_no_time() {
    var commandRun = CommandRun.of("serve", "--keep", "-1", "--data", folder.toString());
    assertEquals(1, commandRun.code(), commandRun.out());
    assertTrue(commandRun.err().contains("--keep"), commandRun.err());
  }

  private static void hearUntil(Link link, String beginning) throws Exception {
    while (true)
      switch (link.hear(PlayServer.CLIENT_TIMEOUTS.answer())) {
        case Received.Text(var text) when text.startsWith(beginning) -> {
          return;
        }
        case Received.Text _ -> {}
        case Received other -> throw new AssertionError(beginning + " did not come, but " + other);
      }
  }

  @Test
  void a_server_that_is_attacked_serves_its_players_and_nothing_else() {
    var commandRun =
        CommandRun.of(
            "soak",
            "hostile",
            "--messages",
            "3000",
            "--tables",
            "2",
            "--calm-seconds",
            "1",
            "--data",
            folder.toString());
    assertEquals(0, commandRun.code(), commandRun.out() + commandRun.err());
    assertTrue(commandRun.out().contains("nothing is wrong"), commandRun.out());
  }

  @Test
  void the_load_is_measured_and_nothing_is_refused() {
    var commandRun =
        CommandRun.of(
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
    assertEquals(0, commandRun.code(), commandRun.out() + commandRun.err());
    assertTrue(commandRun.out().contains("50 idle WebSockets"), commandRun.out());
    assertTrue(commandRun.out().contains(" 0 refused"), commandRun.out());
    assertTrue(commandRun.out().contains("event loop"), commandRun.out());
  }

  @Test
  void a_server_that_is_killed_loses_nothing_that_it_confirmed() {
    var commandRun =
        CommandRun.of(
            "soak", "crash", "--kills", "2", "--tables", "1", "--data", folder.toString());
    assertEquals(0, commandRun.code(), commandRun.out() + commandRun.err());
    assertTrue(commandRun.out().contains(" 0 lost or doubled"), commandRun.out());
  }
}
