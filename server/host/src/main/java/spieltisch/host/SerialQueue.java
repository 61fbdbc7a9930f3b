package spieltisch.host;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Does one thing after another. A thing is done when its future is, and no thread waits for that:
/// whoever brings something into an empty box begins it, and whoever ends it goes on with the next.
final class SerialQueue {
  private final ReentrantLock lock = new ReentrantLock();
  private final Queue<Supplier<CompletableFuture<?>>> waiting = new ArrayDeque<>();
  private final CountDownLatch ended = new CountDownLatch(1);
  private boolean isWorking;
  private boolean isClosed;

  /// Takes something to do; answers false if the box is closed.
  boolean put(Supplier<CompletableFuture<?>> task) {
    lock.lock();
    try {
      if (isClosed) return false;
      waiting.add(task);
      if (isWorking) return true;
      isWorking = true;
    } finally {
      lock.unlock();
    }
    work();
    return true;
  }

  private void work() {
    for (var task = next(); task != null; task = next()) {
      var done = task.get();
      if (!done.isDone()) {
        var _ = done.whenComplete((_, _) -> work());
        return;
      }
    }
  }

  private @Nullable Supplier<CompletableFuture<?>> next() {
    lock.lock();
    try {
      var task = waiting.poll();
      isWorking = task != null;
      if (task == null && isClosed) ended.countDown();
      return task;
    } finally {
      lock.unlock();
    }
  }

  /// What came before is done, what comes now is not.
  void close() {
    lock.lock();
    try {
      isClosed = true;
      if (!isWorking) ended.countDown();
    } finally {
      lock.unlock();
    }
  }

  /// Waits until all is done; answers false if that takes too long.
  boolean awaitEnd(long millis) throws InterruptedException {
    return ended.await(millis, TimeUnit.MILLISECONDS);
  }
}
