package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;
import spieltisch.edge.config.Limits;
import spieltisch.edge.config.Metrics;

/// Requests that are no HTTP, and requests that never end.
class MalformedRequestTest {
  private static final int TOO_LONG = 100_000;

  @TempDir private Path folder = Path.of(".");

  private final ListAppender<ILoggingEvent> logged = new ListAppender<>();

  @BeforeEach
  void captureLog() {
    logged.start();
    ((Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME)).addAppender(logged);
  }

  @AfterEach
  void releaseLog() {
    ((Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME)).detachAppender(logged);
  }

  static Stream<Arguments> malformed() {
    return Stream.of(
        request("an escape that is none", "GET /%zz HTTP/1.1", "Host: localhost"),
        request("an escape that is cut off", "GET /api/v1/tables/%e2%8 HTTP/1.1", "Host: x"),
        request("an escape in the query", "GET /?a=%zz HTTP/1.1", "Host: localhost"),
        request("escapes that are no UTF-8", "GET /api/v1/games/%ff%fe HTTP/1.1", "Host: x"),
        request("a NUL in the path", "GET /api/v1/tables/%00 HTTP/1.1", "Host: localhost"),
        request("no host", "GET / HTTP/1.1"),
        request("two hosts", "GET / HTTP/1.1", "Host: localhost", "Host: evil.example"),
        request("an empty host", "GET / HTTP/1.1", "Host:"),
        request("a host that is none", "GET / HTTP/1.1", "Host: a b/c@d"),
        request("a port that is none", "GET / HTTP/1.1", "Host: localhost:http"),
        request("no path", "OPTIONS * HTTP/1.1", "Host: localhost"),
        request("a relative path", "GET index.html HTTP/1.1", "Host: localhost"),
        request("a foreign address", "GET http://evil.example/ HTTP/1.1", "Host: localhost"),
        request("a tunnel", "CONNECT evil.example:443 HTTP/1.1", "Host: evil.example:443"),
        request("an unknown method", "BREW / HTTP/1.1", "Host: localhost"),
        request("no version", "GET /", "Host: localhost"),
        request("another version", "GET / HTTP/3.9", "Host: localhost"),
        request("a header without a colon", "GET / HTTP/1.1", "Host: localhost", "Colon"),
        request("a blank before the colon", "GET / HTTP/1.1", "Host : localhost"),
        request("a long address", "GET /" + "a".repeat(TOO_LONG) + " HTTP/1.1", "Host: localhost"),
        request("a long header", "GET / HTTP/1.1", "Host: localhost", "A: " + "a".repeat(TOO_LONG)),
        post("an unknown transfer coding", "Transfer-Encoding: xchunked", "0\r\n\r\n"),
        post("two transfer codings", "Transfer-Encoding: gzip, chunked", "0\r\n\r\n"),
        post("a coding after chunked", "Transfer-Encoding: chunked, identity", "0\r\n\r\n"),
        post("a chunk size that is none", "Transfer-Encoding: chunked", "xyz\r\n{}\r\n0\r\n\r\n"),
        post("a negative chunk size", "Transfer-Encoding: chunked", "-2\r\n{}\r\n0\r\n\r\n"),
        post("a huge chunk size", "Transfer-Encoding: chunked", "fffffffffffffffff\r\n{}\r\n"),
        post("a chunk without an end", "Transfer-Encoding: chunked", "2\r\n{}garbage\r\n0\r\n\r\n"),
        post("both lengths", "Content-Length: 4\r\nTransfer-Encoding: chunked", "0\r\n\r\n"),
        post("both lengths again", "Transfer-Encoding: chunked\r\nContent-Length: 4", "0\r\n\r\n"),
        post("two lengths", "Content-Length: 2\r\nContent-Length: 3", "{} "),
        post("a list of lengths", "Content-Length: 2, 3", "{} "),
        post("a length that is none", "Content-Length: two", "{}"),
        post("a negative length", "Content-Length: -2", "{}"),
        post("a body that is too big", "Content-Length: 20000", "{}"),
        post("a huge body", "Content-Length: 999999999999", "{}"));
  }

  private static Arguments request(String name, String... lines) {
    return Arguments.of(name, String.join("\r\n", lines) + "\r\n\r\n");
  }

  private static Arguments post(String name, String length, String body) {
    var head = "POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json";
    return Arguments.of(name, head + "\r\n" + length + "\r\n\r\n" + body);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("malformed")
  void a_malformed_request_is_refused_and_counted(String name, String request) throws Exception {
    try (var server = new TestServer(folder, Limits.DEFAULT);
        var client = server.connect("web")) {
      client.send(request);
      var status = client.receive();
      assertTrue(status.matches("HTTP/.\\.. 4.*"), () -> name + ": " + status);
      assertNoStackTrace();
      if (!status.contains(" 405 "))
        assertTrue(server.metrics.scrape().contains("kind=\"malformed\""), "counted");
      assertEquals(200, server.get("/health/live").statusCode());
      assertEquals(0, server.host.lobby().size(), "no table was opened");
    }
  }

  /// A proxy in front may see another end of the request. Nothing after it is read as a request.
  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "Content-Length: 4\r\nTransfer-Encoding: chunked",
        "Transfer-Encoding: xchunked",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
        "Content-Length: 0\r\nContent-Length: 44"
      })
  void nothing_is_smuggled_behind_an_ambiguous_length(String length) throws Exception {
    try (var server = new TestServer(folder, Limits.DEFAULT);
        var client = server.connect("web")) {
      client.send(
          "POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
              + length
              + "\r\n\r\nGET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(2));
      var text = String.join("\n", client.receiveUntil("-"));
      assertTrue(text.startsWith("HTTP/1.1 4"), text);
      assertEquals(2, text.split("HTTP/1", -1).length, text);
    }
  }

  static Stream<Arguments> unfinished() {
    return Stream.of(
        Arguments.of("nothing", ""),
        Arguments.of("half a header", "GET / HTTP/1.1\r\nHost: local"),
        Arguments.of("no body", json("Content-Length: 20")),
        Arguments.of("half a body", json("Content-Length: 20") + "{\"name\":"),
        Arguments.of("no chunk", json("Transfer-Encoding: chunked")),
        Arguments.of("half a chunk", json("Transfer-Encoding: chunked") + "20\r\n{"),
        Arguments.of(
            "a body for a page",
            "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n"));
  }

  private static String json(String length) {
    return "POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        + length
        + "\r\n\r\n";
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("unfinished")
  void a_request_that_does_not_end_is_closed(String name, String request) throws Exception {
    try (var server = new TestServer(folder, handshake(Duration.ofMillis(100)));
        var client = server.connect("web")) {
      client.sendRaw(request);
      var lines = client.receiveUntil("-");
      assertEquals("-", lines.getLast(), name);
      assertEquals(1, server.metrics.disconnects(Metrics.DisconnectCause.HANDSHAKE_TIMEOUT));
      assertNoStackTrace();
    }
  }

  private static Limits handshake(Duration handshake) {
    return new Limits(1 << 20, Duration.ofHours(1), handshake, 1_000, 0, 0);
  }

  private void assertNoStackTrace() {
    var events = List.copyOf(logged.list);
    for (var event : events) {
      assertEquals(null, event.getThrowableProxy(), event.getFormattedMessage());
      assertTrue(!event.getLevel().isGreaterOrEqual(Level.WARN), event.getFormattedMessage());
    }
  }
}
