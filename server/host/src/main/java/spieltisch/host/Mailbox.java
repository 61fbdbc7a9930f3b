package spieltisch.host;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// Does one thing after another, on whichever thread the executor has.
final class Mailbox {
  private final Executor executor;
  private final ReentrantLock lock = new ReentrantLock();
  private final Queue<Runnable> waiting = new ArrayDeque<>();
  private final CountDownLatch ended = new CountDownLatch(1);
  private boolean isWorking;
  private boolean isClosed;

  Mailbox(Executor executor) {
    this.executor = executor;
  }

  /// Takes something to do; answers false if the box is closed.
  boolean put(Runnable task) {
    lock.lock();
    try {
      if (isClosed) return false;
      waiting.add(task);
      if (isWorking) return true;
      isWorking = true;
    } finally {
      lock.unlock();
    }
    executor.execute(this::work);
    return true;
  }

  private void work() {
    for (var task = next(); task != null; task = next()) task.run();
  }

  private @Nullable Runnable next() {
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
