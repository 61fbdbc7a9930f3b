package spieltisch.edge.session;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import spieltisch.catan.Options;
import spieltisch.edge.access.Credentials;
import spieltisch.edge.access.SeatToken;
import spieltisch.edge.access.TableAccess;
import spieltisch.edge.access.TableQuota;
import spieltisch.edge.config.DialectTables;
import spieltisch.host.Host;
import spieltisch.host.SeatHandle;
import spieltisch.host.TableListener;
import spieltisch.host.TableRunner;
import spieltisch.host.TimeSource;
import spieltisch.kernel.Decision;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.TableInfo;
import spieltisch.store.TableSummary;
import spieltisch.table.Command;
import spieltisch.table.TableRefusal;
import spieltisch.table.chance.Contribution;
import spieltisch.table.game.GameKind;
import spieltisch.table.member.SecretHash;
import spieltisch.table.options.TableOptions;

/// Finds the table for a client of the Catan protocol. The client gets the table that it names. A
/// client that names no table gets the open public table with the options of its dialect; dialects
/// with equal options share that table. When the table is full or has started, the next client gets
/// another waiting public table, or a new one if the quota allows it.
///
/// A server that runs one game at a time has a single public table for all dialects. Such a server
/// opens the next table when the game is over.
///
/// A client may join a table only if its dialect has messages for the rules of the table.
public final class CatanTableFinder {
  private static final int MOST_TRIES = 8;
  private static final String NAME = "Catan ";

  private final Host host;
  private final TableAccess access;
  private final TableQuota quota;
  private final DialectTables defaults;
  private final Executor threads = Executors.newVirtualThreadPerTaskExecutor();
  private final EncodeCache encodeCache = new EncodeCache();
  private final ReentrantLock lock = new ReentrantLock();
  // The open public table for each set of options. A server that runs one game at a time has a
  // single public table for all options.
  private final Map<TableOptions, TableRunner> open = new HashMap<>();
  private final boolean isSingle;
  private int opened;

  /// @param isSingle whether the server runs only one game at a time
  public CatanTableFinder(
      Host host, TableAccess access, TableQuota quota, DialectTables defaults, boolean isSingle) {
    this.host = host;
    this.access = access;
    this.quota = quota;
    this.defaults = defaults;
    this.isSingle = isSingle;
  }

  TableAccess access() {
    return access;
  }

  /// Returns the clock and timer of the tables.
  TimeSource time() {
    return host.time();
  }

  boolean isSingle() {
    return isSingle;
  }

  /// Returns the cache of encoded messages that all sessions share.
  EncodeCache encodeCache() {
    return encodeCache;
  }

  /// A request to join or watch a table.
  ///
  /// @param table the name of the table; empty if the client names no table
  record Request(Dialect dialect, Optional<String> table, Credentials credentials) {}

  /// Joins the named table. Without a name, the client joins the open public table of its dialect.
  ///
  /// @param client the name and version of the client program
  CompletableFuture<Decision<SeatHandle>> join(
      Request request, String client, Optional<String> tokenHash, TableListener listener) {
    Function<Optional<String>, Command.Admission> join =
        proof -> new Command.Join(client, proof, tokenHash);
    return AdmissionTask.run(
        () ->
            request.table().isPresent()
                ? admit(request, catanTable(request.table().get()), join, listener)
                : joinOpenTable(request, join, listener),
        threads);
  }

  /// Watches the named table. Without a name, the client watches the most recently updated table
  /// that has no password and whose rules the client's dialect can play.
  CompletableFuture<Decision<SeatHandle>> watch(
      Request request, String spectator, TableListener listener) {
    return AdmissionTask.run(
        () -> {
          var table =
              request.table().isPresent()
                  ? catanTable(request.table().get())
                  : newest(request.dialect(), info -> !info.hasPassword());
          return admit(request, table, proof -> new Command.Watch(spectator, proof), listener);
        },
        threads);
  }

