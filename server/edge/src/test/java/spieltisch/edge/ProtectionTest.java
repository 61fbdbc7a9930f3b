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

/// Protection against hostile or broken clients.
class ProtectionTest {
  @TempDir private Path folder = Path.of(".");

  private static final Duration LONG = Duration.ofHours(1);

  private static Limits handshake(Duration handshake) {
    return new Limits(1 << 20, LONG, handshake, 1_000, 0, 0);
  }

  @Test
  void a_client_that_does_not_identify_itself_is_disconnected() throws Exception {
    try (var server = new TestServer(folder, handshake(Duration.ofMillis(50)));
        var catan = server.connect("1.0");
        var torres = server.connect("torfu")) {
      catan.receive();
      assertEquals(
          List.of(
              "{\"Serverantwort\":\"Es kam keine Begrüßung; die Verbindung wird beendet.\"}", "-"),
          catan.receive(2));
      assertEquals(
          List.of("NACHRICHT SERVER Es kam keine Begrüßung; die Verbindung wird beendet.", "-"),
          torres.receive(2));
    }
  }

  @Test
  void a_web_connection_without_a_request_is_closed() throws Exception {
    try (var server = new TestServer(folder, handshake(Duration.ofMillis(50)));
        var silent = server.connect("web")) {
      silent.send("GET / HTTP/1.1\r");
      assertEquals("-", silent.receive());
      assertEquals(1, server.metrics.disconnects(Metrics.DisconnectCause.HANDSHAKE_TIMEOUT));
    }
  }

  @Test
  void an_idle_connection_is_closed_after_the_idle_time() throws Exception {
    var limits = new Limits(1 << 20, Duration.ofSeconds(1), LONG, 1_000, 0, 0);
    try (var server = new TestServer(folder, limits);
        var player = server.joinedClient()) {
      assertEquals("-", player.receiveUntil("-").getLast());
    }
  }

  @Test
  void the_connection_limit_of_an_address_covers_all_endpoints() throws Exception {
    var limits = new Limits(1 << 20, LONG, LONG, 3, 0, 0);
    try (var server = new TestServer(folder, limits);
        var first = server.connect("1.0");
        var second = server.connect("torfu");
        var third = server.connect("web")) {
      first.receive();
      Await.await("two are connected", () -> server.metrics.connections() == 2);
      third.send("GET /health/live HTTP/1.1\r", "Host: x\r", "\r");
      assertEquals("HTTP/1.1 200 OK", third.receive());
      assertEquals(
          List.of("{\"Serverantwort\":\"Von dieser Adresse kommen zu viele Verbindungen.\"}", "-"),
          server.connect("1.0").receive(2));
      assertEquals(
          List.of("NACHRICHT SERVER Von dieser Adresse kommen zu viele Verbindungen.", "-"),
          server.connect("torfu").receive(2));
      assertEquals(429, server.get("/").statusCode());
      var failure =
          assertThrows(
              CompletionException.class,
              () ->
                  server
                      .http()
                      .newWebSocketBuilder()
                      .buildAsync(server.web("ws", "/catan"), new WebSocket.Listener() {})
                      .join());
      var refused = assertInstanceOf(WebSocketHandshakeException.class, failure.getCause());
      assertEquals(429, refused.getResponse().statusCode());
      second.disconnect();
      Await.await("one is disconnected", () -> server.metrics.connections() == 1);
      server.joinedClient().close();
    }
  }

  /// Ten WebSockets one after the other at a limit of one.
  @Test
  void a_closed_websocket_does_not_count_any_more() throws Exception {
    var limits = new Limits(1 << 20, LONG, LONG, 1, 0, 0);
    try (var server = new TestServer(folder, limits)) {
      int admitted = 0;
      for (int i = 0; i < 5_000 && admitted < 10; i++)
        if (handshake(server, "User-Agent: no browser") == 101) admitted++;
      assertEquals(10, admitted);
    }
  }

