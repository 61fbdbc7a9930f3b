package spieltisch.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.kernel.Decision;
import spieltisch.store.TableId;
import spieltisch.table.Command;
import spieltisch.table.Notice;
import spieltisch.table.RunningGame;
import spieltisch.table.Table;
import spieltisch.table.TableRefusal;
import spieltisch.table.options.DisconnectTimeouts;
import spieltisch.table.options.TableOptions;

class HostRematchTest {
  private static final TableOptions FOR_THREE = TableOptions.standard().withPlayers(3, 3);

  @TempDir private Path folder = Path.of(".");

  @Test
  void a_finished_game_has_one_rematch_table_for_all_requests() throws Exception {
    try (var testHost = new TestHost(folder, new ManualTimeSource())) {
      var host = testHost.host;
      var tableRunner = testHost.open(FOR_THREE);
      var received = new ArrayList<Notice>();
      TestHost.joinReady(tableRunner, Optional.empty(), (_, notices) -> received.addAll(notices));
      assertEquals(new Decision.Refused<>(TableRefusal.GAME_NOT_OVER), host.rematch(tableRunner));
      TestHost.addBots(tableRunner, "random", "easy");
      assertTrue(tableRunner.table().isRunning());
      tableRunner.ask(new Command.Disconnect(1)).get();
      assertTrue(tableRunner.table().isOver());
      var successor = TestHost.accepted(host.rematch(tableRunner));
      assertEquals(new Decision.Accepted<>(successor), host.rematch(tableRunner));
      assertEquals(1, host.lobby().size());
      assertEquals(tableRunner.id().text() + "-2", host.lobby().getFirst().id().text());
      assertEquals(tableRunner.id().text() + "-3", host.lobby().getFirst().id().next().text());
      var next = host.findByName("Tisch").orElseThrow();
      assertEquals(tableRunner.table().successor().orElseThrow().table(), next.id().text());
      assertEquals(FOR_THREE, next.table().options());
      assertEquals(
          List.of(Optional.of("random"), Optional.of("easy")),
          next.table().players().stream().map(member -> member.bot()).toList());
      assertEquals(
          new Table.Successor(next.id().text(), "Tisch", next.table().commitment()), successor);
      assertTrue(received.contains(new Notice.Continued(successor)));
      TestHost.joinReady(next, Optional.empty(), (_, _) -> {});
      assertTrue(next.table().isRunning());
      assertNotEquals(
          tableRunner.table().game().map(RunningGame::seed),
          next.table().game().map(RunningGame::seed));
    }
  }

  @Test
  void the_rematch_table_exists_before_its_notice_is_sent() throws Exception {
    try (var testHost = new TestHost(folder, new ManualTimeSource())) {
      var tableRunner = testHost.open(FOR_THREE);
      var found = new ArrayList<Boolean>();
      TestHost.joinReady(tableRunner, Optional.empty(), (_, _) -> {});
      tableRunner
          .admit(
              new Command.Watch("Zuschauer"),
              (_, notices) -> {
                for (var notice : notices)
                  if (notice instanceof Notice.Continued(var next))
                    found.add(testHost.host.tableRunner(new TableId(next.table())).isPresent());
              })
          .get();
      TestHost.addBots(tableRunner, "random", "random");
      tableRunner.ask(new Command.Disconnect(1)).get();
      testHost.host.rematch(tableRunner);
      assertEquals(List.of(true), found);
    }
  }

  @Test
  void the_seats_of_the_players_are_reserved_until_they_return_or_the_timeout() throws Exception {
    var time = new ManualTimeSource();
    try (var testHost = new TestHost(folder, time)) {
      var tableRunner = testHost.open(FOR_THREE);
      var first = TestHost.joinReady(tableRunner, Optional.of("leia"), (_, _) -> {});
      TestHost.joinReady(tableRunner, Optional.of("han"), (_, _) -> {});
      TestHost.addBots(tableRunner, "easy");
      tableRunner.leave(first);
      tableRunner.ask(new Command.AbandonSeat(1)).get();
      assertTrue(tableRunner.table().isOver());
      TestHost.accepted(testHost.host.rematch(tableRunner));
      var next = testHost.host.findByName("Tisch").orElseThrow();
      assertEquals(3, next.table().players().size());
      var newPlayer = new Command.Join("Test", Optional.empty(), Optional.empty());
      assertEquals(
          new Decision.Refused<>(TableRefusal.TABLE_FULL),
          next.admit(newPlayer, (_, _) -> {}).get());
      TestHost.returnToSeat(next, "han", OptionalLong.empty());
      time.advance(DisconnectTimeouts.STANDARD.abandon() - 1);
      TestHost.awaitCommands(next);
      assertEquals(3, next.table().players().size());
      time.advance(1);
      TestHost.awaitCommands(next);
      assertEquals(2, next.table().players().size());
      assertInstanceOf(Decision.Accepted.class, next.admit(newPlayer, (_, _) -> {}).get());
    }
  }
}
