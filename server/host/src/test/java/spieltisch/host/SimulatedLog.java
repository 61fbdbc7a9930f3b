package spieltisch.host;

import static java.util.concurrent.CompletableFuture.completedFuture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import spieltisch.store.Cluster;
import spieltisch.store.Log;
import spieltisch.store.Retention;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.store.UnknownEntryException;
import spieltisch.table.entry.Entry;

/// The shared log of a simulated cluster, in memory.
final class SimulatedLog {
  private final Map<TableId, List<Entry>> entries = new TreeMap<>(BY_TEXT);
  private final Map<TableId, TableSummary> summaries = new TreeMap<>(BY_TEXT);
  private final Map<TableId, Connection> leaders = new HashMap<>();
  private final List<Connection> connections = new ArrayList<>();

  private static final Comparator<TableId> BY_TEXT = Comparator.comparing(TableId::text);

  List<Entry> entries(TableId table) {
    return List.copyOf(entries.getOrDefault(table, List.of()));
  }

  /// Connects a server. When the server fails, its connection is unusable.
  ///
  /// @param network delivers notifications to the server, later and in some order
  Connection connect(Network network) {
    var connection = new Connection(network);
    connections.add(connection);
    return connection;
  }

  /// Runs the tasks of a server and delivers notifications to it.
  interface Network {
    void runSoon(Runnable work);

    void deliver(Runnable notification);

    /// Called before and after each append, so that a server can fail at that moment.
    void atAppend();

    /// Called before each probe.
    default void atProbe() {}

    /// What the disk does with the next append.
    default DiskFault diskFault() {
      return DiskFault.NONE;
    }

    /// Runs a task of a slow disk.
    default void runSlowly(Runnable work) {
      runSoon(work);
    }
  }

  final class Connection implements Log, Cluster {
    private final Network network;
    private Optional<String> node = Optional.empty();
    private Optional<AppendListener> follower = Optional.empty();
    private Optional<TableId> unknown = Optional.empty();
    private boolean isFailed;
    private int failingReleases;

    private Connection(Network network) {
      this.network = network;
    }

    /// The server has failed; its leases are released.
    void fail() {
      isFailed = true;
      leaders.values().removeIf(this::equals);
    }

    /// The next releases of tables fail, as if the database could not be reached.
    void failReleases(int count) {
      failingReleases = count;
    }

    /// From now on this server does not know what is appended to a table.
    void forget(TableId table) {
      unknown = Optional.of(table);
    }

    private void checkAlive() {
      if (isFailed) throw new StoreException("this server has failed");
    }

    /// The first append of a table completes at once, the others later.
    @Override
    public CompletableFuture<AppendResult> append(
        TableId table, long expected, List<Entry> more, TableSummary tableSummary) {
      checkAlive();
      if (expected == 0) return completedFuture(write(table, expected, more, tableSummary));
      var answer = new CompletableFuture<AppendResult>();
      network.runSoon(
          () -> {
            var fault = network.diskFault();
            Runnable work = () -> write(fault, table, expected, more, tableSummary, answer);
            if (fault == DiskFault.SLOW) network.runSlowly(work);
            else work.run();
          });
      return answer;
    }

    private void write(
        DiskFault fault,
        TableId table,
        long expected,
        List<Entry> more,
        TableSummary tableSummary,
        CompletableFuture<AppendResult> answer) {
      try {
        if (fault == DiskFault.FULL) throw new StoreException("the disk is full");
        checkAlive();
        var written = write(table, expected, more, tableSummary);
        if (fault == DiskFault.SYNC_ERROR) throw new StoreException("the sync failed");
        network.runSoon(() -> answer.complete(written));
      } catch (StoreException e) {
        answer.completeExceptionally(e);
      }
    }

    @Override
    public CompletableFuture<Void> probe() {
      checkAlive();
      try {
        network.atProbe();
        return CompletableFuture.completedFuture(null);
      } catch (StoreException e) {
        return CompletableFuture.failedFuture(e);
      }
    }

    private AppendResult write(
        TableId table, long expected, List<Entry> more, TableSummary tableSummary) {
      network.atAppend();
      checkAlive();
      var there = entries.computeIfAbsent(table, _ -> new ArrayList<>());
      if (there.size() != expected) return AppendResult.CONFLICT;
      if (expected == 0 && find(tableSummary.name()).isPresent()) return AppendResult.NAME_TAKEN;
      there.addAll(more);
      summaries.put(table, tableSummary);
      long version = there.size();
      for (var connection : connections)
        if (!connection.isFailed) connection.notifyAppended(table, version);
      network.atAppend();
      checkAlive();
      return AppendResult.APPENDED;
    }

    private void notifyAppended(TableId table, long version) {
      follower.ifPresent(it -> network.deliver(() -> it.appended(table, version)));
    }

    @Override
    public List<Entry> read(TableId table, long from) {
      checkAlive();
      var all = entries(table);
      if (unknown.equals(Optional.of(table)) && from < all.size())
        throw new UnknownEntryException("unknown word", new IllegalArgumentException());
      return all.subList((int) Math.min(from, all.size()), all.size());
    }

    @Override
    public List<TableSummary> current() {
      checkAlive();
      return summaries.values().stream()
          .filter(tableSummary -> tableSummary.status() != TableSummary.Status.OVER)
          .toList();
    }

    @Override
    public List<TableSummary> recent(int most) {
      return summaries.values().stream().limit(most).toList();
    }

    @Override
    public List<TableSummary> finished(String name, int limit) {
      return summaries.values().stream()
          .filter(TableSummary::isFinishedGame)
          .filter(tableSummary -> tableSummary.name().equals(name))
          .limit(limit)
          .toList();
    }

    @Override
    public Optional<TableSummary> find(String name) {
      return current().stream()
          .filter(tableSummary -> tableSummary.name().equals(name))
          .findFirst();
    }

    @Override
    public int deleteExpired(Retention retention, long now) {
      return 0; // a simulated cluster keeps everything
    }

    @Override
    public void addListener(AppendListener listener) {
      follower = Optional.of(listener);
    }

    @Override
    public boolean isShared() {
      return true;
    }

    @Override
    public Cluster cluster() {
      return this;
    }

    @Override
    public void announce(String name) {
      node = Optional.of(name);
    }

    @Override
    public List<String> nodes() {
      checkAlive();
      return connections.stream()
          .filter(connection -> !connection.isFailed)
          .flatMap(connection -> connection.node.stream())
          .toList();
    }

    @Override
    public boolean tryLead(TableId table) {
      checkAlive();
      return leaders.computeIfAbsent(table, _ -> this).equals(this);
    }

    @Override
    public Set<TableId> tryLeadAll(Collection<TableId> tables) {
      return tables.stream().filter(this::tryLead).collect(Collectors.toSet());
    }

    @Override
    public boolean leads(TableId table) {
      return this.equals(leaders.get(table));
    }

    @Override
    public void release(TableId table) {
      if (!leads(table)) return;
      if (failingReleases-- > 0) throw new StoreException("the database cannot be reached");
      leaders.remove(table, this);
    }

    @Override
    public void close() {
      fail();
    }
  }
}
