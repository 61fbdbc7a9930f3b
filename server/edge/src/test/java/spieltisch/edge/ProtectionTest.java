package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.edge.config.Limits;
import spieltisch.edge.config.Metrics;
import spieltisch.edge.config.Security;

/// What strangers cannot do to the server.
class ProtectionTest {
  @TempDir private Path folder = Path.of(".");

  private static final Duration LONG = Duration.ofHours(1);

  private static Limits handshake(Duration handshake) {
    return new Limits(1 << 20, LONG, handshake, 1_000, 0, 0);
  }

  @Test
  void who_says_nothing_is_told_so_and_hung_up_on() throws Exception {
    try (var house = new TestServer(folder, handshake(Duration.ofMillis(50)));
        var catan = house.connect("1.0");
        var torres = house.connect("torfu")) {
      catan.hear();
      assertEquals(
          List.of(
              "{\"Serverantwort\":\"Es kam keine Begrüßung; die Verbindung wird beendet.\"}", "-"),
          catan.hear(2));
      assertEquals(
          List.of("NACHRICHT SERVER Es kam keine Begrüßung; die Verbindung wird beendet.", "-"),
          torres.hear(2));
    }
  }

  @Test
  void a_web_connection_without_a_request_is_closed() throws Exception {
    try (var house = new TestServer(folder, handshake(Duration.ofMillis(50)));
        var silent = house.connect("web")) {
      silent.send("GET / HTTP/1.1\r");
      assertEquals("-", silent.hear());
      assertEquals(1, house.metrics.cuts(Metrics.DisconnectCause.SILENT));
    }
  }

