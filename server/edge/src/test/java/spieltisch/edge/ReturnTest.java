package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Coming back to a seat.
class ReturnTest {
  @TempDir private Path folder = Path.of(".");

  private static final String HELLO =
      "{\"Hallo\":{\"Version\":\"Test\",\"Erweiterungen\":[\"Wiederkehr\"]}}";

  /// Joins, and answers the line with the token that the server tells.
  private static String token(TorfuClient client, String join) throws Exception {
    client.hear();
    client.send(HELLO);
    client.hear();
    client.send(join);
    var line = client.hear();
    assertTrue(line.startsWith("{\"Wiederkehr\":"), line);
    return line.substring("{\"Wiederkehr\":".length(), line.length() - 1);
  }

  @Test
  void the_token_stays_the_same_however_often_one_comes_back() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS);
        var first = house.connect("1.0");
        var second = house.connect("1.0");
        var third = house.connect("1.0")) {
      var token = token(first, "{\"Beitreten\":{}}");
      assertEquals(token, token(second, "{\"Beitreten\":" + token + "}"));
      assertEquals(token, token(third, "{\"Beitreten\":" + token + "}"));
    }
  }
}
