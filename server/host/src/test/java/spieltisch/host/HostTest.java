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
import spieltisch.table.TableRefusal;
import spieltisch.table.chance.Seed;
import spieltisch.table.options.TableOptions;

class HostTest {
  @TempDir private Path folder = Path.of(".");

  /// Runs tasks without delay at once and the others never.
  private static final class ImmediateTimeSource implements TimeSource {
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
  void four_random_players_finish_a_game_and_the_log_has_all_entries() throws Exception {
    try (var testHost = new TestHost(folder, new ImmediateTimeSource())) {
      var tableRunner = testHost.open(TableOptions.standard().withPlayers(4, 4));
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
      assertEquals(tableRunner.table(), Table.of(testHost.log.read(tableRunner.id(), 0)));
      assertEquals(List.of(), testHost.host.lobby());
    }
  }

  @Test
  void a_table_is_restored_from_the_log_and_its_game_goes_on() throws Exception {
    Table before;
    try (var testHost = new TestHost(folder, new ManualTimeSource())) {
      var tableRunner = testHost.open(TableOptions.standard());
      TestHost.addBots(tableRunner, "random", "random", "random");
      before = tableRunner.table();
      assertTrue(before.isRunning());
    }
    try (var testHost = new TestHost(folder, new ImmediateTimeSource())) {
      assertEquals(before.game().map(RunningGame::seed), seedOf(testHost.log));
      awaitEmptyLobby(testHost.host);
    }
  }

  private static Optional<Seed> seedOf(Log log) {
    return Table.of(log.read(log.recent(1).getFirst().id(), 0)).game().map(RunningGame::seed);
  }

  /// No client joins the table: the host itself must find it.
  private static void awaitEmptyLobby(Host host) throws InterruptedException {
    var over = new CountDownLatch(1);
    host.onLobbyChange(
        () -> {
          if (host.lobby().isEmpty()) over.countDown();
        });
    assertTrue(host.lobby().isEmpty() || over.await(600, TimeUnit.SECONDS), "the game did not end");
  }

  @Test
  void a_bot_chooses_one_action_at_a_time() throws Exception {
    var time = new ManualTimeSource();
    var choices = new ArrayList<Runnable>();
    try (var testHost = new TestHost(folder, time, choices::add)) {
      var tableRunner = testHost.open(TableOptions.standard());
      TestHost.addBots(tableRunner, "random", "random", "random");
      time.advance(10_000);
      assertEquals(1, choices.size(), "no second choice at the same time");
      tableRunner.admit(new Command.Watch("Zuschauer"), (_, _) -> {}).get();
      long before = tableRunner.table().version();
      choices.removeFirst().run();
      assertEquals(before, tableRunner.table().version(), "the table changed meanwhile");
      time.advance(0);
      choices.removeFirst().run();
      TestHost.awaitCommands(tableRunner);
      assertTrue(tableRunner.table().version() > before, "the next choice counts");
      time.advance(0);
      assertEquals(1, choices.size());
    }
  }

  @Test
  void bots_wait_as_long_as_the_table_says() throws Exception {
    var time = new ManualTimeSource();
    var choices = new ArrayList<Runnable>();
    try (var testHost = new TestHost(folder, time, choices::add)) {
      var tableRunner = testHost.open(TableOptions.standard().withBotPause(1_500));
      TestHost.addBots(tableRunner, "random", "random", "random");
      time.advance(1_499);
      assertEquals(0, choices.size());
      time.advance(1);
      assertEquals(1, choices.size());
    }
  }

  @Test
  void a_member_that_chats_too_fast_is_refused_and_others_are_not() throws Exception {
    var time = new ManualTimeSource();
    try (var testHost = new TestHost(folder, time)) {
      var tableRunner = testHost.open(TableOptions.standard());
      for (int i = 0; i < 2; i++)
        tableRunner
            .admit(new Command.Join("Test", Optional.empty(), Optional.empty()), (_, _) -> {})
            .get();
      testHost.host.limitChat(10);
      var tooFast = new Decision.Refused<>(TableRefusal.CHATTING_TOO_FAST);
      for (int i = 0; i < 10; i++)
        assertInstanceOf(
            Decision.Accepted.class, tableRunner.ask(new Command.Chat(1, "Hallo")).get());
      assertEquals(tooFast, tableRunner.ask(new Command.Chat(1, "Hallo")).get());
      assertInstanceOf(
          Decision.Accepted.class, tableRunner.ask(new Command.Chat(2, "Ruhe!")).get());
      time.advance(1_000);
      assertInstanceOf(
          Decision.Accepted.class, tableRunner.ask(new Command.Chat(1, "Hallo")).get());
      assertEquals(tooFast, tableRunner.ask(new Command.Chat(1, "Hallo")).get());
    }
  }

  @Test
  void changes_of_options_count_as_chat() throws Exception {
    try (var testHost = new TestHost(folder, new ManualTimeSource())) {
      var options = TableOptions.standard();
      var tableRunner = testHost.open(options);
      tableRunner
          .admit(new Command.Join("Test", Optional.empty(), Optional.empty()), (_, _) -> {})
          .get();
      testHost.host.limitChat(2);
      for (var undo : List.of(true, false))
        assertInstanceOf(
            Decision.Accepted.class,
            tableRunner.ask(new Command.ChangeOptions(1, options.withUndo(undo))).get());
      assertEquals(
          new Decision.Refused<>(TableRefusal.CHATTING_TOO_FAST),
          tableRunner.ask(new Command.ChangeOptions(1, options.withUndo(true))).get());
    }
  }

  @Test
  void an_expired_game_is_deleted_and_its_members_get_the_refusal_that_it_is_over()
      throws Exception {
    var time = new ManualTimeSource();
    try (var testHost = new TestHost(folder, time)) {
      testHost.host.setRetention(new Retention(Duration.ofHours(1).toMillis(), 0));
      var tableRunner = testHost.open(TableOptions.standard().withPlayers(3, 3));
      TestHost.joinReady(tableRunner, Optional.empty(), (_, _) -> {});
      TestHost.addBots(tableRunner, "random", "random");
      tableRunner.admit(new Command.Watch("Zuschauer"), (_, _) -> {}).get();
      tableRunner.ask(new Command.Disconnect(1)).get();
      assertTrue(tableRunner.table().isOver());
      time.advance(Duration.ofMinutes(59).toMillis());
      assertTrue(testHost.host.history(tableRunner.id()).isPresent());
      time.advance(Duration.ofHours(2).toMillis());
      assertTrue(testHost.host.history(tableRunner.id()).isEmpty());
      assertEquals(
          new Decision.Refused<>(TableRefusal.GAME_OVER),
          tableRunner.ask(new Command.Chat(4, "Noch jemand da?")).get());
    }
  }
}
