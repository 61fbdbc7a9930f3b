package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.json.JsonObject;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tables with a password or without spectators are closed to strangers in every way.
class PrivateTableTest extends WithTestServer {
  private static final String PASSWORD = "\"password\":\"grün\"";
  private static final String NO_SPECTATORS = "\"spectators\":false";
  private static final String[] RIGHT = {"Table-Password", "gr%C3%BCn"};
  private static final String[] WRONG = {"Table-Password", "blau"};
  private static final String[] NONE = {};

  private int post(String path, String body, String... headers) throws Exception {
    return server
        .send(
            HttpRequest.newBuilder(server.web("http", path)).POST(BodyPublishers.ofString(body)),
            headers)
        .statusCode();
  }

  /// Opens a table for two players and returns its id.
  private String open(String options) throws Exception {
    var body = "{\"name\":\"Hoth\",\"players\":[2,2],\"loss\":\"ends\"," + options + "}";
    var response =
        server.send(
            HttpRequest.newBuilder(server.web("http", "/api/v1/tables"))
                .POST(BodyPublishers.ofString(body)));
    assertEquals(201, response.statusCode(), response.body());
    return new JsonObject(response.body()).getString("id");
  }

  private LineClient greeted() throws Exception {
    return server.greetedClient("\"Wiederkehr\",\"Zuschauer\"");
  }

  /// A player without a token cannot return, so the loss of this one ends the game at once.
  private LineClient greetedWithoutToken() throws Exception {
    return server.greetedClient("\"Zuschauer\"");
  }

  /// Joins the table and returns the token of the seat.
  private static String sitDown(LineClient client) throws Exception {
    ready(client, "Rot");
    var token = new JsonObject(client.receiveUntilPrefix("{\"Wiederkehr\""));
    return token.getJsonObject("Wiederkehr").getString("Kennung");
  }

  private static void ready(LineClient client, String colour) throws Exception {
    client.send(
        "{\"Beitreten\":{\"Tisch\":\"Hoth\",\"Passwort\":\"grün\"}}",
        "{\"Spieler\":{\"Name\":\"%s\",\"Farbe\":\"%s\"}}".formatted(colour, colour),
        "{\"Spiel starten\":{}}");
  }

  private int game(String id, String... headers) throws Exception {
    return server.get("/api/v1/games/" + id, headers).statusCode();
  }

  private int rematch(String id, String... headers) throws Exception {
    return post("/api/v1/games/" + id + "/again", "", headers);
  }

  private int addBot(String... headers) throws Exception {
    return post("/api/v1/tables/Hoth/bots", "{\"level\":\"random\"}", headers);
  }

  private static String[] seat(String token) {
    return new String[] {"Seat-Token", token};
  }

  @Test
  void the_record_and_the_rematch_of_a_table_with_a_password_need_it_or_a_seat() throws Exception {
    var id = open(PASSWORD);
    try (var red = greeted();
        var blue = greetedWithoutToken()) {
      var token = sitDown(red);
      ready(blue, "Blau");
      red.receiveUntilPrefix("{\"Spiel gestartet\"");
      assertEquals(403, game(id, NONE));
      assertEquals(403, game(id, WRONG));
      assertEquals(403, game(id, seat(id + ".0000")));
      assertEquals(403, game(id, seat("x" + token)));
      assertEquals(200, game(id, RIGHT));
      assertEquals(200, game(id, seat(token)));
      blue.disconnect();
      red.receiveUntilPrefix("{\"Spiel beendet\"");
      assertEquals(403, game(id, NONE));
      assertEquals(200, game(id, RIGHT));
      assertEquals(200, game(id, seat(token)));
      assertTrue(server.get("/api/v1/games").body().contains("\"Hoth\""), "listed by name");
      assertEquals(403, rematch(id, NONE));
      assertEquals(403, rematch(id, WRONG));
      assertEquals(201, rematch(id, RIGHT));
      assertEquals(201, rematch(id, seat(token)));
    }
  }

  @Test
  void the_record_of_a_table_without_spectators_needs_a_seat() throws Exception {
    var id = open(NO_SPECTATORS);
    try (var red = greeted();
        var blue = greetedWithoutToken()) {
      var token = sitDown(red);
      ready(blue, "Blau");
      red.receiveUntilPrefix("{\"Spiel gestartet\"");
      for (var isOver : List.of(false, true)) {
        if (isOver) {
          blue.disconnect();
          red.receiveUntilPrefix("{\"Spiel beendet\"");
        }
        assertEquals(403, game(id, NONE));
        assertEquals(403, game(id, RIGHT));
        assertEquals(200, game(id, seat(token)));
      }
      assertEquals(403, rematch(id, NONE));
      assertEquals(201, rematch(id, seat(token)));
    }
  }

