package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import spieltisch.host.Host;
import spieltisch.host.HostEnvironment;
import spieltisch.host.SystemTimeSource;
import spieltisch.host.TimeSource;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.Command;
import spieltisch.table.options.DisconnectTimeouts;
import spieltisch.table.options.TableOptions;

/// A data folder with one finished game between bots, which is the same in every run.
record PlayedGame(Path folder, String id) {
  static PlayedGame in(Path folder, TableOptions options) throws InterruptedException {
    try (var log = new SqliteLog(folder.resolve("spieltisch.db"));
        var time = new SystemTimeSource();
        var host =
            new Host(log, environment(time), Duration.ZERO, DisconnectTimeouts.STANDARD, "node")) {
      var over = new CountDownLatch(1);
      var tableRunner = host.open("Endor", options);
      host.onLobbyChange(
          () -> {
            if (tableRunner.table().isOver()) over.countDown();
          });
      for (int i = 0; i < options.most(); i++) tableRunner.ask(new Command.AddBot("random")).join();
      assertTrue(over.await(300, TimeUnit.SECONDS), "the game does not end");
      return new PlayedGame(folder, tableRunner.id().text());
    }
  }

  private static HostEnvironment environment(TimeSource timeSource) {
    var real = HostEnvironment.real(timeSource);
    return new HostEnvironment(
        timeSource, real.blockingExecutor(), real.botExecutor(), new Random(1));
  }
}
