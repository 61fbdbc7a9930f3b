package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A table with a password.
class PasswordTest {
  @TempDir private Path folder = Path.of(".");

  private static String join(String password) {
    return "{\"Beitreten\":{\"Tisch\":\"Hoth\"" + password + "}}";
  }

  @Test
  void a_client_joins_only_with_the_right_password_and_may_try_again() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var client = server.connect("1.0")) {
      var created =
          server.send(
              HttpRequest.newBuilder(server.web("http", "/api/v1/tables"))
                  .POST(BodyPublishers.ofString("{\"name\":\"Hoth\",\"password\":\"geheim\"}")));
      assertEquals(201, created.statusCode());
      assertFalse(server.get("/api/v1/tables").body().contains("geheim"));
      client.send("{\"Hallo\":{\"Version\":\"Test\",\"Erweiterungen\":[\"Tischwahl\"]}}");
      client.receiveUntilPrefix("{\"Tische\"");
      for (var wrong : List.of("", ",\"Passwort\":\"Geheim\"", ",\"Passwort\":\"\""))
        assertEquals(
            "{\"Serverantwort\":\"Falsches Passwort.\"}", client.send(join(wrong)).receive());
      assertEquals(List.of(), server.host.lobby().getFirst().players());
      client.send(join(",\"Passwort\":\"geheim\""));
      assertEquals("{\"Willkommen\":{\"id\":1}}", client.receive());
      assertEquals(1, server.host.lobby().getFirst().players().size());
    }
  }
}
