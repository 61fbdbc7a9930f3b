package spieltisch.bridge;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;

/// Requests to the lobby of a server on the loopback interface.
final class HttpBridgeTest {
  private final RecordedEvents page = new RecordedEvents();
  private final Bridge bridge = new Bridge(page);

  @Test
  void requests_carry_headers_and_body_and_errors_keep_their_text() throws Exception {
    var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          var headers = exchange.getRequestHeaders();
          var text =
              String.join(
                  " ",
                  exchange.getRequestMethod(),
                  exchange.getRequestURI().toString(),
                  String.valueOf(headers.getFirst("Seat-Token")),
                  String.valueOf(headers.getFirst("Table-Password")),
                  String.valueOf(headers.getFirst("Content-Type")),
                  new String(exchange.getRequestBody().readAllBytes(), UTF_8));
          var bytes = text.getBytes(UTF_8);
          int status = exchange.getRequestURI().getPath().equals("/gone") ? 404 : 200;
          exchange.sendResponseHeaders(status, bytes.length);
          exchange.getResponseBody().write(bytes);
          exchange.close();
        });
    server.start();
    try {
      var root = "http://127.0.0.1:" + server.getAddress().getPort();
      bridge.request(1, "POST", root + "/tables", "t.1", "p%20w", "{\"name\":\"Räuber\"}");
      page.expect("answered 1 200 POST /tables t.1 p%20w application/json {\"name\":\"Räuber\"}");
      bridge.request(2, "GET", root + "/gone?x", "", "", "");
      page.expect("answered 2 404 GET /gone?x null null null ");
    } finally {
      server.stop(0);
    }
    bridge.request(3, "GET", "http://127.0.0.1:" + server.getAddress().getPort(), "", "", "");
    page.expect("answered 3 0 unreachable");
  }

  @Test
  void other_addresses_are_not_requested() throws Exception {
    bridge.request(1, "GET", "file:///etc/hostname", "", "", "");
    page.expect("answered 1 0 noServer");
  }

  @Test
  void a_server_of_another_protocol_is_no_server() throws Exception {
    try (var server =
        LoopbackServer.start(
            client -> {
              client.getInputStream().read();
              client.getOutputStream().write("{\"Hallo\":{}}\n".getBytes(UTF_8));
            })) {
      bridge.request(1, "GET", server.url("http"), "", "", "");
      page.expect("answered 1 0 noServer");
    }
  }
}
