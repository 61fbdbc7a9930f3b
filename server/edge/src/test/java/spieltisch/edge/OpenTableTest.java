package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.store.TableSummary;

/// The table that the server opens for clients without a table name.
class OpenTableTest {
  @TempDir private Path folder = Path.of(".");

  @Test
  void clients_that_join_and_leave_create_no_extra_tables() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      for (int round = 0; round < 3; round++) {
        var clients =
            List.of(
                server.joinedClient(),
                server.joinedClient(),
                server.joinedClient(),
                server.joinedClient());
        try (var fifth = server.joinedClient()) {
          fifth.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Hallo\"}}");
          fifth.receiveUntil("{\"Serverantwort\":\"OK\"}");
          for (var client : clients) client.disconnect();
        }
        Await.await(
            "all clients have left",
            () -> server.host.lobby().stream().allMatch(table -> table.players().isEmpty()));
      }
      assertEquals(
          List.of("Catan 1", "Catan 2"),
          server.host.lobby().stream().map(TableSummary::name).sorted().toList());
    }
  }

  @Test
  void a_restarted_server_uses_the_open_table_of_the_log() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      server.joinedClient().close();
      Await.await("the client has left", () -> server.host.lobby().getFirst().players().isEmpty());
    }
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var client = server.joinedClient()) {
      client.send("{\"Spiel starten\":{}}").receive();
      assertEquals(1, server.host.lobby().size());
    }
  }
}
