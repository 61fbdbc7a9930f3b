package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.bots.Level;
import spieltisch.client.GameOutcome;
import spieltisch.client.transport.ServerAddress;
import spieltisch.siedler.codec.Dialect;

/// Whole games of clients without extensions on the tables that `serve` opens with no option given.
class WholeGamesTest {
  @TempDir private Path folder = Path.of(".");

  private static Stream<Arguments> dialectsWithAnEnd() {
    return Stream.of(
        Arguments.of("web", Dialect.V1_0),
        Arguments.of("tcp", Dialect.V1_0),
        Arguments.of("tcp", Dialect.V0_4),
        Arguments.of("tcp", Dialect.ASCII_1_0));
  }

  @ParameterizedTest
  @MethodSource("dialectsWithAnEnd")
  void three_plain_clients_finish_a_game(String transport, Dialect dialect) throws Exception {
    try (var playServer = new PlayServer(folder)) {
      var address = transport.equals("web") ? playServer.web() : playServer.tcp(dialect);
      var clients = new ArrayList<Future<List<GameOutcome>>>();
      for (int i = 0; i < 3; i++)
        clients.add(plainClient(playServer, address, dialect, _ -> false));
      int won = 0;
      for (var client : clients)
        if (PlayServer.outcome(client) instanceof GameOutcome.Won) won++;
        else assertInstanceOf(GameOutcome.Lost.class, PlayServer.outcome(client));
      assertEquals(1, won, playServer.clientLog()::toString);
    }
  }

  /// The document 0.1 has no end of a game but a lost connection, so one client leaves at last.
  @Test
  void three_plain_clients_of_0_1_play_until_one_leaves() throws Exception {
    try (var playServer = new PlayServer(folder)) {
      var address = playServer.tcp(Dialect.V0_1);
      var rolls = new AtomicInteger();
      var sevens = new AtomicInteger();
      Predicate<String> isLast =
          text -> {
            if (text.startsWith("{\"Wuerfelwurf\"") && text.endsWith("\"Wurf\":7}}"))
              sevens.incrementAndGet();
            return text.startsWith("{\"Wuerfelwurf\"") && rolls.incrementAndGet() == 300;
          };
      var first = plainClient(playServer, address, Dialect.V0_1, isLast);
      var others =
          List.of(
              plainClient(playServer, address, Dialect.V0_1, _ -> false),
              plainClient(playServer, address, Dialect.V0_1, _ -> false));
      assertInstanceOf(GameOutcome.Disconnected.class, PlayServer.outcome(first));
      for (var other : others)
        assertInstanceOf(GameOutcome.Aborted.class, PlayServer.outcome(other));
      assertTrue(sevens.get() > 0, "no seven was rolled");
    }
  }

  @Test
  void a_bot_of_the_server_plays_by_the_rules_of_0_1() throws Exception {
    try (var playServer = new PlayServer(folder)) {
      var address = playServer.tcp(Dialect.V0_1);
      var rolls = new AtomicInteger();
      Predicate<String> isLast =
          text -> text.startsWith("{\"Wuerfelwurf\"") && rolls.incrementAndGet() == 90;
      var first = plainClient(playServer, address, Dialect.V0_1, isLast);
      addBot(playServer, "Catan%201");
      var second = plainClient(playServer, address, Dialect.V0_1, _ -> false);
      assertInstanceOf(GameOutcome.Disconnected.class, PlayServer.outcome(first));
      assertInstanceOf(GameOutcome.Aborted.class, PlayServer.outcome(second));
    }
  }

  /// Two of the clients want red, and each takes its next colour whenever the server refuses one.
  @ParameterizedTest
  @MethodSource("dialectsWithAnEnd")
  void clients_that_change_their_colour_on_each_refusal_finish_a_game(
      String transport, Dialect dialect) throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, 4))) {
      var text = transport.equals("web") ? playServer.web() : playServer.tcp(dialect);
      var address = ServerAddress.of(text).orElseThrow();
      var clients = new ArrayList<Future<List<GameOutcome>>>();
      for (var colours : List.of(List.of("Rot", "Blau"), List.of("Rot", "Blau"), List.of("Orange")))
        clients.add(
            playServer.client(
                new SwitchingLinkSource(
                        () -> new ColourChangingLink(new PlainLink(address.open()), colours))
                    .thenNone(),
                dialect,
                1,
                Level.EASY));
      long won = 0;
      for (var client : clients)
        if (PlayServer.outcome(client) instanceof GameOutcome.Won) won++;
        else assertInstanceOf(GameOutcome.Lost.class, PlayServer.outcome(client));
      assertEquals(1, won, playServer.clientLog()::toString);
    }
  }

  private static Future<List<GameOutcome>> plainClient(
      PlayServer playServer, String address, Dialect dialect, Predicate<String> isLast) {
    var server = ServerAddress.of(address).orElseThrow();
    return playServer.client(
        new SwitchingLinkSource(() -> new PlainLink(server.open(), isLast)).thenNone(),
        dialect,
        1,
        Level.EASY);
  }

  /// Adds a bot as soon as the table is open.
  private static void addBot(PlayServer playServer, String table) throws Exception {
    var uri =
        URI.create(
            playServer.web().replace("ws:", "http:").replace("/catan", "/api/v1/tables/")
                + table
                + "/bots");
    var request =
        HttpRequest.newBuilder(uri)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString("{\"level\":\"easy\"}"))
            .build();
    try (var http = HttpClient.newHttpClient()) {
      int status = 404;
      while (status == 404)
        status = http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
      assertEquals(204, status);
    }
  }
}
