package spieltisch.host;

import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.kernel.Decision;
import spieltisch.store.Cluster;
import spieltisch.store.Log;
import spieltisch.store.Retention;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.table.Command;
import spieltisch.table.DecisionContext;
import spieltisch.table.DisconnectTimeouts;
import spieltisch.table.Entry;
import spieltisch.table.Table;
import spieltisch.table.TableOptions;
import spieltisch.table.TableRefusal;
import spieltisch.table.chance.Seed;

/// Runs the tables of a server. There may be other servers on the same log: each serves whoever
/// comes to it, and the log says which one lets a table's bots and clock act.
public final class Host implements AutoCloseable, Log.AppendListener {
  private static final Logger LOGGER = LoggerFactory.getLogger(Host.class);
  private static final int ID_BYTES = 8;
  private static final Duration ROUND = Duration.ofSeconds(1);
  private static final long IDLE_MILLIS = 60_000;
  private static final long TIDY_MILLIS = 3_600_000;

  private final Log log;
  private final Cluster cluster;
  private final TimeSource timeSource;
  private final String node;
  private final HostEnvironment hostEnvironment;
  private final BotRunner botRunner;
  private final CommandTimer commandTimer;
  private final NodeLiveness nodeLiveness = new NodeLiveness();
  private final RandomGenerator random;
  private final Map<TableId, TableRunner> tableRunners = new ConcurrentHashMap<>();
  private final Map<TableId, TableSummary> lastSeen = new ConcurrentHashMap<>();
  private final List<Runnable> lobbyListeners = new CopyOnWriteArrayList<>();
  private volatile Retention retention = Retention.EVERYTHING;
  private long tidyAt;
  private volatile int chatAtOnce;
  private volatile boolean isClosed;

  /// A server that is alone.
  ///
  /// @param botPause how long the house's players wait before each action, so that people can
  ///   follow
  public Host(Log log, TimeSource timeSource, Duration botPause) {
    this(log, HostEnvironment.real(timeSource), botPause, DisconnectTimeouts.USUAL, "node");
  }

  /// One of several servers.
  ///
  /// @param name what people call this server
  public Host(
      Log log,
      HostEnvironment hostEnvironment,
      Duration botPause,
      DisconnectTimeouts disconnectTimeouts,
      String name) {
    this.log = log;
    cluster = log.cluster();
    this.hostEnvironment = hostEnvironment;
    timeSource = hostEnvironment.time();
    random = hostEnvironment.random();
    node = name + "-" + HexFormat.of().formatHex(bytes(ID_BYTES));
    botRunner = new BotRunner(log, hostEnvironment, botPause);
    commandTimer = new CommandTimer(timeSource, disconnectTimeouts);
    cluster.announce(node);
    log.addListener(this);
    timeSource.later(Duration.ZERO, this::walkRound);
  }

  private Seed freshSeed() {
    return Seed.of(bytes(32));
  }

