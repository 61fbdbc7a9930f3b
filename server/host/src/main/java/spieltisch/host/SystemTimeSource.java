package spieltisch.host;

import java.time.Duration;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/// The clock of the machine.
public final class SystemTimeSource implements TimeSource, AutoCloseable {
  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name("timer").factory());

  @Override
  public long now() {
    return System.currentTimeMillis();
  }

  @Override
  public void later(Duration delay, Runnable task) {
    if (timer.isShutdown()) return;
    if (delay.isZero()) Thread.startVirtualThread(task);
    else {
      var _ =
          timer.schedule(
              () -> Thread.startVirtualThread(task), delay.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  @Override
  public void close() {
    timer.shutdownNow();
  }
}
