package spieltisch.host;

import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.kernel.Decision;
import spieltisch.store.Cluster;
import spieltisch.store.Log;
import spieltisch.store.Retention;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.store.UnknownEntryException;
import spieltisch.table.Command;
import spieltisch.table.DecisionContext;
import spieltisch.table.Table;
import spieltisch.table.TableRefusal;
import spieltisch.table.chance.Seed;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameKind;
import spieltisch.table.options.DisconnectTimeouts;
import spieltisch.table.options.TableOptions;

/// Runs the tables of a server. Several servers may share a log. Each server serves its own
/// clients, and the log decides which server runs the bots and timers of a table.
public final class Host implements AutoCloseable, Log.AppendListener {
  private static final Logger LOGGER = LoggerFactory.getLogger(Host.class);
  private static final int ID_BYTES = 8;
  private static final Duration MAINTENANCE_INTERVAL = Duration.ofSeconds(1);
  private static final long IDLE_MILLIS = 60_000;
  private static final int MOST_NAMES = 9_999;
  private static final long CLEANUP_MILLIS = 3_600_000;

  private final Log log;
  private final Cluster cluster;
  private final TimeSource timeSource;
  private final String node;
  private final HostEnvironment hostEnvironment;
  private final BotRunner botRunner;
  private final CommandTimer commandTimer;
  private final DisconnectTimeouts disconnectTimeouts;
  private final NodeLiveness nodeLiveness = new NodeLiveness();
  private final RandomGenerator random;
  private final Map<TableId, TableRunner> tableRunners = new ConcurrentHashMap<>();
  private final Map<TableId, TableSummary> summaries = new ConcurrentHashMap<>();
  // The tables with entries that a newer version has written.
  private final Set<TableId> outdated = ConcurrentHashMap.newKeySet();
  private final List<Runnable> lobbyListeners = new CopyOnWriteArrayList<>();
  private volatile Retention retention = Retention.EVERYTHING;
  private long nextCleanup;
  private volatile int chatBurst;
  private volatile long emptyTableMillis;
  private volatile boolean isClosed;

  /// Creates the host of a single server.
  ///
  /// @param botPause the time that bots wait before each action, so that people can follow the game
  public Host(Log log, TimeSource timeSource, Duration botPause) {
    this(log, HostEnvironment.real(timeSource), botPause, DisconnectTimeouts.STANDARD, "node");
  }

  /// Creates the host of one of several servers.
  ///
  /// @param name the name of this server
  public Host(
      Log log,
      HostEnvironment hostEnvironment,
      Duration botPause,
      DisconnectTimeouts disconnectTimeouts,
      String name) {
    this.log = log;
    this.disconnectTimeouts = disconnectTimeouts;
    cluster = log.cluster();
    this.hostEnvironment = hostEnvironment;
    timeSource = hostEnvironment.time();
    random = hostEnvironment.random();
    node = name + "-" + HexFormat.of().formatHex(randomBytes(ID_BYTES));
    botRunner = new BotRunner(log, hostEnvironment, botPause);
    commandTimer = new CommandTimer(timeSource, disconnectTimeouts);
    cluster.announce(node);
    log.addListener(this);
    log.recent(1).forEach(newest -> timeSource.notBefore(newest.updated()));
    timeSource.later(Duration.ZERO, this::maintain);
  }

  private Seed newSeed() {
    return Seed.of(randomBytes(32));
  }

