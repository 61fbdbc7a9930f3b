package spieltisch.host;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Runs asynchronous tasks one at a time. The next task starts when the future of the previous task
/// completes, on the thread that completes the future. No thread blocks.
final class SerialQueue {
  private final ReentrantLock lock = new ReentrantLock();
  private final Queue<Supplier<CompletableFuture<?>>> waiting = new ArrayDeque<>();
  private final CountDownLatch ended = new CountDownLatch(1);
  private boolean isRunning;
  private boolean isClosed;

  /// Adds a task. If no other task is running, the calling thread starts the new task. Returns
  /// false if the queue is closed.
  boolean add(Supplier<CompletableFuture<?>> task) {
    lock.lock();
    try {
      if (isClosed) return false;
      waiting.add(task);
      if (isRunning) return true;
      isRunning = true;
    } finally {
      lock.unlock();
    }
    run();
    return true;
  }

  private void run() {
    for (var task = next(); task != null; task = next()) {
      var future = task.get();
      if (!future.isDone()) {
        var _ = future.whenComplete((_, _) -> run());
        return;
      }
    }
  }

  private @Nullable Supplier<CompletableFuture<?>> next() {
    lock.lock();
    try {
      var task = waiting.poll();
      isRunning = task != null;
      if (task == null && isClosed) ended.countDown();
      return task;
    } finally {
      lock.unlock();
    }
  }

  /// Rejects further tasks. Tasks that were added earlier still run.
  void close() {
    lock.lock();
    try {
      isClosed = true;
      if (!isRunning) ended.countDown();
    } finally {
      lock.unlock();
    }
  }

  /// Waits until a closed queue has run all tasks. Returns false if the time-out is reached first.
  boolean awaitEnd(long millis) throws InterruptedException {
    return ended.await(millis, TimeUnit.MILLISECONDS);
  }
}
