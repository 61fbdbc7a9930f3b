package spieltisch.loadtest.hostile;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/// Attacks on passwords, private tables and metrics.
final class PrivacyAttacks {
  private static final int GUESSES_PER_ADDRESS = 5;
  private static final int GUESSES_PER_TABLE = 30;
  private static final int SECONDS_PER_MINUTE = 60;
  private static final String BOT = "{\"level\":\"random\"}";

  private PrivacyAttacks() {}

  /// Several addresses guess the password of one table at the same time.
  static String guessPasswords(AttackTarget target) throws IOException, InterruptedException {
    int addresses = target.options().of(20, 3);
    int each = target.options().of(200, 8);
    target.open(254, "{\"name\":\"Guess\",\"password\":\"geheim\"}");
    var clock = new Stopwatch();
    var attackers = new ArrayList<Callable<StatusCount>>();
    for (int from = 1; from <= addresses; from++) {
      int address = from;
      attackers.add(() -> guess(target, address, each));
    }
    int checked = 0;
    int refused = 0;
    var results = AttackTarget.parallel(attackers);
    double minutes = 1 + Math.floor(clock.seconds() / SECONDS_PER_MINUTE);
    for (var statuses : results) {
      target.require(statuses.consistsOf(403, 429), "a guess was answered: " + statuses);
      target.require(
          statuses.count(403) <= GUESSES_PER_ADDRESS * minutes, "too many guesses: " + statuses);
      checked += statuses.count(403);
      refused += statuses.count(429);
    }
    target.require(checked <= GUESSES_PER_TABLE * minutes, checked + " guesses were checked");
    return "%,d guesses from %d addresses in %s: %d checked, %,d refused unchecked"
        .formatted(addresses * each, addresses, clock, checked, refused);
  }

  private static StatusCount guess(AttackTarget target, int from, int count) throws IOException {
    var statuses = new StatusCount();
    try (var connection = target.connect("web", from)) {
      for (int i = 0; i < count; i++) {
        var request =
            AttackTarget.postText("/api/v1/tables/Guess/bots", BOT, "Table-Password: x" + i);
        statuses.add(connection.request(request).status());
      }
    }
    return statuses;
  }

  /// Tries to read, watch and change a running game that allows no spectators, and tables that have
  /// a password.
  static String intrude(AttackTarget target) throws IOException {
    target.open(254, "{\"name\":\"Closed\",\"password\":\"geheim\"}");
    try (var opener = target.connect("torfu", 254)) {
      opener.sendLines("NEU 2", "NAME burg", "PASSWD geheim", "TIMEOUT 0").line();
    }
    var id = AttackTarget.json(target.get(254, "/api/v1/tables/Load%200")).path("id").asString("");
    int rounds = target.options().of(50, 1);
    int refused = 0;
    for (int from = 1; from <= rounds; from++)
      refused += intrudeByHttp(target, from, id) + intrudeByProtocol(target, from);
    return "%d requests of %d kinds, none succeeded".formatted(refused, refused / rounds);
  }

  private static int intrudeByHttp(AttackTarget target, int from, String id) throws IOException {
    var game = "/api/v1/games/" + id;
    var statuses = new StatusCount();
    statuses.add(target.get(from, game).status());
    statuses.add(target.get(from, game, "Seat-Token: " + id + ".0000").status());
    statuses.add(target.get(from, game, "Table-Password: x").status());
    statuses.add(target.post(from, game + "/again", "{}").status());
    statuses.add(target.post(from, "/api/v1/tables/Load%200/bots", BOT).status());
    statuses.add(target.post(from, "/api/v1/tables/Load%200/kick", "{\"player\":1}").status());
    statuses.add(target.post(from, "/api/v1/tables/Closed/bots", BOT).status());
    target.require(statuses.consistsOf(403), "a private table answered a stranger: " + statuses);
    return statuses.count(403);
  }

  private static int intrudeByProtocol(AttackTarget target, int from) throws IOException {
    var joins =
        List.of(
            "{\"Beitreten\":{\"Tisch\":\"Load 0\",\"Zuschauer\":true}}",
            "{\"Beitreten\":{\"Tisch\":\"Closed\",\"Zuschauer\":true}}",
            "{\"Beitreten\":{\"Tisch\":\"Closed\",\"Passwort\":\"x\"}}",
            "{\"Beitreten\":{\"Tisch\":\"Load 0\",\"Kennung\":\"0.0\"}}");
    for (var join : joins)
      try (var connection = target.greet(from)) {
        connection.sendLines(join, "{\"Chatnachricht senden\":{\"Nachricht\":\"Feind\"}}");
        var answer = connection.lineWith("{\"Willkommen\"", "{\"Serverantwort\"").orElse("closed");
        target.require(!answer.contains("Willkommen"), "a stranger was let in by " + join);
      }
    try (var watcher = target.connect("torfu", from)) {
      watcher.sendLines("WATCH burg", "NAME zoe");
      var answer = watcher.line().orElse("closed");
      target.require(!answer.contains("ANGEMELDET"), "a stranger watches Torres: " + answer);
    }
    return joins.size() + 1;
  }

  static String readMetrics(AttackTarget target) throws IOException {
    int requests = target.options().of(500, 10);
    var statuses = new StatusCount();
    for (int i = 0; i < requests; i++) {
      var token = "Authorization: Bearer " + HostileOptions.ADMIN_TOKEN.substring(1) + i;
      var response = target.get(1 + i / 100, "/metrics", token, "X-Forwarded-For: 127.0.0.1");
      target.require(!response.body().contains("spieltisch_"), "metrics without the token");
      statuses.add(response.status());
    }
    statuses.add(target.get(99, "/metrics").status());
    target.require(statuses.consistsOf(403, 429), "metrics for a stranger: " + statuses);
    var ready = target.get(99, "/health/ready").body();
    target.require(
        !ready.contains("connections"), "details of the health for a stranger: " + ready);
    return "%d requests: %s".formatted(requests + 1, statuses);
  }
}
