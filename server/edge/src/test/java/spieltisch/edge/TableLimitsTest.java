package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.json.JsonObject;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.edge.config.Limits;
import spieltisch.host.ManualTimeSource;
import spieltisch.kernel.Decision;
import spieltisch.table.Command;
import spieltisch.table.TableRefusal;
import spieltisch.table.options.TableOptions;

/// Tables and bots are limited for each address and in all, in the form of each protocol.
class TableLimitsTest {
  private static final Duration HOUR = Duration.ofHours(1);

  @TempDir private Path folder = Path.of(".");
  private final ManualTimeSource time = new ManualTimeSource();

  private TestServer server(Limits.Tables tables) {
    return new TestServer(folder, new Limits(1 << 20, HOUR, HOUR, 1_000, 0, 0, tables), time);
  }

  private static HttpResponse<String> post(TestServer server, String path, String body)
      throws Exception {
    return server.send(
        HttpRequest.newBuilder(server.web("http", path))
            .POST(HttpRequest.BodyPublishers.ofString(body)),
        "Content-Type",
        "application/json");
  }

  private static HttpResponse<String> open(TestServer server, String body) throws Exception {
    return post(server, "/api/v1/tables", body);
  }

  private static void assertLimited(TableRefusal reason, HttpResponse<String> response) {
    assertEquals(429, response.statusCode(), response.body());
    var error = new JsonObject(response.body()).getJsonObject("error");
    assertEquals(reason.german(), error.getString("de"));
    assertEquals(reason.english(), error.getString("en"));
    assertEquals(Optional.of("60"), response.headers().firstValue("Retry-After"));
  }

  @Test
  void a_flood_of_tables_from_one_address_is_not_accepted() throws Exception {
    try (var server = server(Limits.Tables.DEFAULT)) {
      int accepted = 0;
      for (int i = 0; i < 400; i++) {
        if (open(server, "{}").statusCode() == 201) accepted++;
        time.advance(500);
      }
      assertEquals(50, accepted);
      assertEquals(50, server.host.lobby().size());
    }
  }

  @Test
  void five_hundred_tables_of_four_bots_are_not_accepted() throws Exception {
    try (var server = server(Limits.Tables.DEFAULT)) {
      int accepted = 0;
      for (int i = 0; i < 500; i++) {
        var four = "{\"players\":[4,4],\"bots\":[\"best\",\"best\",\"best\",\"best\"]}";
        if (open(server, four).statusCode() == 201) accepted++;
      }
      assertEquals(25, accepted);
      assertEquals(100, server.host.bots());
    }
  }

  @Test
  void an_address_opens_some_tables_in_a_minute() throws Exception {
    try (var server = server(new Limits.Tables(0, 2, 0, 0, 0))) {
      for (int i = 0; i < 2; i++) assertEquals(201, open(server, "{}").statusCode());
      assertLimited(TableRefusal.OPENING_TOO_FAST, open(server, "{}"));
      time.advance(60_000);
      assertEquals(201, open(server, "{}").statusCode());
    }
  }

  @Test
  void a_table_counts_for_its_address_until_it_is_over() throws Exception {
    try (var server = server(new Limits.Tables(2, 0, 0, 0, 0))) {
      server.host.expireEmptyTables(HOUR);
      for (int i = 0; i < 2; i++) assertEquals(201, open(server, "{}").statusCode());
      assertLimited(TableRefusal.TOO_MANY_TABLES_OF_ADDRESS, open(server, "{}"));
      time.advance(HOUR.toMillis() + 5_000);
      Await.await("the tables are closed", () -> server.host.lobby().isEmpty());
      assertEquals(201, open(server, "{}").statusCode());
    }
  }

  @Test
  void tables_of_all_addresses_are_limited() throws Exception {
    try (var server = server(new Limits.Tables(0, 0, 0, 3, 0))) {
      server.host.open("von früher", TableOptions.standard());
      for (int i = 0; i < 2; i++) assertEquals(201, open(server, "{}").statusCode());
      assertLimited(TableRefusal.TOO_MANY_TABLES, open(server, "{}"));
    }
  }

  @Test
  void bots_are_limited_also_when_they_are_added_later() throws Exception {
    try (var server = server(new Limits.Tables(0, 0, 3, 0, 0))) {
      assertEquals(
          201, open(server, "{\"name\":\"Hoth\",\"bots\":[\"easy\",\"easy\"]}").statusCode());
      var bots = "/api/v1/tables/Hoth/bots";
      assertLimited(
          TableRefusal.TOO_MANY_BOTS_OF_ADDRESS, open(server, "{\"bots\":[\"easy\",\"easy\"]}"));
      assertEquals(204, post(server, bots, "{\"level\":\"easy\"}").statusCode());
      assertEquals(201, open(server, "{\"name\":\"Endor\"}").statusCode());
      assertLimited(
          TableRefusal.TOO_MANY_BOTS_OF_ADDRESS,
          post(server, "/api/v1/tables/Endor/bots", "{\"level\":\"easy\"}"));
    }
  }

  @Test
  void bots_of_all_addresses_are_limited() throws Exception {
    try (var server = server(new Limits.Tables(0, 0, 0, 0, 3))) {
      var earlier = server.host.open("von früher", TableOptions.standard());
      for (int i = 0; i < 2; i++) earlier.ask(new Command.AddBot("easy")).join();
      assertLimited(TableRefusal.TOO_MANY_BOTS, open(server, "{\"bots\":[\"easy\",\"easy\"]}"));
      assertEquals(201, open(server, "{\"bots\":[\"easy\"]}").statusCode());
    }
  }

