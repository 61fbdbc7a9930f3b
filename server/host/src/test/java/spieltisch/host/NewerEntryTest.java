package spieltisch.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import spieltisch.kernel.Decision;
import spieltisch.store.UnknownEntryException;
import spieltisch.table.Command;
import spieltisch.table.Notice;
import spieltisch.table.TableRefusal;
import spieltisch.table.options.DisconnectTimeouts;
import spieltisch.table.options.TableOptions;

/// A table with entries that only a newer version of the server knows.
class NewerEntryTest {
  private final SimulatedLog log = new SimulatedLog();
  private final AtomicLong thoughts = new AtomicLong();
  private final ManualTimeSource time = new ManualTimeSource();
  private final SimulatedLog.Connection connection = log.connect(new DirectNetwork());
  private final Host host = host(connection, "old");

  /// A simulated network that runs every task at once.
  private static final class DirectNetwork implements SimulatedLog.Network {
    @Override
    public void runSoon(Runnable task) {
      task.run();
    }

    @Override
    public void deliver(Runnable notification) {
      notification.run();
    }

    @Override
    public void atAppend() {}
  }

  private Host host(SimulatedLog.Connection to, String name) {
    return host(to, name, this::think);
  }

  private void think(Runnable choice) {
    thoughts.incrementAndGet();
    choice.run();
  }

  private Host host(SimulatedLog.Connection to, String name, Executor botExecutor) {
    return new Host(
        to,
        new HostEnvironment(time, Runnable::run, botExecutor, new Random(1)),
        Duration.ofMillis(100),
        DisconnectTimeouts.STANDARD,
        name);
  }

  private static SeatHandle join(TableRunner tableRunner, TableListener listener) {
    var join = new Command.Join("Test", Optional.empty(), Optional.empty());
    return TestHost.accepted(tableRunner.admit(join, listener).join());
  }

  @Test
  void a_running_table_tells_its_players_once_refuses_and_is_left_to_a_newer_server() {
    var tableRunner = host.open("Tisch", TableOptions.standard());
    var other = host.open("Stuhl", TableOptions.standard());
    var heard = new ArrayList<Notice>();
    var seat = join(tableRunner, (_, notices) -> heard.addAll(notices));
    var neighbour = join(other, (_, _) -> {});
    assertTrue(connection.leads(tableRunner.id()));
    heard.clear();
    connection.forget(tableRunner.id());
    host(log.connect(new DirectNetwork()), "new")
        .tableRunner(tableRunner.id())
        .orElseThrow()
        .ask(new Command.Chat(seat.id(), "neu"))
        .join();
    for (int i = 0; i < 3; i++)
      assertEquals(
          new Decision.Refused<>(TableRefusal.NEWER_VERSION),
          tableRunner.ask(new Command.Chat(seat.id(), "Hallo")).join());
    assertEquals(
        List.of(new Notice.Chatted(OptionalInt.empty(), TableRefusal.NEWER_VERSION.german())),
        heard);
    time.advance(3_000);
    assertFalse(connection.leads(tableRunner.id()), "a newer server may lead it");
    assertFalse(tableRunner.isIdleSince(Long.MAX_VALUE), "a client is connected");
    tableRunner.leave(seat);
    assertTrue(tableRunner.isIdleSince(Long.MAX_VALUE), "it can be unloaded");
    assertTrue(connection.leads(other.id()), "the other table goes on");
    TestHost.accepted(other.ask(new Command.Chat(neighbour.id(), "Hallo")).join());
  }

  @Test
  void an_outdated_table_is_left_to_a_newer_server_after_the_database_failed() {
    var tableRunner = host.open("Tisch", TableOptions.standard());
    var seat = join(tableRunner, (_, _) -> {});
    connection.forget(tableRunner.id());
    connection.failReleases(2);
    host(log.connect(new DirectNetwork()), "new")
        .tableRunner(tableRunner.id())
        .orElseThrow()
        .ask(new Command.Chat(seat.id(), "neu"))
        .join();
    time.advance(1_500);
    assertTrue(connection.leads(tableRunner.id()));
    time.advance(3_000);
    assertFalse(connection.leads(tableRunner.id()));
  }

  @Test
  void the_bots_of_an_outdated_table_stop() {
    var tableRunner = host.open("Tisch", TableOptions.standard());
    while (!tableRunner.table().isRunning())
      TestHost.accepted(tableRunner.ask(new Command.AddBot("random")).join());
    time.advance(250);
    assertTrue(thoughts.get() > 0, "bots play");
    connection.forget(tableRunner.id());
    // The bots of the newer server never answer, so that only those of the old one are counted.
    var newer = host(log.connect(new DirectNetwork()), "new", _ -> {});
    newer
        .tableRunner(tableRunner.id())
        .orElseThrow()
        .admit(new Command.Watch("Test", Optional.empty()), (_, _) -> {})
        .join();
    long before = thoughts.get();
    time.advance(60_000);
    assertTrue(tableRunner.isOutdated());
    assertTrue(thoughts.get() <= before + 1, "decisions: " + (thoughts.get() - before));
  }

  @Test
  void a_table_that_cannot_be_loaded_does_not_stop_the_maintenance_of_the_others() {
    var newerConnection = log.connect(new DirectNetwork());
    var newer = host(newerConnection, "new");
    var unknown = newer.open("A", TableOptions.standard());
    var known = newer.open("B", TableOptions.standard());
    join(unknown, (_, _) -> {});
    join(known, (_, _) -> {});
    var restarted = log.connect(new DirectNetwork());
    restarted.forget(unknown.id());
    var old = host(restarted, "old");
    newerConnection.fail();
    connection.fail();
    time.advance(3_000);
    assertTrue(restarted.leads(known.id()));
    assertFalse(restarted.leads(unknown.id()));
    assertTrue(old.tableRunner(known.id()).isPresent());
    assertThrows(UnknownEntryException.class, () -> old.tableRunner(unknown.id()));
  }
}
