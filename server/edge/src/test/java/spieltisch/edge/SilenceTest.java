package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.host.ManualTimeSource;
import spieltisch.table.Table;

/// A client that falls silent holds up nobody at the tables that the server opens by itself.
class SilenceTest {
  private static final List<String> COLOURS = List.of("Rot", "Blau", "Orange");
  private static final int PERSON_MILLIS = 300_000;
  private static final int COMPUTER_MILLIS = 15_000;

  @TempDir private Path folder = Path.of(".");
  private final ManualTimeSource time = new ManualTimeSource();
  private final List<AutoCloseable> open = new ArrayList<>();

  @AfterEach
  void close() throws Exception {
    for (var closeable : open.reversed()) closeable.close();
  }

  private TestServer server() {
    var server = new TestServer(folder, time);
    open.add(server);
    return server;
  }

  /// Three clients without extensions that have received the start of their game.
  private List<LineClient> game(TestServer server, String endpoint, String version)
      throws Exception {
    var clients = new ArrayList<LineClient>();
    for (int i = 0; i < 3; i++) {
      var client = server.connect(endpoint);
      open.add(client);
      client.send("{\"Hallo\":{\"Version\":\"" + version + "\"}}");
      client.receiveUntilPrefix("{\"Willkommen\"");
      clients.add(client);
    }
    for (int i = 0; i < 3; i++) {
      var colour = COLOURS.get(i);
      clients
          .get(i)
          .send(
              "{\"Spieler\":{\"Name\":\"" + colour + "\",\"Farbe\":\"" + colour + "\"}}",
              "{\"Spiel starten\":{}}");
    }
    for (var client : clients) client.receiveUntilPrefix("{\"Spiel gestartet\"");
    return clients;
  }

  private static Table table(TestServer server) {
    return server.host.findByName("Catan 1").orElseThrow().table();
  }

  /// Returns the client of the awaited player after it has received its status.
  private static LineClient active(TestServer server, List<LineClient> clients) throws Exception {
    var state = table(server).gameState().orElseThrow();
    int id = state.order().get(state.awaitedSeats().getFirst().index());
    var client = clients.get(id - 1);
    receiveStatus(client, id);
    return client;
  }

  private static void receiveStatus(LineClient client, int id) throws Exception {
    var line = client.receive();
    while (!(line.contains("\"id\":" + id + ",") && line.contains("Dorf bauen"))) {
      assertFalse(line.equals("-"), "closed");
      line = client.receive();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.0", "0.4", "0.1", "1.0-ascii"})
  void after_a_refused_request_a_plain_client_receives_its_status_three_times(String endpoint)
      throws Exception {
    var server = server();
    var client = active(server, game(server, endpoint, "Test"));
    client.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Bereit\"}}");
    client.receiveUntilPrefix("{\"Chatnachricht\"");
    assertEquals("ok", kind(client.receive()));
    var roll = endpoint.equals("0.4") || endpoint.equals("1.0") ? "Würfeln" : "Wuerfeln";
    for (int i = 0; i < 5; i++) client.send("{\"" + roll + "\":{}}");
    client.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Servus\"}}");
    client.send("{\"" + roll + "\":{}}");
    var kinds = new ArrayList<String>();
    while (kinds.size() < 12) {
      var kind = kind(client.receive());
      if (!kind.equals("reason")) kinds.add(kind);
    }
    assertEquals(
        List.of(
            "refused", "status", "refused", "status", "refused", "status", "refused", "refused",
            "chat", "ok", "refused", "status"),
        kinds);
  }

  private static String kind(String line) {
    if (line.contains("Servus")) return "chat";
    if (line.startsWith("{\"Chatnachricht\"")) return "reason";
    if (line.contains("OK")) return "ok";
    if (line.startsWith("{\"Statusupdate\"")) {
      assertTrue(line.contains("Dorf bauen"), line);
      return "status";
    }
    return "refused";
  }

  @Test
  void the_server_acts_for_a_silent_computer_player_after_15_seconds() throws Exception {
    var server = server();
    var clients = game(server, "1.0", "Fremder Bot (KI)");
    active(server, clients);
    long version = table(server).version();
    time.advance(COMPUTER_MILLIS - 1);
    assertEquals(version, table(server).version(), "too early");
    time.advance(1);
    for (var client : clients) client.receiveUntilPrefix("{\"Bauvorgang\"");
    time.advance(COMPUTER_MILLIS);
    for (var client : clients)
      assertTrue(client.receiveUntilPrefix("{\"Bauvorgang\"").contains("Straße"));
  }

  @Test
  void the_server_acts_for_a_silent_person_after_five_minutes() throws Exception {
    var server = server();
    var clients = game(server, "1.0", "Mein Client");
    active(server, clients);
    long version = table(server).version();
    time.advance(PERSON_MILLIS - 1);
    assertEquals(version, table(server).version(), "too early");
    time.advance(1);
    for (var client : clients) client.receiveUntilPrefix("{\"Bauvorgang\"");
  }
}
