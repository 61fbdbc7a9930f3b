package spieltisch.edge.session;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import spieltisch.host.Host;
import spieltisch.host.SeatHandle;
import spieltisch.host.TableListener;
import spieltisch.host.TableRunner;
import spieltisch.kernel.Decision;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.TableInfo;
import spieltisch.store.TableSummary;
import spieltisch.table.Command;
import spieltisch.table.TableOptions;
import spieltisch.table.TableRefusal;
import spieltisch.table.game.GameKind;
import spieltisch.table.member.SecretHash;

/// Finds the table for a client of the Catan protocol: the one it names, or the public table that
/// is open. A new public table is opened when the last one is full or has started.
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

  /// @param isSingle whether the server runs one game at a time
  public CatanTableFinder(Host host, TableOptions options, boolean isSingle) {
    this.host = host;
    this.options = options;
    this.isSingle = isSingle;
  }

  boolean isSingle() {
    return isSingle;
  }

  /// The cache of encoded messages that all sessions share.
  EncodeCache encodeCache() {
    return encodeCache;
  }

  /// Joins the named table, or else the open public table.
  CompletableFuture<Decision<SeatHandle>> join(
      Optional<String> name, Command.Join join, TableListener listener) {
    return CompletableFuture.supplyAsync(
        () ->
            name.isPresent()
                ? admit(catanTable(name.get()), join, listener)
                : joinOpenTable(join, listener),
        threads);
  }

  /// Watches the named table, or else the newest.
  CompletableFuture<Decision<SeatHandle>> watch(
      Optional<String> name, String spectator, TableListener listener) {
    return CompletableFuture.supplyAsync(
        () -> {
          var table = name.isPresent() ? catanTable(name.get()) : newest();
          return admit(table, new Command.Watch(spectator), listener);
        },
        threads);
  }

  /// Returns to the seat of a token.
  CompletableFuture<Decision<SeatHandle>> returnToSeat(
      String text, OptionalLong known, TableListener listener) {
    return CompletableFuture.supplyAsync(
        () -> {
          var token = SeatToken.parse(text);
          var table = token.flatMap(it -> host.tableRunner(it.table()));
          if (table.isEmpty()) return new Decision.Refused<>(TableRefusal.BAD_TOKEN);
          var command = new Command.Return(SecretHash.hash(token.get().secret()));
          return table.get().readmit(command, known, listener).join();
        },
        threads);
  }

  private static Decision<SeatHandle> admit(
      Optional<TableRunner> table, Command.Admission admission, TableListener listener) {
    return table.isPresent()
        ? table.get().admit(admission, listener).join()
        : new Decision.Refused<>(TableRefusal.NO_SUCH_TABLE);
  }

  private Optional<TableRunner> catanTable(String name) {
    return host.findByName(name).filter(table -> table.table().options().game() == GameKind.CATAN);
  }

  private Optional<TableRunner> newest() {
    return host.lobby().stream()
        .filter(table -> table.game() == GameKind.CATAN)
        .findFirst()
        .flatMap(table -> host.tableRunner(table.id()));
  }

  /// The Catan tables that are not over.
  CompletableFuture<ServerMessage.Tables> list() {
    return CompletableFuture.supplyAsync(this::tables, threads);
  }

  private ServerMessage.Tables tables() {
    return new ServerMessage.Tables(
        host.lobby().stream()
            .filter(table -> table.game() == GameKind.CATAN)
            .map(
                table ->
                    new TableInfo(
                        table.name(),
                        table.players().size(),
                        table.most(),
                        table.status() == TableSummary.Status.RUNNING))
            .toList());
  }

  /// Tries the next table when the open one fills up or starts at the same moment.
  private Decision<SeatHandle> joinOpenTable(Command.Join join, TableListener listener) {
    Decision<SeatHandle> last = new Decision.Refused<>(TableRefusal.TABLE_FULL);
    for (int i = 0; i < MOST_TRIES; i++) {
      last = openTable().admit(join, listener).join();
      if (last instanceof Decision.Accepted<?>) return last;
    }
    return last;
  }

  private TableRunner openTable() {
    lock.lock();
    try {
      if (open == null && isSingle) open = newest().orElse(null);
      if (open == null || !isOpen(open)) open = waiting().orElseGet(this::openNew);
      return open;
    } finally {
      lock.unlock();
    }
  }

  /// A public table that was left by its members or opened by an earlier server process. Reusing it
  /// keeps empty tables out of the lobby.
  private Optional<TableRunner> waiting() {
    return host.lobby().stream()
        .filter(
            table -> table.status() == TableSummary.Status.OPEN && table.name().startsWith(NAME))
        .filter(table -> table.players().size() < table.most())
        .flatMap(table -> host.tableRunner(table.id()).stream())
        .filter(table -> table.table().options().equals(options) && isOpen(table))
        .findFirst();
  }

  private TableRunner openNew() {
    do opened++;
    while (host.findByName(NAME + opened).isPresent());
    return host.open(NAME + opened, options);
  }

  /// A server of one game opens the next table when the game is over.
  private boolean isOpen(TableRunner tableRunner) {
    var table = tableRunner.table();
    if (isSingle) return !table.isOver();
    return !table.hasStarted() && table.players().size() < table.options().most();
  }
}
