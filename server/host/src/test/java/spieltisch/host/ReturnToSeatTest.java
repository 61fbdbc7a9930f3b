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
import spieltisch.table.DisconnectPolicy;
import spieltisch.table.Notice;
import spieltisch.table.TableOptions;
import spieltisch.table.TimeControl;

class ReturnToSeatTest {
  private static final Optional<String> TOKEN = Optional.of("token");
  private static final TableOptions OPTIONS =
      TableOptions.standard().withPlayers(3, 3).withLoss(DisconnectPolicy.IS_COVERED);

  @TempDir private Path folder = Path.of(".");

  @Test
  void after_a_restart_people_are_lost_until_they_come_back_and_their_game_waits_for_them()
      throws Exception {
    try (var house = new TestHost(folder, new ManualTimeSource())) {
      var tableRunner = house.open(OPTIONS);
      TestHost.sitDown(tableRunner, TOKEN, (_, _) -> {});
      TestHost.addBots(tableRunner, "random", "random");
      assertTrue(tableRunner.table().isRunning());
    }
    var time = new ManualTimeSource();
    try (var house = new TestHost(folder, time)) {
      time.pass(0);
      var tableRunner = house.host.named("Tisch").orElseThrow();
      TestHost.awaitAnswers(tableRunner);
      assertTrue(tableRunner.table().company().find(1).orElseThrow().connected(), "waited for");
      time.pass(5_000);
      TestHost.awaitAnswers(tableRunner);
      assertFalse(tableRunner.table().company().find(1).orElseThrow().connected());
      time.pass(29_000);
      TestHost.awaitAnswers(tableRunner);
      assertEquals(List.of(), tableRunner.table().company().covered());
      time.pass(2_000);
      TestHost.awaitAnswers(tableRunner);
      assertEquals(List.of(1), tableRunner.table().company().covered());
      TestHost.comeBack(tableRunner, "token", OptionalLong.empty());
      assertEquals(List.of(), tableRunner.table().company().covered());
      assertTrue(tableRunner.table().isRunning());
    }
  }

  @Test
  void who_comes_back_and_says_what_he_knows_hears_exactly_what_he_missed() throws Exception {
    try (var house = new TestHost(folder, new ManualTimeSource())) {
      var tableRunner = house.open(OPTIONS);
      var heard = new ArrayList<MissedEntry>();
      TestHost.sitDown(
          tableRunner, TOKEN, (version, notices) -> heard.add(new MissedEntry(version, notices)));
      TestHost.addBots(tableRunner, "random", "random");
      tableRunner.ask(new Command.Chat(1, "Hallo")).get();
      long known = heard.get(3).version();
      var seatHandle = TestHost.comeBack(tableRunner, "token", OptionalLong.of(known));
      assertEquals(known, seatHandle.sight().version());
      assertEquals(heard.subList(4, heard.size()), seatHandle.missed());
      assertEquals(tableRunner.table().version(), seatHandle.version());
      var whole = TestHost.comeBack(tableRunner, "token", OptionalLong.of(9_999));
      assertEquals(List.of(), whole.missed(), "a number of no event");
    }
  }

  @Test
  void whoever_comes_in_the_middle_of_a_turn_is_told_what_is_left_of_it() throws Exception {
    var time = new ManualTimeSource();
    // Nobody of the house ever thinks, so time alone goes on.
    try (var house = new TestHost(folder, time, _ -> {})) {
      var tableRunner = house.open(OPTIONS.withClock(new TimeControl(60_000, 0, 0)));
      TestHost.sitDown(tableRunner, TOKEN, (_, _) -> {});
      TestHost.addBots(tableRunner, "random", "random");
      long started = tableRunner.table().version();
      tableRunner.ask(new Command.Chat(1, "Hallo")).get();
      time.pass(20_000);
      var late = tableRunner.admit(new Command.Watch("Zuschauer"), (_, _) -> {}).get();
      assertEquals(Optional.of(40_000L), left(TestHost.accepted(late)));
      time.pass(5_000);
      for (var known : List.of(OptionalLong.empty(), OptionalLong.of(started)))
        assertEquals(Optional.of(35_000L), left(TestHost.comeBack(tableRunner, "token", known)));
    }
  }

  private static Optional<Long> left(SeatHandle seatHandle) {
    return seatHandle.clock().map(Notice.ClockStarted::millis);
  }
}
