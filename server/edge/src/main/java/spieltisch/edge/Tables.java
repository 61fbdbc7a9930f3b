package spieltisch.edge;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import spieltisch.host.Entrance;
import spieltisch.host.Host;
import spieltisch.host.Listener;
import spieltisch.host.Room;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.TableInfo;
import spieltisch.store.TableSummary;
import spieltisch.table.Command;
import spieltisch.table.game.GameKind;
import spieltisch.table.TableRefusal;
import spieltisch.table.TableOptions;

/// Where people are led who come through the door: to the table they name, or to the one that is
/// open to all.
final class Tables {
  private static final int MOST_TRIES = 8;
  private static final String NAME = "Catan ";

  private final Host host;
  private final TableOptions options;
  private final Executor threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Echo echo = new Echo();
  private final ReentrantLock lock = new ReentrantLock();
  private @Nullable Room open;
  private final boolean isSingle;
  private int opened;

  /// @param isSingle whether one game at a time is all there is
  Tables(Host host, TableOptions options, boolean isSingle) {
    this.host = host;
    this.options = options;
    this.isSingle = isSingle;
  }

  boolean isSingle() {
    return isSingle;
  }

  /// What was said last at any of them.
  Echo echo() {
    return echo;
  }

  /// Leads somebody to a table.
  CompletableFuture<Entrance> enter(Optional<String> name, Command.Join join, Listener listener) {
    return CompletableFuture.supplyAsync(
        () -> name.isPresent() ? enterNamed(name.get(), join, listener) : enterAny(join, listener),
        threads);
  }

  /// Leads somebody who only wants to look on.
  CompletableFuture<Entrance> watch(Optional<String> name, String watcher, Listener listener) {
    return CompletableFuture.supplyAsync(
        () -> {
          var room = name.isPresent() ? catanTable(name.get()) : newest();
          return room.isPresent()
              ? room.get().watch(new Command.Watch(watcher), listener).join()
              : new Entrance.TurnedAway(TableRefusal.NO_SUCH_TABLE);
        },
        threads);
  }

  private Optional<Room> catanTable(String name) {
    return host.named(name).filter(room -> room.table().options().game() == GameKind.CATAN);
  }

  private Optional<Room> newest() {
    return host.lobby().stream()
        .filter(tableSummary -> tableSummary.game() == GameKind.CATAN)
        .findFirst()
        .flatMap(tableSummary -> host.room(tableSummary.id()));
  }

  /// Leads somebody back to his seat.
  CompletableFuture<Entrance> comeBack(String text, OptionalLong known, Listener listener) {
    return CompletableFuture.supplyAsync(
        () -> {
          var token = Token.of(text);
          var room = token.flatMap(it -> host.room(it.table()));
          return room.isPresent()
              ? room.get()
                  .comeBack(new Command.Return(Token.hash(token.get().secret())), known, listener)
                  .join()
              : new Entrance.TurnedAway(TableRefusal.BAD_TOKEN);
        },
        threads);
  }

  /// The tables one can choose from.
  CompletableFuture<ServerMessage.Tables> list() {
    return CompletableFuture.supplyAsync(this::choice, threads);
  }

  private ServerMessage.Tables choice() {
    return new ServerMessage.Tables(
        host.lobby().stream()
            .filter(tableSummary -> tableSummary.game() == GameKind.CATAN)
            .map(
                tableSummary ->
                    new TableInfo(
                        tableSummary.name(),
                        tableSummary.players().size(),
                        tableSummary.most(),
                        tableSummary.status() == TableSummary.Status.RUNNING))
            .toList());
  }

  private Entrance enterNamed(String name, Command.Join join, Listener listener) {
    var room = catanTable(name);
    return room.isPresent()
        ? room.get().join(join, listener).join()
        : new Entrance.TurnedAway(TableRefusal.NO_SUCH_TABLE);
  }

  /// When the open table fills up or begins at the very moment, the next one is tried.
  private Entrance enterAny(Command.Join join, Listener listener) {
    Entrance last = new Entrance.TurnedAway(TableRefusal.TABLE_FULL);
    for (int i = 0; i < MOST_TRIES; i++) {
      last = openTable().join(join, listener).join();
      if (last instanceof Entrance.Seated) return last;
    }
    return last;
  }

  private Room openTable() {
    lock.lock();
    try {
      if (open == null && isSingle) open = newest().orElse(null);
      if (open == null || !isOpen(open)) open = waiting().orElseGet(this::fresh);
      return open;
    } finally {
      lock.unlock();
    }
  }

  /// A table of ours that others have left, or that is older than this server. So those who come
  /// and go do not fill the lobby with empty tables.
  private Optional<Room> waiting() {
    return host.lobby().stream()
        .filter(table -> table.status() == TableSummary.Status.OPEN && table.name().startsWith(NAME))
        .filter(table -> table.players().size() < table.most())
        .flatMap(table -> host.room(table.id()).stream())
        .filter(room -> room.table().options().equals(options) && isOpen(room))
        .findFirst();
  }

  private Room fresh() {
    do opened++;
    while (host.named(NAME + opened).isPresent());
    return host.open(NAME + opened, options);
  }

  /// A server of one game opens the next only when that is over.
  private boolean isOpen(Room room) {
    var table = room.table();
    if (isSingle) return !table.isOver();
    return !table.hasStarted() && table.members().size() < table.options().most();
  }
}
