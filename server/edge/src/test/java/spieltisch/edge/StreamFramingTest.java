package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Separation of JSON objects on a byte stream.
class StreamFramingTest {
  @TempDir private Path folder = Path.of(".");

  @ParameterizedTest
  @ValueSource(strings = {"1.0", "0.4", "0.1", "1.0-ascii"})
  void objects_shall_be_separated_by_line_ends_and_have_none_inside(String endpoint)
      throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var client = server.connect(endpoint)) {
      var greeting = client.receive();
      var version = endpoint.replace("-ascii", "");
      assertTrue(greeting.endsWith("\"Protokoll\":\"" + version + "\"}}"), greeting);
      client.send("{\"Hallo\":{\"Version\":\"Test\"}}");
      assertTrue(client.receive().matches("\\{\"Willkommen\":\\{\"id\":\\d+}}"));
      assertTrue(client.receive().matches("\\{\"Statusupdate\":\\{.*}}}"));
      client.send("{\"Chatnachricht senden\":{\"Nachricht\":\"eins\\nzwei\"}}");
      assertTrue(client.receive().endsWith("\"Nachricht\":\"eins zwei\"}}"));
      assertEquals(
          endpoint.equals("0.4") ? "{\"OK\":{}}" : "{\"Serverantwort\":\"OK\"}", client.receive());
    }
  }
}
