package spieltisch.loadtest.hostile;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/// Attacks with HTTP requests.
final class HttpAttacks {
  private static final String POST = "POST /api/v1/tables HTTP/1.1\r\n";
  private static final String OWN_HOST = "Host: localhost\r\n";
  private static final String JSON = AttackTarget.JSON + "\r\n";
  private static final String BODY = "Content-Length: 2\r\n\r\n{}";
  private static final String CHUNKED = "Transfer-Encoding: chunked\r\n\r\n";
  private static final String LIVE = "GET /health/live HTTP/1.1\r\n" + OWN_HOST + "\r\n";
  private static final int TOO_LONG = 100_000;
  private static final int DRIP_MILLIS = 500;
  private static final int DEADLINE_SECONDS = 60;

  private static final List<String> MALFORMED =
      List.of(
          "GET /%zz HTTP/1.1\r\n" + OWN_HOST + "\r\n",
          "GET /api/v1/tables/%e2%8 HTTP/1.1\r\n" + OWN_HOST + "\r\n",
          "GET /api/v1/games/%ff%fe HTTP/1.1\r\n" + OWN_HOST + "\r\n",
          "GET /api/v1/tables/%00 HTTP/1.1\r\n" + OWN_HOST + "\r\n",
          "GET / HTTP/1.1\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: a b/c@d\r\n\r\n",
          "OPTIONS * HTTP/1.1\r\n" + OWN_HOST + "\r\n",
          "GET http://evil.example/ HTTP/1.1\r\n" + OWN_HOST + "\r\n",
          "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n",
          "GET / HTTP/3.9\r\n" + OWN_HOST + "\r\n",
          "GET / HTTP/1.1\r\nHost : localhost\r\n\r\n",
          "GET / HTTP/1.1\r\n" + OWN_HOST + "A: " + "a".repeat(TOO_LONG) + "\r\n\r\n",
          POST + OWN_HOST + JSON + "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
          POST + OWN_HOST + JSON + CHUNKED + "xyz\r\n{}\r\n0\r\n\r\n",
          POST + OWN_HOST + JSON + CHUNKED + "-2\r\n{}\r\n0\r\n\r\n",
          POST + OWN_HOST + JSON + CHUNKED + "fffffffffffffffff\r\n{}\r\n",
          POST + OWN_HOST + JSON + "Content-Length: two\r\n\r\n{}",
          POST + OWN_HOST + JSON + "Content-Length: -2\r\n\r\n{}",
          POST + OWN_HOST + JSON + "Content-Length: 999999999999\r\n\r\n{}");

  private static final List<String> AMBIGUOUS_LENGTHS =
      List.of(
          "Content-Length: 4\r\nTransfer-Encoding: chunked",
          "Transfer-Encoding: chunked\r\nContent-Length: 4",
          "Transfer-Encoding: xchunked",
          "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
          "Content-Length: 0\r\nContent-Length: 44");

  private static final List<String> ENDLESS =
      List.of(
          "",
          "GET / HTTP/1.1\r\nHost: local",
          "GET / HTTP/1.1\r\n" + OWN_HOST + "A: ",
          POST + OWN_HOST + JSON + "Content-Length: 2000\r\n\r\n",
          POST + OWN_HOST + JSON + "Content-Length: 2000\r\n\r\n{\"name\":\"",
          POST + OWN_HOST + JSON + CHUNKED + "2000\r\n{");

  private record Foreign(int status, String request) {}

  private HttpAttacks() {}

  private static List<Foreign> foreign() {
    var requests = new ArrayList<Foreign>();
    for (var origin : List.of("https://evil.example", "http://127.0.0.1:1", "null"))
      requests.add(new Foreign(403, POST + OWN_HOST + "Origin: " + origin + "\r\n" + JSON + BODY));
    for (var type : List.of("text/plain", "application/x-www-form-urlencoded", "a/b"))
      requests.add(new Foreign(415, POST + OWN_HOST + "Content-Type: " + type + "\r\n" + BODY));
    for (var host :
        List.of("evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80")) {
      requests.add(new Foreign(421, POST + "Host: " + host + "\r\n" + JSON + BODY));
      requests.add(new Foreign(421, "GET /api/v1/tables HTTP/1.1\r\nHost: " + host + "\r\n\r\n"));
      requests.add(new Foreign(421, SessionAttacks.handshake(host, "http://" + host)));
    }
    requests.add(new Foreign(403, SessionAttacks.handshake("localhost", "https://evil.example")));
    return requests;
  }

