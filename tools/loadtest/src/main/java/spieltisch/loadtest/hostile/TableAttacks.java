package spieltisch.loadtest.hostile;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import spieltisch.bots.Level;
import spieltisch.loadtest.LatencyRecorder;
import spieltisch.loadtest.thinking.SoakPlayer;

/// Attacks with many tables.
final class TableAttacks {
  private static final String TABLES = "/api/v1/tables";
  private static final int TABLES_PER_MINUTE = 30;
  private static final int SECONDS_PER_MINUTE = 60;
  private static final int SMALL_BUFFER = 4 * 1024;
  private static final int CHURN_ADDRESSES = 200;
  private static final long DEADLINE_SECONDS = 150;
  private static final String HASHES = "spieltisch_password_hashes_total";
  private static final String SLOW_READERS = "spieltisch_disconnects_total{reason=\"slow_reader\"}";

  private TableAttacks() {}

  static String floodHttp(AttackTarget target) throws IOException {
    int requests = target.options().of(2_000, 60);
    var clock = new Stopwatch();
    var statuses = new StatusCount();
    try (var connection = target.connect("web", 1)) {
      for (int i = 0; i < requests; i++)
        statuses.add(connection.request(AttackTarget.postText(TABLES, "{}")).status());
    }
    requireLimit(target, statuses, clock);
    target.require(target.post(2, TABLES, "{}").status() == 201, "another address opens no table");
    return "%,d requests in %s: %s".formatted(requests, clock, statuses);
  }

  /// Requires that at most 30 tables were opened within a minute, and that all other requests were
  /// refused because of the limit.
  private static void requireLimit(AttackTarget target, StatusCount statuses, Stopwatch clock) {
    double minutes = 1 + Math.floor(clock.seconds() / SECONDS_PER_MINUTE);
    target.require(
        statuses.count(201) <= TABLES_PER_MINUTE * minutes, "too many tables: " + statuses);
    target.require(statuses.consistsOf(201, 429), "another answer than 201 or 429: " + statuses);
    target.require(statuses.count(429) > 0, "no request was refused: " + statuses);
  }

  static String floodTorres(AttackTarget target) throws IOException {
    int requests = target.options().of(500, 40);
    var clock = new Stopwatch();
    var answers = new TreeMap<String, Integer>();
    for (int i = 0; i < requests; i++)
      try (var connection = target.connect("torfu", 1)) {
        connection.sendLines("NEU 2", "NAME flut" + i, "PASSWD", "TIMEOUT 0");
        answers.merge(connection.line().orElse("closed"), 1, Integer::sum);
      }
    int opened = answers.getOrDefault("MELDUNG_SPIEL_ANGEMELDET", 0);
    int refused = answers.getOrDefault("FEHLER_NICHT_VORHANDEN", 0);
    double minutes = 1 + Math.floor(clock.seconds() / SECONDS_PER_MINUTE);
    target.require(opened <= TABLES_PER_MINUTE * minutes, "too many games: " + answers);
    target.require(refused > 0 && opened + refused == requests, "wrong answers: " + answers);
    return "%,d `NEU` in %s: %d games, %,d refused".formatted(requests, clock, opened, refused);
  }

  /// One address opens tables with a password, above the limit, and another address repeats a name
  /// that is in use. The server must hash the passwords of opened tables only.
  static String floodPasswords(AttackTarget target) throws IOException {
    int requests = target.options().of(2_000, 60);
    double before = target.metric(HASHES);
    var clock = new Stopwatch();
    var statuses = new StatusCount();
    var repeated = new StatusCount();
    try (var connection = target.connect("web", 1);
        var other = target.connect("web", 2)) {
      for (int i = 0; i < requests; i++) {
        var body = "{\"password\":\"geheim" + i + "\"}";
        statuses.add(connection.request(AttackTarget.postText(TABLES, body)).status());
        var sameName = "{\"name\":\"Geheim\",\"password\":\"geheim" + i + "\"}";
        repeated.add(other.request(AttackTarget.postText(TABLES, sameName)).status());
      }
    }
    requireLimit(target, statuses, clock);
    target.require(
        repeated.count(201) == 1 && repeated.consistsOf(201, 409), "same name: " + repeated);
    int opened = statuses.count(201) + repeated.count(201);
    double hashed = target.metric(HASHES) - before;
    target.require(hashed == opened, hashed + " passwords hashed for " + opened + " tables");
    return "%,d requests in %s: %s, same name: %s, %.0f passwords hashed"
        .formatted(2 * requests, clock, statuses, repeated, hashed);
  }

  static String forgeAddress(AttackTarget target) throws IOException {
    int requests = target.options().of(500, 60);
    var clock = new Stopwatch();
    var statuses = new StatusCount();
    try (var connection = target.connect("web", 1)) {
      for (int i = 0; i < requests; i++) {
        var header = "X-Forwarded-For: 203.0." + i / 250 + "." + i % 250;
        statuses.add(connection.request(AttackTarget.postText(TABLES, "{}", header)).status());
      }
    }
    requireLimit(target, statuses, clock);
    return "%,d addresses claimed: %s".formatted(requests, statuses);
  }