  @Test
  void who_has_greeted_may_be_silent() throws Exception {
    try (var house = new TestServer(folder, handshake(Duration.ofSeconds(1)));
        var player = house.seated();
        var silent = house.connect("1.0")) {
      silent.hearUntil("-");
      player.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Noch da\"}}");
      player.hearUntil("{\"Serverantwort\":\"OK\"}");
      assertEquals(1, house.metrics.cuts(Metrics.DisconnectCause.SILENT), "only who said nothing");
    }
  }

  @Test
  void a_silent_connection_is_closed_after_the_idle_time() throws Exception {
    var limits = new Limits(1 << 20, Duration.ofSeconds(1), LONG, 1_000, 0, 0);
    try (var house = new TestServer(folder, limits);
        var player = house.seated()) {
      assertEquals("-", player.hearUntil("-").getLast());
    }
  }

  @Test
  void one_address_holds_so_many_connections_through_all_doors_and_no_more() throws Exception {
    var limits = new Limits(1 << 20, LONG, LONG, 3, 0, 0);
    try (var house = new TestServer(folder, limits);
        var first = house.connect("1.0");
        var second = house.connect("torfu");
        var third = house.connect("web")) {
      first.hear();
      Await.await("two are in", () -> house.metrics.connections() == 2);
      third.send("GET /health/live HTTP/1.1\r", "Host: x\r", "\r");
      assertEquals("HTTP/1.1 200 OK", third.hear());
      assertEquals(
          List.of("{\"Serverantwort\":\"Von dieser Adresse kommen zu viele Verbindungen.\"}", "-"),
          house.connect("1.0").hear(2));
      assertEquals(
          List.of("NACHRICHT SERVER Von dieser Adresse kommen zu viele Verbindungen.", "-"),
          house.connect("torfu").hear(2));
      assertEquals(429, house.get("/").statusCode());
      var crowd =
          assertThrows(
              CompletionException.class,
              () ->
                  house
                      .http()
                      .newWebSocketBuilder()
                      .buildAsync(house.web("ws", "/catan"), new WebSocket.Listener() {})
                      .join());
      var refused = assertInstanceOf(WebSocketHandshakeException.class, crowd.getCause());
      assertEquals(429, refused.getResponse().statusCode());
      second.hangUp();
      Await.await("one is gone", () -> house.metrics.connections() == 1);
      house.seated().close();
    }
  }

  @Test
  void who_sends_too_fast_is_slowed_down_and_served_nevertheless() throws Exception {
    var limits = new Limits(1 << 20, LONG, LONG, 1_000, 20, 1);
    try (var house = new TestServer(folder, limits);
        var player = house.seated()) {
      player.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Hallo\"}}".repeat(40));
      int answers = 0;
      while (answers < 40) if (player.hear().equals("{\"Serverantwort\":\"OK\"}")) answers++;
      assertTrue(house.metrics.text().contains("spieltisch_rate_limited_total"));
    }
  }

  @Test
  void too_many_requests_are_put_off() throws Exception {
    var limits = new Limits(1 << 20, LONG, LONG, 1_000, 1, 3);
    try (var house = new TestServer(folder, limits)) {
      var codes = new ArrayList<Integer>();
      for (int i = 0; i < 20; i++) codes.add(house.get("/health/live").statusCode());
      assertEquals(200, codes.getFirst());
      assertTrue(codes.contains(429), codes::toString);
    }
  }

  @Test
  void who_sends_without_waiting_for_anything_is_cut_off() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS);
        var player = house.seated()) {
      var flood = "{\"Chatnachricht senden\":{\"Nachricht\":\"x\"}}\n".repeat(3_000);
      try {
        player.send(flood);
      } catch (IOException _) {
        // The server hung up before all of it was sent.
      }
      Await.await("cut off", () -> house.metrics.cuts(Metrics.DisconnectCause.FLOOD) == 1);
    }
  }

  /// The reader joins and never reads; another one talks until what waits for the reader is too
  /// much. Then he is gone, and the one who talks has not been kept waiting.
  @ParameterizedTest
  @ValueSource(strings = {"1.0", "web"})
  void a_reader_who_never_reads_is_cut_off_and_slows_nobody(String door) throws Exception {
    var limits = new Limits(32 * 1024, LONG, LONG, 1_000, 0, 0);
    try (var house = new TestServer(folder, limits);
        var talker = house.seated();
        var deaf = new Socket()) {
      deaf.setReceiveBufferSize(4 * 1024);
      deaf.connect(
          new InetSocketAddress(InetAddress.getLoopbackAddress(), house.server.port(door)));
      if (door.equals("web")) deaf.getOutputStream().write(handshake());
      Await.await("both are in", () -> house.metrics.connections() == 2);
      deaf.getOutputStream().write(door.equals("web") ? frame(greeting()) : greeting());
      Await.await("both sit", () -> house.host.lobby().getFirst().players().size() == 2);
      var text = "{\"Chatnachricht senden\":{\"Nachricht\":\"" + "x".repeat(499) + "\"}}";
      for (int said = 0; house.metrics.cuts(Metrics.DisconnectCause.SLOW_READER) == 0; said++) {
        assertTrue(said < 20_000, "nobody was cut off");
        talker.send(text).hearUntil("{\"Serverantwort\":\"OK\"}");
      }
      Await.await("the reader is gone", () -> house.metrics.connections() == 1);
    }
  }

  private static byte[] greeting() {
    return "{\"Hallo\":{\"Version\":\"Taub\"}}".getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] handshake() {
    return """
        GET /catan HTTP/1.1\r
        Host: localhost\r
        Upgrade: websocket\r
        Connection: Upgrade\r
        Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
        Sec-WebSocket-Version: 13\r
        \r
        """
        .getBytes(StandardCharsets.UTF_8);
  }

  /// A short text frame; a mask of zeros changes nothing.
  private static byte[] frame(byte[] text) {
    var frame = new byte[6 + text.length];
    frame[0] = (byte) 0x81;
    frame[1] = (byte) (0x80 | text.length);
    System.arraycopy(text, 0, frame, 6, text.length);
    return frame;
  }

  @Test
  void a_page_of_another_server_opens_no_socket() throws Exception {
    var security =
        new Security(Optional.empty(), List.of("https://friend.example"), Optional.empty());
    try (var house = new TestServer(folder, TestServer.GENEROUS, it -> it.with(security))) {
      int port = house.server.port("web");
      assertEquals(101, handshake(house, "Origin: http://127.0.0.1:" + port));
      assertEquals(101, handshake(house, "Origin: https://friend.example"));
      assertEquals(101, handshake(house, "User-Agent: no browser"));
      assertEquals(403, handshake(house, "Origin: https://evil.example"));
      assertEquals(403, handshake(house, "Origin: http://127.0.0.1:1"));
      assertEquals(403, handshake(house, "Origin: null"));
      assertEquals(3, house.metrics.cuts(Metrics.DisconnectCause.ORIGIN));
    }
  }

  /// The status of a handshake with one more header.
  private static int handshake(TestServer house, String header) throws Exception {
    try (var client = house.connect("web")) {
      client.send(
          "GET /catan HTTP/1.1\r",
          "Host: 127.0.0.1:" + house.server.port("web") + "\r",
          "Upgrade: websocket\r",
          "Connection: Upgrade\r",
          "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r",
          "Sec-WebSocket-Version: 13\r",
          header + "\r",
          "\r");
      return Integer.parseInt(client.hear().split(" ", 3)[1]);
    }
  }

  @Test
  void a_path_that_cannot_be_read_opens_no_socket() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS);
        var client = house.connect("web")) {
      client.send(
          "GET /catan/%zz HTTP/1.1\r",
          "Host: x\r",
          "Upgrade: websocket\r",
          "Connection: Upgrade\r",
          "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r",
          "Sec-WebSocket-Version: 13\r",
          "\r");
      assertEquals("400", client.hear().split(" ", 3)[1]);
      assertEquals(0, house.metrics.connections());
    }
  }

  @Test
  void the_page_answers_to_head_and_has_its_guards() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS)) {
      var head =
          house.send(
              HttpRequest.newBuilder(house.web("http", "/"))
                  .method("HEAD", BodyPublishers.noBody()));
      assertEquals(200, head.statusCode());
      assertEquals("", head.body());
      var policy = head.headers().firstValue("Content-Security-Policy").orElse("");
      assertTrue(policy.startsWith("default-src 'none'"), policy);
      assertEquals(Optional.of("nosniff"), head.headers().firstValue("X-Content-Type-Options"));
    }
  }
}
