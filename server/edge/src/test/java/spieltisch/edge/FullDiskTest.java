package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.catan.Action;
import spieltisch.catan.view.View;
import spieltisch.edge.config.DialectTables;
import spieltisch.host.TableRunner;
import spieltisch.store.sqlite.SqliteConnector;
import spieltisch.table.Command;
import spieltisch.table.TableRefusal;
import spieltisch.table.entry.Entry;
import spieltisch.table.options.TableOptions;

/// A server whose database cannot grow for a while.
class FullDiskTest {
  private static final String OK = "{\"Serverantwort\":\"OK\"}";
  private static final String ROLL = "{\"Würfeln\":{}}";
  private static final String NOT_SAVED =
      "{\"Serverantwort\":\"" + TableRefusal.NOT_SAVED.german() + "\"}";

  @TempDir private Path folder = Path.of(".");
  private final List<Connection> connections = new ArrayList<>();
  private long maxPages = 1_000_000;

  private synchronized Connection open(Path file) throws SQLException {
    var connection = SqliteConnector.STANDARD.open(file);
    connections.add(connection);
    limit(connection);
    return connection;
  }

  private synchronized void limitPages(long pages) throws SQLException {
    maxPages = pages;
    for (var connection : connections) if (!connection.isClosed()) limit(connection);
  }