  /// Opens lobby streams whose clients do not read, while many addresses open tables. The server
  /// must disconnect these clients and still serve a client that reads.
  static String ignoreLobby(AttackTarget target) throws IOException, InterruptedException {
    int count = target.options().of(90, 30);
    int maxTables = target.options().of(600, 300);
    double before = target.metric(SLOW_READERS);
    var streams = new ArrayList<AttackConnection>();
    var clock = new Stopwatch();
    try (var reader = target.connect("web", 254)) {
      reader.send("GET /api/v1/lobby?changes HTTP/1.1\r\nHost: localhost\r\n\r\n");
      var changes = new AtomicInteger();
      Thread.startVirtualThread(() -> countChanges(reader, changes));
      for (int i = 0; i < count; i++) {
        streams.add(target.connect("web", 1, OptionalInt.of(SMALL_BUFFER)));
        streams.getLast().send("GET /api/v1/lobby HTTP/1.1\r\nHost: localhost\r\n\r\n");
      }
      int tables = 0;
      while (target.metric(SLOW_READERS) - before < count && clock.seconds() < DEADLINE_SECONDS) {
        if (tables >= maxTables) TimeUnit.MILLISECONDS.sleep(500);
        for (int i = 0; i < (tables < maxTables ? 20 : 1); i++)
          target.open(2 + tables++ % CHURN_ADDRESSES, "{\"name\":\"Lobby stream " + tables + "\"}");
      }
      double dropped = target.metric(SLOW_READERS) - before;
      target.require(dropped >= count, (int) dropped + " of " + count + " streams were dropped");
      target.require(changes.get() > 0, "a listener that reads is not served");
      return "%d streams, %d tables opened: %.0f dropped after %s; a listener that reads got %d events"
          .formatted(count, tables, dropped, clock, changes.get());
    } finally {
      streams.forEach(AttackConnection::close);
    }
  }

  private static void countChanges(AttackConnection reader, AtomicInteger changes) {
    try {
      while (reader.lineWith("event: changes").isPresent()) changes.incrementAndGet();
    } catch (IOException _) {
      // The attack is over.
    }
  }

  /// Opens tables at which nobody plays, and waits until all empty tables are closed, including
  /// those of earlier attacks. The wait takes at least a minute, so the small version leaves this
  /// attack out.
  static String abandonTables(AttackTarget target) throws IOException, InterruptedException {
    if (target.options().isSmall()) return "not in the small version";
    for (int i = 0; i < 10 * TABLES_PER_MINUTE; i++) target.open(1 + i % 10, "{}");
    int before = emptyTables(target);
    var clock = new Stopwatch();
    int left = before;
    while (left > 0 && clock.seconds() < DEADLINE_SECONDS) {
      TimeUnit.SECONDS.sleep(1);
      left = emptyTables(target);
    }
    target.require(left == 0, left + " empty tables are still open");
    return "%,d empty tables, %,d after %s".formatted(before, left, clock);
  }

  private static int emptyTables(AttackTarget target) throws IOException {
    return (int)
        target.tables().stream()
            .filter(table -> table.path("status").asString("").equals("open"))
            .filter(table -> table.path("players").isEmpty())
            .count();
  }

  /// Opens tables of bots that think long. Then a player plays with two such bots and must not wait
  /// too long for them.
  static String floodBots(AttackTarget target) throws IOException, InterruptedException {
    int requests = target.options().of(500, 20);
    var best = "\"" + Level.BEST.word() + "\"";
    var bots = String.join(",", Collections.nCopies(4, best));
    var statuses = new StatusCount();
    try (var connection = target.connect("web", 1)) {
      for (int i = 0; i < requests; i++) {
        var body = "{\"players\":[4,4],\"bots\":[" + bots + "]}";
        statuses.add(connection.request(AttackTarget.postText(TABLES, body)).status());
      }
    }
    target.require(
        statuses.count(201) <= target.options().botsPerAddress() / 4, "too many bots: " + statuses);
    target.require(statuses.consistsOf(201, 429), "another answer than 201 or 429: " + statuses);
    var waits = new LatencyRecorder();
    new SoakPlayer(target.server(), List.of(Level.BEST.word(), Level.BEST.word()), waits)
        .playFor(target.options().of(60, 5));
    target.require(waits.count() > 0, "a player beside two bots never got to act");
    target.require(
        waits.millis(100) <= target.options().maxWaitMillis(),
        "a player waited %.0f ms for two bots".formatted(waits.millis(100)));
    return "%d requests: %s; a player beside two best bots waited %d times, %s"
        .formatted(requests, statuses, waits.count(), waits);
  }
}
