package spieltisch.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.store.SqliteLog;
import spieltisch.table.Command;
import spieltisch.table.Notice;
import spieltisch.table.Round;
import spieltisch.table.Table;
import spieltisch.table.TableOptions;

class HostTest {
  @TempDir private Path folder = Path.of(".");

  /// Nothing waits: what is due later is due now.
  private static final class Hurry implements Time {
    @Override
    public long now() {
      return 1;
    }

    @Override
    public void later(Duration delay, Runnable task) {
      Thread.ofVirtual().start(task);
    }
  }

  /// Time stands still: what is due later never comes.
  private static final class Frozen implements Time {
    @Override
    public long now() {
      return 1;
    }

    @Override
    public void later(Duration delay, Runnable task) {}
  }

  @Test
  void four_random_players_finish_a_game_and_the_log_has_all_of_it() throws Exception {
    var file = folder.resolve("log.db");
    try (var log = new SqliteLog(file);
        var host = new Host(log, new Hurry(), Duration.ZERO)) {
      var room = host.open("Tisch", TableOptions.standard().withPlayers(4, 4));
      var told = Collections.synchronizedList(new ArrayList<Notice>());
      var over = new CountDownLatch(1);
      assertTrue(
          room.watch(
                      new Command.Watch("Zuschauer"),
                      (_, notices) -> {
                        told.addAll(notices);
                        if (notices.stream().anyMatch(Notice.SeedShown.class::isInstance))
                          over.countDown();
                      })
                  .get()
              instanceof Entrance.Seated);
      for (int i = 0; i < 4; i++)
        assertEquals(new Answer.Done(), room.ask(new Command.AddBot("random")).get());
      assertTrue(over.await(600, TimeUnit.SECONDS), "the game did not end");
      assertTrue(room.table().isOver());
      assertEquals(room.table(), Table.of(log.read(room.id(), 0)));
      assertEquals(List.of(), host.lobby());
    }
  }

  @Test
  void a_table_comes_back_from_the_log_and_its_game_goes_on() throws Exception {
    var file = folder.resolve("log.db");
    Table before;
    try (var log = new SqliteLog(file);
        var host = new Host(log, new Frozen(), Duration.ZERO)) {
      var room = host.open("Tisch", TableOptions.standard());
      for (int i = 0; i < 3; i++) room.ask(new Command.AddBot("random")).get();
      before = room.table();
      assertTrue(before.isRunning());
    }
    try (var log = new SqliteLog(file);
        var host = new Host(log, new Hurry(), Duration.ZERO)) {
      var room = host.named("Tisch").orElseThrow();
      assertEquals(before.round().map(Round::seed), room.table().round().map(Round::seed));
      var over = new CountDownLatch(1);
      room.watch(
              new Command.Watch("Zuschauer"),
              (_, notices) -> {
                if (notices.stream().anyMatch(Notice.SeedShown.class::isInstance)) over.countDown();
              })
          .get();
      assertTrue(
          room.table().isOver() || over.await(600, TimeUnit.SECONDS), "the game did not end");
    }
  }
}
