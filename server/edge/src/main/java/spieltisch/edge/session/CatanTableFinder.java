package spieltisch.edge.session;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;
import spieltisch.catan.Options;
import spieltisch.edge.config.DialectTables;
import spieltisch.host.Host;
import spieltisch.host.SeatHandle;
import spieltisch.host.TableListener;
import spieltisch.host.TableRunner;
import spieltisch.kernel.Decision;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.TableInfo;
import spieltisch.store.TableSummary;
import spieltisch.table.Command;
import spieltisch.table.TableOptions;
import spieltisch.table.TableRefusal;
import spieltisch.table.chance.Contribution;
import spieltisch.table.game.GameKind;
import spieltisch.table.member.SecretHash;

/// Finds the table for a client of the Catan protocol: the one it names, or the public table that
/// is open. A new public table is opened when the last one is full or has started.
///
/// Each dialect has public tables with rules that its clients can play. A client joins a named
/// table only if its dialect has messages for the rules of that table.
public final class CatanTableFinder {
  private static final int MOST_TRIES = 8;
  private static final String NAME = "Catan ";

  private final Host host;
  private final DialectTables defaults;
  private final Executor threads = Executors.newVirtualThreadPerTaskExecutor();
  private final EncodeCache encodeCache = new EncodeCache();
  private final ReentrantLock lock = new ReentrantLock();
  // The open public table for each set of options. A server of one game has one for all.
  private final Map<TableOptions, TableRunner> open = new HashMap<>();
  private final boolean isSingle;
  private int opened;

  /// @param isSingle whether the server runs one game at a time
  public CatanTableFinder(Host host, DialectTables defaults, boolean isSingle) {
    this.host = host;
    this.defaults = defaults;
    this.isSingle = isSingle;
  }

  boolean isSingle() {
    return isSingle;
  }

  /// The cache of encoded messages that all sessions share.
  EncodeCache encodeCache() {
    return encodeCache;
  }

  /// Joins the named table, or else the open public table of the dialect.
  CompletableFuture<Decision<SeatHandle>> join(
      Dialect dialect, Optional<String> name, Command.Join join, TableListener listener) {
    return CompletableFuture.supplyAsync(
        () ->
            name.isPresent()
                ? admit(dialect, catanTable(name.get()), join, listener)
                : joinOpenTable(dialect, join, listener),
        threads);
  }

  /// Watches the named table, or else the newest.
  CompletableFuture<Decision<SeatHandle>> watch(
      Dialect dialect, Optional<String> name, String spectator, TableListener listener) {
    return CompletableFuture.supplyAsync(
        () -> {
          var table = name.isPresent() ? catanTable(name.get()) : newest(dialect);
          return admit(dialect, table, new Command.Watch(spectator), listener);
        },
        threads);
  }

  /// Returns to the seat of a token.
  CompletableFuture<Decision<SeatHandle>> returnToSeat(
      Dialect dialect,
      String text,
      Optional<Contribution> random,
      OptionalLong known,
      TableListener listener) {
    return CompletableFuture.supplyAsync(
        () -> {
          var token = SeatToken.parse(text);
          var table = token.flatMap(it -> host.tableRunner(it.table()));
          if (table.isEmpty()) return new Decision.Refused<>(TableRefusal.BAD_TOKEN);
          if (table.get().table().options().game() != GameKind.CATAN)
            return new Decision.Refused<>(TableRefusal.WRONG_GAME);
          if (!canPlay(dialect, table.get()))
            return new Decision.Refused<>(TableRefusal.PROTOCOL_TOO_SMALL);
          var command = new Command.Return(SecretHash.hash(token.get().secret()), random);
          return table.get().readmit(command, known, listener).join();
        },
        threads);
  }

  private static Decision<SeatHandle> admit(
      Dialect dialect,
      Optional<TableRunner> table,
      Command.Admission admission,
      TableListener listener) {
    if (table.isEmpty()) return new Decision.Refused<>(TableRefusal.NO_SUCH_TABLE);
    return canPlay(dialect, table.get())
        ? table.get().admit(admission, listener).join()
        : new Decision.Refused<>(TableRefusal.PROTOCOL_TOO_SMALL);
  }

  private static boolean canPlay(Dialect dialect, TableRunner table) {
    return dialect.canPlay(table.table().options().catan());
  }

  private Optional<TableRunner> catanTable(String name) {
    return host.findByName(name, GameKind.CATAN);
  }

  private Optional<TableRunner> newest(Dialect dialect) {
    return tables(dialect).findFirst().flatMap(table -> host.tableRunner(table.id()));
  }

  /// The Catan tables that are not over and whose rules the dialect can play.
  private Stream<TableSummary> tables(Dialect dialect) {
    var catan = host.lobby().stream().filter(table -> table.game() == GameKind.CATAN);
    return playsEverything(dialect)
        ? catan
        : catan.filter(
            table ->
                host.tableRunner(table.id()).filter(found -> canPlay(dialect, found)).isPresent());
  }

  /// A summary has no rules; this saves loading every table for the usual dialects.
  private static boolean playsEverything(Dialect dialect) {
    return dialect.canPlay(Options.standard(TableOptions.MOST_CATAN_PLAYERS));
  }

  /// The tables that a client of the dialect can join or watch.
  CompletableFuture<ServerMessage.Tables> list(Dialect dialect) {
    return CompletableFuture.supplyAsync(() -> tableList(dialect), threads);
  }

  private ServerMessage.Tables tableList(Dialect dialect) {
    return new ServerMessage.Tables(
        tables(dialect)
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
  private Decision<SeatHandle> joinOpenTable(
      Dialect dialect, Command.Join join, TableListener listener) {
    Decision<SeatHandle> last = new Decision.Refused<>(TableRefusal.TABLE_FULL);
    for (int i = 0; i < MOST_TRIES; i++) {
      last = admit(dialect, Optional.of(openTable(dialect)), join, listener);
      if (last instanceof Decision.Accepted<?>) return last;
    }
    return last;
  }

  private TableRunner openTable(Dialect dialect) {
    var options = defaults.of(dialect);
    var key = isSingle ? defaults.v10() : options;
    lock.lock();
    try {
      var table =
          Optional.ofNullable(open.get(key))
              .or(() -> isSingle ? newest(Dialect.V1_0) : Optional.empty())
              .filter(known -> isOpen(known, options))
              .or(() -> waiting(options))
              .orElseGet(() -> openNew(options));
      open.put(key, table);
      return table;
    } finally {
      lock.unlock();
    }
  }

  /// A public table that was left by its members or opened by an earlier server process. Reusing it
  /// keeps empty tables out of the lobby.
  private Optional<TableRunner> waiting(TableOptions options) {
    return host.lobby().stream()
        .filter(
            table -> table.status() == TableSummary.Status.OPEN && table.name().startsWith(NAME))
        .filter(table -> table.players().size() < table.most())
        .flatMap(table -> host.tableRunner(table.id()).stream())
        .filter(table -> table.table().options().equals(options))
        .filter(table -> isOpen(table, options))
        .findFirst();
  }

  private TableRunner openNew(TableOptions options) {
    var table = host.openIfUnused(NAME + ++opened, options);
    while (table.isEmpty()) table = host.openIfUnused(NAME + ++opened, options);
    return table.get();
  }

  /// A server of one game opens the next table when the game is over, or when an empty table has
  /// other options.
  private boolean isOpen(TableRunner tableRunner, TableOptions options) {
    var table = tableRunner.table();
    if (isSingle)
      return !table.isOver() && (!table.players().isEmpty() || table.options().equals(options));
    return !table.hasStarted() && table.players().size() < table.options().most();
  }
}
