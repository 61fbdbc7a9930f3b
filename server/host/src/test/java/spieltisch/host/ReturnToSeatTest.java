package spieltisch.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.table.Command;
import spieltisch.table.Notice;
import spieltisch.table.options.DisconnectPolicy;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

class ReturnToSeatTest {
  private static final Optional<String> TOKEN = Optional.of("token");
  private static final TableOptions OPTIONS =
      TableOptions.standard().withPlayers(3, 3).withLoss(DisconnectPolicy.IS_COVERED);

  @TempDir private Path folder = Path.of(".");

  @Test
  void after_a_restart_players_are_disconnected_until_they_return_and_the_game_goes_on()
      throws Exception {
    try (var testHost = new TestHost(folder, new ManualTimeSource())) {
      var tableRunner = testHost.open(OPTIONS);
      TestHost.joinReady(tableRunner, TOKEN, (_, _) -> {});
      TestHost.joinReady(tableRunner, Optional.of("other"), (_, _) -> {});
      TestHost.addBots(tableRunner, "random");
      assertTrue(tableRunner.table().isRunning());
    }
    var time = new ManualTimeSource();
    try (var testHost = new TestHost(folder, time)) {
      time.advance(0);
      var tableRunner = testHost.host.findByName("Tisch").orElseThrow();
      TestHost.awaitCommands(tableRunner);
      assertTrue(tableRunner.table().members().find(1).orElseThrow().connected(), "tolerated");
      time.advance(5_000);
      TestHost.awaitCommands(tableRunner);
      assertFalse(tableRunner.table().members().find(1).orElseThrow().connected());
      time.advance(29_000);
      TestHost.awaitCommands(tableRunner);
      assertEquals(List.of(), tableRunner.table().members().takenOver());
      time.advance(2_000);
      TestHost.awaitCommands(tableRunner);
      time.advance(0);
      TestHost.awaitCommands(tableRunner);
      assertEquals(List.of(1, 2), tableRunner.table().members().takenOver());
      TestHost.returnToSeat(tableRunner, "token", OptionalLong.empty());
      assertEquals(List.of(2), tableRunner.table().members().takenOver());
      assertTrue(tableRunner.table().isRunning());
    }
  }

  @Test
  void after_a_crash_the_game_of_one_person_waits_for_the_person() throws Exception {
    try (var testHost = new TestHost(folder, new ManualTimeSource())) {
      var tableRunner = testHost.open(OPTIONS);
      TestHost.joinReady(tableRunner, TOKEN, (_, _) -> {});
      TestHost.addBots(tableRunner, "random", "random");
    }
    // The host writes nothing when it closes, so the members still count as connected.
    var time = new ManualTimeSource();
    try (var testHost = new TestHost(folder, time)) {
      time.advance(0);
      time.advance(5_000);
      var tableRunner = testHost.host.findByName("Tisch").orElseThrow();
      TestHost.awaitCommands(tableRunner);
      assertTrue(tableRunner.table().isPaused());
      long version = tableRunner.table().version();
      time.advance(3_600_000);
      TestHost.awaitCommands(tableRunner);
      assertEquals(version, tableRunner.table().version());
    }
    try (var testHost = new TestHost(folder, new ManualTimeSource())) {
      var tableRunner = testHost.host.findByName("Tisch").orElseThrow();
      assertTrue(tableRunner.table().isPaused(), "the pause survives another crash");
      TestHost.returnToSeat(tableRunner, "token", OptionalLong.empty());
      assertFalse(tableRunner.table().isPaused());
      assertTrue(tableRunner.table().isRunning());
    }
  }

  @Test
  void a_returning_client_that_names_a_version_gets_exactly_what_it_missed() throws Exception {
    try (var testHost = new TestHost(folder, new ManualTimeSource())) {
      var tableRunner = testHost.open(OPTIONS);
      var received = new ArrayList<MissedEntry>();
      TestHost.joinReady(
          tableRunner,
          TOKEN,
          (version, notices) -> received.add(new MissedEntry(version, notices)));
      TestHost.addBots(tableRunner, "random", "random");
      tableRunner.ask(new Command.Chat(1, "Hallo")).get();
      long known = received.get(3).version();
      var seatHandle = TestHost.returnToSeat(tableRunner, "token", OptionalLong.of(known));
      assertEquals(known, seatHandle.tableView().version());
      assertEquals(received.subList(4, received.size()), seatHandle.missed());
      assertEquals(tableRunner.table().version(), seatHandle.version());
      var whole = TestHost.returnToSeat(tableRunner, "token", OptionalLong.of(9_999));
      assertEquals(List.of(), whole.missed(), "an unknown version");
    }
  }

  @Test
  void a_client_that_joins_during_a_turn_gets_the_time_that_is_timeLeft() throws Exception {
    var time = new ManualTimeSource();
    // The bots never act, so that only the time advances.
    try (var testHost = new TestHost(folder, time, _ -> {})) {
      var tableRunner = testHost.open(OPTIONS.withClock(new TimeControl(60_000, 0, 0)));
      TestHost.joinReady(tableRunner, TOKEN, (_, _) -> {});
      TestHost.addBots(tableRunner, "random", "random");
      long started = tableRunner.table().version();
      tableRunner.ask(new Command.Chat(1, "Hallo")).get();
      time.advance(20_000);
      var late = tableRunner.admit(new Command.Watch("Zuschauer"), (_, _) -> {}).get();
      assertEquals(Optional.of(40_000L), timeLeft(TestHost.accepted(late)));
      time.advance(5_000);
      for (var known : List.of(OptionalLong.empty(), OptionalLong.of(started)))
        assertEquals(
            Optional.of(35_000L), timeLeft(TestHost.returnToSeat(tableRunner, "token", known)));
    }
  }

  private static Optional<Long> timeLeft(SeatHandle seatHandle) {
    return seatHandle.clock().map(Notice.ClockStarted::millis);
  }
}
