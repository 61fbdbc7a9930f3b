package spieltisch.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import spieltisch.host.Host;
import spieltisch.host.SystemTime;
import spieltisch.store.SqliteLog;
import spieltisch.table.Command;
import spieltisch.table.Notice;
import spieltisch.table.TableOptions;

/// Whole games of computer players through tables, host and the log on the disk, without sockets.
public final class HostBench {
  private static final int AT_A_TIME = 64;

  private final Host host;
  private final int players;
  private final String level;
  private final AtomicLong entries = new AtomicLong();

  private HostBench(Host host, int players, String level) {
    this.host = host;
    this.players = players;
    this.level = level;
  }

  /// Plays games twice, and measures the second time.
  public static Figures run(int players, String level, int games) {
    try {
      var file = Files.createTempDirectory("spieltisch-bench").resolve("log.db");
      try (var log = new SqliteLog(file);
          var time = new SystemTime();
          var host = new Host(log, time, Duration.ZERO)) {
        var bench = new HostBench(host, players, level);
        bench.play(games);
        return bench.measure(games);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Figures measure(int games) {
    entries.set(0);
    var machine = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long cpu = machine.getProcessCpuTime();
    long begin = System.nanoTime();
    play(games);
    double seconds = (System.nanoTime() - begin) / 1e9;
    double cpuSeconds = (machine.getProcessCpuTime() - cpu) / 1e9;
    return new Figures("host")
        .with("games per second", games / seconds)
        .with("games per CPU-second", games / cpuSeconds)
        .with("entries per game", (double) entries.get() / games)
        .with("µs CPU per entry", cpuSeconds * 1e6 / entries.get())
        .with("load of the machine", machine.getSystemLoadAverage());
  }

  /// So many games at a time, until all are played.
  private void play(int games) {
    Queue<CountDownLatch> running = new ArrayDeque<>();
    for (int i = 0; i < games; i++) {
      if (running.size() == AT_A_TIME) await(running.remove());
      running.add(open(i));
    }
    running.forEach(HostBench::await);
  }

  private CountDownLatch open(int number) {
    var options = TableOptions.standard().withPlayers(players, players);
    var room = host.open("Bench " + number, options);
    var over = new CountDownLatch(1);
    var _ = room.watch(new Command.Watch("Bench"), (_, notices) -> heard(notices, over)).join();
    for (int i = 0; i < players; i++) {
      var _ = room.ask(new Command.AddBot(level)).join();
    }
    return over;
  }

  private void heard(List<Notice> notices, CountDownLatch over) {
    entries.incrementAndGet();
    if (notices.stream().anyMatch(Notice.SeedShown.class::isInstance)) over.countDown();
  }

  private static void await(CountDownLatch over) {
    try {
      over.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("broken off", e);
    }
  }
}
