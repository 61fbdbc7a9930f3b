package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.catan.Variant;
import spieltisch.edge.config.DialectTables;
import spieltisch.edge.config.ServerSetup;
import spieltisch.kernel.Decision;
import spieltisch.store.TableSummary;
import spieltisch.table.Command;
import spieltisch.table.TableRefusal;

/// The table that the server opens for clients without a table name.
class OpenTableTest {
  private static final String HELLO = "{\"Hallo\":{\"Version\":\"Test\"}}";
  private static final String HELLO_WITH_CHOICE =
      "{\"Hallo\":{\"Version\":\"Test\",\"Erweiterungen\":[\"Tischwahl\"]}}";

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

  private static LineClient joined(TestServer server, String dialect) throws Exception {
    var client = server.connect(dialect);
    client.send(HELLO).receiveUntilPrefix("{\"Willkommen\"");
    return client;
  }

  private static Variant variant(TestServer server, String table) {
    return server.host.findByName(table).orElseThrow().table().options().catan().variant();
  }

  @Test
  void every_dialect_gets_a_table_with_the_rules_of_its_document() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var _ = joined(server, "0.1");
        var _ = joined(server, "0.4");
        var _ = joined(server, "1.0");
        var _ = joined(server, "1.0-ascii");
        var _ = joined(server, "0.1")) {
      assertEquals(3, server.host.lobby().size());
      assertEquals(Variant.V01, variant(server, "Catan 1"));
      assertEquals(Variant.V04, variant(server, "Catan 2"));
      assertEquals(Variant.STANDARD, variant(server, "Catan 3"));
      assertEquals(2, server.host.findByName("Catan 1").orElseThrow().table().players().size());
      assertEquals(2, server.host.findByName("Catan 3").orElseThrow().table().players().size());
    }
  }

  @Test
  void a_client_is_refused_at_a_table_whose_rules_its_dialect_cannot_play() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var _ = joined(server, "1.0");
        var client = server.connect("0.1")) {
      client.send(HELLO_WITH_CHOICE);
      assertEquals("{\"Tische\":{\"Tische\":[]}}", client.receiveUntilPrefix("{\"Tische\""));
      client.send("{\"Beitreten\":{\"Tisch\":\"Catan 1\"}}");
      assertEquals(
          "{\"Serverantwort\":\"" + TableRefusal.PROTOCOL_TOO_SMALL.german() + "\"}",
          client.receive());
      client.send("{\"Beitreten\":{}}");
      assertEquals("{\"Willkommen\":{\"id\":1}}", client.receive());
      assertEquals(Variant.V01, variant(server, "Catan 2"));
    }
  }

  @Test
  void every_dialect_may_join_a_table_of_small_rules() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var _ = joined(server, "0.1")) {
      for (var dialect : List.of("0.4", "1.0", "1.0-ascii")) {
        var client = server.connect(dialect);
        client.send(HELLO_WITH_CHOICE).receiveUntilPrefix("{\"Tische\"");
        client.send("{\"Beitreten\":{\"Tisch\":\"Catan 1\"}}");
        assertTrue(client.receive().startsWith("{\"Willkommen\""), dialect);
      }
    }
  }

  @Test
  void the_first_client_of_a_single_game_decides_its_rules() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS, ServerSetup::singleGame)) {
      try (var small = joined(server, "0.1");
          var _ = joined(server, "1.0")) {
        assertEquals(Variant.V01, variant(server, "Catan 1"));
        small.disconnect();
      }
      Await.await("all left", () -> server.host.lobby().getFirst().players().isEmpty());
      try (var _ = joined(server, "1.0");
          var small = server.connect("0.1")) {
        assertEquals(Variant.STANDARD, variant(server, "Catan 2"));
        small.receive();
        assertEquals(
            List.of(
                "{\"Serverantwort\":\"" + TableRefusal.PROTOCOL_TOO_SMALL.german() + "\"}", "-"),
            small.send(HELLO).receive(2));
      }
    }
  }

  @Test
  void a_client_without_a_table_name_gets_no_table_with_changed_options() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var _ = joined(server, "1.0")) {
      var first = server.host.findByName("Catan 1").orElseThrow();
      int member = first.table().players().getFirst().id();
      var changed = first.table().options().withUndo(true);
      assertInstanceOf(
          Decision.Accepted.class, first.ask(new Command.ChangeOptions(member, changed)).join());
      try (var _ = joined(server, "1.0")) {
        assertEquals(1, first.table().players().size());
        var second = server.host.findByName("Catan 2").orElseThrow();
        assertEquals(1, second.table().players().size());
      }
    }
  }

  @Test
  void games_of_torres_clients_have_the_rules_of_the_server() throws Exception {
    var rules = spieltisch.torres.Options.of(spieltisch.torres.Variant.OWN_DECKS);
    var tables = DialectTables.standard().withTorres(rules);
    try (var server = new TestServer(folder, TestServer.GENEROUS, setup -> setup.with(tables));
        var client = server.connect("torfu")) {
      client.send("NEU 2", "NAME burg", "PASSWD ", "TIMEOUT 0");
      assertEquals("MELDUNG_SPIEL_ANGEMELDET", client.receive());
      var table = server.host.findByName("burg").orElseThrow().table();
      assertEquals(rules, table.options().torres());
    }
  }
}
