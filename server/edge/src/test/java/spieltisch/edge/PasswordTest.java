package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.table.member.SecretHash;
import spieltisch.table.options.TableOptions;

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

  @Test
  void the_log_has_a_slow_salted_hash_of_the_password() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var torres = server.connect("torfu")) {
      server.send(
          HttpRequest.newBuilder(server.web("http", "/api/v1/tables"))
              .POST(BodyPublishers.ofString("{\"name\":\"Hoth\",\"password\":\"geheim\"}")));
      torres.send("NEU 2", "NAME burg", "PASSWD geheim", "TIMEOUT 0").receive();
      for (var name : List.of("Hoth", "burg")) {
        var table = server.host.findByName(name).orElseThrow().table();
        var hash = table.options().passwordHash().orElseThrow();
        assertTrue(hash.startsWith("pbkdf2-sha512$"), hash);
      }
    }
  }

  @Test
  void a_table_of_an_old_journal_takes_its_password() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var client = server.connect("1.0")) {
      var hash = Optional.of(SecretHash.hash("geheim"));
      server.host.open("Hoth", TableOptions.standard().withPasswordHash(hash));
      client.send("{\"Hallo\":{\"Version\":\"Test\",\"Erweiterungen\":[\"Tischwahl\"]}}");
      client.receiveUntilPrefix("{\"Tische\"");
      client.send(join(",\"Passwort\":\"Geheim\""));
      assertEquals("{\"Serverantwort\":\"Falsches Passwort.\"}", client.receive());
      client.send(join(",\"Passwort\":\"geheim\""));
      assertEquals("{\"Willkommen\":{\"id\":1}}", client.receive());
    }
  }
}
