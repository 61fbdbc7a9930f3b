package spieltisch.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import spieltisch.kernel.Decision;
import spieltisch.store.StoreException;
import spieltisch.table.Command;
import spieltisch.table.DisconnectTimeouts;
import spieltisch.table.TableOptions;

/// What a room does while the log takes its time.
class TableRunnerTest {
  private final SlowNetwork network = new SlowNetwork();
  private final SimulatedLog log = new SimulatedLog();
  private final HostEnvironment hostEnvironment =
      new HostEnvironment(new ManualTimeSource(), Runnable::run, Runnable::run, new Random(1));
  private final Host host =
      new Host(
          log.connect(network), hostEnvironment, Duration.ZERO, DisconnectTimeouts.USUAL, "node");
  private final TableRunner tableRunner = host.open("Tisch", TableOptions.standard());
  private final List<Long> told = new ArrayList<>();

  /// The log does what it is asked for when the test says so.
  private static final class SlowNetwork implements SimulatedLog.Network {
    private final Queue<Runnable> work = new ArrayDeque<>();
    private boolean isBroken;

    @Override
    public void soon(Runnable task) {
      work.add(task);
    }

    @Override
    public void bring(Runnable news) {}

    @Override
    public void atAppend() {
      if (isBroken) throw new StoreException("the disk is full");
    }

    void catchUp() {
      for (var next = work.poll(); next != null; next = work.poll()) next.run();
    }
  }

  private void join() {
    var came =
        tableRunner.admit(
            new Command.Join("Test", Optional.empty(), Optional.empty()),
            (version, _) -> told.add(version));
    network.catchUp();
    assertTrue(came.join() instanceof Decision.Accepted<?>);
    told.clear();
  }

  @Test
  void nobody_is_told_or_answered_anything_before_the_log_has_it() {
    join();
    long before = tableRunner.table().version();
    var decision = tableRunner.ask(new Command.Chat(1, "Hallo"));
    assertFalse(decision.isDone());
    assertEquals(before, tableRunner.table().version());
    assertEquals(List.of(), told);
    network.catchUp();
    assertInstanceOf(Decision.Accepted.class, decision.join());
    assertEquals(List.of(before + 1), told);
    assertEquals(before + 1, log.entries(tableRunner.id()).size());
  }

  @Test
  void what_is_asked_meanwhile_is_decided_on_the_table_that_comes_of_it() {
    join();
    long before = tableRunner.table().version();
    var first = tableRunner.ask(new Command.Chat(1, "eins"));
    var second = tableRunner.ask(new Command.Chat(1, "zwei"));
    network.catchUp();
    assertInstanceOf(Decision.Accepted.class, first.join());
    assertInstanceOf(Decision.Accepted.class, second.join());
    assertEquals(List.of(before + 1, before + 2), told);
  }

  @Test
  void when_the_log_fails_the_one_who_asked_hears_it_and_the_table_goes_on() {
    join();
    long before = tableRunner.table().version();
    network.isBroken = true;
    var lost = tableRunner.ask(new Command.Chat(1, "verloren"));
    var next = tableRunner.ask(new Command.Chat(1, "auch verloren"));
    network.catchUp();
    assertThrows(CompletionException.class, lost::join);
    assertThrows(CompletionException.class, next::join);
    assertEquals(before, tableRunner.table().version());
    network.isBroken = false;
    var decision = tableRunner.ask(new Command.Chat(1, "da"));
    network.catchUp();
    assertInstanceOf(Decision.Accepted.class, decision.join());
    assertEquals(List.of(before + 1), told);
  }
}
