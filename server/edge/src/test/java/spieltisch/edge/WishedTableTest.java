package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tables that somebody asks the lobby for.
class WishedTableTest {
  @TempDir private Path folder = Path.of(".");

  private static int wish(TestServer house, String body) throws Exception {
    var request =
        HttpRequest.newBuilder(house.web("http", "/api/v1/tables"))
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    try (var client = HttpClient.newHttpClient()) {
      return client.send(request, BodyHandlers.discarding()).statusCode();
    }
  }

  @Test
  void all_computer_players_that_were_wished_for_play() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS)) {
      var body = "{\"bots\":[\"easy\",\"easy\",\"easy\",\"easy\"],\"boardSeed\":1}";
      assertEquals(201, wish(house, body));
      assertEquals(4, house.host.recent(5).getFirst().players().size());
    }
  }

  @Test
  void what_cannot_be_seated_creates_nothing() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS)) {
      assertEquals(400, wish(house, "{\"bots\":[\"genius\"]}"));
      var three = "\"easy\",\"easy\",\"easy\"";
      assertEquals(400, wish(house, "{\"players\":[2,2],\"bots\":[" + three + "]}"));
      assertEquals(List.of(), house.host.recent(5));
    }
  }
}