  @Test
  void a_password_does_not_replace_a_seat_while_a_game_without_spectators_runs() throws Exception {
    var id = open(PASSWORD + "," + NO_SPECTATORS);
    try (var red = greeted();
        var blue = greetedWithoutToken()) {
      var token = sitDown(red);
      ready(blue, "Blau");
      red.receiveUntilPrefix("{\"Spiel gestartet\"");
      assertEquals(403, game(id, RIGHT));
      assertEquals(200, game(id, seat(token)));
      blue.disconnect();
      red.receiveUntilPrefix("{\"Spiel beendet\"");
      assertEquals(200, game(id, RIGHT));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {PASSWORD, NO_SPECTATORS})
  void strangers_add_no_bots(String options) throws Exception {
    open(options);
    try (var red = greeted()) {
      var token = sitDown(red);
      assertEquals(403, addBot(NONE));
      assertEquals(403, addBot(WRONG));
      assertEquals(204, addBot(seat(token)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {PASSWORD, NO_SPECTATORS})
  void strangers_read_no_options(String options) throws Exception {
    open("\"boardSeed\":42," + options);
    try (var red = greeted()) {
      var token = sitDown(red);
      assertEquals(403, options(NONE).statusCode());
      assertEquals(403, options(WRONG).statusCode());
      assertEquals(403, options(seat("x" + token)).statusCode());
      var own = new JsonObject(options(seat(token)).body());
      assertEquals(42, own.getInteger("boardSeed"));
    }
  }

  @Test
  void options_are_read_with_the_password() throws Exception {
    open(PASSWORD);
    assertEquals(200, options(RIGHT).statusCode());
  }

  private HttpResponse<String> options(String... headers) throws Exception {
    return server.get("/api/v1/tables/Hoth/options", headers);
  }

  @Test
  void bots_are_added_with_the_password() throws Exception {
    open(PASSWORD);
    assertEquals(204, addBot(RIGHT));
  }

  @Test
  void a_public_table_needs_no_proof() throws Exception {
    var id = open("\"bots\":[\"random\"]");
    assertEquals(204, addBot(NONE));
    Await.await(
        "the game runs", () -> server.host.history(new spieltisch.store.TableId(id)).isPresent());
    assertEquals(200, game(id, WRONG));
    assertEquals(200, options(NONE).statusCode());
  }

  @Test
  void a_spectator_of_a_table_with_a_password_needs_it() throws Exception {
    open(PASSWORD);
    try (var red = greeted();
        var zoe = greeted()) {
      sitDown(red);
      for (var wrong : List.of("", ",\"Passwort\":\"blau\""))
        assertEquals(
            "{\"Serverantwort\":\"Falsches Passwort.\"}", zoe.send(watch(wrong)).receive());
      zoe.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Störung\"}}").receive();
      zoe.send(watch(",\"Passwort\":\"grün\""));
      assertTrue(zoe.receive().startsWith("{\"Willkommen\""));
      zoe.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Servus\"}}");
      var chat = red.receiveUntilPrefix("{\"Chatnachricht\"");
      assertTrue(chat.contains("Servus"), chat);
    }
  }

  private static String watch(String password) {
    return "{\"Beitreten\":{\"Tisch\":\"Hoth\",\"Zuschauer\":true" + password + "}}";
  }

  @Test
  void a_spectator_without_a_choice_gets_a_table_without_a_password() throws Exception {
    open(PASSWORD);
    try (var player = server.joinedClient();
        var red = greeted();
        var zoe = greeted()) {
      sitDown(red);
      zoe.send("{\"Beitreten\":{\"Zuschauer\":true}}");
      assertTrue(zoe.receive().startsWith("{\"Willkommen\""));
      player.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Hallo\"}}");
      assertTrue(zoe.receiveUntilPrefix("{\"Chatnachricht\"").contains("Hallo"));
    }
  }

  @Test
  void a_torres_spectator_of_a_table_with_a_password_needs_it() throws Exception {
    try (var opener = server.connect("torfu");
        var stranger = server.connect("torfu");
        var guesser = server.connect("torfu");
        var friend = server.connect("torfu")) {
      opener.send("NEU 2", "NAME burg", "PASSWD geheim", "TIMEOUT 0").receive();
      assertEquals("-", stranger.send("WATCH burg", "NAME zoe").receive());
      assertEquals("-", guesser.send("WATCH burg", "PASSWD x", "NAME zoe").receive());
      friend.send("WATCH burg", "PASSWD geheim", "NAME zoe");
      assertEquals("MELDUNG_ZUSCHAUER_ANGEMELDET zoe", friend.receive());
    }
  }

  @Test
  void the_secret_of_a_torres_player_proves_the_seat() throws Exception {
    try (var opener = server.connect("torfu");
        var anna = server.connect("torfu")) {
      opener.send("NEU 3", "NAME Hoth", "PASSWD geheim", "TIMEOUT 0").receive();
      anna.send("KENNUNG a.b", "JOIN Hoth", "PASSWD geheim", "NAME anna", "ALTER 9").receive();
      assertEquals(403, addBot(seat("a.c")));
      assertEquals(204, addBot(seat("a.b")));
      assertFalse(server.get("/api/v1/tables").body().contains("geheim"));
    }
  }
}
