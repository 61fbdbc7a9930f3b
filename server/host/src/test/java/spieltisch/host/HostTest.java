package spieltisch.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.catan.Colour;
import spieltisch.store.Retention;
import spieltisch.store.SqliteLog;
import spieltisch.store.TableId;
import spieltisch.table.Clock;
import spieltisch.table.Command;
import spieltisch.table.Grace;
import spieltisch.table.Loss;
import spieltisch.table.Notice;
import spieltisch.table.Objection;
import spieltisch.table.Password;
import spieltisch.table.Round;
import spieltisch.table.Seed;
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
      assertEquals(before.round().map(Round::seed), seedOf(log));
      awaitEmptyLobby(host);
    }
  }

  private static Optional<Seed> seedOf(SqliteLog log) {
    return Table.of(log.read(log.recent(1).getFirst().id(), 0)).round().map(Round::seed);
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
  void after_a_restart_people_are_lost_until_they_come_back_and_their_game_waits_for_them()
      throws Exception {
    var file = folder.resolve("log.db");
    var options = TableOptions.standard().withPlayers(3, 3).withLoss(Loss.IS_COVERED);
    var hash = Optional.of(Password.hash("token"));
    try (var log = new SqliteLog(file);
        var host = new Host(log, new Frozen(), Duration.ZERO)) {
      var room = host.open("Tisch", options);
      room.join(new Command.Join("Test", Optional.empty(), hash), (_, _) -> {}).get();
      room.ask(new Command.Dress(1, Optional.of("Leia"), Optional.of(Colour.RED))).get();
      room.ask(new Command.Ready(1)).get();
      room.ask(new Command.AddBot("random")).get();
      room.ask(new Command.AddBot("random")).get();
      assertTrue(room.table().isRunning());
    }
    var time = new SlowTime();
    try (var log = new SqliteLog(file);
        var host = new Host(log, time, Duration.ZERO)) {
      time.pass(0);
      var room = host.named("Tisch").orElseThrow();
      awaitAnswers(room);
      assertTrue(room.table().company().find(1).orElseThrow().connected(), "waited for");
      time.pass(5_000);
      awaitAnswers(room);
      assertFalse(room.table().company().find(1).orElseThrow().connected());
      time.pass(29_000);
      awaitAnswers(room);
      assertEquals(List.of(), room.table().company().covered());
      time.pass(2_000);
      awaitAnswers(room);
      assertEquals(List.of(1), room.table().company().covered());
      var back =
          room.comeBack(new Command.Return(hash.get()), OptionalLong.empty(), (_, _) -> {}).get();
      assertInstanceOf(Entrance.Seated.class, back);
      assertEquals(List.of(), room.table().company().covered());
      assertTrue(room.table().isRunning());
    }
  }

  @Test
  void who_comes_back_and_says_what_he_knows_hears_exactly_what_he_missed() throws Exception {
    var options = TableOptions.standard().withPlayers(3, 3).withLoss(Loss.IS_COVERED);
    try (var log = new SqliteLog(folder.resolve("log.db"));
        var host = new Host(log, new Frozen(), Duration.ZERO)) {
      var room = host.open("Tisch", options);
      var hash = Password.hash("token");
      var heard = new ArrayList<Missed>();
      var join = new Command.Join("Test", Optional.empty(), Optional.of(hash));
      room.join(join, (version, notices) -> heard.add(new Missed(version, notices))).get();
      room.ask(new Command.Dress(1, Optional.of("Leia"), Optional.of(Colour.RED))).get();
      room.ask(new Command.Ready(1)).get();
      room.ask(new Command.AddBot("random")).get();
      room.ask(new Command.AddBot("random")).get();
      room.ask(new Command.Say(1, "Hallo")).get();
      long known = heard.get(3).version();
      var back = new Command.Return(hash);
      var entrance = room.comeBack(back, OptionalLong.of(known), (_, _) -> {}).get();
      var place = ((Entrance.Seated) entrance).place();
      assertEquals(known, place.sight().version());
      assertEquals(heard.subList(4, heard.size()), place.missed());
      assertEquals(room.table().version(), place.version());
      var whole = room.comeBack(back, OptionalLong.of(9_999), (_, _) -> {}).get();
      assertEquals(List.of(), ((Entrance.Seated) whole).place().missed(), "a number of no event");
    }
  }

  @Test
  void however_often_somebody_looks_a_player_is_asked_for_one_thing_at_a_time() throws Exception {
    var time = new SlowTime();
    var thoughts = new ArrayList<Runnable>();
    var world = new World(time, Runnable::run, thoughts::add, new Random(1));
    try (var log = new SqliteLog(folder.resolve("log.db"));
        var host = new Host(log, world, Duration.ZERO, Grace.USUAL, "node")) {
      var room = host.open("Tisch", TableOptions.standard());
      for (int i = 0; i < 3; i++) room.ask(new Command.AddBot("random")).get();
      time.pass(10_000);
      assertEquals(1, thoughts.size(), "nobody else thinks meanwhile");
      room.watch(new Command.Watch("Zuschauer"), (_, _) -> {}).get();
      long before = room.table().version();
      thoughts.removeFirst().run();
      assertEquals(before, room.table().version(), "the thought came too late");
      time.pass(0);
      thoughts.removeFirst().run();
      awaitAnswers(room);
      assertTrue(room.table().version() > before, "the next one did not");
      time.pass(0);
      assertEquals(1, thoughts.size());
    }
  }

  @Test
  void who_talks_too_fast_is_asked_to_slow_down_and_others_are_not() throws Exception {
    var time = new SlowTime();
    try (var log = new SqliteLog(folder.resolve("log.db"));
        var host = new Host(log, time, Duration.ZERO)) {
      var room = host.open("Tisch", TableOptions.standard());
      for (int i = 0; i < 2; i++)
        room.join(new Command.Join("Test", Optional.empty(), Optional.empty()), (_, _) -> {}).get();
      host.limitChat(10);
      var tooFast = new Answer.Objected(Objection.CHATTING_TOO_FAST);
      for (int i = 0; i < 10; i++)
        assertEquals(new Answer.Done(), room.ask(new Command.Say(1, "Hallo")).get());
      assertEquals(tooFast, room.ask(new Command.Say(1, "Hallo")).get());
      assertEquals(new Answer.Done(), room.ask(new Command.Say(2, "Ruhe!")).get());
      time.pass(1_000);
      assertEquals(new Answer.Done(), room.ask(new Command.Say(1, "Hallo")).get());
      assertEquals(tooFast, room.ask(new Command.Say(1, "Hallo")).get());
    }
  }

  @Test
  void a_finished_game_is_played_once_more_at_one_new_table_whoever_asks() throws Exception {
    try (var log = new SqliteLog(folder.resolve("log.db"));
        var host = new Host(log, new SlowTime(), Duration.ZERO)) {
      var options = TableOptions.standard().withPlayers(3, 3);
      var room = host.open("Tisch", options);
      var heard = new ArrayList<Notice>();
      join(room, heard);
      assertEquals(new Answer.Objected(Objection.GAME_NOT_OVER), host.playAgain(room));
      for (var level : List.of("random", "easy")) room.ask(new Command.AddBot(level)).get();
      assertTrue(room.table().isRunning());
      room.ask(new Command.Lose(1)).get();
      assertTrue(room.table().isOver());
      assertEquals(new Answer.Done(), host.playAgain(room));
      assertEquals(new Answer.Done(), host.playAgain(room));
      assertEquals(1, host.lobby().size());
      assertEquals(room.id().text() + "-2", host.lobby().getFirst().id().text());
      assertEquals(room.id().text() + "-3", host.lobby().getFirst().id().next().text());
      var next = host.named("Tisch").orElseThrow();
      assertEquals(room.table().successor().orElseThrow().table(), next.id().text());
      assertEquals(options, next.table().options());
      assertEquals(
          List.of(Optional.of("random"), Optional.of("easy")),
          next.table().members().stream().map(member -> member.bot()).toList());
      var successor = new Table.Successor(next.id().text(), "Tisch");
      assertTrue(heard.contains(new Notice.Continued(successor)));
      join(next, heard);
      assertTrue(next.table().isRunning());
      assertNotEquals(room.table().round().map(Round::seed), next.table().round().map(Round::seed));
    }
  }

  @Test
  void the_new_table_is_there_when_its_players_are_told_of_it() throws Exception {
    try (var log = new SqliteLog(folder.resolve("log.db"));
        var host = new Host(log, new SlowTime(), Duration.ZERO)) {
      var room = host.open("Tisch", TableOptions.standard().withPlayers(3, 3));
      var found = new ArrayList<Boolean>();
      join(room, new ArrayList<>());
      room.watch(
              new Command.Watch("Zuschauer"),
              (_, notices) -> {
                for (var notice : notices)
                  if (notice instanceof Notice.Continued(var next))
                    found.add(host.room(new TableId(next.table())).isPresent());
              })
          .get();
      for (int i = 0; i < 2; i++) room.ask(new Command.AddBot("random")).get();
      room.ask(new Command.Lose(1)).get();
      host.playAgain(room);
      assertEquals(List.of(true), found);
    }
  }

  @Test
  void the_players_have_their_places_there_until_they_come_or_the_grace_time_is_over()
      throws Exception {
    var time = new SlowTime();
    try (var log = new SqliteLog(folder.resolve("log.db"));
        var host = new Host(log, time, Duration.ZERO)) {
      var room = host.open("Tisch", TableOptions.standard().withPlayers(3, 3));
      var entrances = new ArrayList<Entrance>();
      for (var token : List.of("leia", "han")) {
        var join = new Command.Join("Test", Optional.empty(), Optional.of(Password.hash(token)));
        entrances.add(room.join(join, (_, _) -> {}).get());
      }
      for (int id : List.of(1, 2)) {
        var colour = Colour.values()[id];
        room.ask(new Command.Dress(id, Optional.of("Nr " + id), Optional.of(colour))).get();
        room.ask(new Command.Ready(id)).get();
      }
      room.ask(new Command.AddBot("easy")).get();
      room.leave(((Entrance.Seated) entrances.getFirst()).place());
      room.ask(new Command.GiveUp(1)).get();
      assertTrue(room.table().isOver());
      assertEquals(new Answer.Done(), host.playAgain(room));
      var next = host.named("Tisch").orElseThrow();
      assertEquals(3, next.table().members().size());
      var stranger = new Command.Join("Test", Optional.empty(), Optional.empty());
      assertEquals(
          new Entrance.TurnedAway(Objection.TABLE_FULL), next.join(stranger, (_, _) -> {}).get());
      var back = new Command.Return(Password.hash("han"));
      next.comeBack(back, OptionalLong.empty(), (_, _) -> {}).get();
      time.pass(Grace.USUAL.giveUp() - 1);
      awaitAnswers(next);
      assertEquals(3, next.table().members().size());
      time.pass(1);
      awaitAnswers(next);
      assertEquals(2, next.table().members().size());
      assertInstanceOf(Entrance.Seated.class, next.join(stranger, (_, _) -> {}).get());
    }
  }

  @Test
  void whoever_comes_in_the_middle_of_a_turn_is_told_what_is_left_of_it() throws Exception {
    var time = new SlowTime();
    var options =
        TableOptions.standard()
            .withPlayers(3, 3)
            .withLoss(Loss.IS_COVERED)
            .withClock(new Clock(60_000, 0, 0));
    // Nobody of the house ever thinks, so time alone goes on.
    var world = new World(time, Runnable::run, _ -> {}, new Random(1));
    try (var log = new SqliteLog(folder.resolve("log.db"));
        var host = new Host(log, world, Duration.ZERO, Grace.USUAL, "node")) {
      var room = host.open("Tisch", options);
      var hash = Password.hash("token");
      room.join(new Command.Join("Test", Optional.empty(), Optional.of(hash)), (_, _) -> {}).get();
      room.ask(new Command.Dress(1, Optional.of("Leia"), Optional.of(Colour.RED))).get();
      room.ask(new Command.Ready(1)).get();
      for (int i = 0; i < 2; i++) room.ask(new Command.AddBot("random")).get();
      long started = room.table().version();
      room.ask(new Command.Say(1, "Hallo")).get();
      time.pass(20_000);
      var late = room.watch(new Command.Watch("Zuschauer"), (_, _) -> {}).get();
      assertEquals(Optional.of(40_000L), left(late));
      time.pass(5_000);
      var back = new Command.Return(hash);
      assertEquals(
          Optional.of(35_000L),
          left(room.comeBack(back, OptionalLong.empty(), (_, _) -> {}).get()));
      assertEquals(
          Optional.of(35_000L),
          left(room.comeBack(back, OptionalLong.of(started), (_, _) -> {}).get()));
    }
  }

  private static Optional<Long> left(Entrance entrance) {
    return ((Entrance.Seated) entrance).place().clock().map(Notice.ClockSet::millis);
  }

  private static void join(Room room, List<Notice> heard) throws Exception {
    var join = new Command.Join("Test", Optional.empty(), Optional.empty());
    var entrance = room.join(join, (_, notices) -> heard.addAll(notices)).get();
    int id = ((Entrance.Seated) entrance).place().id();
    room.ask(new Command.Dress(id, Optional.of("Leia"), Optional.of(Colour.WHITE))).get();
    room.ask(new Command.Ready(id)).get();
  }

  @Test
  void a_game_that_is_not_kept_is_gone_and_who_still_sits_there_is_told_that_it_is_over()
      throws Exception {
    var time = new SlowTime();
    try (var log = new SqliteLog(folder.resolve("log.db"));
        var host = new Host(log, time, Duration.ZERO)) {
      host.keep(new Retention(Duration.ofHours(1).toMillis(), 0));
      var room = host.open("Tisch", TableOptions.standard().withPlayers(3, 3));
      join(room, new ArrayList<>());
      for (int i = 0; i < 2; i++) room.ask(new Command.AddBot("random")).get();
      room.watch(new Command.Watch("Zuschauer"), (_, _) -> {}).get();
      room.ask(new Command.Lose(1)).get();
      assertTrue(room.table().isOver());
      time.pass(Duration.ofMinutes(59).toMillis());
      assertTrue(host.journal(room.id()).isPresent());
      time.pass(Duration.ofHours(2).toMillis());
      assertTrue(host.journal(room.id()).isEmpty());
      assertEquals(
          new Answer.Objected(Objection.GAME_OVER),
          room.ask(new Command.Say(4, "Noch jemand da?")).get());
    }
  }

  /// A table works off its commands in order: when this one is answered, those before are done.
  private static void awaitAnswers(Room room) throws Exception {
    room.ask(new Command.StopWatching(-1)).get();
  }
}
