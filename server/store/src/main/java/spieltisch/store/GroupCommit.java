package spieltisch.store;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/// Collects pending appends and commits them in batches, so that one disk sync serves many tables.
///
/// A single thread writes all batches. An append is confirmed after its batch is committed.
public final class GroupCommit implements AutoCloseable {
  private static final int MAX_BATCH = 512;
  // The shortest time between two commits while several tables are busy. The pause lets more
  // appends share one commit. Consecutive appends of a single table do not wait.
  private static final long MIN_COMMIT_INTERVAL_NANOS = 2_500_000;
  // The longest time until the writer thread notices that the log was closed.
  private static final long POLL_MILLIS = 50;

  private final LinkedBlockingQueue<PendingAppend> queue = new LinkedBlockingQueue<>();
  private final Writer writer;
  private final Thread thread;
  private final String originPrefix = UUID.randomUUID().toString();
  private final AtomicLong appends = new AtomicLong();
  private volatile boolean closed;
  private volatile boolean isStopped;

  /// Writes a batch in one transaction and returns the result of each append.
  @FunctionalInterface
  public interface Writer {
    List<Log.AppendResult> write(List<PendingAppend> batch);
  }

  public GroupCommit(Writer writer) {
    this.writer = writer;
    thread = Thread.ofPlatform().name("log-writer").start(this::run);
  }

  /// Queues an append. The returned future completes after the append's batch is committed.
  public CompletableFuture<Log.AppendResult> append(
      TableId table, long expectedVersion, List<String> bodies, TableSummary summary) {
    var result = new CompletableFuture<Log.AppendResult>();
    add(new PendingAppend(table, expectedVersion, bodies, summary, nextOrigin(), result));
    return result;
  }

  /// Queues a write without entries. The returned future completes after the write is committed.
  public CompletableFuture<Void> probe() {
    var result = new CompletableFuture<Log.AppendResult>();
    add(PendingAppend.probe(nextOrigin(), result));
    return result.thenAccept(_ -> {});
  }

  private String nextOrigin() {
    return originPrefix + "-" + appends.incrementAndGet();
  }

  private void add(PendingAppend append) {
    queue.add(append);
    if (isStopped) failPending();
  }

  /// Fails appends that arrive after the writer thread has ended.
  private void failPending() {
    for (var append = queue.poll(); append != null; append = queue.poll())
      append.result().completeExceptionally(new StoreException("the log is closed"));
  }

  private void run() {
    var batch = new ArrayList<PendingAppend>();
    var last = new TableId("");
    long lastCommit = System.nanoTime();
    try {
      while (!closed || !queue.isEmpty()) {
        var first = queue.poll(POLL_MILLIS, TimeUnit.MILLISECONDS);
        if (first == null) continue;
        if (!first.table().equals(last)) awaitCommitInterval(lastCommit);
        batch.add(first);
        queue.drainTo(batch, MAX_BATCH - 1);
        last = first.table();
        lastCommit = System.nanoTime();
        commit(batch);
        batch.clear();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void awaitCommitInterval(long lastCommit) throws InterruptedException {
    long left = lastCommit + MIN_COMMIT_INTERVAL_NANOS - System.nanoTime();
    if (left > 0) TimeUnit.NANOSECONDS.sleep(left);
  }

  /// Commits the appends in the order of their tables, so that two servers cannot deadlock. An
  /// error fails only this batch; the writer thread survives, because later appends would otherwise
  /// wait for ever.
  private void commit(List<PendingAppend> batch) {
    batch.sort(Comparator.comparing(append -> append.table().text()));
    try {
      var results = writer.write(batch);
      for (int i = 0; i < batch.size(); i++) batch.get(i).result().complete(results.get(i));
    } catch (RuntimeException | Error e) {
      var failure = new StoreException("append failed: " + e.getMessage(), e);
      for (var append : batch) append.result().completeExceptionally(failure);
    }
  }

  /// Writes all pending appends, then stops the writer thread.
  @Override
  public void close() {
    closed = true;
    try {
      thread.join();
      isStopped = true;
      failPending();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
