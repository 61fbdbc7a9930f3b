package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A client that repeats a refused request without a pause.
class RefusalPaceTest {
  private static final int REPETITIONS = 3_000;
  private static final String CHAT = "{\"Chatnachricht senden\":{\"Nachricht\":\"Servus\"}}";

  @TempDir private Path folder = Path.of(".");

  @Test
  void it_is_slowed_down_and_stays_connected_while_others_play() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var red = server.joinedClient();
        var blue = server.joinedClient();
        var white = server.joinedClient()) {
      var clients = List.of(red, blue, white);
      for (var colour : List.of("Rot", "Blau", "Weiß"))
        clients
            .get(List.of("Rot", "Blau", "Weiß").indexOf(colour))
            .send(
                "{\"Spieler\":{\"Name\":\"" + colour + "\",\"Farbe\":\"" + colour + "\"}}",
                "{\"Spiel starten\":{}}");
      for (var client : clients) client.receiveUntilPrefix("{\"Spiel gestartet\"");
      red.send("{\"Würfeln\":{}}").receiveUntilPrefix("{\"Serverantwort\":\"Unz");
      red.send(Collections.nCopies(REPETITIONS, "{\"Würfeln\":{}}").toArray(String[]::new));
      blue.send(CHAT);
      assertTrue(blue.receiveUntilPrefix("{\"Chatnachricht\":{\"Absender\":2").contains("Servus"));
      red.send(CHAT);
      var received = new ArrayList<String>();
      do received.add(red.receive());
      while (!received.getLast().contains("\"Absender\":1,") && !received.getLast().equals("-"));
      assertTrue(received.getLast().contains("Servus"), received.getLast());
      long refusals =
          received.stream().filter(it -> it.startsWith("{\"Serverantwort\":\"Unz")).count();
      assertTrue(refusals > 0 && refusals < REPETITIONS / 2, "refusals: " + refusals);
      assertEquals("{\"Serverantwort\":\"OK\"}", red.receive());
    }
  }
}
