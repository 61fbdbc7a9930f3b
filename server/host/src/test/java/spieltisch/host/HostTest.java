package spieltisch.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import spieltisch.store.Log;
import spieltisch.store.Retention;
import spieltisch.table.Command;
import spieltisch.table.Notice;
import spieltisch.table.TableRefusal;
import spieltisch.table.RunningGame;
import spieltisch.table.chance.Seed;
import spieltisch.table.Table;
import spieltisch.table.TableOptions;

class HostTest {
  @TempDir private Path folder = Path.of(".");

  /// What is due at once is done at once, and what is due later never comes.
  private static final class Hurry implements Time {
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
      var room = house.open(TableOptions.standard().withPlayers(4, 4));
      var over = new CountDownLatch(1);
      room.watch(
              new Command.Watch("Zuschauer"),
              (_, notices) -> {
                if (notices.stream().anyMatch(Notice.SeedRevealed.class::isInstance)) over.countDown();
              })
          .get();
      TestHost.addBots(room, "random", "random", "random", "random");
      assertTrue(over.await(600, TimeUnit.SECONDS), "the game did not end");
      assertTrue(room.table().isOver());
      assertEquals(room.table(), Table.of(house.log.read(room.id(), 0)));
      assertEquals(List.of(), house.host.lobby());
    }
  }

  @Test
  void a_table_comes_back_from_the_log_and_its_game_goes_on() throws Exception {
    Table before;
    try (var house = new TestHost(folder, new SlowTime())) {
      var room = house.open(TableOptions.standard());
      TestHost.addBots(room, "random", "random", "random");
      before = room.table();
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
    var time = new SlowTime();
    var thoughts = new ArrayList<Runnable>();
    try (var house = new TestHost(folder, time, thoughts::add)) {
      var room = house.open(TableOptions.standard());
      TestHost.addBots(room, "random", "random", "random");
      time.pass(10_000);
      assertEquals(1, thoughts.size(), "nobody else thinks meanwhile");
      room.watch(new Command.Watch("Zuschauer"), (_, _) -> {}).get();
      long before = room.table().version();
      thoughts.removeFirst().run();
      assertEquals(before, room.table().version(), "the thought came too late");
      time.pass(0);
      thoughts.removeFirst().run();
      TestHost.awaitAnswers(room);
      assertTrue(room.table().version() > before, "the next one did not");
      time.pass(0);
      assertEquals(1, thoughts.size());
    }
  }

  @Test
  void who_talks_too_fast_is_asked_to_slow_down_and_others_are_not() throws Exception {
    var time = new SlowTime();
    try (var house = new TestHost(folder, time)) {
      var room = house.open(TableOptions.standard());
      for (int i = 0; i < 2; i++)
        room.join(new Command.Join("Test", Optional.empty(), Optional.empty()), (_, _) -> {}).get();
      house.host.limitChat(10);
      var tooFast = new Answer.Objected(TableRefusal.CHATTING_TOO_FAST);
      for (int i = 0; i < 10; i++)
        assertEquals(new Answer.Done(), room.ask(new Command.Chat(1, "Hallo")).get());
      assertEquals(tooFast, room.ask(new Command.Chat(1, "Hallo")).get());
      assertEquals(new Answer.Done(), room.ask(new Command.Chat(2, "Ruhe!")).get());
      time.pass(1_000);
      assertEquals(new Answer.Done(), room.ask(new Command.Chat(1, "Hallo")).get());
      assertEquals(tooFast, room.ask(new Command.Chat(1, "Hallo")).get());
    }
  }

  @Test
  void a_game_that_is_not_kept_is_gone_and_who_still_sits_there_is_told_that_it_is_over()
      throws Exception {
    var time = new SlowTime();
    try (var house = new TestHost(folder, time)) {
      house.host.keep(new Retention(Duration.ofHours(1).toMillis(), 0));
      var room = house.open(TableOptions.standard().withPlayers(3, 3));
      TestHost.sitDown(room, Optional.empty(), (_, _) -> {});
      TestHost.addBots(room, "random", "random");
      room.watch(new Command.Watch("Zuschauer"), (_, _) -> {}).get();
      room.ask(new Command.Disconnect(1)).get();
      assertTrue(room.table().isOver());
      time.pass(Duration.ofMinutes(59).toMillis());
      assertTrue(house.host.journal(room.id()).isPresent());
      time.pass(Duration.ofHours(2).toMillis());
      assertTrue(house.host.journal(room.id()).isEmpty());
      assertEquals(
          new Answer.Objected(TableRefusal.GAME_OVER),
          room.ask(new Command.Chat(4, "Noch jemand da?")).get());
    }
  }
}
