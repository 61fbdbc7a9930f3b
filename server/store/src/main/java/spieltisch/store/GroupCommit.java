package spieltisch.store;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/// Takes all appends that are waiting and has them written together, so that one sync to the disk
/// serves many tables; only then are they confirmed. One thread does the writing.
public final class GroupCommit implements AutoCloseable {
  private static final int MOST_IN_A_BATCH = 512;
  // While several tables are busy, one commit follows another after that much time at the earliest:
  // fewer of them, with more in each. Who is alone never waits.
  private static final long GATHERING_NANOS = 2_500_000;
  // How soon the writer notices that the log was closed.
  private static final long POLL_MILLIS = 50;

  private final LinkedBlockingQueue<PendingAppend> queue = new LinkedBlockingQueue<>();
  private final Writer writer;
  private final Thread thread;
  private final String origins = UUID.randomUUID().toString();
  private final AtomicLong appends = new AtomicLong();
  private volatile boolean closed;
  private volatile boolean hasEnded;

  /// Writes appends in one transaction, and answers for each what became of it.
  @FunctionalInterface
  public interface Writer {
    List<Log.Append> write(List<PendingAppend> batch);
  }

  public GroupCommit(Writer writer) {
    this.writer = writer;
    thread = Thread.ofPlatform().name("log-writer").start(this::writeUntilClosed);
  }

  /// Answers when the append is written, or refused.
  public CompletableFuture<Log.Append> append(
      TableId table, long expected, List<String> bodies, TableSummary tableSummary) {
    var origin = origins + "-" + appends.incrementAndGet();
    var pendingAppend =
        new PendingAppend(table, expected, bodies, tableSummary, origin, new CompletableFuture<>());
    queue.add(pendingAppend);
    if (hasEnded) refuseWaiting();
    return pendingAppend.answer();
  }

  /// Nobody is left who could write them.
  private void refuseWaiting() {
    for (var late = queue.poll(); late != null; late = queue.poll())
      late.answer().completeExceptionally(new StoreException("the log is closed"));
  }

  private void writeUntilClosed() {
    var batch = new ArrayList<PendingAppend>();
    var last = new TableId("");
    long begun = System.nanoTime();
    try {
      while (!closed || !queue.isEmpty()) {
        var first = queue.poll(POLL_MILLIS, TimeUnit.MILLISECONDS);
        if (first == null) continue;
        if (!first.table().equals(last)) gather(begun);
        batch.add(first);
        queue.drainTo(batch, MOST_IN_A_BATCH - 1);
        last = first.table();
        begun = System.nanoTime();
        commit(batch);
        batch.clear();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void gather(long begun) throws InterruptedException {
    long left = begun + GATHERING_NANOS - System.nanoTime();
    if (left > 0) TimeUnit.NANOSECONDS.sleep(left);
  }

  /// In the order of the tables, so that two servers never wait for each other.
  private void commit(List<PendingAppend> batch) {
    batch.sort(Comparator.comparing(pendingAppend -> pendingAppend.table().text()));
    try {
      var answers = writer.write(batch);
      for (int i = 0; i < batch.size(); i++) batch.get(i).answer().complete(answers.get(i));
    } catch (RuntimeException e) {
      var failure = new StoreException("not written: " + e.getMessage(), e);
      for (var pendingAppend : batch) pendingAppend.answer().completeExceptionally(failure);
    }
  }

  /// What waits is still written.
  @Override
  public void close() {
    closed = true;
    try {
      thread.join();
      hasEnded = true;
      refuseWaiting();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
