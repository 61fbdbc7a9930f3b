package spieltisch.loadtest.crash;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import spieltisch.loadtest.load.LoadTest;
import spieltisch.loadtest.process.ServerProcess;

/// Kills a server repeatedly while clients play on it. Afterwards all games are finished, and the
/// clients' transcripts are compared with the log.
public final class CrashSoak {
  private static final int SHORTEST_UPTIME_MILLIS = 300;
  private static final int LONGEST_UPTIME_MILLIS = 2_000;
  private static final int PROGRESS_INTERVAL = 10;

  private final Path folder;
  private final int tables;
  private final Random random;
  private final Consumer<String> out;
  private final AtomicReference<ServerProcess> server = new AtomicReference<>();
  private final TranscribedGames games = new TranscribedGames("Soak", _ -> server.get());

  public CrashSoak(Path folder, int tables, long seed, Consumer<String> out) {
    this.folder = folder;
    this.tables = tables;
    random = new Random(seed);
    this.out = out;
  }

  public CrashReport run(int kills) throws InterruptedException {
    start();
    try {
      var played = games.playDuring(tables, () -> killRepeatedly(kills));
      return CrashReport.of(kills, server.get(), played);
    } finally {
      server.get().close();
    }
  }

  private void killRepeatedly(int kills) throws InterruptedException {
    for (int kill = 1; kill <= kills; kill++) {
      Thread.sleep(random.nextInt(SHORTEST_UPTIME_MILLIS, LONGEST_UPTIME_MILLIS));
      server.get().kill();
      start();
      if (kill % PROGRESS_INTERVAL == 0)
        out.accept(kill + " kills, " + games.finished() + " games finished");
    }
  }

  private void start() {
    server.set(
        ServerProcess.start(
            folder,
            List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx256m"),
            LoadTest.NO_LIMITS));
  }
}
