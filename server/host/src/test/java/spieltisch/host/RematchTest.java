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
import spieltisch.store.TableId;
import spieltisch.table.Command;
import spieltisch.table.DisconnectTimeouts;
import spieltisch.table.Notice;
import spieltisch.table.TableRefusal;
import spieltisch.table.RunningGame;
import spieltisch.table.Table;
import spieltisch.table.TableOptions;

class RematchTest {
  private static final TableOptions FOR_THREE = TableOptions.standard().withPlayers(3, 3);

  @TempDir private Path folder = Path.of(".");

  @Test
  void a_finished_game_is_played_once_more_at_one_new_table_whoever_asks() throws Exception {
    try (var house = new TestHost(folder, new SlowTime())) {
      var host = house.host;
      var room = house.open(FOR_THREE);
      var heard = new ArrayList<Notice>();
      TestHost.sitDown(room, Optional.empty(), (_, notices) -> heard.addAll(notices));
      assertEquals(new Answer.Objected(TableRefusal.GAME_NOT_OVER), host.playAgain(room));
      TestHost.addBots(room, "random", "easy");
      assertTrue(room.table().isRunning());
      room.ask(new Command.Disconnect(1)).get();
      assertTrue(room.table().isOver());
      assertEquals(new Answer.Done(), host.playAgain(room));
      assertEquals(new Answer.Done(), host.playAgain(room));
      assertEquals(1, host.lobby().size());
      assertEquals(room.id().text() + "-2", host.lobby().getFirst().id().text());
      assertEquals(room.id().text() + "-3", host.lobby().getFirst().id().next().text());
      var next = host.named("Tisch").orElseThrow();
      assertEquals(room.table().successor().orElseThrow().table(), next.id().text());
      assertEquals(FOR_THREE, next.table().options());
      assertEquals(
          List.of(Optional.of("random"), Optional.of("easy")),
          next.table().members().stream().map(member -> member.bot()).toList());
      var successor = new Table.Successor(next.id().text(), "Tisch");
      assertTrue(heard.contains(new Notice.Continued(successor)));
      TestHost.sitDown(next, Optional.empty(), (_, _) -> {});
      assertTrue(next.table().isRunning());
      assertNotEquals(room.table().round().map(RunningGame::seed), next.table().round().map(RunningGame::seed));
    }
  }

  @Test
  void the_new_table_is_there_when_its_players_are_told_of_it() throws Exception {
    try (var house = new TestHost(folder, new SlowTime())) {
      var room = house.open(FOR_THREE);
      var found = new ArrayList<Boolean>();
      TestHost.sitDown(room, Optional.empty(), (_, _) -> {});
      room.watch(
              new Command.Watch("Zuschauer"),
              (_, notices) -> {
                for (var notice : notices)
                  if (notice instanceof Notice.Continued(var next))
                    found.add(house.host.room(new TableId(next.table())).isPresent());
              })
          .get();
      TestHost.addBots(room, "random", "random");
      room.ask(new Command.Disconnect(1)).get();
      house.host.playAgain(room);
      assertEquals(List.of(true), found);
    }
  }

  @Test
  void the_players_have_their_places_there_until_they_come_or_the_grace_time_is_over()
      throws Exception {
    var time = new SlowTime();
    try (var house = new TestHost(folder, time)) {
      var room = house.open(FOR_THREE);
      var first = TestHost.sitDown(room, Optional.of("leia"), (_, _) -> {});
      TestHost.sitDown(room, Optional.of("han"), (_, _) -> {});
      TestHost.addBots(room, "easy");
      room.leave(first);
      room.ask(new Command.AbandonSeat(1)).get();
      assertTrue(room.table().isOver());
      assertEquals(new Answer.Done(), house.host.playAgain(room));
      var next = house.host.named("Tisch").orElseThrow();
      assertEquals(3, next.table().members().size());
      var stranger = new Command.Join("Test", Optional.empty(), Optional.empty());
      assertEquals(
          new Entrance.TurnedAway(TableRefusal.TABLE_FULL), next.join(stranger, (_, _) -> {}).get());
      TestHost.comeBack(next, "han", OptionalLong.empty());
      time.pass(DisconnectTimeouts.USUAL.giveUp() - 1);
      TestHost.awaitAnswers(next);
      assertEquals(3, next.table().members().size());
      time.pass(1);
      TestHost.awaitAnswers(next);
      assertEquals(2, next.table().members().size());
      assertInstanceOf(Entrance.Seated.class, next.join(stranger, (_, _) -> {}).get());
    }
  }
}
