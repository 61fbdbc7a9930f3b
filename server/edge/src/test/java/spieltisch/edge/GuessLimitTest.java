package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.host.ManualTimeSource;
import spieltisch.table.Command;
import spieltisch.table.member.SecretHash;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// Guessing a password is refused in the form of each protocol.
class GuessLimitTest {
  private static final String TOO_MANY =
      "{\"Serverantwort\":\"Zu oft ein falsches Passwort. Bitte warte eine Minute.\"}";
  private static final Optional<String> HASH = Optional.of(SecretHash.hash("geheim"));

  @TempDir private Path folder = Path.of(".");
  private final ManualTimeSource time = new ManualTimeSource();

  private static String join(String password) {
    return "{\"Beitreten\":{\"Tisch\":\"Hoth\",\"Passwort\":\"" + password + "\"}}";
  }

  @Test
  void a_client_that_guesses_waits_for_a_minute() throws Exception {
    try (var server = new TestServer(folder, time);
        var client = server.connect("1.0")) {
      server.host.open("Hoth", TableOptions.standard().withPasswordHash(HASH));
      client.send("{\"Hallo\":{\"Version\":\"Test\",\"Erweiterungen\":[\"Tischwahl\"]}}");
      client.receiveUntilPrefix("{\"Tische\"");
      for (int i = 0; i < 5; i++)
        assertEquals(
            "{\"Serverantwort\":\"Falsches Passwort.\"}", client.send(join("x" + i)).receive());
      assertEquals(TOO_MANY, client.send(join("x5")).receive());
      assertEquals(TOO_MANY, client.send(join("geheim")).receive());
      time.advance(60_000);
      assertEquals("{\"Willkommen\":{\"id\":1}}", client.send(join("geheim")).receive());
    }
  }

  @Test
  void http_requests_get_429_and_a_time_to_wait() throws Exception {
    try (var server = new TestServer(folder, time)) {
      var options = TableOptions.standard().withPlayers(2, 2).withPasswordHash(HASH);
      var runner = server.host.open("Hoth", options);
      for (int i = 0; i < 2; i++) runner.ask(new Command.AddBot("random")).join();
      var path = "/api/v1/games/" + runner.id().text();
      for (int i = 0; i < 5; i++) assertEquals(403, get(server, path, "x" + i).statusCode());
      var refused = get(server, path, "geheim");
      assertEquals(429, refused.statusCode());
      assertEquals(Optional.of("60"), refused.headers().firstValue("Retry-After"));
      time.advance(60_000);
      assertEquals(200, get(server, path, "geheim").statusCode());
    }
  }

  private static HttpResponse<String> get(TestServer server, String path, String password)
      throws Exception {
    return server.get(path, "Table-Password", password);
  }

  @Test
  void torres_secrets_cannot_be_guessed_either() throws Exception {
    try (var server = new TestServer(folder, time)) {
      server.host.open("burg", TableOptions.torres(2, Optional.empty(), TimeControl.NONE));
      try (var anna = server.connect("torfu")) {
        anna.send("KENNUNG a", "JOIN burg", "PASSWD", "NAME anna", "ALTER 9").receive();
        for (int i = 0; i < 5; i++) assertEquals("FEHLER_NICHT_VORHANDEN", back(server, "x" + i));
        assertEquals("FEHLER_NICHT_VORHANDEN", back(server, "a"));
        time.advance(60_000);
        assertEquals("MELDUNG_SPIELER_ANGEMELDET", back(server, "a"));
      }
    }
  }

  private static String back(TestServer server, String secret) throws Exception {
    try (var client = server.connect("torfu")) {
      return client.send("KENNUNG " + secret, "WIEDER burg").receive();
    }
  }
}
