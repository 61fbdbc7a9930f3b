package spieltisch.host;

import static java.util.concurrent.CompletableFuture.completedFuture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import spieltisch.store.Cluster;
import spieltisch.store.Log;
import spieltisch.store.Retention;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.table.Entry;

/// The log of a simulated cluster: what all its servers share, in memory.
final class SimulatedLog {
  private final Map<TableId, List<Entry>> entries = new TreeMap<>(BY_TEXT);
  private final Map<TableId, TableSummary> summaries = new TreeMap<>(BY_TEXT);
  private final Map<TableId, Line> leaders = new HashMap<>();
  private final List<Line> lines = new ArrayList<>();

  private static final Comparator<TableId> BY_TEXT = Comparator.comparing(TableId::text);

  List<Entry> entries(TableId table) {
    return List.copyOf(entries.getOrDefault(table, List.of()));
  }

  /// A connection to the log. When its server dies, nothing more goes through it.
  ///
  /// @param network brings news to the servers, later and in some order
  Line connect(Network network) {
    var line = new Line(network);
    lines.add(line);
    return line;
  }

  /// Brings something to a server at some time.
  interface Network {
    void soon(Runnable work);

    void bring(Runnable news);

    /// Called before and after each append, so that a server can die at that moment.
    void atAppend();
  }

  final class Line implements Log, Cluster {
    private final Network network;
    private Optional<String> node = Optional.empty();
    private Optional<AppendListener> follower = Optional.empty();
    private boolean isCut;

    private Line(Network network) {
      this.network = network;
    }

    /// The server is dead: its locks are free.
    void cut() {
      isCut = true;
      leaders.values().removeIf(this::equals);
    }

    private void check() {
      if (isCut) throw new StoreException("this server is dead");
    }

    /// Who opens a table waits for it; everybody else goes on and hears of it later.
    @Override
    public CompletableFuture<AppendResult> append(
        TableId table, long expected, List<Entry> more, TableSummary tableSummary) {
      check();
      if (expected == 0) return completedFuture(write(table, expected, more, tableSummary));
      var answer = new CompletableFuture<AppendResult>();
      network.soon(
          () -> {
            try {
              var written = write(table, expected, more, tableSummary);
              network.soon(() -> answer.complete(written));
            } catch (StoreException e) {
              answer.completeExceptionally(e);
            }
          });
      return answer;
    }

    private AppendResult write(
        TableId table, long expected, List<Entry> more, TableSummary tableSummary) {
      network.atAppend();
      check();
      var there = entries.computeIfAbsent(table, _ -> new ArrayList<>());
      if (there.size() != expected) return AppendResult.CONFLICT;
      there.addAll(more);
      summaries.put(table, tableSummary);
      long version = there.size();
      for (var line : lines) if (!line.isCut) line.hear(table, version);
      network.atAppend();
      check();
      return AppendResult.APPENDED;
    }

    private void hear(TableId table, long version) {
      follower.ifPresent(it -> network.bring(() -> it.appended(table, version)));
    }

    @Override
    public List<Entry> read(TableId table, long from) {
      check();
      var all = entries(table);
      return all.subList((int) Math.min(from, all.size()), all.size());
    }

    @Override
    public List<TableSummary> current() {
      check();
      return summaries.values().stream()
          .filter(tableSummary -> tableSummary.status() != TableSummary.Status.OVER)
          .toList();
    }

    @Override
    public List<TableSummary> recent(int most) {
      return summaries.values().stream().limit(most).toList();
    }

    @Override
    public Optional<TableSummary> find(String name) {
      return current().stream()
          .filter(tableSummary -> tableSummary.name().equals(name))
          .findFirst();
    }

    @Override
    public int deleteExpired(Retention retention, long now) {
      throw new UnsupportedOperationException("a simulated cluster keeps everything");
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
      check();
      return lines.stream()
          .filter(line -> !line.isCut)
          .flatMap(line -> line.node.stream())
          .toList();
    }

    @Override
    public boolean tryLead(TableId table) {
      check();
      return leaders.computeIfAbsent(table, _ -> this).equals(this);
    }

    @Override
    public boolean leads(TableId table) {
      return this.equals(leaders.get(table));
    }

    @Override
    public void release(TableId table) {
      leaders.remove(table, this);
    }

    @Override
    public void close() {
      cut();
    }
  }
}
