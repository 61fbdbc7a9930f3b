package spieltisch.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.Random;
import org.junit.jupiter.api.Test;
import spieltisch.kernel.Decision;
import spieltisch.store.StoreException;
import spieltisch.table.Command;
import spieltisch.table.Notice;
import spieltisch.table.TableRefusal;
import spieltisch.table.entry.Entry;
import spieltisch.table.options.DisconnectTimeouts;
import spieltisch.table.options.TableOptions;

/// A table whose log fails for a while.
class LogFailureTest {
  private final FailingNetwork network = new FailingNetwork();
  private final SimulatedLog log = new SimulatedLog();
  private final ManualTimeSource time = new ManualTimeSource();
  private final Host host =
      new Host(
          log.connect(network),
          new HostEnvironment(time, Runnable::run, Runnable::run, new Random(1)),
          Duration.ofMillis(100),
          DisconnectTimeouts.STANDARD,
          "node");

  /// Runs the tasks of the log at once.
  private static final class FailingNetwork implements SimulatedLog.Network {
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private boolean isBroken;
    private int appends;

    @Override
    public void runSoon(Runnable task) {
      waiting.add(task);
      if (waiting.size() > 1) return;
      for (var next = waiting.peek(); next != null; next = waiting.peek()) {
        next.run();
        waiting.remove();
      }
    }

    @Override
    public void deliver(Runnable notification) {}

    @Override
    public void atAppend() {
      appends++;
      atProbe();
    }

    @Override
    public void atProbe() {
      if (isBroken) throw new StoreException("the disk is full");
    }
  }

  private SeatHandle join(TableRunner tableRunner, TableListener listener) {
    var join = new Command.Join("Test", Optional.empty(), Optional.empty());
    return TestHost.accepted(tableRunner.admit(join, listener).join());
  }

  @Test
  void all_players_are_told_once_and_the_table_goes_on() {
    var tableRunner = host.open("Tisch", TableOptions.standard());
    var heard = new ArrayList<Notice>();
    var seat = join(tableRunner, (_, _) -> {});
    join(tableRunner, (_, notices) -> heard.addAll(notices));
    heard.clear();
    network.isBroken = true;
    for (int i = 0; i < 3; i++)
      assertEquals(
          new Decision.Refused<>(TableRefusal.NOT_SAVED),
          tableRunner.ask(new Command.Chat(seat.id(), "Hallo")).join());
    assertEquals(
        List.of(new Notice.Chatted(OptionalInt.empty(), TableRefusal.NOT_SAVED.german())), heard);
    network.isBroken = false;
    heard.clear();
    TestHost.accepted(tableRunner.ask(new Command.Chat(seat.id(), "Hallo")).join());
    assertEquals(List.of(new Notice.Chatted(OptionalInt.of(seat.id()), "Hallo")), heard);
  }

  @Test
  void players_learn_once_that_the_log_works_again_although_nothing_else_happens() {
    var tableRunner = host.open("Tisch", TableOptions.standard());
    var told = new ArrayList<String>();
    var seat = join(tableRunner, listener(told, "first"));
    join(tableRunner, listener(told, "second"));
    network.isBroken = true;
    tableRunner.ask(new Command.Chat(seat.id(), "Hallo")).join();
    time.advance(5_000);
    assertEquals(List.of(), told);
    network.isBroken = false;
    time.advance(5_000);
    assertEquals(List.of("first", "second"), told);
  }

  private static TableListener listener(List<String> told, String name) {
    return new TableListener() {
      @Override
      public void onNotices(long version, List<Notice> notices) {}

      @Override
      public void onSavingAgain() {
        told.add(name);
      }
    };
  }

  @Test
  void a_player_that_leaves_meanwhile_is_disconnected_later() {
    var tableRunner = host.open("Tisch", TableOptions.standard());
    var seat = join(tableRunner, (_, _) -> {});
    var staying = join(tableRunner, (_, _) -> {});
    network.isBroken = true;
    tableRunner.leave(seat);
    assertTrue(tableRunner.table().members().find(seat.id()).isPresent());
    time.advance(3_000);
    network.isBroken = false;
    time.advance(3_000);
    assertFalse(tableRunner.table().members().find(seat.id()).isPresent());
    assertTrue(tableRunner.table().members().find(staying.id()).orElseThrow().connected());
  }

  @Test
  void bots_go_on_when_the_log_works_again_and_do_not_hurry_before() {
    var tableRunner = host.open("Tisch", TableOptions.standard().withPlayers(3, 3));
    for (int i = 0; i < 3; i++) tableRunner.ask(new Command.AddBot("random")).join();
    network.isBroken = true;
    int before = network.appends;
    time.advance(10_000);
    assertTrue(network.appends - before <= 12, "attempts: " + (network.appends - before));
    long version = tableRunner.table().version();
    network.isBroken = false;
    time.advance(2_000);
    assertTrue(tableRunner.table().version() > version + 1);
    assertEquals(log.entries(tableRunner.id()).size(), tableRunner.table().version());
    assertTrue(
        log.entries(tableRunner.id()).stream().anyMatch(entry -> entry instanceof Entry.Acted));
  }
}
