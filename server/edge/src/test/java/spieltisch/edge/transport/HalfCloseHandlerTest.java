package spieltisch.edge.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.edge.TestServer;
import spieltisch.edge.config.Limits;

/// A client that closes its output still receives all answers.
class HalfCloseHandlerTest {
  private static final String OK = "{\"Serverantwort\":\"OK\"}";

  @TempDir private Path folder = Path.of(".");

  @Test
  void a_torres_client_that_closes_its_output_receives_all_answers_before_the_end()
      throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      for (int i = 0; i < 20; i++)
        try (var creator = server.connect("torfu")) {
          creator.send("NEU 2", "NAME burg" + i, "PASSWD x", "TIMEOUT 0").closeOutput();
          assertEquals(List.of("MELDUNG_SPIEL_ANGEMELDET", "-"), creator.receive(2));
        }
      try (var player = server.connect("torfu")) {
        player.send("JOIN burg0", "PASSWD x", "NAME anna", "ALTER 3", "STATUS").closeOutput();
        assertEquals("MELDUNG_SPIELER_ANGEMELDET", player.receive());
        assertEquals("STATUSENDE", player.receiveUntil("STATUSENDE").getLast());
        assertEquals("-", player.receive());
      }
    }
  }

  @Test
  void a_catan_client_that_closes_its_output_receives_all_answers_before_the_end()
      throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var client = server.connect("1.0")) {
      client
          .send(
              "{\"Hallo\":{\"Version\":\"Test\"}}",
              "{\"Spieler\":{\"Name\":\"Anna\",\"Farbe\":\"Rot\"}}",
              "{\"Chatnachricht senden\":{\"Nachricht\":\"Servus\"}}")
          .closeOutput();
      var received = client.receiveUntil("-");
      var answers = received.stream().filter(OK::equals).count();
      assertEquals(2, answers, () -> String.join("\n", received));
      assertTrue(received.stream().anyMatch(line -> line.contains("Servus")));
    }
  }

  /// Reading is paused for a client that sends too fast; its last messages wait meanwhile.
  @Test
  void a_slowed_down_client_that_closes_its_output_receives_all_answers() throws Exception {
    var slow = new Limits(1 << 20, Duration.ofHours(1), Duration.ofHours(1), 1_000, 20, 10);
    try (var server = new TestServer(folder, slow);
        var client = server.connect("1.0")) {
      client.send("{\"Hallo\":{\"Version\":\"Test\"}}");
      var chat = "{\"Chatnachricht senden\":{\"Nachricht\":\"Servus\"}}";
      client.send(Collections.nCopies(30, chat).toArray(String[]::new));
      for (int i = 0; i < 30; i++) client.receiveUntil(OK);
      client.send(chat, chat).closeOutput();
      var received = client.receiveUntil("-");
      assertEquals(
          2, received.stream().filter(OK::equals).count(), () -> String.join("\n", received));
    }
  }

  @Test
  void a_client_that_closes_its_output_counts_as_disconnected() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var staying = server.connect("torfu");
        var leaving = server.connect("torfu")) {
      try (var creator = server.connect("torfu")) {
        creator.send("NEU 2", "NAME burg", "PASSWD x", "TIMEOUT 0");
        assertEquals("MELDUNG_SPIEL_ANGEMELDET", creator.receive());
      }
      staying.send("JOIN burg", "PASSWD x", "NAME anna", "ALTER 3");
      assertEquals("MELDUNG_SPIELER_ANGEMELDET", staying.receive());
      leaving.send("JOIN burg", "PASSWD x", "NAME bert", "ALTER 4");
      assertEquals("MELDUNG_SPIELER_ANGEMELDET", leaving.receive());
      leaving.closeOutput();
      assertEquals(
          "NACHRICHT SERVER Die Verbindung zu bert ist weg.",
          staying.receiveUntilPrefix("NACHRICHT SERVER Die"));
    }
  }
}
