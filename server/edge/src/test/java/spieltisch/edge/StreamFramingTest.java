package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// How objects are told apart on a stream of bytes.
class StreamFramingTest {
  @TempDir private Path folder = Path.of(".");

  @ParameterizedTest
  @ValueSource(strings = {"1.0", "0.4", "0.1", "1.0-ascii"})
  void objects_shall_be_separated_by_line_ends_and_have_none_inside(String door) throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS);
        var client = house.connect(door)) {
      var greeting = client.hear();
      var version = door.replace("-ascii", "");
      assertTrue(greeting.endsWith("\"Protokoll\":\"" + version + "\"}}"), greeting);
      client.send("{\"Hallo\":{\"Version\":\"Test\"}}");
      assertTrue(client.hear().matches("\\{\"Willkommen\":\\{\"id\":\\d+}}"));
      assertTrue(client.hear().matches("\\{\"Statusupdate\":\\{.*}}}"));
      client.send("{\"Chatnachricht senden\":{\"Nachricht\":\"eins\\nzwei\"}}");
      assertTrue(client.hear().endsWith("\"Nachricht\":\"eins zwei\"}}"));
      assertEquals(
          door.equals("0.4") ? "{\"OK\":{}}" : "{\"Serverantwort\":\"OK\"}", client.hear());
    }
  }
}