  private byte[] randomBytes(int count) {
    var bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  private DecisionContext decisionContext() {
    return new DecisionContext(timeSource.now(), node, this::newSeed);
  }

  /// Returns the clock and timer of the tables.
  public TimeSource time() {
    return timeSource;
  }

  /// Returns the time of the tables, in milliseconds since 1970. The time of the tables never
  /// decreases.
  public long now() {
    return timeSource.now();
  }

  /// Sets which finished games are kept. Every hour the host deletes the other finished games and
  /// the tables that closed before a game began.
  public void setRetention(Retention newRetention) {
    retention = newRetention;
  }

  /// Sets how long a table without people waits for its game to start before the host closes the
  /// table. Zero means for ever. The stored time of a table's last change may be up to a minute too
  /// old, so a table may close up to a minute early.
  public void expireEmptyTables(Duration after) {
    emptyTableMillis = after.toMillis();
  }

  /// Limits the chat of each member to a burst of messages, and after the burst to one message per
  /// second. A burst of 0 means no limit.
  public void limitChat(int burst) {
    chatBurst = burst;
  }

  /// Returns the number of chat messages that a member may send at once; 0 for no limit.
  public int chatBurst() {
    return chatBurst;
  }

  /// Opens a new table whose name is known to be unused.
  ///
  /// @throws IllegalStateException if another open or running table has this name
  public TableRunner open(String name, TableOptions options) {
    return openIfUnused(name, options)
        .orElseThrow(() -> new IllegalStateException("the table name is in use: " + name));
  }

  /// Returns whether a name is reserved, so that no table of a server may have it. Pages take a
  /// table with a reserved name for a table that runs in the browser.
  public static boolean isReserved(String name) {
    return name.startsWith("~");
  }

  /// Returns whether an open or running table has this name now. Only [#openIfUnused] decides
  /// whether a new table gets the name.
  public boolean isNameUsed(String name) {
    return log.find(name).isPresent();
  }

  /// Opens a new table. Returns empty if another open or running table has this name. The log
  /// decides whether a name is in use, even between several servers.
  public Optional<TableRunner> openIfUnused(String name, TableOptions options) {
    return openIfUnused(name, options, List.of());
  }

  /// Opens a new table with bots. Nobody can take a seat before the bots have joined. Returns empty
  /// if another open or running table has this name.
  ///
  /// @param bots the level of each bot; at most as many as the table has seats
  public Optional<TableRunner> openIfUnused(String name, TableOptions options, List<String> bots) {
    var id = newId();
    var opened = new Entry.Opened(name, options, Optional.of(newSeed()));
    return open(id, Table.opening(opened, bots, decisionContext())) == Log.AppendResult.NAME_TAKEN
        ? Optional.empty()
        : tableRunner(id);
  }

  private TableId newId() {
    return new TableId(HexFormat.of().formatHex(randomBytes(ID_BYTES)));
  }

  private Log.AppendResult open(TableId id, List<Entry> entries) {
    var table = Table.of(entries);
    var summary = TableSummary.of(id, table, timeSource.now());
    var result = log.appendAndWait(id, 0, entries, summary);
    if (result != Log.AppendResult.APPENDED) return result;
    cluster.tryLead(id);
    run(id, table);
    return result;
  }

  /// Opens the rematch table of a finished game, with reserved seats for the players. A game has
  /// only one rematch table, even if several clients on several servers ask for a rematch. The
  /// rematch table exists before the clients are notified of it.
  public Decision<Table.Successor> rematch(TableRunner finished) {
    var old =
        history(finished.id())
            .map(TableHistory::table)
            .filter(table -> table.isOver() && !table.expired());
    if (old.isEmpty()) return new Decision.Refused<>(TableRefusal.GAME_NOT_OVER);
    var id = finished.id().next();
    if (old.get().successor().isEmpty()) openRematch(id, old.get());
    var next = tableRunner(id).map(TableRunner::table);
    var name = next.map(Table::name).orElse(old.get().name());
    var commitment = next.flatMap(Table::commitment);
    var decision = finished.ask(new Command.Rematch(id.text(), name, commitment)).join();
    if (decision instanceof Decision.Refused(var reason)
        && reason != TableRefusal.CONTINUED_ALREADY) return new Decision.Refused<>(reason);
    return new Decision.Accepted<>(finished.table().successor().orElseThrow());
  }

  /// Opens a rematch table under the name of the finished table, or under another name if that name
  /// is in use. Does nothing if the rematch table exists already.
  private void openRematch(TableId id, Table old) {
    var name = old.name();
    while (open(id, old.rematch(name, decisionContext())) == Log.AppendResult.NAME_TAKEN)
      name = unusedName();
  }

  /// Returns the runner of a table; empty if the log does not contain the table.
  ///
  /// @throws UnknownEntryException if only a newer version of the server can read the table
  public Optional<TableRunner> tableRunner(TableId id) {
    var running = tableRunners.get(id);
    if (running != null) return Optional.of(running);
    var entries = log.read(id, 0);
    return entries.isEmpty() ? Optional.empty() : Optional.of(run(id, Table.of(entries)));
  }

  /// Returns the runner of a table; empty if the log does not contain the table, or if only a newer
  /// version of the server can read it.
  public Optional<TableRunner> knownTableRunner(TableId id) {
    try {
      return tableRunner(id);
    } catch (UnknownEntryException _) {
      return Optional.empty();
    }
  }

  /// Returns the tables that are not over.
  public List<TableSummary> lobby() {
    return log.current();
  }

  /// Returns the open or running table with this name; empty if there is none.
  public Optional<TableRunner> findByName(String name) {
    return log.find(name).flatMap(summary -> tableRunner(summary.id()));
  }

  /// Returns the open or running table with this name and this game; empty if there is none. The
  /// game matters because logs of earlier versions may contain a Catan table and a Torres table
  /// with the same name.
  public Optional<TableRunner> findByName(String name, GameKind game) {
    return log.find(name)
        .filter(summary -> summary.game() == game)
        .or(
            () ->
                log.current().stream()
                    .filter(summary -> summary.name().equals(name) && summary.game() == game)
                    .findFirst())
        .flatMap(summary -> tableRunner(summary.id()));
  }

  /// Returns whether the game of a table is paused; false if this server has not loaded the table.
  public boolean isPaused(TableId id) {
    var tableRunner = tableRunners.get(id);
    return tableRunner != null && tableRunner.table().isPaused();
  }

  /// Returns the number of bots at the open and running tables that this server has loaded. The
  /// bots of paused games do not count, because they do not think.
  public int bots() {
    int bots = 0;
    for (var tableRunner : tableRunners.values())
      if (!tableRunner.table().isOver() && !tableRunner.table().isPaused())
        for (var player : tableRunner.table().players()) if (player.bot().isPresent()) bots++;
    return bots;
  }

  /// Returns the most recently updated tables of any status.
  ///
  /// @param most the largest number of tables to return
  public List<TableSummary> recent(int most) {
    return log.recent(most);
  }

  /// Returns the finished games at tables of this name, the latest first.
  ///
  /// @param most the largest number of games to return
  public List<TableSummary> finished(String name, int most) {
    return log.finished(name, most);
  }

  /// Returns a table with all its entries; empty if the log does not contain the table.
  public Optional<TableHistory> history(TableId id) {
    var entries = log.read(id, 0);
    return entries.isEmpty()
        ? Optional.empty()
        : Optional.of(new TableHistory(Table.of(entries), entries));
  }

  /// Writes to the log without adding an entry. The write shows whether commands can be saved. The
  /// future fails if the write fails.
  public CompletableFuture<Void> probeLog() {
    return log.probe();
  }

  /// Opens a new table with bots, and with a name that no other open or running table has.
  ///
  /// @param naming a function that adapts the name to the rules of the game's protocol
  /// @param bots the level of each bot; at most as many as the table has seats
  public TableRunner openUnnamed(
      UnaryOperator<String> naming, TableOptions options, List<String> bots) {
    var opened = openIfUnused(naming.apply(unusedName()), options, bots);
    while (opened.isEmpty()) opened = openIfUnused(naming.apply(unusedName()), options, bots);
    return opened.get();
  }

  private String unusedName() {
    for (int most = MOST_NAMES; ; most++) {
      var name = "Tisch " + (1 + random.nextInt(most));
      if (log.find(name).isEmpty()) return name;
    }
  }

  /// Registers a listener that is called when the lobby has changed. The call may come from any
  /// thread.
  public Subscription onLobbyChange(Runnable listener) {
    lobbyListeners.add(listener);
    return () -> lobbyListeners.remove(listener);
  }

  /// A subscription that the subscriber can end.
  @FunctionalInterface
  public interface Subscription {
    void stop();
  }

  @Override
  public void appended(TableId table, long version) {
    var tableRunner = tableRunners.get(table);
    if (tableRunner != null) tableRunner.catchUp(version);
    else lobbyListeners.forEach(Runnable::run);
  }

  @Override
  public void notificationsLost() {
    tableRunners.values().forEach(tableRunner -> tableRunner.catchUp(Long.MAX_VALUE));
  }

  private void changed(TableRunner tableRunner) {
    tableRunners.putIfAbsent(tableRunner.id(), tableRunner);
    schedule(tableRunner);
    var summary = TableSummary.of(tableRunner.id(), tableRunner.table(), 0);
    if (!summary.equals(summaries.put(tableRunner.id(), summary)))
      lobbyListeners.forEach(Runnable::run);
  }

  /// Schedules the bots and timers of a table if this server leads the table.
  private void schedule(TableRunner tableRunner) {
    if (!cluster.leads(tableRunner.id()) || tableRunner.isOutdated()) return;
    botRunner.schedule(tableRunner);
    commandTimer.schedule(tableRunner);
    if (tableRunner.table().isOver())
      hostEnvironment.blockingExecutor().execute(() -> cluster.release(tableRunner.id()));
  }

  private TableRunner run(TableId id, Table table) {
    var chatLimiter = new ChatLimiter(() -> chatBurst);
    var made =
        new TableRunner(
            id,
            table,
            log,
            this::decisionContext,
            hostEnvironment.blockingExecutor(),
            chatLimiter,
            disconnectTimeouts,
            this::changed);
    var present = tableRunners.putIfAbsent(id, made);
    if (present != null) return present;
    changed(made);
    return made;
  }

  // Maintenance: every server checks all tables regularly. If a server is down, its tables continue
  // on another server.

  private void maintain() {
    if (isClosed) return;
    try {
      nodeLiveness.update(cluster.nodes(), timeSource.now());
      maintain(log.current());
      tableRunners.values().forEach(TableRunner::recover);
      unloadIdleTables();
      deleteExpiredGames();
    } catch (StoreException e) {
      LOGGER.warn("database is unreachable: {}", e.getMessage());
    } finally {
      timeSource.later(MAINTENANCE_INTERVAL, this::maintain);
    }
  }

  /// Runs the tables that no other live server leads. Any server may close an abandoned table.
  private void maintain(List<TableSummary> summaries) {
    var readable = summaries.stream().filter(summary -> !isOutdated(summary.id())).toList();
    var occupied = readable.stream().filter(summary -> !summary.players().isEmpty());
    var led = cluster.tryLeadAll(occupied.map(TableSummary::id).collect(Collectors.toSet()));
    for (var summary : readable)
      if (summary.players().isEmpty() ? isOldAndOpen(summary) : led.contains(summary.id()))
        maintain(summary);
  }

  private void maintain(TableSummary summary) {
    try {
      tableRunner(summary.id()).ifPresent(found -> maintain(found, summary));
    } catch (UnknownEntryException e) {
      outdated.add(summary.id());
      LOGGER.warn(
          "table needs a newer version of the server table={}: {}",
          summary.id().text(),
          e.getMessage());
    }
  }

  /// Returns whether a newer version of the server must run a table. This server does not try to
  /// lead a table of a newer version, and releases one that it still leads. If the release fails,
  /// the next check repeats it.
  private boolean isOutdated(TableId id) {
    var tableRunner = tableRunners.get(id);
    if (tableRunner != null && tableRunner.isOutdated()) outdated.add(id);
    if (!outdated.contains(id)) return false;
    if (cluster.leads(id)) cluster.release(id);
    return true;
  }

  private void maintain(TableRunner tableRunner, TableSummary summary) {
    if (isOldAndOpen(summary) && tableRunner.table().isAbandoned()) {
      var _ = tableRunner.ask(new Command.Expire());
    }
    for (var command : nodeLiveness.nodeLostCommands(tableRunner.table())) {
      var _ = tableRunner.ask(command);
    }
    schedule(tableRunner);
  }

  private boolean isOldAndOpen(TableSummary summary) {
    return emptyTableMillis > 0
        && summary.status() == TableSummary.Status.OPEN
        && summary.updated() <= timeSource.now() - emptyTableMillis;
  }

  /// Unloads tables that have been idle for a minute, have no subscribers and need no bots or
  /// timers. An unloaded table is loaded again on demand.
  private void unloadIdleTables() {
    for (var tableRunner : List.copyOf(tableRunners.values()))
      if (tableRunner.isIdleSince(timeSource.now() - IDLE_MILLIS)
          && !needsRunner(tableRunner.table(), tableRunner.id())) {
        tableRunners.remove(tableRunner.id(), tableRunner);
        summaries.remove(tableRunner.id());
      }
  }

  private void deleteExpiredGames() {
    if (timeSource.now() < nextCleanup) return;
    nextCleanup = timeSource.now() + CLEANUP_MILLIS;
    int removed = log.deleteExpired(retention, timeSource.now());
    if (removed > 0) LOGGER.info("expired games deleted count={}", removed);
  }

  private boolean needsRunner(Table table, TableId id) {
    return !table.isOver() && !table.players().isEmpty() && cluster.leads(id);
  }

  /// Rejects further commands and waits until all earlier commands are completed, but at most ten
  /// seconds for each table.
  @Override
  public void close() {
    isClosed = true;
    tableRunners.values().forEach(TableRunner::close);
    tableRunners.values().forEach(TableRunner::awaitEnd);
  }
}
