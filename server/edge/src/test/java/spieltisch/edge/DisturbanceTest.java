package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.host.ManualTimeSource;
import spieltisch.table.TableRefusal;

/// Clients that leave a table and come back under another number, to tell its members more than one
/// member may.
class DisturbanceTest {
  private static final int CHAT_BURST = 2;

  /// What the clients of one address may tell the members of one table within a minute.
  private static final int MOST = 12 * CHAT_BURST;

  private static final String OK = "{\"Serverantwort\":\"OK\"}";
  private static final String CHAT = "{\"Chatnachricht senden\":{\"Nachricht\":\"Servus\"}}";

  @TempDir private Path folder = Path.of(".");

  private static String answer(LineClient client, String request) throws Exception {
    client.send(request);
    return client.receiveUntilPrefix("{\"Serverantwort\"");
  }

  private static String refusal(TableRefusal reason) {
    return "{\"Serverantwort\":\"" + reason.german() + "\"}";
  }

  private static void awaitEmptyTable(TestServer server) throws InterruptedException {
    Await.await("left", () -> server.host.lobby().getFirst().players().isEmpty());
  }

  @Test
  void a_client_that_joins_again_and_again_may_not_chat_more() throws Exception {
    var time = new ManualTimeSource();
    try (var server = new TestServer(folder, time)) {
      server.host.limitChat(CHAT_BURST);
      for (int told = 0; told < MOST; told += 1 + CHAT_BURST) {
        try (var client = server.joinedClient()) {
          for (int i = 0; i < CHAT_BURST; i++) assertEquals(OK, answer(client, CHAT));
        }
        awaitEmptyTable(server);
      }
      try (var client = server.connect("1.0").send("{\"Hallo\":{\"Version\":\"Test\"}}")) {
        client.receiveUntilPrefix("{\"Hallo\"");
        assertEquals(refusal(TableRefusal.JOINING_TOO_OFTEN), client.receive());
      }
      time.advance(60_000);
      server.joinedClient().close();
    }
  }

  @Test
  void changes_of_the_name_are_limited() throws Exception {
    try (var server = new TestServer(folder, new ManualTimeSource());
        var client = server.joinedClient()) {
      server.host.limitChat(CHAT_BURST);
      for (int i = 0; i < MOST; i++)
        assertEquals(OK, answer(client, "{\"Spieler\":{\"Name\":\"Leia " + i + "\"}}"));
      assertEquals(
          refusal(TableRefusal.CHATTING_TOO_FAST),
          answer(client, "{\"Spieler\":{\"Name\":\"Leia\"}}"));
    }
  }

  @Test
  void a_torres_client_that_joins_again_and_again_is_refused() throws Exception {
    try (var server = new TestServer(folder, new ManualTimeSource());
        var opener = server.connect("torfu").send("NEU 3", "NAME burg", "PASSWD", "TIMEOUT 0")) {
      assertEquals("MELDUNG_SPIEL_ANGEMELDET", opener.receive());
      server.host.limitChat(CHAT_BURST);
      for (int told = 0; told < MOST; told += 2) {
        try (var client = server.connect("torfu")) {
          client.send("JOIN burg", "PASSWD", "NAME anna", "ALTER 30");
          assertEquals("MELDUNG_SPIELER_ANGEMELDET", client.receive());
          client.send("NACHRICHT Servus");
          while (!client.receive().endsWith(" Servus")) {}
          if (told + 2 == MOST) {
            client.send("NACHRICHT Servus");
            assertEquals("FEHLER_ZUG_UNMOEGLICH", client.receive());
          }
        }
        awaitEmptyTable(server);
      }
      try (var client = server.connect("torfu")) {
        client.send("JOIN burg", "PASSWD", "NAME anna", "ALTER 30");
        assertEquals("FEHLER_NICHT_VORHANDEN", client.receive());
      }
    }
  }
}
