package spieltisch.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import org.junit.jupiter.api.Test;
import spieltisch.kernel.Decision;
import spieltisch.store.StoreException;
import spieltisch.table.Command;
import spieltisch.table.TableRefusal;
import spieltisch.table.options.DisconnectTimeouts;
import spieltisch.table.options.TableOptions;

/// A table whose log is slow.
class TableRunnerTest {
  private final SlowNetwork network = new SlowNetwork();
  private final SimulatedLog log = new SimulatedLog();
  private final HostEnvironment hostEnvironment =
      new HostEnvironment(new ManualTimeSource(), Runnable::run, Runnable::run, new Random(1));
  private final Host host =
      new Host(
          log.connect(network),
          hostEnvironment,
          Duration.ZERO,
          DisconnectTimeouts.STANDARD,
          "node");
  private final TableRunner tableRunner = host.open("Tisch", TableOptions.standard());
  private final List<Long> notified = new ArrayList<>();

  /// Runs the tasks of the log when the test says so.
  private static final class SlowNetwork implements SimulatedLog.Network {
    private final Queue<Runnable> work = new ArrayDeque<>();
    private boolean isBroken;

    @Override
    public void runSoon(Runnable task) {
      work.add(task);
    }

    @Override
    public void deliver(Runnable notification) {}

    @Override
    public void atAppend() {
      if (isBroken) throw new StoreException("the disk is full");
    }

    void runTasks() {
      for (var next = work.poll(); next != null; next = work.poll()) next.run();
    }
  }

  private void join() {
    var admitted =
        tableRunner.admit(
            new Command.Join("Test", Optional.empty(), Optional.empty()),
            (version, _) -> notified.add(version));
    network.runTasks();
    assertTrue(admitted.join() instanceof Decision.Accepted<?>);
    notified.clear();
  }

  @Test
  void notices_and_results_are_sent_after_the_log_has_the_entries() {
    join();
    long before = tableRunner.table().version();
    var decision = tableRunner.ask(new Command.Chat(1, "Hallo"));
    assertFalse(decision.isDone());
    assertEquals(before, tableRunner.table().version());
    assertEquals(List.of(), notified);
    network.runTasks();
    assertInstanceOf(Decision.Accepted.class, decision.join());
    assertEquals(List.of(before + 1), notified);
    assertEquals(before + 1, log.entries(tableRunner.id()).size());
  }

  @Test
  void a_command_submitted_meanwhile_is_decided_on_the_resulting_table() {
    join();
    long before = tableRunner.table().version();
    var first = tableRunner.ask(new Command.Chat(1, "eins"));
    var second = tableRunner.ask(new Command.Chat(1, "zwei"));
    network.runTasks();
    assertInstanceOf(Decision.Accepted.class, first.join());
    assertInstanceOf(Decision.Accepted.class, second.join());
    assertEquals(List.of(before + 1, before + 2), notified);
  }

  @Test
  void when_the_log_fails_the_command_is_refused_and_the_table_goes_on() {
    join();
    long before = tableRunner.table().version();
    network.isBroken = true;
    var lost = tableRunner.ask(new Command.Chat(1, "verloren"));
    var next = tableRunner.ask(new Command.Chat(1, "auch verloren"));
    network.runTasks();
    assertEquals(new Decision.Refused<>(TableRefusal.NOT_SAVED), lost.join());
    assertEquals(new Decision.Refused<>(TableRefusal.NOT_SAVED), next.join());
    assertEquals(List.of(before), notified, "the players are told once");
    notified.clear();
    assertEquals(before, tableRunner.table().version());
    network.isBroken = false;
    var decision = tableRunner.ask(new Command.Chat(1, "da"));
    network.runTasks();
    assertInstanceOf(Decision.Accepted.class, decision.join());
    assertEquals(List.of(before + 1), notified);
  }
}
