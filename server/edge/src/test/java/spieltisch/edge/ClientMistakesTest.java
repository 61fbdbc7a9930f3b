package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.catan.Variant;
import spieltisch.edge.config.DialectTables;
import spieltisch.table.options.TableOptions;

/// Malformed messages are answered on every endpoint and do not affect other clients.
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
  void each_mistake_is_answered_once_and_the_next_message_is_understood(String endpoint)
      throws Exception {
    var small = TableOptions.standard().withCatan(Variant.V01.options(4));
    try (var server =
            new TestServer(
                folder, TestServer.GENEROUS, setup -> setup.with(DialectTables.same(small)));
        var other = server.joinedClient();
        var client = server.connect(endpoint)) {
      client.send("{\"Hallo\":{\"Version\":\"Test\"}}");
      client.receiveUntilPrefix("{\"Willkommen\"");
      client.receive(2);
      var start = endpoint.equals("0.4") ? "{\"Fehler\":{\"Meldung\":\"" : "{\"Serverantwort\":\"";
      for (int i = 0; i < MISTAKES.size(); i++) {
        var answer = client.send(MISTAKES.get(i)).receive();
        assertTrue(answer.startsWith(start) && answer.contains(FIELDS.get(i)), answer);
      }
      client.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Servus\"}}");
      assertTrue(client.receive().endsWith("\"Nachricht\":\"Servus\"}}"));
      assertEquals(
          endpoint.equals("0.4") ? "{\"OK\":{}}" : "{\"Serverantwort\":\"OK\"}", client.receive());
      // The other client receives its own state, the new member's state and then the chat.
      var last = other.receive(3).getLast();
      assertTrue(last.endsWith("\"Nachricht\":\"Servus\"}}"), last);
    }
  }
}
