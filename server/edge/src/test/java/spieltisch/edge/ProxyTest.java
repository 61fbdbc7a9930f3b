package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.edge.config.AddressRange;
import spieltisch.edge.config.Limits;
import spieltisch.edge.config.Security;
import spieltisch.edge.config.TrustedProxies;

/// Limits by the address of the client behind a proxy.
class ProxyTest {
  private static final Duration LONG = Duration.ofHours(1);
  private static final Security BEHIND_PROXY =
      Security.DEFAULT.with(
          new TrustedProxies(List.of(AddressRange.parse("127.0.0.1").orElseThrow())));

  @TempDir private Path folder = Path.of(".");

  @Test
  void guesses_are_limited_by_the_address_of_the_client() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS, it -> it.with(BEHIND_PROXY))) {
      open(server);
      for (int i = 0; i < 5; i++) assertEquals(403, guess(server, "6.6.6." + i + ", 203.0.113.1"));
      assertEquals(429, guess(server, "6.6.6.9, 203.0.113.1"));
      assertEquals(403, guess(server, "203.0.113.2"));
    }
  }

  @Test
  void a_client_without_a_proxy_cannot_choose_its_address() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      open(server);
      for (int i = 0; i < 5; i++) assertEquals(403, guess(server, "203.0.113." + i));
      assertEquals(429, guess(server, "203.0.113.9"));
    }
  }

  @Test
  void tables_and_bots_of_an_ipv6_network_are_limited_together() throws Exception {
    var limits = new Limits(1 << 20, LONG, LONG, 0, 0, 0, new Limits.Tables(2, 3, 1, 0, 0));
    try (var server = new TestServer(folder, limits, it -> it.with(BEHIND_PROXY))) {
      assertEquals(201, open(server, "{\"bots\":[\"easy\"]}", "2001:db8::1"));
      assertEquals(429, open(server, "{\"bots\":[\"easy\"]}", "2001:db8::2"), "bots");
      assertEquals(201, open(server, "{}", "2001:db8::3"));
      assertEquals(429, open(server, "{}", "2001:db8::4"), "tables");
      assertEquals(201, open(server, "{}", "2001:db8:0:1::1"), "another network");
    }
  }

  @Test
  void an_ipv6_network_opens_some_tables_in_a_minute() throws Exception {
    var limits = new Limits(1 << 20, LONG, LONG, 0, 0, 0, new Limits.Tables(0, 1, 0, 0, 0));
    try (var server = new TestServer(folder, limits, it -> it.with(BEHIND_PROXY))) {
      assertEquals(201, open(server, "{}", "2001:db8::1"));
      assertEquals(429, open(server, "{}", "2001:db8::2"));
      assertEquals(201, open(server, "{}", "2001:db8:0:1::1"), "another network");
    }
  }

  private static int open(TestServer server, String body, String forwardedFor) throws Exception {
    var headers = new String[] {"X-Forwarded-For", forwardedFor};
    return post(server, "/api/v1/tables", body, headers).statusCode();
  }

  private static void open(TestServer server) throws Exception {
    var body = "{\"name\":\"Hoth\",\"password\":\"geheim\"}";
    assertEquals(201, post(server, "/api/v1/tables", body).statusCode());
  }

  private static int guess(TestServer server, String forwardedFor) throws Exception {
    return post(
            server,
            "/api/v1/tables/Hoth/bots",
            "{\"level\":\"random\"}",
            "Table-Password",
            "falsch",
            "X-Forwarded-For",
            forwardedFor)
        .statusCode();
  }

  private static HttpResponse<String> post(
      TestServer server, String path, String body, String... headers) throws Exception {
    var request =
        HttpRequest.newBuilder(server.web("http", path))
            .POST(HttpRequest.BodyPublishers.ofString(body));
    return server.send(request, headers);
  }

  @Test
  void requests_are_limited_by_the_address_of_the_client() throws Exception {
    var limits = new Limits(1 << 20, LONG, LONG, 1_000, 1, 3);
    try (var server = new TestServer(folder, limits, it -> it.with(BEHIND_PROXY))) {
      int refused = 0;
      for (int i = 0; i < 20; i++) if (status(server, "203.0.113.1") == 429) refused++;
      assertTrue(refused > 0);
      assertEquals(200, status(server, "203.0.113.2"));
    }
  }

  private static int status(TestServer server, String forwardedFor) throws Exception {
    return server.get("/health/live", "X-Forwarded-For", forwardedFor).statusCode();
  }

  @Test
  void websockets_are_limited_by_the_address_of_the_client() throws Exception {
    var limits = new Limits(1 << 20, LONG, LONG, 2, 0, 0);
    try (var server = new TestServer(folder, limits, it -> it.with(BEHIND_PROXY));
        var first = server.connect("web");
        var second = server.connect("web");
        var third = server.connect("web");
        var other = server.connect("web")) {
      assertEquals("101", handshake(first, "203.0.113.1"));
      assertEquals("101", handshake(second, "203.0.113.1"));
      assertEquals("429", handshake(third, "203.0.113.1"));
      assertEquals("101", handshake(other, "203.0.113.2"));
      assertEquals(429, status(server, "203.0.113.1"));
      first.disconnect();
      Await.await("the first is gone", () -> isServed(server, "203.0.113.1"));
      assertEquals(200, status(server, "203.0.113.1"), "an answered request counts no longer");
    }
  }

  private static boolean isServed(TestServer server, String forwardedFor) {
    try {
      return status(server, forwardedFor) == 200;
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private static String handshake(LineClient client, String forwardedFor) throws Exception {
    client.sendRaw(
        "GET /catan HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: "
            + forwardedFor
            + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
    return client.receive().split(" ", 3)[1];
  }
}
