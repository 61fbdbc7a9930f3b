package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.host.ManualTimeSource;

/// Time-outs of turns of the Torres text protocol, from the clock of the table to the client.
class TorfuTimeoutTest {
  private static final int TURN_MILLIS = 60_000;
  private static final String TIMEOUT = "FEHLER_TIMEOUT_UEBERSCHRITTEN";
  private static final String TURN_CALL = "AUFRUF_ZUG_ABGEBEN";

  @TempDir private Path folder = Path.of(".");
  private final ManualTimeSource time = new ManualTimeSource();
  private TestServer server;
  private LineClient anna;
  private LineClient bert;

  /// Bert is younger than Anna, so Bert has the first turn. Anna has the next two.
  @BeforeEach
  void start() throws IOException {
    server = new TestServer(folder, time);
    try (var creator = server.connect("torfu")) {
      creator.send("NEU 2", "NAME burg", "PASSWD x", "TIMEOUT " + TURN_MILLIS);
      assertEquals("MELDUNG_SPIEL_ANGEMELDET", creator.receive());
    }
    anna = join("anna", 30);
    bert = join("bert", 25);
    bert.receiveUntil("AUFRUF_RITTER_SETZEN");
    bert.send("AKTION AKTION_SETZE_RITTER_ERSTEMAL", "X 4", "Y 0");
    anna.receiveUntil("AUFRUF_RITTER_SETZEN");
    anna.send("AKTION AKTION_SETZE_RITTER_ERSTEMAL", "X 2", "Y 2");
    anna.receiveUntil("AUFRUF_KOENIG_SETZEN");
    anna.send("AKTION AKTION_SETZE_KOENIG", "X 5", "Y 2");
    bert.receiveUntil(TURN_CALL);
  }

  @AfterEach
  void stop() throws IOException {
    anna.close();
    bert.close();
    server.close();
  }

  private LineClient join(String name, int age) throws IOException {
    var client = server.connect("torfu");
    client.send("JOIN burg", "PASSWD x", "NAME " + name, "ALTER " + age);
    assertEquals("MELDUNG_SPIELER_ANGEMELDET", client.receive());
    return client;
  }

  /// Returns all lines up to a chat message of the client. The server answers the messages of a
  /// client in order, so all earlier messages are handled when the chat message arrives.
  private static List<String> linesUntilChat(LineClient client, String colour) throws IOException {
    return client.send("NACHRICHT fertig").receiveUntil("NACHRICHT " + colour + " fertig");
  }

  private void timeOut() throws IOException {
    linesUntilChat(bert, "BLAU");
    time.advance(TURN_MILLIS);
    var lines = bert.receiveUntil(TIMEOUT);
    assertEquals(TIMEOUT, lines.getLast());
  }

  private static boolean isError(String line) {
    return line.startsWith("FEHLER_");
  }

  @Test
  void the_rest_of_a_turn_that_was_ended_by_a_time_out_is_ignored_up_to_its_end()
      throws IOException {
    bert.send("ZUG", "AKTION AKTION_NEHME_PUNKT");
    bert.receiveUntil("AKTION AKTION_NEHME_PUNKT");
    timeOut();
    bert.send("AKTION AKTION_NEHME_PUNKT", "AKTION AKTION_SETZE_BAUSTEIN", "X 4", "Y 1", "ZUGENDE");
    var ignored = linesUntilChat(bert, "BLAU");
    assertFalse(ignored.stream().anyMatch(TorfuTimeoutTest::isError), ignored.toString());
    bert.send("AKTION AKTION_NEHME_PUNKT");
    assertEquals("FEHLER_NICHT_AM_ZUG", bert.receiveUntilPrefix("FEHLER_"), "after its end");
  }

  @Test
  void the_next_turn_after_a_time_out_is_played_as_usual() throws IOException {
    bert.send("ZUG");
    timeOut();
    for (int i = 0; i < 2; i++) {
      anna.receiveUntil(TURN_CALL);
      anna.send("ZUG", "ZUGENDE");
    }
    bert.receiveUntil(TURN_CALL);
    bert.send("ZUG", "AKTION AKTION_NEHME_PUNKT", "ZUGENDE");
    var lines = bert.receiveUntil("ZUGENDE");
    assertTrue(lines.contains("AKTION AKTION_NEHME_PUNKT"), lines.toString());
    assertFalse(lines.stream().anyMatch(TorfuTimeoutTest::isError), lines.toString());
  }

  @Test
  void a_time_out_before_the_turn_was_begun_ignores_nothing() throws IOException {
    timeOut();
    bert.send("AKTION AKTION_NEHME_PUNKT");
    assertEquals("FEHLER_NICHT_AM_ZUG", bert.receiveUntilPrefix("FEHLER_"));
  }
}
