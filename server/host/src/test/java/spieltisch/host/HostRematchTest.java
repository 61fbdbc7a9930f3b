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
import spieltisch.table.DisconnectTimeouts;
import spieltisch.table.Notice;
import spieltisch.table.RunningGame;
import spieltisch.table.Table;
import spieltisch.table.TableOptions;
import spieltisch.table.TableRefusal;

class HostRematchTest {
  private static final TableOptions FOR_THREE = TableOptions.standard().withPlayers(3, 3);

  @TempDir private Path folder = Path.of(".");

  @Test
  void a_finished_game_is_played_once_more_at_one_new_table_whoever_asks() throws Exception {
    try (var house = new TestHost(folder, new ManualTimeSource())) {
      var host = house.host;
      var tableRunner = house.open(FOR_THREE);
      var heard = new ArrayList<Notice>();
      TestHost.sitDown(tableRunner, Optional.empty(), (_, notices) -> heard.addAll(notices));
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
      var next = host.named("Tisch").orElseThrow();
      assertEquals(tableRunner.table().successor().orElseThrow().table(), next.id().text());
      assertEquals(FOR_THREE, next.table().options());
      assertEquals(
          List.of(Optional.of("random"), Optional.of("easy")),
          next.table().members().stream().map(member -> member.bot()).toList());
      assertEquals(new Table.Successor(next.id().text(), "Tisch"), successor);
      assertTrue(heard.contains(new Notice.Continued(successor)));
      TestHost.sitDown(next, Optional.empty(), (_, _) -> {});
      assertTrue(next.table().isRunning());
      assertNotEquals(
          tableRunner.table().round().map(RunningGame::seed),
          next.table().round().map(RunningGame::seed));
    }
  }

  @Test
  void the_new_table_is_there_when_its_players_are_told_of_it() throws Exception {
    try (var house = new TestHost(folder, new ManualTimeSource())) {
      var tableRunner = house.open(FOR_THREE);
      var found = new ArrayList<Boolean>();
      TestHost.sitDown(tableRunner, Optional.empty(), (_, _) -> {});
      tableRunner
          .admit(
              new Command.Watch("Zuschauer"),
              (_, notices) -> {
                for (var notice : notices)
                  if (notice instanceof Notice.Continued(var next))
                    found.add(house.host.room(new TableId(next.table())).isPresent());
              })
          .get();
      TestHost.addBots(tableRunner, "random", "random");
      tableRunner.ask(new Command.Disconnect(1)).get();
      house.host.rematch(tableRunner);
      assertEquals(List.of(true), found);
    }
  }

  @Test
  void the_players_have_their_places_there_until_they_come_or_the_grace_time_is_over()
      throws Exception {
    var time = new ManualTimeSource();
    try (var house = new TestHost(folder, time)) {
      var tableRunner = house.open(FOR_THREE);
      var first = TestHost.sitDown(tableRunner, Optional.of("leia"), (_, _) -> {});
      TestHost.sitDown(tableRunner, Optional.of("han"), (_, _) -> {});
      TestHost.addBots(tableRunner, "easy");
      tableRunner.leave(first);
      tableRunner.ask(new Command.AbandonSeat(1)).get();
      assertTrue(tableRunner.table().isOver());
      TestHost.accepted(house.host.rematch(tableRunner));
      var next = house.host.named("Tisch").orElseThrow();
      assertEquals(3, next.table().members().size());
      var stranger = new Command.Join("Test", Optional.empty(), Optional.empty());
      assertEquals(
          new Decision.Refused<>(TableRefusal.TABLE_FULL),
          next.admit(stranger, (_, _) -> {}).get());
      TestHost.comeBack(next, "han", OptionalLong.empty());
      time.pass(DisconnectTimeouts.USUAL.giveUp() - 1);
      TestHost.awaitAnswers(next);
      assertEquals(3, next.table().members().size());
      time.pass(1);
      TestHost.awaitAnswers(next);
      assertEquals(2, next.table().members().size());
      assertInstanceOf(Decision.Accepted.class, next.admit(stranger, (_, _) -> {}).get());
    }
  }
}
