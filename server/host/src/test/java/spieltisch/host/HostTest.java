package spieltisch.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.kernel.Decision;
import spieltisch.store.Log;
import spieltisch.store.Retention;
import spieltisch.table.Command;
import spieltisch.table.Notice;
import spieltisch.table.RunningGame;
import spieltisch.table.Table;
import spieltisch.table.TableOptions;
import spieltisch.table.TableRefusal;
import spieltisch.table.chance.Seed;

class HostTest {
  @TempDir private Path folder = Path.of(".");

  /// What is due at once is done at once, and what is due later never comes.
  private static final class Hurry implements TimeSource {
    @Override
    public long now() {
      return 1;
    }

    @Override
    public void later(Duration delay, Runnable task) {
      if (delay.isZero()) Thread.ofVirtual().start(task);
    }
  }

  @Test
  void four_random_players_finish_a_game_and_the_log_has_all_of_it() throws Exception {
    try (var house = new TestHost(folder, new Hurry())) {
      var tableRunner = house.open(TableOptions.standard().withPlayers(4, 4));
      var over = new CountDownLatch(1);
      tableRunner
          .admit(
              new Command.Watch("Zuschauer"),
              (_, notices) -> {
                if (notices.stream().anyMatch(Notice.SeedRevealed.class::isInstance))
                  over.countDown();
              })
          .get();
      TestHost.addBots(tableRunner, "random", "random", "random", "random");
      assertTrue(over.await(600, TimeUnit.SECONDS), "the game did not end");
      assertTrue(tableRunner.table().isOver());
      assertEquals(tableRunner.table(), Table.of(house.log.read(tableRunner.id(), 0)));
      assertEquals(List.of(), house.host.lobby());
    }
  }

  @Test
  void a_table_comes_back_from_the_log_and_its_game_goes_on() throws Exception {
    Table before;
    try (var house = new TestHost(folder, new ManualTimeSource())) {
      var tableRunner = house.open(TableOptions.standard());
      TestHost.addBots(tableRunner, "random", "random", "random");
      before = tableRunner.table();
      assertTrue(before.isRunning());
    }
    try (var house = new TestHost(folder, new Hurry())) {
      assertEquals(before.round().map(RunningGame::seed), seedOf(house.log));
      awaitEmptyLobby(house.host);
    }
  }

  private static Optional<Seed> seedOf(Log log) {
    return Table.of(log.read(log.recent(1).getFirst().id(), 0)).round().map(RunningGame::seed);
  }

  /// Nobody opens the table: the host itself must find it.
  private static void awaitEmptyLobby(Host host) throws InterruptedException {
    var over = new CountDownLatch(1);
    host.onLobbyChange(
        () -> {
          if (host.lobby().isEmpty()) over.countDown();
        });
    assertTrue(host.lobby().isEmpty() || over.await(600, TimeUnit.SECONDS), "the game did not end");
  }

  @Test
  void however_often_somebody_looks_a_player_is_asked_for_one_thing_at_a_time() throws Exception {
    var time = new ManualTimeSource();
    var thoughts = new ArrayList<Runnable>();
    try (var house = new TestHost(folder, time, thoughts::add)) {
      var tableRunner = house.open(TableOptions.standard());
      TestHost.addBots(tableRunner, "random", "random", "random");
      time.pass(10_000);
      assertEquals(1, thoughts.size(), "nobody else thinks meanwhile");
      tableRunner.admit(new Command.Watch("Zuschauer"), (_, _) -> {}).get();
      long before = tableRunner.table().version();
      thoughts.removeFirst().run();
      assertEquals(before, tableRunner.table().version(), "the thought came too late");
      time.pass(0);
      thoughts.removeFirst().run();
      TestHost.awaitAnswers(tableRunner);
      assertTrue(tableRunner.table().version() > before, "the next one did not");
      time.pass(0);
      assertEquals(1, thoughts.size());
    }
  }

  @Test
  void who_talks_too_fast_is_asked_to_slow_down_and_others_are_not() throws Exception {
    var time = new ManualTimeSource();
    try (var house = new TestHost(folder, time)) {
      var tableRunner = house.open(TableOptions.standard());
      for (int i = 0; i < 2; i++)
        tableRunner
            .admit(new Command.Join("Test", Optional.empty(), Optional.empty()), (_, _) -> {})
            .get();
      house.host.limitChat(10);
      var tooFast = new Decision.Refused<>(TableRefusal.CHATTING_TOO_FAST);
      for (int i = 0; i < 10; i++)
        assertInstanceOf(
            Decision.Accepted.class, tableRunner.ask(new Command.Chat(1, "Hallo")).get());
      assertEquals(tooFast, tableRunner.ask(new Command.Chat(1, "Hallo")).get());
      assertInstanceOf(
          Decision.Accepted.class, tableRunner.ask(new Command.Chat(2, "Ruhe!")).get());
      time.pass(1_000);
      assertInstanceOf(
          Decision.Accepted.class, tableRunner.ask(new Command.Chat(1, "Hallo")).get());
      assertEquals(tooFast, tableRunner.ask(new Command.Chat(1, "Hallo")).get());
    }
  }

  @Test
  void a_game_that_is_not_kept_is_gone_and_who_still_sits_there_is_told_that_it_is_over()
      throws Exception {
    var time = new ManualTimeSource();
    try (var house = new TestHost(folder, time)) {
      house.host.keep(new Retention(Duration.ofHours(1).toMillis(), 0));
      var tableRunner = house.open(TableOptions.standard().withPlayers(3, 3));
      TestHost.sitDown(tableRunner, Optional.empty(), (_, _) -> {});
      TestHost.addBots(tableRunner, "random", "random");
      tableRunner.admit(new Command.Watch("Zuschauer"), (_, _) -> {}).get();
      tableRunner.ask(new Command.Disconnect(1)).get();
      assertTrue(tableRunner.table().isOver());
      time.pass(Duration.ofMinutes(59).toMillis());
      assertTrue(house.host.journal(tableRunner.id()).isPresent());
      time.pass(Duration.ofHours(2).toMillis());
      assertTrue(house.host.journal(tableRunner.id()).isEmpty());
      assertEquals(
          new Decision.Refused<>(TableRefusal.GAME_OVER),
          tableRunner.ask(new Command.Chat(4, "Noch jemand da?")).get());
    }
  }
}
