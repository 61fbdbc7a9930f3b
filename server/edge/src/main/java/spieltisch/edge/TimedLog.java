package spieltisch.edge;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import spieltisch.store.Log;
import spieltisch.store.Retention;
import spieltisch.store.Servers;
import spieltisch.store.Summary;
import spieltisch.store.TableId;
import spieltisch.table.Entry;

/// A log whose appends are timed.
public record TimedLog(Log log, Metrics metrics) implements Log {
  @Override
  public CompletableFuture<Append> append(
      TableId table, long expected, List<Entry> entries, Summary summary) {
    long begin = System.nanoTime();
    return log.append(table, expected, entries, summary)
        .whenComplete((_, _) -> metrics.appended(System.nanoTime() - begin));
  }

  @Override
  public List<Entry> read(TableId table, long from) {
    return log.read(table, from);
  }

  @Override
  public List<Summary> current() {
    return log.current();
  }

  @Override
  public List<Summary> recent(int most) {
    return log.recent(most);
  }

  @Override
  public Optional<Summary> find(String name) {
    return log.find(name);
  }

  @Override
  public int forget(Retention retention, long now) {
    return log.forget(retention, now);
  }

  @Override
  public void follow(Follower follower) {
    log.follow(follower);
  }

  @Override
  public boolean isShared() {
    return log.isShared();
  }

  @Override
  public Servers servers() {
    return log.servers();
  }

  @Override
  public void close() {
    log.close();
  }
}
