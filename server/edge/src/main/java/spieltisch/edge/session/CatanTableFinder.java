package spieltisch.edge.session;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import spieltisch.host.Host;
import spieltisch.host.JoinResult;
import spieltisch.host.TableListener;
import spieltisch.host.TableRunner;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.TableInfo;
import spieltisch.store.TableSummary;
import spieltisch.table.Command;
import spieltisch.table.TableOptions;
import spieltisch.table.TableRefusal;
import spieltisch.table.game.GameKind;

/// Where people are led who come through the door: to the table they name, or to the one that is
/// open to all.
public final class CatanTableFinder {
  private static final int MOST_TRIES = 8;
  private static final String NAME = "Catan ";

  private final Host host;
  private final TableOptions options;
  private final Executor threads = Executors.newVirtualThreadPerTaskExecutor();
  private final EncodeCache encodeCache = new EncodeCache();
  private final ReentrantLock lock = new ReentrantLock();
  private @Nullable TableRunner open;
  private final boolean isSingle;
  private int opened;

  /// @param isSingle whether one game at a time is all there is
  public CatanTableFinder(Host host, TableOptions options, boolean isSingle) {
    this.host = host;
    this.options = options;
    this.isSingle = isSingle;
  }

  boolean isSingle() {
    return isSingle;
  }

  /// What was said last at any of them.
  EncodeCache echo() {
    return encodeCache;
  }

  /// Leads somebody to a table.
  CompletableFuture<JoinResult> enter(
      Optional<String> name, Command.Join join, TableListener tableListener) {
    return CompletableFuture.supplyAsync(
        () ->
            name.isPresent()
                ? enterNamed(name.get(), join, tableListener)
                : enterAny(join, tableListener),
        threads);
  }

  /// Leads somebody who only wants to look on.
  CompletableFuture<JoinResult> watch(
      Optional<String> name, String watcher, TableListener tableListener) {
    return CompletableFuture.supplyAsync(
        () -> {
          var tableRunner = name.isPresent() ? catanTable(name.get()) : newest();
          return tableRunner.isPresent()
              ? tableRunner.get().watch(new Command.Watch(watcher), tableListener).join()
              : new JoinResult.TurnedAway(TableRefusal.NO_SUCH_TABLE);
        },
        threads);
  }

  private Optional<TableRunner> catanTable(String name) {
    return host.named(name)
        .filter(tableRunner -> tableRunner.table().options().game() == GameKind.CATAN);
  }

  private Optional<TableRunner> newest() {
    return host.lobby().stream()
        .filter(tableSummary -> tableSummary.game() == GameKind.CATAN)
        .findFirst()
        .flatMap(tableSummary -> host.room(tableSummary.id()));
  }

  /// Leads somebody back to his seat.
  CompletableFuture<JoinResult> comeBack(
      String text, OptionalLong known, TableListener tableListener) {
    return CompletableFuture.supplyAsync(
        () -> {
          var seatToken = SeatToken.of(text);
          var tableRunner = seatToken.flatMap(it -> host.room(it.table()));
          return tableRunner.isPresent()
              ? tableRunner
                  .get()
                  .comeBack(
                      new Command.Return(SeatToken.hash(seatToken.get().secret())),
                      known,
                      tableListener)
                  .join()
              : new JoinResult.TurnedAway(TableRefusal.BAD_TOKEN);
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

  private JoinResult enterNamed(String name, Command.Join join, TableListener tableListener) {
    var tableRunner = catanTable(name);
    return tableRunner.isPresent()
        ? tableRunner.get().join(join, tableListener).join()
        : new JoinResult.TurnedAway(TableRefusal.NO_SUCH_TABLE);
  }

  /// When the open table fills up or begins at the very moment, the next one is tried.
  private JoinResult enterAny(Command.Join join, TableListener tableListener) {
    JoinResult last = new JoinResult.TurnedAway(TableRefusal.TABLE_FULL);
    for (int i = 0; i < MOST_TRIES; i++) {
      last = openTable().join(join, tableListener).join();
      if (last instanceof JoinResult.Seated) return last;
    }
    return last;
  }

  private TableRunner openTable() {
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
  private Optional<TableRunner> waiting() {
    return host.lobby().stream()
        .filter(
            table -> table.status() == TableSummary.Status.OPEN && table.name().startsWith(NAME))
        .filter(table -> table.players().size() < table.most())
        .flatMap(table -> host.room(table.id()).stream())
        .filter(tableRunner -> tableRunner.table().options().equals(options) && isOpen(tableRunner))
        .findFirst();
  }

  private TableRunner fresh() {
    do opened++;
    while (host.named(NAME + opened).isPresent());
    return host.open(NAME + opened, options);
  }

  /// A server of one game opens the next only when that is over.
  private boolean isOpen(TableRunner tableRunner) {
    var table = tableRunner.table();
    if (isSingle) return !table.isOver();
    return !table.hasStarted() && table.members().size() < table.options().most();
  }
}
