package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.edge.config.Limits;

/// Pages of other sites cannot use a player's browser against the server.
class ForeignSiteTest {
  private static final String JSON = "Content-Type: application/json";

  @TempDir private Path folder = Path.of(".");

  @Test
  void a_page_of_a_foreign_origin_opens_no_table() throws Exception {
    try (var server = new TestServer(folder, Limits.DEFAULT)) {
      var own = "127.0.0.1:" + server.port("web");
      assertEquals("403", post(server, own, JSON, "Origin: https://evil.example"));
      assertEquals("403", post(server, own, JSON, "Origin: http://127.0.0.1:1"));
      assertEquals("403", post(server, own, JSON, "Origin: null"));
      assertEquals(0, server.host.lobby().size());
      assertEquals("201", post(server, own, JSON, "Origin: http://" + own));
      assertEquals("201", post(server, own, JSON, "User-Agent: no browser"));
    }
  }

  @Test
  void a_body_that_a_form_can_send_opens_no_table() throws Exception {
    try (var server = new TestServer(folder, Limits.DEFAULT)) {
      assertEquals("415", post(server, "localhost", "Content-Type: text/plain"));
      assertEquals(
          "415", post(server, "localhost", "Content-Type: application/x-www-form-urlencoded"));
      assertEquals("415", post(server, "localhost", "Content-Type: multipart/form-data"));
      assertEquals("415", post(server, "localhost", "A: b"));
      assertEquals(0, server.host.lobby().size());
      assertEquals(
          "201", post(server, "localhost", "Content-Type: Application/JSON; charset=utf-8"));
    }
  }

  @Test
  void a_request_without_a_body_needs_no_content_type() throws Exception {
    try (var server = new TestServer(folder, Limits.DEFAULT);
        var client = server.connect("web")) {
      client.sendRaw(
          "POST /api/v1/games/none/again HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n");
      assertTrue(client.receive().startsWith("HTTP/1.1 404"));
    }
  }

  /// A page can make its own name point to this machine; its requests still carry that name.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "evil.example",
        "evil.example:8080",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "evil.local.example",
        "1.2.3.4.5",
      })
  void a_request_to_a_foreign_name_is_refused(String host) throws Exception {
    try (var server = new TestServer(folder, Limits.DEFAULT)) {
      assertEquals("421", get(server, "/", host));
      assertEquals("421", get(server, "/api/v1/tables", host));
      assertEquals("421", get(server, "/health/ready", host));
      assertEquals("421", post(server, host, JSON, "Origin: http://" + host));
      assertEquals("421", webSocket(server, host));
      assertEquals(0, server.host.lobby().size());
    }
  }

  /// Addresses and names of home networks; nobody on the internet can own them.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "localhost:8080",
        "LOCALHOST",
        "localhost.",
        "127.0.0.1:8080",
        "192.168.1.20:8080",
        "203.0.113.7",
        "[::1]:8080",
        "[2001:db8::1]",
        "tisch:8080",
        "Tisch.local:8080",
        "tisch.home.arpa",
        "tisch.lan",
        "tisch.internal"
      })
  void addresses_and_names_of_home_networks_are_known(String host) throws Exception {
    try (var server = new TestServer(folder, Limits.DEFAULT)) {
      assertEquals("200", get(server, "/api/v1/tables", host));
      assertEquals("101", webSocket(server, host));
    }
  }

  private static String post(TestServer server, String host, String... headers) throws Exception {
    return status(
        server,
        "POST /api/v1/tables HTTP/1.1\r\nContent-Length: 2\r\nHost: "
            + host
            + "\r\n"
            + String.join("\r\n", headers)
            + "\r\n\r\n{}");
  }

  static String get(TestServer server, String path, String host) throws Exception {
    return status(server, "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
  }

  private static String webSocket(TestServer server, String host) throws Exception {
    return status(
        server,
        "GET /catan HTTP/1.1\r\nHost: "
            + host
            + "\r\nOrigin: http://"
            + host
            + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
  }

  /// Returns the status of the response to a request in raw bytes.
  private static String status(TestServer server, String request) throws Exception {
    try (var client = server.connect("web")) {
      return client.sendRaw(request).receive().split(" ", 3)[1];
    }
  }
}