  /// Lets a client return to the seat to which its token belongs.
  ///
  /// @param text the seat token
  /// @param random the client's contribution to the game's seed; empty if there is none
  /// @param known the last version of the table that the client knows
  CompletableFuture<Decision<SeatHandle>> returnToSeat(
      Dialect dialect,
      String text,
      Optional<Contribution> random,
      OptionalLong known,
      TableListener listener) {
    return AdmissionTask.run(
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

  private Decision<SeatHandle> admit(
      Request request,
      Optional<TableRunner> found,
      Function<Optional<String>, Command.Admission> admission,
      TableListener listener) {
    if (found.isEmpty()) return new Decision.Refused<>(TableRefusal.NO_SUCH_TABLE);
    var table = found.get();
    if (!canPlay(request.dialect(), table))
      return new Decision.Refused<>(TableRefusal.PROTOCOL_TOO_SMALL);
    if (access.isKicked(table.id(), request.credentials()))
      return new Decision.Refused<>(TableRefusal.KICKED);
    if (!access.mayDisturb(table.id(), request.credentials().address()))
      return new Decision.Refused<>(TableRefusal.JOINING_TOO_OFTEN);
    return switch (access.passwordProof(table.id(), table.table(), request.credentials())) {
      case Decision.Accepted(var proof) -> table.admit(admission.apply(proof), listener).join();
      case Decision.Refused(var reason) -> new Decision.Refused<>(reason);
    };
  }

  private static boolean canPlay(Dialect dialect, TableRunner table) {
    return dialect.canPlay(table.table().options().catan());
  }

  private Optional<TableRunner> catanTable(String name) {
    return host.findByName(name, GameKind.CATAN);
  }

  private Optional<TableRunner> newest(Dialect dialect, Predicate<TableSummary> filter) {
    return tables(dialect)
        .filter(filter)
        .findFirst()
        .flatMap(table -> host.knownTableRunner(table.id()));
  }

  /// Returns the Catan tables that are not over and whose rules the dialect can play.
  private Stream<TableSummary> tables(Dialect dialect) {
    var catan = host.lobby().stream().filter(table -> table.game() == GameKind.CATAN);
    return playsEverything(dialect)
        ? catan
        : catan.filter(
            table ->
                host.knownTableRunner(table.id())
                    .filter(found -> canPlay(dialect, found))
                    .isPresent());
  }

  /// Returns whether the dialect can play the rules of every table. For other dialects, the server
  /// must load a table to find out its rules, because a summary does not contain them.
  private static boolean playsEverything(Dialect dialect) {
    return dialect.canPlay(Options.standard(TableOptions.MOST_CATAN_PLAYERS));
  }

  /// Returns the tables that a client of the dialect can join or watch.
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

  /// Joins the open public table. If the table fills up or starts at the same moment, the method
  /// tries the next table.
  private Decision<SeatHandle> joinOpenTable(
      Request request, Function<Optional<String>, Command.Admission> join, TableListener listener) {
    Decision<SeatHandle> last = new Decision.Refused<>(TableRefusal.TABLE_FULL);
    for (int i = 0; i < MOST_TRIES; i++) {
      switch (openTable(request)) {
        case Decision.Refused(var reason) -> {
          return new Decision.Refused<>(reason);
        }
        case Decision.Accepted(var table) ->
            last = admit(request, Optional.of(table), join, listener);
      }
      if (last instanceof Decision.Accepted<?>) return last;
    }
    return last;
  }

  private Decision<TableRunner> openTable(Request request) {
    var options = defaults.of(request.dialect());
    var key = isSingle ? defaults.v10() : options;
    lock.lock();
    try {
      var table =
          Optional.ofNullable(open.get(key))
              .or(() -> isSingle ? newest(Dialect.V1_0, _ -> true) : Optional.empty())
              .filter(known -> isOpen(known, options))
              .or(() -> waiting(options))
              .<Decision<TableRunner>>map(Decision.Accepted::new)
              .orElseGet(() -> openNew(options, request.credentials().address()));
      if (table instanceof Decision.Accepted(var found)) open.put(key, found);
      return table;
    } finally {
      lock.unlock();
    }
  }

  /// Returns an open public table that its members have left or that an earlier server process
  /// opened; empty if there is none. Reusing such a table avoids empty tables in the lobby.
  private Optional<TableRunner> waiting(TableOptions options) {
    return host.lobby().stream()
        .filter(
            table -> table.status() == TableSummary.Status.OPEN && table.name().startsWith(NAME))
        .filter(table -> table.players().size() < table.most())
        .flatMap(table -> host.knownTableRunner(table.id()).stream())
        .filter(table -> isOpen(table, options))
        .findFirst();
  }

  private Decision<TableRunner> openNew(TableOptions options, String address) {
    return quota.open(address, 0, () -> new Decision.Accepted<>(openNew(options)), TableRunner::id);
  }

  private TableRunner openNew(TableOptions options) {
    var table = host.openIfUnused(NAME + ++opened, options);
    while (table.isEmpty()) table = host.openIfUnused(NAME + ++opened, options);
    return table.get();
  }

  /// Returns whether a client may join the table as the open public table. A table with options
  /// that its host has changed is not open to every client. A server that runs one game at a time
  /// opens the next table when the game is over, or when the table is empty and has other options.
  private boolean isOpen(TableRunner tableRunner, TableOptions options) {
    var table = tableRunner.table();
    if (isSingle)
      return !table.isOver() && (!table.players().isEmpty() || table.options().equals(options));
    return !table.hasStarted()
        && !table.isOver()
        && table.options().equals(options)
        && table.players().size() < table.options().most();
  }
}
