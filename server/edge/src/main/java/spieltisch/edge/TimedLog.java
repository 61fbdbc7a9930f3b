package spieltisch.edge;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import spieltisch.edge.config.Metrics;
import spieltisch.store.Cluster;
import spieltisch.store.Log;
import spieltisch.store.Retention;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.table.entry.Entry;

/// A log that measures how long the appends to another log take, and counts the appends that fail.
public record TimedLog(Log log, Metrics metrics) implements Log {
  @Override
  public CompletableFuture<AppendResult> append(
      TableId table, long expectedVersion, List<Entry> entries, TableSummary summary) {
    long start = System.nanoTime();
    return log.append(table, expectedVersion, entries, summary)
        .whenComplete(
            (_, failure) -> {
              metrics.appended(System.nanoTime() - start);
              if (failure != null) metrics.appendFailed();
            });
  }

  @Override
  public CompletableFuture<Void> probe() {
    return log.probe();
  }

  @Override
  public List<Entry> read(TableId table, long from) {
    return log.read(table, from);
  }

  @Override
  public List<TableSummary> current() {
    return log.current();
  }

  @Override
  public List<TableSummary> recent(int limit) {
    return log.recent(limit);
  }

  @Override
  public List<TableSummary> finished(String name, int limit) {
    return log.finished(name, limit);
  }

  @Override
  public Optional<TableSummary> find(String name) {
    return log.find(name);
  }

  @Override
  public int deleteExpired(Retention retention, long now) {
    return log.deleteExpired(retention, now);
  }

  @Override
  public void addListener(AppendListener listener) {
    log.addListener(listener);
  }

  @Override
  public boolean isShared() {
    return log.isShared();
  }

  @Override
  public Cluster cluster() {
    return log.cluster();
  }

  @Override
  public void close() {
    log.close();
  }
}
