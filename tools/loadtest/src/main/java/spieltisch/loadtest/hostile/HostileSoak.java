package spieltisch.loadtest.hostile;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import spieltisch.bots.Level;
import spieltisch.loadtest.LatencyRecorder;
import spieltisch.loadtest.LoadTestException;
import spieltisch.loadtest.load.LoadTable;
import spieltisch.loadtest.load.LoadTest;
import spieltisch.loadtest.process.LobbyClient;
import spieltisch.loadtest.thinking.SoakPlayer;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.DiceVerification;
import spieltisch.table.entry.Entry;

/// Attacks a server while players play on it: with damaged messages first, then with each [Attack].
/// At the end the server must be ready, have logged no error and stayed within its memory limit,
/// and a new game must reach its end. The journals of the players' tables must contain the players'
/// actions and nothing of the attackers.
public final class HostileSoak {
  private static final int MAX_MEGABYTES = 900;

  /// A p99 latency below this value is no violation, even if the baseline was much smaller.
  private static final double NEGLIGIBLE_MILLIS = 50;

  private static final long ATTACK_TIMEOUT_SECONDS = 300;

  private final Path folder;
  private final int baselineSeconds;
  private final HostileOptions options;
  private final Consumer<String> out;
  private final List<String> violations = new ArrayList<>();
  private final LatencyRecorder latencies = new LatencyRecorder();
  private double maxMillis;

  public HostileSoak(
      Path folder, int baselineSeconds, HostileOptions options, Consumer<String> out) {
    this.folder = folder;
    this.baselineSeconds = baselineSeconds;
    this.options = options;
    this.out = out;
  }

  /// Returns the violations that were found, one sentence each.
  public List<String> run(long messages, int tables, long seed) {
    try (var loadTest = LoadTest.withLimits(folder, options.serveOptions())) {
      var loadTables = loadTest.tables(tables, latencies);
      for (int i = 0; i < tables; i++) loadTest.schedule(loadTables.get(i), 1, (double) i / tables);
      loadTest.runFor(baselineSeconds);
      out.accept("baseline: " + latencies + ", server " + loadTest.server().megabytes() + " MB");
      maxMillis = Math.max(NEGLIGIBLE_MILLIS, options.maxSlowdown() * latencies.millis(99));
      measure(loadTest, "damaged messages", () -> sendMessages(loadTest, messages, seed));
      for (var attack : Attack.values())
        measure(loadTest, attack.title(), () -> carryOut(loadTest, attack));
      measure(loadTest, "a new game", () -> playGame(loadTest, seed));
      verify(loadTest, loadTables);
    }
    return violations;
  }

  /// Carries out an attack, and prints its figures and its effect on the players.
  private void measure(LoadTest loadTest, String title, Supplier<String> attack) {
    latencies.clear();
    var clock = new Stopwatch();
    var figures = attack.get();
    loadTest.runFor(1);
    out.accept(
        "%s: %s; %s, the players' %d actions %s; server %d MB"
            .formatted(
                title,
                figures,
                clock,
                latencies.count(),
                latencies,
                loadTest.server().megabytes()));
    if (latencies.millis(99) > maxMillis)
      violations.add(
          "%s: the players' p99 was %.0f ms, at most %.0f ms are allowed"
              .formatted(title, latencies.millis(99), maxMillis));
  }

  /// Sends damaged messages while the players continue to play.
  private String sendMessages(LoadTest loadTest, long messages, long seed) {
    var clock = new Stopwatch();
    try (var attack = AttackProcess.start(loadTest.server(), messages, seed)) {
      loadTest.runUntil(attack::hasExited);
      if (!attack.isComplete()) violations.add("the hostile clients did not send all messages");
    }
    return "%,d messages (%,.0f per second)".formatted(messages, messages / clock.seconds());
  }

  private String carryOut(LoadTest loadTest, Attack attack) {
    var target = new AttackTarget(loadTest.server(), options, attack.ordinal());
    var figures = runBeside(loadTest, attack.title(), () -> attack.run(target));
    for (var violation : target.violations()) violations.add(attack.title() + ": " + violation);
    if (!loadTest.server().isAlive()) throw new LoadTestException("the server has ended");
    return figures;
  }

  private String playGame(LoadTest loadTest, long seed) {
    var waits = new LatencyRecorder();
    int victoryPoints = options.of(SoakPlayer.VICTORY_POINTS, 4);
    var bots = Collections.nCopies(2, Level.EASY.word());
    return runBeside(
        loadTest,
        "a new game",
        () -> {
          new SoakPlayer(loadTest.server(), bots, waits).play("After-" + seed, seed, victoryPoints);
          return "finished; its player waited " + waits.count() + " times, " + waits;
        });
  }

  /// Runs a task on another thread while the players continue to play, and returns its result.
  private String runBeside(LoadTest loadTest, String title, Callable<String> task) {
    var future = new FutureTask<>(task);
    var thread = Thread.startVirtualThread(future);
    var clock = new Stopwatch();
    loadTest.runUntil(() -> future.isDone() || clock.seconds() > ATTACK_TIMEOUT_SECONDS);
    try {
      return future.get(0, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      violations.add(title + ": " + e.getCause());
    } catch (TimeoutException _) {
      thread.interrupt();
      violations.add(title + ": no end after " + clock);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    return "failed";
  }

  private void verify(LoadTest loadTest, List<LoadTable> loadTables) {
    if (loadTest.server().megabytes() > MAX_MEGABYTES)
      violations.add("the server holds " + loadTest.server().megabytes() + " MB");
    if (!new LobbyClient(loadTest.server().web()).isReady())
      violations.add("the server is not ready");
    for (var table : loadTables) {
      if (table.isBroken()) violations.add(table.name() + " lost a connection");
      if (table.refused() > 0)
        violations.add(table.name() + ": " + table.refused() + " actions were refused");
    }
    if (loadTest.server().stop() != 0) violations.add("the server did not stop with code 0");
    for (var error : loadTest.server().errors()) violations.add("server log: " + error);
    try (var log = new SqliteLog(folder.resolve("spieltisch.db"))) {
      for (var table : loadTables) compare(table, log);
    }
  }

  /// Compares the journal of a table with the actions that the server confirmed to the players.
  private void compare(LoadTable table, SqliteLog log) {
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
    for (var finding : DiceVerification.of(entries).findings())
      violations.add(table.name() + ": " + finding);
  }
}
