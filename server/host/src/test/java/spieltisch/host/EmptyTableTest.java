package spieltisch.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.kernel.Decision;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.table.Command;
import spieltisch.table.Table;
import spieltisch.table.TableRefusal;
import spieltisch.table.entry.Entry;
import spieltisch.table.options.TableOptions;

/// Tables close when nobody comes.
class EmptyTableTest {
  private static final Duration HALF_AN_HOUR = Duration.ofMinutes(30);
  private static final long MINUTE = 60_000;

  @TempDir private Path folder = Path.of(".");
  private final ManualTimeSource time = new ManualTimeSource();

  private TestHost start() {
    var testHost = new TestHost(folder, time, _ -> {});
    testHost.host.expireEmptyTables(HALF_AN_HOUR);
    return testHost;
  }

  /// Lets time pass and waits for the commands that became due.
  private void pass(long millis, TableRunner tableRunner) throws Exception {
    for (long passed = 0; passed < millis; passed += MINUTE) {
      time.advance(MINUTE);
      TestHost.awaitCommands(tableRunner);
    }
  }

  private static List<String> names(List<TableSummary> tables) {
    return tables.stream().map(TableSummary::name).toList();
  }

  @Test
  void a_table_to_which_nobody_comes_is_closed_and_its_name_is_free() throws Exception {
    try (var testHost = start()) {
      var tableRunner = testHost.open(TableOptions.standard());
      pass(29 * MINUTE, tableRunner);
      assertEquals(List.of("Tisch"), names(testHost.host.lobby()));
      pass(2 * MINUTE, tableRunner);
      assertEquals(List.of(), names(testHost.host.lobby()));
      var entries = testHost.log.read(tableRunner.id(), 0);
      assertInstanceOf(Entry.Expired.class, entries.getLast());
      assertEquals(tableRunner.table(), Table.of(entries));
      assertTrue(testHost.host.openIfUnused("Tisch", TableOptions.standard()).isPresent());
    }
  }

  @Test
  void a_closed_table_takes_nobody_and_has_no_rematch() throws Exception {
    try (var testHost = start()) {
      var tableRunner = testHost.open(TableOptions.standard());
      pass(31 * MINUTE, tableRunner);
      var refused = new Decision.Refused<>(TableRefusal.NO_SUCH_TABLE);
      var join = new Command.Join("Test", Optional.empty(), Optional.empty());
      assertEquals(refused, tableRunner.admit(join, (_, _) -> {}).get());
      assertEquals(refused, tableRunner.admit(new Command.Watch("Zoe"), (_, _) -> {}).get());
      assertEquals(refused, tableRunner.ask(new Command.AddBot("best")).get());
      assertEquals(
          new Decision.Refused<>(TableRefusal.GAME_NOT_OVER), testHost.host.rematch(tableRunner));
      assertTrue(testHost.host.recent(9).stream().noneMatch(TableSummary::isFinishedGame));
      pass(2 * 60 * MINUTE, testHost.host.open("anderer", TableOptions.standard()));
      assertEquals(List.of(), testHost.log.read(tableRunner.id(), 0), "it is deleted later");
    }
  }

  @Test
  void bots_alone_do_not_keep_a_table_open() throws Exception {
    try (var testHost = start()) {
      var tableRunner = testHost.open(TableOptions.standard());
      TestHost.addBots(tableRunner, "best");
      pass(31 * MINUTE, tableRunner);
      assertEquals(List.of(), names(testHost.host.lobby()));
    }
  }

  @Test
  void a_waiting_player_or_spectator_keeps_a_table_open() throws Exception {
    try (var testHost = start()) {
      var tableRunner = testHost.open(TableOptions.standard());
      var seat = TestHost.joinReady(tableRunner, Optional.empty(), (_, _) -> {});
      pass(120 * MINUTE, tableRunner);
      var spectator =
          TestHost.accepted(tableRunner.admit(new Command.Watch("Zoe"), (_, _) -> {}).get());
      tableRunner.leave(seat);
      pass(120 * MINUTE, tableRunner);
      assertEquals(List.of("Tisch"), names(testHost.host.lobby()));
      tableRunner.leave(spectator);
      pass(32 * MINUTE, tableRunner);
      assertEquals(List.of(), names(testHost.host.lobby()));
    }
  }

  @Test
  void seats_that_are_reserved_for_a_rematch_keep_a_table_open() throws Exception {
    try (var testHost = start()) {
      testHost.host.expireEmptyTables(Duration.ofMinutes(1));
      var first = testHost.open(TableOptions.standard().withPlayers(3, 3));
      var seat = TestHost.joinReady(first, Optional.of("token"), (_, _) -> {});
      TestHost.addBots(first, "random", "random");
      first.leave(seat);
      first.ask(new Command.AbandonSeat(seat.id())).get();
      var next = TestHost.accepted(testHost.host.rematch(first));
      var rematch = testHost.host.tableRunner(new TableId(next.table())).orElseThrow();
      pass(2 * MINUTE, rematch);
      assertEquals(List.of("Tisch"), names(testHost.host.lobby()), "the seat is reserved");
      pass(5 * MINUTE, rematch);
      assertEquals(List.of(), names(testHost.host.lobby()));
    }
  }

  @Test
  void a_table_of_an_earlier_server_process_is_closed() throws Exception {
    try (var testHost = start()) {
      var tableRunner = testHost.open(TableOptions.standard());
      tableRunner.admit(new Command.Watch("Zoe"), (_, _) -> {}).get();
    }
    try (var testHost = new TestHost(folder, time)) {
      testHost.host.expireEmptyTables(HALF_AN_HOUR);
      var other = testHost.host.open("anderer", TableOptions.standard());
      TestHost.joinReady(other, Optional.empty(), (_, _) -> {});
      var left = testHost.host.findByName("Tisch").orElseThrow();
      pass(65 * MINUTE, left); // half an hour after the spectator was found missing
      assertEquals(List.of("anderer"), names(testHost.host.lobby()));
    }
  }

  @Test
  void a_running_game_of_bots_does_not_expire() throws Exception {
    try (var testHost = start()) {
      var tableRunner = testHost.open(TableOptions.standard().withPlayers(3, 3));
      TestHost.addBots(tableRunner, "random", "random", "random");
      pass(90 * MINUTE, tableRunner);
      assertTrue(tableRunner.table().isRunning());
    }
  }

  @Test
  void several_servers_close_a_table_once() {
    for (long seed = 0; seed < 50; seed++) {
      var cluster = new SimulatedCluster(seed, 3);
      for (int i = 0; i < 9; i++) cluster.anyNode().host().expireEmptyTables(HALF_AN_HOUR);
      var id = cluster.anyNode().host().open("Tisch", TableOptions.standard()).id();
      long end = cluster.now() + HALF_AN_HOUR.toMillis() + MINUTE;
      while (cluster.step(end)) {}
      var entries = cluster.log().entries(id);
      assertEquals(2, entries.size(), "seed " + seed);
      assertInstanceOf(Entry.Expired.class, entries.getLast());
    }
  }
}
