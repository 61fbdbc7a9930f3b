package spieltisch.loadtest.hostile;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/// Attacks with connections of players.
final class SessionAttacks {
  private static final int CONNECTIONS_PER_ADDRESS = 100;
  private static final int DEADLINE_SECONDS = 60;
  private static final String ROLL = "{\"Würfeln\":{}}";
  private static final int REFUSALS_PER_SECOND = 20;
  private static final int REFUSAL_BURST = 100;

  /// A name that begins with a mark that reverses the direction of the text.
  private static final String TURNED_NAME = "\u202ealieL";

  /// Names that look like a name of the server, and names that cannot be read.
  private static final List<String> FORBIDDEN_NAMES =
      List.of(
          "Server",
          "SERVER",
          "\u0405\u0435rv\u0435r",
          "S e r v e r",
          "Der Server",
          "Adm\u0456n",
          "Moderator!",
          "\u200b\u200b",
          "\\u0007");

  private static final List<String> FORBIDDEN_TORRES_NAMES =
      List.of("SERVER", "\u0405\u0435rv\u0435r", "\u200b", TURNED_NAME);

  /// Names that look like `Leila`.
  private static final List<String> CONFUSABLE_NAMES =
      List.of("L\u0435ila", "Lei\u200bla", "LeiIa");

  private SessionAttacks() {}

  static String handshake(String host, String origin) {
    return "GET /catan HTTP/1.1\r\nHost: "
        + host
        + "\r\nOrigin: "
        + origin
        + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
  }

  /// Opens more WebSockets than an address may have. Then opens and closes WebSockets one after the
  /// other.
  static String openWebSockets(AttackTarget target) throws IOException, InterruptedException {
    int atOnce = CONNECTIONS_PER_ADDRESS + target.options().of(400, 20);
    var clock = new Stopwatch();
    var statuses = new StatusCount();
    var connections = new ArrayList<AttackConnection>();
    try {
      for (int i = 0; i < atOnce; i++) {
        connections.add(target.connect("web", 1));
        statuses.add(handshake(target, connections.getLast()));
      }
    } finally {
      connections.forEach(AttackConnection::close);
    }
    // When the handshake time is over, the server closes the first WebSockets and admits others.
    boolean isInTime = clock.seconds() < HostileOptions.HANDSHAKE_SECONDS;
    target.require(
        !isInTime || statuses.count(101) <= CONNECTIONS_PER_ADDRESS,
        "too many WebSockets: " + statuses);
    target.require(statuses.consistsOf(101, 429), "another answer than 101 or 429: " + statuses);
    var again = new Stopwatch();
    awaitAdmission(target);
    var admittedAfter = again.toString();
    int times = target.options().of(1_000, 50);
    var churn = new StatusCount();
    for (int i = 0; i < times; i++)
      try (var connection = target.connect("web", 1)) {
        churn.add(handshake(target, connection));
      }
    awaitAdmission(target);
    return "%d at once: %s; admitted again after %s; %,d opened and closed in turn: %s"
        .formatted(atOnce, statuses, admittedAfter, times, churn);
  }

  private static int handshake(AttackTarget target, AttackConnection connection)
      throws IOException {
    int port = target.server().port("web");
    return connection.request(handshake("localhost:" + port, "http://localhost:" + port)).status();
  }

  private static void awaitAdmission(AttackTarget target) throws IOException, InterruptedException {
    var clock = new Stopwatch();
    while (clock.seconds() < DEADLINE_SECONDS) {
      try (var connection = target.connect("web", 1)) {
        if (handshake(target, connection) == 101) return;
      }
      TimeUnit.MILLISECONDS.sleep(10);
    }
    target.require(false, "an address with no open WebSocket is not admitted");
  }

  /// Repeats a refused request a thousand times a second. The server must limit the rate of its
  /// refusals and must not disconnect the client.
  static String repeatRefused(AttackTarget target) throws IOException, InterruptedException {
    int seconds = target.options().of(10, 2);
    target.open(2, "{\"name\":\"Repeat\"}");
    try (var client = target.join(1, "Repeat")) {
      var clock = new Stopwatch();
      int sent = 0;
      long refused = 0;
      while (clock.seconds() < seconds) {
        int due = (int) (clock.seconds() * 1_000) - sent;
        client.send((ROLL + "\n").repeat(Math.clamp(due, 0, 200)));
        sent += Math.clamp(due, 0, 200);
        TimeUnit.MILLISECONDS.sleep(10);
        refused += client.countArrived("\\{\"Serverantwort\"");
      }
      client.sendLines("{\"Chatnachricht senden\":{\"Nachricht\":\"Servus\"}}");
      var chat = Optional.<String>empty();
      do {
        chat = client.lineWith("{\"Serverantwort\"", "{\"Chatnachricht\"");
        if (chat.orElse("").contains("Serverantwort")) refused++;
      } while (chat.isPresent() && !chat.get().contains("Servus"));
      target.require(chat.isPresent(), "the client was disconnected");
      double most = REFUSAL_BURST + REFUSALS_PER_SECOND * (clock.seconds() + 1);
      target.require(refused <= most, refused + " refusals in " + clock);
      return "%,d requests in %s: %d refused, the others dropped, still connected"
          .formatted(sent, clock, refused);
    }
  }