  @Test
  void a_request_above_the_limit_hashes_no_password() throws Exception {
    try (var server = server(new Limits.Tables(0, 2, 0, 0, 0))) {
      var table = "{\"password\":\"geheim\"}";
      for (int i = 0; i < 2; i++) assertEquals(201, open(server, table).statusCode());
      for (int i = 0; i < 5; i++) assertLimited(TableRefusal.OPENING_TOO_FAST, open(server, table));
      assertEquals("FEHLER_NICHT_VORHANDEN", create(server, "burg", "geheim"));
      assertEquals(2, server.metrics.passwordHashes());
    }
  }

  @Test
  void a_request_for_a_name_in_use_hashes_no_password() throws Exception {
    try (var server = server(new Limits.Tables(0, 2, 0, 0, 0))) {
      var table = "{\"name\":\"burg\",\"password\":\"geheim\"}";
      assertEquals(201, open(server, table).statusCode());
      for (int i = 0; i < 5; i++) assertEquals(409, open(server, table).statusCode());
      assertEquals("FEHLER_NAME_VERGEBEN", create(server, "burg", "geheim"));
      assertEquals(1, server.metrics.passwordHashes());
    }
  }

  @Test
  void a_table_opens_with_all_its_bots_although_somebody_else_takes_a_seat_at_once()
      throws Exception {
    try (var server = server(new Limits.Tables(1, 0, 0, 0, 0))) {
      server.host.onLobbyChange(() -> takeFirstSeat(server));
      var response =
          open(server, "{\"name\":\"Hoth\",\"players\":[2,2],\"bots\":[\"easy\",\"hard\"]}");
      assertEquals(201, response.statusCode(), response.body());
      var players = server.host.findByName("Hoth").orElseThrow().table().players();
      assertEquals(
          List.of("easy", "hard"), players.stream().map(it -> it.bot().orElse("")).toList());
      assertLimited(TableRefusal.TOO_MANY_TABLES_OF_ADDRESS, open(server, "{}"));
    }
  }

  private static void takeFirstSeat(TestServer server) {
    server
        .host
        .findByName("Hoth")
        .filter(table -> table.table().players().isEmpty())
        .ifPresent(
            table -> {
              var _ = table.ask(new Command.AddBot("random"));
            });
  }

  @Test
  void a_refused_bot_does_not_count() throws Exception {
    try (var server = server(new Limits.Tables(0, 0, 4, 0, 0))) {
      open(server, "{\"name\":\"Hoth\",\"players\":[2,2],\"bots\":[\"easy\"]}");
      for (int i = 0; i < 9; i++)
        assertEquals(
            400, post(server, "/api/v1/tables/Hoth/bots", "{\"level\":\"no\"}").statusCode());
      assertEquals(201, open(server, "{\"bots\":[\"easy\",\"easy\",\"easy\"]}").statusCode());
    }
  }

  @Test
  void twelve_simultaneous_requests_do_not_pass_the_limit() throws Exception {
    try (var server = server(new Limits.Tables(5, 0, 0, 0, 0));
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Callable<Integer> request = () -> open(server, "{}").statusCode();
      var statuses = new ArrayList<Integer>();
      for (var answer : threads.invokeAll(Collections.nCopies(12, request)))
        statuses.add(answer.get());
      assertEquals(5, Collections.frequency(statuses, 201), statuses::toString);
      assertEquals(7, Collections.frequency(statuses, 429), statuses::toString);
    }
  }

  @Test
  void a_catan_client_is_told_why_no_table_opens() throws Exception {
    try (var server = server(new Limits.Tables(1, 0, 0, 0, 0));
        var client = server.connect("1.0")) {
      assertEquals(201, open(server, "{}").statusCode());
      client.send("{\"Hallo\":{\"Version\":\"Test\"}}");
      var answer = client.receiveUntilPrefix("{\"Serverantwort\"");
      assertTrue(answer.contains(TableRefusal.TOO_MANY_TABLES_OF_ADDRESS.german()), answer);
    }
  }

  @Test
  void a_torres_client_gets_the_documented_error() throws Exception {
    try (var server = server(new Limits.Tables(1, 0, 0, 0, 0))) {
      assertEquals("MELDUNG_SPIEL_ANGEMELDET", create(server, "burg"));
      assertEquals("FEHLER_NICHT_VORHANDEN", create(server, "turm"));
      assertEquals(List.of("burg"), server.host.lobby().stream().map(it -> it.name()).toList());
    }
  }

  private static String create(TestServer server, String name) throws Exception {
    return create(server, name, "");
  }

  private static String create(TestServer server, String name, String password) throws Exception {
    var passwordLine = ("PASSWD " + password).strip();
    try (var client = server.connect("torfu")) {
      return client.send("NEU 2", "NAME " + name, passwordLine, "TIMEOUT 0").receive();
    }
  }

  @Test
  void a_rematch_counts_once() throws Exception {
    try (var server = server(new Limits.Tables(1, 0, 0, 0, 0))) {
      var finished = server.host.open("Hoth", TableOptions.standard().withPlayers(2, 2));
      finished.ask(new Command.AddBot("random")).join();
      var join = new Command.JoinReady("Test", "Anna", 9);
      if (finished.admit(join, (_, _) -> {}).join() instanceof Decision.Accepted(var seat))
        finished.leave(seat);
      Await.await("the game ends", () -> finished.table().isOver());
      var again = "/api/v1/games/" + finished.id().text() + "/again";
      var first = post(server, again, "");
      assertEquals(201, first.statusCode());
      assertEquals(first.body(), post(server, again, "").body());
      assertLimited(TableRefusal.TOO_MANY_TABLES_OF_ADDRESS, open(server, "{}"));
    }
  }
}
