package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Who makes a mistake is told so through every door, goes on, and disturbs nobody.
class ClientMistakesTest {
  private static final List<String> MISTAKES =
      List.of(
          "{\"zug beenden\":{}}",
          "{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"rot\"}}",
          "{\"Tanzen\":{}}",
          "{\"Bauen\":{\"Typ\":\"Dorf\",\"Typ\":\"Stadt\"}}",
          "{\"Bauen\":{\"Typ\":\"Dorf\"}}",
          "{\"Bauen\":{\"Typ\":\"Dorf\",\"Ort\":1.5}}",
          "{\"Bauen\":{\"Typ\":\"Dorf\",\"Ort\":99999999999999999999}}",
          "{\"Zug beenden\":{},\"Bauen\":{}}",
          "{\"Zug beenden\":[}");

  private static final List<String> FIELDS =
      List.of(
          "„zug beenden“",
          "„Spieler.Farbe“",
          "„Tanzen“",
          "„Bauen.Typ“",
          "„Bauen.Ort“",
          "„Bauen.Ort“",
          "„Bauen.Ort“",
          "„Bauen“",
          "");

  @TempDir private Path folder = Path.of(".");

  @ParameterizedTest
  @ValueSource(strings = {"1.0", "0.4", "0.1", "1.0-ascii"})
  void each_is_answered_once_and_what_comes_next_is_understood(String door) throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS);
        var other = house.seated();
        var client = house.connect(door)) {
      client.send("{\"Hallo\":{\"Version\":\"Test\"}}");
      client.hearUntilStart("{\"Willkommen\"");
      client.hear(2);
      var start = door.equals("0.4") ? "{\"Fehler\":{\"Meldung\":\"" : "{\"Serverantwort\":\"";
      for (int i = 0; i < MISTAKES.size(); i++) {
        var answer = client.send(MISTAKES.get(i)).hear();
        assertTrue(answer.startsWith(start) && answer.contains(FIELDS.get(i)), answer);
      }
      client.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Servus\"}}");
      assertTrue(client.hear().endsWith("\"Nachricht\":\"Servus\"}}"));
      assertEquals(
          door.equals("0.4") ? "{\"OK\":{}}" : "{\"Serverantwort\":\"OK\"}", client.hear());
      // his own state, the newcomer's, and then at once the chat
      var heard = other.hear(3).getLast();
      assertTrue(heard.endsWith("\"Nachricht\":\"Servus\"}}"), heard);
    }
  }
}
