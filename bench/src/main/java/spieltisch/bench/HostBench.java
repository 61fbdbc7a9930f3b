package spieltisch.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import spieltisch.host.Host;
import spieltisch.host.SystemTimeSource;
import spieltisch.kernel.Decision;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.Command;
import spieltisch.table.Notice;
import spieltisch.table.options.TableOptions;

/// Measures whole games between bots. The games pass through tables, host and the log on disk, but
/// not through sockets.
public final class HostBench {
  private final Host host;
  private final int players;
  private final String level;
  private final int tables;
  private final AtomicLong entries = new AtomicLong();

  private HostBench(Host host, int players, String level, int tables) {
    this.host = host;
    this.players = players;
    this.level = level;
    this.tables = tables;
  }

  /// Plays all games twice and measures the second pass.
  ///
  /// @param tables the number of games that run in parallel
  public static BenchReport run(int players, String level, int games, int tables) {
    try {
      var file = Files.createTempDirectory("spieltisch-bench").resolve("log.db");
      try (var log = new SqliteLog(file);
          var time = new SystemTimeSource();
          var host = new Host(log, time, Duration.ZERO)) {
        var bench = new HostBench(host, players, level, tables);
        bench.play(games);
        return bench.measure(games);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private BenchReport measure(int games) {
    entries.set(0);
    var machine = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long cpu = machine.getProcessCpuTime();
    long start = System.nanoTime();
    play(games);
    double seconds = (System.nanoTime() - start) / 1e9;
    double cpuSeconds = (machine.getProcessCpuTime() - cpu) / 1e9;
    return new BenchReport("host")
        .with("games per second", games / seconds)
        .with("games per CPU-second", games / cpuSeconds)
        .with("entries per game", (double) entries.get() / games)
        .with("µs CPU per entry", cpuSeconds * 1e6 / entries.get())
        .with("tables at a time", tables)
        .with("load of the machine", machine.getSystemLoadAverage());
  }

  /// Plays all games, at most `tables` of them in parallel.
  private void play(int games) {
    var free = new Semaphore(tables);
    var running = new ArrayList<CompletableFuture<Void>>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < games; i++) {
        var name = "Bench " + i;
        free.acquireUninterruptibly();
        var game = CompletableFuture.runAsync(() -> play(name), threads);
        running.add(game.whenComplete((_, _) -> free.release()));
      }
    }
    running.forEach(CompletableFuture::join);
  }

  /// Plays one game. A spectator counts the entries of the log and leaves when the game is over.
  private void play(String name) {
    var tableRunner = host.open(name, TableOptions.standard().withPlayers(players, players));
    var over = new CompletableFuture<Boolean>();
    var watch = new Command.Watch("Bench");
    var joined = tableRunner.admit(watch, (_, notices) -> count(notices, over)).join();
    for (int i = 0; i < players; i++) {
      var _ = tableRunner.ask(new Command.AddBot(level)).join();
    }
    over.join();
    if (joined instanceof Decision.Accepted(var seatHandle)) tableRunner.leave(seatHandle);
  }

  private void count(List<Notice> notices, CompletableFuture<Boolean> over) {
    entries.incrementAndGet();
    if (notices.stream().anyMatch(Notice.SeedRevealed.class::isInstance)) over.complete(true);
  }
}
