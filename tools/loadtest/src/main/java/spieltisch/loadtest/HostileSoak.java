package spieltisch.loadtest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.Entry;
import spieltisch.table.GameVerifier;

/// Attacks a server while players play on it. At the end the server must have logged no error and
/// stayed within its memory limit. The journals of the players' tables must contain the players'
/// actions and nothing of the attackers.
public final class HostileSoak {
  private static final int MAX_MEGABYTES = 900;

  private final Path folder;
  private final int baselineSeconds;
  private final Consumer<String> out;

  public HostileSoak(Path folder, int baselineSeconds, Consumer<String> out) {
    this.folder = folder;
    this.baselineSeconds = baselineSeconds;
    this.out = out;
  }

  /// Returns the violations that were found, one sentence each.
  public List<String> run(long messages, int tables, long seed) {
    var violations = new ArrayList<String>();
    try (var loadTest = LoadTest.withLimits(folder)) {
      var latencies = new LatencyRecorder();
      var loadTables = loadTest.tables(tables, latencies);
      for (int i = 0; i < tables; i++) loadTest.schedule(loadTables.get(i), 1, (double) i / tables);
      loadTest.runFor(baselineSeconds);
      out.accept("baseline: " + latencies + ", server " + loadTest.server().megabytes() + " MB");
      latencies.clear();
      long start = System.nanoTime();
      attack(loadTest, messages, seed, violations);
      double seconds = (System.nanoTime() - start) / 1e9;
      out.accept(
          String.format(
              Locale.ROOT,
              "under attack: %,d messages in %.0f s (%,.0f per second); the players' %d actions %s;"
                  + " server %d MB",
              messages,
              seconds,
              messages / seconds,
              latencies.count(),
              latencies,
              loadTest.server().megabytes()));
      verify(loadTest, loadTables, violations);
    }
    return violations;
  }

  /// Runs the attack while the players continue to play.
  private static void attack(LoadTest loadTest, long messages, long seed, List<String> violations) {
    try (var attack = AttackProcess.start(loadTest.server(), messages, seed)) {
      loadTest.runUntil(attack::hasExited);
      if (!attack.isComplete()) violations.add("the hostile clients did not send all messages");
    }
    loadTest.runFor(1);
  }

  private void verify(LoadTest loadTest, List<LoadTable> loadTables, List<String> violations) {
    if (loadTest.server().megabytes() > MAX_MEGABYTES)
      violations.add("the server holds " + loadTest.server().megabytes() + " MB");
    for (var table : loadTables) {
      if (table.isBroken()) violations.add(table.name() + " lost a connection");
      if (table.refused() > 0)
        violations.add(table.name() + ": " + table.refused() + " actions were refused");
    }
    if (loadTest.server().stop() != 0) violations.add("the server did not stop with code 0");
    for (var error : loadTest.server().errors()) violations.add("server log: " + error);
    try (var log = new SqliteLog(folder.resolve("spieltisch.db"))) {
      for (var table : loadTables) compare(table, log, violations);
    }
  }

  /// Compares the journal of a table with the actions that the server confirmed to the players.
  private static void compare(LoadTable table, SqliteLog log, List<String> violations) {
    var found = log.find(table.name());
    if (found.isEmpty()) {
      violations.add(table.name() + " is not in the log");
      return;
    }
    var entries = log.read(found.get().id(), 0);
    long actions = entries.stream().filter(entry -> entry instanceof Entry.Acted).count();
    long foreign =
        entries.stream()
            .filter(entry -> entry instanceof Entry.Chatted || entry instanceof Entry.Watched)
            .count();
    // The server may have stopped after it stored one more action and before it confirmed that
    // action.
    if (actions < table.confirmed() || actions > table.confirmed() + 1)
      violations.add(
          table.name() + " has " + actions + " actions, " + table.confirmed() + " were confirmed");
    if (foreign > 0)
      violations.add(table.name() + " has " + foreign + " entries of hostile clients");
    for (var finding : GameVerifier.of(entries).findings())
      violations.add(table.name() + ": " + finding);
  }
}