  private void limit(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("PRAGMA max_page_count = " + maxPages);
    }
    connection.commit();
  }

  /// Sends a long chat message and returns the answer.
  private static String ask(LineClient client) throws Exception {
    return ask(client, 2_000);
  }

  private static String ask(LineClient client, int length) throws Exception {
    return ask(client, "{\"Chatnachricht senden\":{\"Nachricht\":\"" + "a".repeat(length) + "\"}}");
  }

  private static String ask(LineClient client, String request) throws Exception {
    return client.send(request).receiveUntilPrefix("{\"Serverantwort\"");
  }

  /// Lets the disk be full, and uses the space that is left in the last pages.
  private void fillUp(LineClient client) throws Exception {
    limitPages(1);
    for (int length : List.of(2_000, 200, 1)) while (ask(client, length).equals(OK)) {}
  }

  @Test
  void players_are_refused_while_the_disk_is_full_and_play_on_afterwards() throws Exception {
    try (var server = new TestServer(folder, this::open);
        var client = server.joinedClient();
        var other = server.joinedClient()) {
      limitPages(1);
      int confirmed = 0;
      // The last pages have some space left.
      while (ask(client).equals(OK)) confirmed++;
      for (int i = 0; i < 3; i++) assertEquals(NOT_SAVED, ask(client));
      while (!other.receive().contains(TableRefusal.NOT_SAVED.german())) {}
      limitPages(1_000_000);
      for (int i = 0; i < 3; i++) assertEquals(OK, ask(client));
      var entries = server.log.read(server.log.current().getFirst().id(), 0);
      assertEquals(
          confirmed + 3, entries.stream().filter(entry -> entry instanceof Entry.Chatted).count());
    }
  }

  @Test
  void a_plain_client_gets_its_status_again_when_its_roll_can_be_saved() throws Exception {
    var withoutClock = DialectTables.same(TableOptions.standard().withPlayers(3, 3));
    try (var server = new TestServer(folder, this::open, setup -> setup.with(withoutClock));
        var client = server.joinedClient()) {
      var table = server.host.tableRunner(server.host.lobby().getFirst().id()).orElseThrow();
      client.getReady("Rot");
      for (int i = 0; i < 2; i++) client.receiveUntil(OK);
      for (int i = 0; i < 2; i++) table.ask(new Command.AddBot("random")).join();
      playUntilRoll(table);
      fillUp(client);
      assertEquals(NOT_SAVED, ask(client, ROLL));
      limitPages(1_000_000);
      var status = client.receiveUntilPrefix("{\"Statusupdate\"");
      assertTrue(status.contains("\"id\":1,") && status.contains("Würfeln"), status);
      assertEquals(OK, ask(client, ROLL));
    }
  }

  /// Plays for the client until it must roll.
  private static void playUntilRoll(TableRunner table) throws InterruptedException {
    while (true) {
      Await.await("the client must act", () -> !legal(table).isEmpty());
      var legal = legal(table);
      if (legal.contains(new Action.Roll())) return;
      var command = new Command.Act(1, legal.getFirst(), Entry.Actor.PLAYER);
      table.ask(command).join();
    }
  }

  private static List<Action> legal(TableRunner table) {
    var current = table.table();
    return current
        .view(current.viewer(1))
        .gameView()
        .map(view -> ((View) view).legal())
        .orElse(List.of());
  }

  @Test
  void a_plain_client_gets_its_status_again_when_its_start_can_be_saved() throws Exception {
    try (var server = new TestServer(folder, this::open);
        var client = server.joinedClient()) {
      client.send("{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"Rot\"}}").receiveUntil(OK);
      fillUp(client);
      var start = "{\"Spiel starten\":{}}";
      assertEquals(NOT_SAVED, ask(client, start));
      limitPages(1_000_000);
      var status = client.receiveUntilPrefix("{\"Statusupdate\"");
      assertTrue(status.contains("\"id\":1,") && status.contains("Spiel starten"), status);
      assertEquals(OK, ask(client, start));
    }
  }

  @Test
  void requests_for_a_new_table_get_status_503() throws Exception {
    try (var server = new TestServer(folder, this::open)) {
      limitPages(1);
      int status = 201;
      String body = "";
      // The last pages have some space left.
      for (int i = 0; i < 40 && status == 201; i++) {
        var response = server.send(newTable(server, "Tisch " + i));
        status = response.statusCode();
        body = response.body();
      }
      assertEquals(503, status);
      assertTrue(body.contains(TableRefusal.NOT_SAVED.english()), body);
      limitPages(1_000_000);
      assertEquals(201, server.send(newTable(server, "nachher")).statusCode());
    }
  }

  @Test
  void bots_cannot_be_added_and_torres_clients_are_told() throws Exception {
    try (var server = new TestServer(folder, this::open);
        var client = server.joinedClient();
        var torres = server.connect("torfu")) {
      fillUp(client);
      var table = server.host.lobby().getFirst().name();
      var path = "/api/v1/tables/" + table.replace(" ", "%20") + "/bots";
      var level = BodyPublishers.ofString("{\"level\":\"easy\"}");
      var response = server.send(HttpRequest.newBuilder(server.web("http", path)).POST(level));
      assertEquals(503, response.statusCode(), response.body());
      torres.send("NEU 2", "NAME burg", "PASSWD", "TIMEOUT 0");
      assertEquals("FEHLER_NICHT_VORHANDEN", torres.receive());
    }
  }

  @Test
  void torres_players_and_spectators_who_cannot_be_saved_are_refused() throws Exception {
    try (var server = new TestServer(folder, this::open);
        var client = server.joinedClient();
        var opener = server.connect("torfu");
        var player = server.connect("torfu");
        var spectator = server.connect("torfu");
        var reader = server.connect("torfu");
        var later = server.connect("torfu")) {
      opener.send("NEU 2", "NAME burg", "PASSWD", "TIMEOUT 0");
      assertEquals("MELDUNG_SPIEL_ANGEMELDET", opener.receive());
      fillUp(client);
      player.send("JOIN burg", "PASSWD", "NAME anna", "ALTER 30");
      assertEquals("FEHLER_NICHT_VORHANDEN", player.receive());
      assertEquals("-", player.receive());
      spectator.send("WATCH burg", "NAME zora");
      assertEquals("-", spectator.receive(), "the protocol has no error for spectators");
      reader.send("LIST");
      assertTrue(reader.receive().contains("burg"), "reading needs no space");
      limitPages(1_000_000);
      later.send("JOIN burg", "PASSWD", "NAME anna", "ALTER 30");
      assertEquals("MELDUNG_SPIELER_ANGEMELDET", later.receive());
    }
  }

  @Test
  void torres_clients_get_an_error_when_the_log_cannot_be_read() throws Exception {
    try (var server = new TestServer(folder, this::open);
        var creator = server.connect("torfu");
        var player = server.connect("torfu");
        var reader = server.connect("torfu")) {
      server.log.close();
      for (var client :
          List.of(
              creator.send("NEU 2", "NAME burg", "PASSWD", "TIMEOUT 0"),
              player.send("JOIN burg", "PASSWD", "NAME anna", "ALTER 30"),
              reader.send("LIST"))) {
        assertEquals("FEHLER_NICHT_VORHANDEN", client.receive());
        assertEquals("-", client.receive());
      }
    }
  }

  private static HttpRequest.Builder newTable(TestServer server, String name) {
    var body = "{\"name\":\"" + name + "\"}";
    return HttpRequest.newBuilder(server.web("http", "/api/v1/tables"))
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofString(body));
  }
}