  static String useMisleadingNames(AttackTarget target) throws IOException {
    target.open(2, "{\"name\":\"Names\",\"players\":[3,6]}");
    var connections = new ArrayList<AttackConnection>();
    try {
      var first = target.join(1, "Names");
      connections.add(first);
      for (var name : FORBIDDEN_NAMES)
        target.require(!profileAnswer(first, name).contains("OK"), "a player is called " + name);
      profileAnswer(first, TURNED_NAME);
      var turned = names(target);
      target.require(turned.stream().noneMatch(it -> it.contains("\u202e")), "names: " + turned);
      target.require(profileAnswer(first, "Leila").contains("OK"), "nobody is called Leila");
      for (var name : CONFUSABLE_NAMES) {
        var other = target.join(1, "Names");
        connections.add(other);
        profileAnswer(other, name);
      }
      var names = names(target);
      target.require(
          names.stream().filter(name -> name.matches(".*-\\d")).count() == CONFUSABLE_NAMES.size(),
          "names that look alike: " + names);
      requireTorresNames(target);
      return "%d names refused, %d names that look alike got a number, 1 mark removed"
          .formatted(
              FORBIDDEN_NAMES.size() + FORBIDDEN_TORRES_NAMES.size(), CONFUSABLE_NAMES.size());
    } finally {
      connections.forEach(AttackConnection::close);
    }
  }

  private static List<String> names(AttackTarget target) throws IOException {
    var names = new ArrayList<String>();
    AttackTarget.json(target.get(2, "/api/v1/tables/Names"))
        .path("players")
        .forEach(player -> names.add(player.asString("")));
    return names;
  }

  private static void requireTorresNames(AttackTarget target) throws IOException {
    try (var opener = target.connect("torfu", 2)) {
      opener.sendLines("NEU 4", "NAME namen", "PASSWD", "TIMEOUT 0").line();
    }
    for (var name : FORBIDDEN_TORRES_NAMES)
      try (var client = target.connect("torfu", 1)) {
        client.sendLines("JOIN namen", "PASSWD", "NAME " + name, "ALTER 9");
        var answer = client.line().orElse("closed");
        target.require(answer.startsWith("FEHLER"), "a Torres player is called " + name);
      }
  }

  private static String profileAnswer(AttackConnection client, String name) throws IOException {
    client.sendLines("{\"Spieler\":{\"Name\":\"" + name + "\"}}");
    return client.lineWith("{\"Serverantwort\"", "{\"Fehler\"").orElse("closed");
  }

  /// Opens tables at which two players are ready and a third player never is. The games must begin
  /// without the third player.
  static String squat(AttackTarget target) throws IOException, InterruptedException {
    int tables = target.options().of(20, 2);
    int readySeconds = 4;
    Callable<Double> table = () -> secondsToStart(target, readySeconds);
    var seconds = AttackTarget.parallel(Collections.nCopies(tables, table));
    double longest = seconds.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    target.require(longest < DEADLINE_SECONDS, "a player who is not ready holds up a table");
    return "%d tables, the last game began after %.1f s (limit %d s)"
        .formatted(tables, longest, readySeconds);
  }

  private static double secondsToStart(AttackTarget target, int readySeconds) throws IOException {
    var name = "Squat " + Thread.currentThread().threadId();
    target.open(
        2, "{\"name\":\"%s\",\"players\":[2,3],\"readySeconds\":%d}".formatted(name, readySeconds));
    try (var squatter = target.join(1, name);
        var red = target.join(1, name);
        var blue = target.join(1, name)) {
      var clock = new Stopwatch();
      for (var client : List.of(red, blue)) {
        var colour = client == red ? "Rot" : "Blau";
        client.sendLines(
            "{\"Spieler\":{\"Name\":\"%s\",\"Farbe\":\"%s\"}}".formatted(colour, colour),
            "{\"Spiel starten\":{}}");
      }
      boolean isStarted = red.lineWith("{\"Spiel gestartet\"").isPresent();
      squatter.sendLines(ROLL);
      return isStarted ? clock.seconds() : DEADLINE_SECONDS;
    }
  }
}
