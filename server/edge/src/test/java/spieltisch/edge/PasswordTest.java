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

  private static String join(String more) {
    return "{\"Beitreten\":{\"Tisch\":\"Hoth\"" + more + "}}";
  }

  @Test
  void only_who_knows_the_password_sits_down_and_who_errs_may_try_again() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS);
        var client = house.connect("1.0")) {
      var made =
          house.send(
              HttpRequest.newBuilder(house.web("http", "/api/v1/tables"))
                  .POST(BodyPublishers.ofString("{\"name\":\"Hoth\",\"password\":\"geheim\"}")));
      assertEquals(201, made.statusCode());
      assertFalse(house.get("/api/v1/tables").body().contains("geheim"));
      client.send("{\"Hallo\":{\"Version\":\"Test\",\"Erweiterungen\":[\"Tischwahl\"]}}");
      client.hearUntilStart("{\"Tische\"");
      for (var wrong : List.of("", ",\"Passwort\":\"Geheim\"", ",\"Passwort\":\"\""))
        assertEquals("{\"Serverantwort\":\"Falsches Passwort.\"}", client.send(join(wrong)).hear());
      assertEquals(List.of(), house.host.lobby().getFirst().players());
      client.send(join(",\"Passwort\":\"geheim\""));
      assertEquals("{\"Willkommen\":{\"id\":1}}", client.hear());
      assertEquals(1, house.host.lobby().getFirst().players().size());
    }
  }
}