  private byte[] bytes(int count) {
    var bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  private DecisionContext moment() {
    return new DecisionContext(timeSource.now(), node, this::freshSeed);
  }

  /// From the next round on, and then every hour, finished games that are not to be kept are
  /// removed.
  public void keep(Retention newRetention) {
    retention = newRetention;
  }

  /// From now on everybody may say that many things at once, and then one a second; 0 for any
  /// number.
  public void limitChat(int atOnce) {
    chatAtOnce = atOnce;
  }

  /// Opens a new table.
  public TableRunner open(String name, TableOptions options) {
    var id = freshId();
    open(id, List.of(new Entry.Opened(name, options)));
    return room(id).orElseThrow();
  }

  private TableId freshId() {
    return new TableId(HexFormat.of().formatHex(bytes(ID_BYTES)));
  }

  /// Does nothing if the table exists already.
  private void open(TableId id, List<Entry> entries) {
    var table = Table.of(entries);
    var tableSummary = TableSummary.of(id, table, timeSource.now());
    if (log.appendAndWait(id, 0, entries, tableSummary) == Log.AppendResult.CONFLICT) return;
    cluster.tryLead(id);
    run(id, table);
  }

  /// Opens a table on which a finished game can be played once more; its players have their places
  /// there. However many ask, on whichever server, there is one such table, and it is there before
  /// anybody is told of it.
  public Decision<Table.Successor> rematch(TableRunner finished) {
    var old = journal(finished.id()).map(TableHistory::table).filter(Table::isOver);
    if (old.isEmpty()) return new Decision.Refused<>(TableRefusal.GAME_NOT_OVER);
    var id = finished.id().next();
    if (old.get().successor().isEmpty()) open(id, old.get().rematch(nextName(old.get()), moment()));
    var name = room(id).map(next -> next.table().name()).orElse(old.get().name());
    var decision = finished.ask(new Command.Rematch(id.text(), name)).join();
    if (decision instanceof Decision.Refused(var reason)
        && reason != TableRefusal.CONTINUED_ALREADY) return new Decision.Refused<>(reason);
    return new Decision.Accepted<>(finished.table().successor().orElseThrow());
  }

  private String nextName(Table old) {
    return log.find(old.name()).isEmpty() ? old.name() : freshName();
  }

  /// The room of a table that is in the log.
  public Optional<TableRunner> room(TableId id) {
    var running = tableRunners.get(id);
    if (running != null) return Optional.of(running);
    var entries = log.read(id, 0);
    return entries.isEmpty() ? Optional.empty() : Optional.of(run(id, Table.of(entries)));
  }

  /// The tables that are not over.
  public List<TableSummary> lobby() {
    return log.current();
  }

  /// The table of that name that is not over.
  public Optional<TableRunner> named(String name) {
    return log.find(name).flatMap(tableSummary -> room(tableSummary.id()));
  }

  /// The tables that were played last.
  public List<TableSummary> recent(int most) {
    return log.recent(most);
  }

  /// All that happened at a table.
  public Optional<TableHistory> journal(TableId id) {
    var entries = log.read(id, 0);
    return entries.isEmpty()
        ? Optional.empty()
        : Optional.of(new TableHistory(Table.of(entries), entries));
  }

  /// A name that no open or running table has.
  public String freshName() {
    while (true) {
      var name = "Tisch " + (1 + random.nextInt(9_999));
      if (log.find(name).isEmpty()) return name;
    }
  }

  /// Calls back, from any thread, when the lobby has changed.
  public Subscription onLobbyChange(Runnable listener) {
    lobbyListeners.add(listener);
    return () -> lobbyListeners.remove(listener);
  }

  /// Something that can be ended.
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
    attend(tableRunner);
    var tableSummary = TableSummary.of(tableRunner.id(), tableRunner.table(), 0);
    if (!tableSummary.equals(lastSeen.put(tableRunner.id(), tableSummary)))
      lobbyListeners.forEach(Runnable::run);
  }

  /// Bots and clock act on the server that leads the table.
  private void attend(TableRunner tableRunner) {
    if (!cluster.leads(tableRunner.id())) return;
    botRunner.look(tableRunner);
    commandTimer.look(tableRunner);
    if (tableRunner.table().isOver())
      hostEnvironment.executor().execute(() -> cluster.release(tableRunner.id()));
  }

  private TableRunner run(TableId id, Table table) {
    var chatLimiter = new ChatLimiter(() -> chatAtOnce);
    var made =
        new TableRunner(
            id, table, log, this::moment, hostEnvironment.executor(), chatLimiter, this::changed);
    var present = tableRunners.putIfAbsent(id, made);
    if (present != null) return present;
    changed(made);
    return made;
  }

  // The round: from time to time somebody looks after every table, so that the ones whose server
  // has died go on elsewhere.

  private void walkRound() {
    if (isClosed) return;
    try {
      nodeLiveness.begin(cluster.nodes(), timeSource.now());
      for (var tableSummary : log.current())
        if (!tableSummary.players().isEmpty() && cluster.tryLead(tableSummary.id()))
          room(tableSummary.id()).ifPresent(this::lookAfter);
      leaveIdle();
      tidy();
    } catch (StoreException e) {
      LOGGER.warn("the log does not answer: {}", e.getMessage());
    } finally {
      timeSource.later(ROUND, this::walkRound);
    }
  }

  private void lookAfter(TableRunner tableRunner) {
    for (var command : nodeLiveness.missing(tableRunner.table())) {
      var _ = tableRunner.ask(command);
    }
    attend(tableRunner);
  }

  /// A table that nobody here follows and that needs nobody is only in the log; it comes back when
  /// it is asked for.
  private void leaveIdle() {
    for (var tableRunner : List.copyOf(tableRunners.values()))
      if (tableRunner.isIdleSince(timeSource.now() - IDLE_MILLIS)
          && !isAwake(tableRunner.table(), tableRunner.id())) {
        tableRunners.remove(tableRunner.id(), tableRunner);
        lastSeen.remove(tableRunner.id());
      }
  }

  private void tidy() {
    if (retention.equals(Retention.EVERYTHING) || timeSource.now() < tidyAt) return;
    tidyAt = timeSource.now() + TIDY_MILLIS;
    int removed = log.deleteExpired(retention, timeSource.now());
    if (removed > 0) LOGGER.info("{} finished games were not kept any longer", removed);
  }

  private boolean isAwake(Table table, TableId id) {
    return !table.isOver() && !table.members().isEmpty() && cluster.leads(id);
  }

  /// Takes no more commands, and comes back when those before are done.
  @Override
  public void close() {
    isClosed = true;
    tableRunners.values().forEach(TableRunner::close);
    tableRunners.values().forEach(TableRunner::awaitEnd);
  }
}