  @Test
  void a_client_that_sends_too_fast_is_slowed_down_but_served() throws Exception {
    var limits = new Limits(1 << 20, LONG, LONG, 1_000, 20, 1);
    try (var server = new TestServer(folder, limits);
        var player = server.joinedClient()) {
      player.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Hallo\"}}".repeat(40));
      int answers = 0;
      while (answers < 40) if (player.receive().equals("{\"Serverantwort\":\"OK\"}")) answers++;
      assertTrue(server.metrics.scrape().contains("spieltisch_rate_limited_total"));
    }
  }

  @Test
  void too_many_http_requests_are_rejected() throws Exception {
    var limits = new Limits(1 << 20, LONG, LONG, 1_000, 1, 3);
    try (var server = new TestServer(folder, limits)) {
      var codes = new ArrayList<Integer>();
      for (int i = 0; i < 20; i++) codes.add(server.get("/health/live").statusCode());
      assertEquals(200, codes.getFirst());
      assertTrue(codes.contains(429), codes::toString);
    }
  }

  @Test
  void a_client_with_too_many_pending_requests_is_disconnected() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var player = server.joinedClient()) {
      var flood = "{\"Chatnachricht senden\":{\"Nachricht\":\"x\"}}\n".repeat(3_000);
      try {
        player.send(flood);
      } catch (IOException _) {
        // The server closed the connection before all was sent.
      }
      Await.await(
          "disconnected",
          () -> server.metrics.disconnects(Metrics.DisconnectCause.REQUEST_QUEUE_FULL) == 1);
    }
  }

  /// One client joins and never reads; another one chats until the queue of the first is full. The
  /// first is disconnected, and the other one never waits.
  @ParameterizedTest
  @ValueSource(strings = {"1.0", "web"})
  void a_client_that_never_reads_is_disconnected_and_delays_no_other(String endpoint)
      throws Exception {
    var limits = new Limits(32 * 1024, LONG, LONG, 1_000, 0, 0);
    try (var server = new TestServer(folder, limits);
        var sender = server.joinedClient();
        var slowReader = new Socket()) {
      slowReader.setReceiveBufferSize(4 * 1024);
      slowReader.connect(
          new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port(endpoint)));
      if (endpoint.equals("web")) slowReader.getOutputStream().write(handshake());
      Await.await("both are connected", () -> server.metrics.connections() == 2);
      slowReader.getOutputStream().write(endpoint.equals("web") ? frame(greeting()) : greeting());
      Await.await("both have joined", () -> server.host.lobby().getFirst().players().size() == 2);
      var text = "{\"Chatnachricht senden\":{\"Nachricht\":\"" + "x".repeat(499) + "\"}}";
      for (int sent = 0;
          server.metrics.disconnects(Metrics.DisconnectCause.SLOW_READER) == 0;
          sent++) {
        assertTrue(sent < 20_000, "the reader was not disconnected");
        sender.send(text).receiveUntil("{\"Serverantwort\":\"OK\"}");
      }
      Await.await("the reader is disconnected", () -> server.metrics.connections() == 1);
    }
  }

  private static byte[] greeting() {
    return "{\"Hallo\":{\"Version\":\"Test\"}}".getBytes(StandardCharsets.UTF_8);
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

  /// Returns a short text frame with a zero mask.
  private static byte[] frame(byte[] text) {
    var frame = new byte[6 + text.length];
    frame[0] = (byte) 0x81;
    frame[1] = (byte) (0x80 | text.length);
    System.arraycopy(text, 0, frame, 6, text.length);
    return frame;
  }

  @Test
  void a_page_of_a_foreign_origin_cannot_open_a_websocket() throws Exception {
    var security = Security.DEFAULT.withOrigins(List.of("https://friend.example"));
    try (var server = new TestServer(folder, TestServer.GENEROUS, it -> it.with(security))) {
      int port = server.port("web");
      assertEquals(101, handshake(server, "Origin: http://127.0.0.1:" + port));
      assertEquals(101, handshake(server, "Origin: https://friend.example"));
      assertEquals(101, handshake(server, "User-Agent: no browser"));
      assertEquals(403, handshake(server, "Origin: https://evil.example"));
      assertEquals(403, handshake(server, "Origin: http://127.0.0.1:1"));
      assertEquals(403, handshake(server, "Origin: null"));
      assertEquals(3, server.metrics.disconnects(Metrics.DisconnectCause.FOREIGN_ORIGIN));
    }
  }

  /// Returns the status of a handshake with an additional header.
  private static int handshake(TestServer server, String header) throws Exception {
    try (var client = server.connect("web")) {
      client.send(
          "GET /catan HTTP/1.1\r",
          "Host: 127.0.0.1:" + server.port("web") + "\r",
          "Upgrade: websocket\r",
          "Connection: Upgrade\r",
          "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r",
          "Sec-WebSocket-Version: 13\r",
          header + "\r",
          "\r");
      return Integer.parseInt(client.receive().split(" ", 3)[1]);
    }
  }

  @Test
  void a_malformed_path_cannot_open_a_websocket() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var client = server.connect("web")) {
      client.send(
          "GET /catan/%zz HTTP/1.1\r",
          "Host: x\r",
          "Upgrade: websocket\r",
          "Connection: Upgrade\r",
          "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r",
          "Sec-WebSocket-Version: 13\r",
          "\r");
      assertEquals("400", client.receive().split(" ", 3)[1]);
      assertEquals(0, server.metrics.connections());
    }
  }

  /// Vert.x itself accepts the drafts before RFC 6455, and any key.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 8\r\n\r\n",
        "Sec-WebSocket-Key1: 4 @1  46546xW%0l 1 5\r\nSec-WebSocket-Key2: 12998 5 Y3 1  .P00\r\n"
            + "Origin: http://localhost\r\n\r\n12345678"
      })
  void a_handshake_of_a_draft_or_with_a_wrong_key_opens_no_websocket(String headers)
      throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var client = server.connect("web")) {
      client.sendRaw(
          "GET /catan HTTP/1.1\r\nHost: localhost\r\nUpgrade: WebSocket\r\nConnection: Upgrade\r\n"
              + headers);
      assertEquals("400", client.receive().split(" ", 3)[1]);
    }
  }

  @Test
  void the_page_supports_head_and_has_security_headers() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var head =
          server.send(
              HttpRequest.newBuilder(server.web("http", "/"))
                  .method("HEAD", BodyPublishers.noBody()));
      assertEquals(200, head.statusCode());
      assertEquals("", head.body());
      var policy = head.headers().firstValue("Content-Security-Policy").orElse("");
      assertTrue(policy.startsWith("default-src 'none'"), policy);
      assertEquals(Optional.of("nosniff"), head.headers().firstValue("X-Content-Type-Options"));
    }
  }
}