  static String requestFromForeignSites(AttackTarget target) throws IOException {
    int rounds = target.options().of(100, 2);
    int tables = target.tables().size();
    var statuses = new StatusCount();
    for (int round = 1; round <= rounds; round++)
      for (var foreign : foreign()) {
        int status = target.request(round, foreign.request()).status();
        target.require(status == foreign.status(), status + " for " + foreign.request());
        statuses.add(status);
      }
    target.require(target.tables().size() <= tables, "another site has opened a table");
    return "%,d requests of %d kinds: %s"
        .formatted(rounds * foreign().size(), foreign().size(), statuses);
  }

  static String sendMalformed(AttackTarget target) throws IOException {
    int rounds = target.options().of(100, 2);
    var clock = new Stopwatch();
    var statuses = new StatusCount();
    for (int round = 1; round <= rounds; round++)
      for (var request : MALFORMED) {
        int status = malformed(target, round, request);
        target.require(status >= 400 && status < 500, status + " for " + start(request));
        statuses.add(status);
      }
    return "%,d requests of %d kinds in %s: %s, every connection closed"
        .formatted(rounds * MALFORMED.size(), MALFORMED.size(), clock, statuses);
  }

  /// Sends a malformed request and returns the status of the response. The server must close the
  /// connection after the response.
  private static int malformed(AttackTarget target, int from, String request) throws IOException {
    try (var connection = target.connect("web", from)) {
      int status = connection.request(request).status();
      var rest = connection.rest();
      target.require(rest.isEmpty(), "more than one response to " + start(request));
      return status;
    }
  }

  private static String start(String request) {
    return request.substring(0, Math.min(80, request.length())).replace("\r\n", " | ");
  }

  /// Sends requests with an ambiguous length, followed by other requests on the same connection. A
  /// proxy and the server may disagree about the end of the first request, so the server must not
  /// answer the other requests.
  static String smuggle(AttackTarget target) throws IOException {
    int rounds = target.options().of(100, 2);
    for (int round = 1; round <= rounds; round++)
      for (var length : AMBIGUOUS_LENGTHS) {
        var request = POST + OWN_HOST + JSON + length + "\r\n\r\n" + LIVE + LIVE;
        int status = malformed(target, round, request);
        target.require(status >= 400 && status < 500, status + " for " + length);
      }
    return "%d requests of %d kinds, none of the requests behind them was answered"
        .formatted(rounds * AMBIGUOUS_LENGTHS.size(), AMBIGUOUS_LENGTHS.size());
  }

  /// Begins requests and never ends them. One byte is sent every half second, so that the
  /// connections are never idle.
  static String sendEndless(AttackTarget target) throws IOException, InterruptedException {
    int count = target.options().of(90, 12);
    var attackers = new ArrayList<Callable<Double>>();
    for (int i = 0; i < count; i++) {
      var beginning = ENDLESS.get(i % ENDLESS.size());
      attackers.add(() -> secondsUntilClosed(target, beginning));
    }
    var seconds = AttackTarget.parallel(attackers);
    double longest = seconds.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    target.require(longest < DEADLINE_SECONDS, "a request that never ends is held");
    return "%d connections of %d kinds, the last was closed after %.1f s (limit %d s)"
        .formatted(count, ENDLESS.size(), longest, HostileOptions.HANDSHAKE_SECONDS);
  }

  private static double secondsUntilClosed(AttackTarget target, String beginning)
      throws IOException {
    var clock = new Stopwatch();
    try (var connection = target.connect("web", 1)) {
      connection.send(beginning);
      while (clock.seconds() < DEADLINE_SECONDS) {
        if (isClosed(connection)) return clock.seconds();
      }
      return DEADLINE_SECONDS;
    }
  }

  private static boolean isClosed(AttackConnection connection) {
    try {
      if (connection.isClosedWithin(DRIP_MILLIS)) return true;
      connection.send("a");
      return false;
    } catch (IOException _) {
      return true; // The server has reset the connection.
    }
  }
}
