package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import spieltisch.host.Host;
import spieltisch.host.SystemTime;
import spieltisch.host.Time;
import spieltisch.host.World;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.Command;
import spieltisch.table.DisconnectTimeouts;
import spieltisch.table.TableOptions;

/// A folder of games in which the house's players have finished one, always the same.
record PlayedGame(Path folder, String id) {
  static PlayedGame in(Path folder, TableOptions options) throws InterruptedException {
    try (var log = new SqliteLog(folder.resolve("spieltisch.db"));
        var time = new SystemTime();
        var host = new Host(log, world(time), Duration.ZERO, DisconnectTimeouts.USUAL, "node")) {
      var over = new CountDownLatch(1);
      var room = host.open("Endor", options);
      host.onLobbyChange(
          () -> {
            if (room.table().isOver()) over.countDown();
          });
      for (int i = 0; i < options.most(); i++) room.ask(new Command.AddBot("random")).join();
      assertTrue(over.await(300, TimeUnit.SECONDS), "the game comes to its end");
      return new PlayedGame(folder, room.id().text());
    }
  }

  private static World world(Time time) {
    var real = World.real(time);
    return new World(time, real.executor(), real.thinkers(), new Random(1));
  }
}
