package spieltisch.loadtest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.Entry;
import spieltisch.table.GameVerifier;

/// Players play while others attack their server; at the end it must have written no error, kept
/// its memory, and have in the players' games what they did and nothing else.
public final class HostileSoak {
  private static final int MOST_MEGABYTES = 900;

  private final Path folder;
  private final int calmSeconds;
  private final Consumer<String> out;

  public HostileSoak(Path folder, int calmSeconds, Consumer<String> out) {
    this.folder = folder;
    this.calmSeconds = calmSeconds;
    this.out = out;
  }

  /// Answers what is wrong, one sentence each.
  public List<String> run(long messages, int tables, long seed) {
    var wrong = new ArrayList<String>();
    try (var loadTest = LoadTest.withLimits(folder)) {
      var latencyRecorder = new LatencyRecorder();
      var players = loadTest.tables(tables, latencyRecorder);
      for (int i = 0; i < tables; i++) loadTest.pace(players.get(i), 1, (double) i / tables);
      loadTest.pass(calmSeconds);
      out.accept(
          "in peace: " + latencyRecorder + ", server " + loadTest.server().megabytes() + " MB");
      latencyRecorder.clear();
      long begin = System.nanoTime();
      attack(loadTest, messages, seed, wrong);
      double took = (System.nanoTime() - begin) / 1e9;
      out.accept(
          String.format(
              Locale.ROOT,
              "under attack: %,d messages in %.0f s (%,.0f a second); the players' %d actions %s;"
                  + " server %d MB",
              messages,
              took,
              messages / took,
              latencyRecorder.count(),
              latencyRecorder,
              loadTest.server().megabytes()));
      judge(loadTest, players, wrong);
    }
    return wrong;
  }

  /// The players go on while the attackers do their worst.
  private static void attack(LoadTest loadTest, long messages, long seed, List<String> wrong) {
    try (var attackProcess = AttackProcess.on(loadTest.server(), messages, seed)) {
      loadTest.passUntil(attackProcess::isOver);
      if (!attackProcess.isComplete()) wrong.add("the attackers gave up");
    }
    loadTest.pass(1);
  }

  private void judge(LoadTest loadTest, List<LoadTable> players, List<String> wrong) {
    if (loadTest.server().megabytes() > MOST_MEGABYTES)
      wrong.add("the server holds " + loadTest.server().megabytes() + " MB");
    for (var table : players) {
      if (table.isBroken()) wrong.add(table.name() + " lost a player");
      if (table.refused() > 0)
        wrong.add(table.name() + ": " + table.refused() + " actions were refused");
    }
    if (loadTest.server().stop() != 0) wrong.add("the server did not stop with code 0");
    for (var error : loadTest.server().errors()) wrong.add("in its log: " + error);
    try (var log = new SqliteLog(folder.resolve("spieltisch.db"))) {
      for (var table : players) compare(table, log, wrong);
    }
  }

  /// What the players' journals hold must be what they did.
  private static void compare(LoadTable table, SqliteLog log, List<String> wrong) {
    var found = log.find(table.name());
    if (found.isEmpty()) {
      wrong.add(table.name() + " is not in the log");
      return;
    }
    var entries = log.read(found.get().id(), 0);
    long deeds = entries.stream().filter(entry -> entry instanceof Entry.Acted).count();
    long strangers =
        entries.stream()
            .filter(entry -> entry instanceof Entry.Chatted || entry instanceof Entry.Watched)
            .count();
    // One may have been on its way when the server stopped.
    if (deeds < table.confirmed() || deeds > table.confirmed() + 1)
      wrong.add(
          table.name() + " has " + deeds + " deeds, " + table.confirmed() + " were confirmed");
    if (strangers > 0) wrong.add(table.name() + " was visited by strangers");
    for (var finding : GameVerifier.of(entries).findings())
      wrong.add(table.name() + ": " + finding);
  }
}
