package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.catan.Colour;
import spieltisch.catan.Options;
import spieltisch.edge.config.Limits;
import spieltisch.edge.config.Ports;
import spieltisch.host.Host;
import spieltisch.host.SystemTimeSource;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;
import spieltisch.table.options.TableOptions;

class ServerTest {
  @TempDir private Path folder = Path.of(".");

  @Test
  void four_random_players_finish_a_game_over_the_web_socket_and_the_journal_has_it()
      throws Exception {
    try (var log = new SqliteLog(folder.resolve("log.db"));
        var time = new SystemTimeSource();
        var host = new Host(log, time, Duration.ZERO);
        var server =
            Server.start(
                host,
                TableOptions.standard()
                    .withPlayers(4, 4)
                    .withCatan(Options.standard(4).withVictoryPoints(5)),
                Ports.LOOPBACK,
                Limits.DEFAULT,
                "Test");
        var http = HttpClient.newHttpClient()) {
      var address = URI.create("ws://127.0.0.1:" + server.port("web") + "/catan");
      var clients = new ArrayList<RandomClient>();
      for (var colour : List.of(Colour.RED, Colour.BLUE, Colour.WHITE, Colour.ORANGE))
        clients.add(RandomClient.connect(http, address, colour, colour.ordinal()));
      var ends = new ArrayList<ServerMessage.GameEnded>();
      try {
        for (var client : clients) ends.add(client.end().get(600, TimeUnit.SECONDS));
      } finally {
        clients.forEach(RandomClient::disconnect);
      }
      assertEquals(1, ends.stream().distinct().count(), "all clients receive the same end");
      assertTrue(onlyTable(log, host).isOver());
    }
  }

  /// Reads the only table from the log, because a finished table is not in the lobby.
  private static Table onlyTable(SqliteLog log, Host host) {
    assertEquals(List.of(), host.lobby());
    var id = log.recent(1).getFirst().id();
    List<Entry> entries = log.read(id, 0);
    return Table.of(entries);
  }

  @Test
  void a_taken_port_is_reported_in_one_sentence() {
    try (var log = new SqliteLog(folder.resolve("log.db"));
        var time = new SystemTimeSource();
        var host = new Host(log, time, Duration.ZERO);
        var server =
            Server.start(host, TableOptions.standard(), Ports.LOOPBACK, Limits.DEFAULT, "Test")) {
      var taken = new Ports("127.0.0.1", server.port("web"), -1, -1, -1, -1, -1, "127.0.0.1", -1);
      var failure =
          assertThrows(
              PortUnavailableException.class,
              () ->
                  Server.start(host, TableOptions.standard(), taken, Limits.DEFAULT, "Test")
                      .close());
      assertEquals(
          "port " + server.port("web") + " for web cannot be opened: it is in use already",
          failure.getMessage());
    }
  }
}
