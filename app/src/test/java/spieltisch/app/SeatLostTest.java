package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.client.GameOutcome;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;
import spieltisch.client.transport.ServerAddress;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.ServerSentence;

/// Our client leaves the seat to whom the server has given it.
class SeatLostTest {
  private static final String GREETING =
      "{\"Hallo\":{\"Version\":\"Test\",\"Erweiterungen\":[\"Wiederkehr\"]}}";
  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  @TempDir private Path folder = Path.of(".");

  private final BlockingQueue<String> tokens = new LinkedBlockingQueue<>();
  private final AtomicInteger connections = new AtomicInteger();

  /// A link whose received texts are listened to.
  private record OverheardLink(Link delegate, Consumer<String> listener) implements LinkTap {
    @Override
    public Received receive(Duration timeout) throws InterruptedException {
      var received = delegate.receive(timeout);
      if (received instanceof Received.Text(var text)) listener.accept(text);
      return received;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"web", "tcp"})
  void a_client_stops_when_another_connection_takes_its_seat(String transport) throws Exception {
    try (var playServer = new PlayServer(folder)) {
      var address = address(playServer, transport);
      var client = client(playServer, address);
      var token = Objects.requireNonNull(tokens.poll(TIMEOUT.toSeconds(), TimeUnit.SECONDS));
      try (var other = address.open()) {
        other.send(GREETING);
        other.send(token.replace("Wiederkehr", "Beitreten"));
        assertSeatLost(ServerSentence.REPLACED, client);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"web", "tcp"})
  void a_client_stops_when_the_host_removes_it(String transport) throws Exception {
    try (var playServer = new PlayServer(folder)) {
      var address = address(playServer, transport);
      try (var host = address.open()) {
        host.send(GREETING);
        host.send("{\"Beitreten\":{}}");
        var token = await(host, "{\"Wiederkehr\"");
        await(host, "{\"Willkommen\"");
        var client = client(playServer, address);
        Objects.requireNonNull(tokens.poll(TIMEOUT.toSeconds(), TimeUnit.SECONDS));
        assertEquals(204, kick(playServer, token.split("\"", -1)[5], 2));
        assertSeatLost(ServerSentence.REMOVED, client);
      }
    }
  }

  private static ServerAddress address(PlayServer playServer, String transport) {
    var text = transport.equals("web") ? playServer.web() : playServer.tcp(Dialect.V1_0);
    return ServerAddress.of(text).orElseThrow();
  }

  private Future<List<GameOutcome>> client(PlayServer playServer, ServerAddress address) {
    Consumer<String> listener =
        text -> {
          if (text.startsWith("{\"Wiederkehr\"")) tokens.add(text);
        };
    return playServer.client(
        () -> {
          connections.incrementAndGet();
          return new OverheardLink(address.open(), listener);
        },
        Dialect.V1_0,
        1);
  }

  private static String await(Link link, String beginning) throws InterruptedException {
    while (link.receive(TIMEOUT) instanceof Received.Text(var text))
      if (text.startsWith(beginning)) return text;
    throw new AssertionError("no " + beginning);
  }

  private static int kick(PlayServer playServer, String token, int player) throws Exception {
    var table = playServer.web().replace("ws:", "http:").replace("/catan", "/api/v1/tables/");
    var request =
        HttpRequest.newBuilder(URI.create(table + "Catan%201/kick"))
            .header("Content-Type", "application/json")
            .header("Seat-Token", token)
            .POST(HttpRequest.BodyPublishers.ofString("{\"player\":" + player + "}"))
            .build();
    try (var http = HttpClient.newHttpClient()) {
      return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    }
  }

  private void assertSeatLost(ServerSentence sentence, Future<List<GameOutcome>> client)
      throws Exception {
    assertEquals(new GameOutcome.SeatLost(sentence.english()), PlayServer.outcome(client));
    assertEquals(1, connections.get());
  }
}
