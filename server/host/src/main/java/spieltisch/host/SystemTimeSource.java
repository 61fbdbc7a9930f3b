package spieltisch.host;

import java.time.Duration;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/// The clock of the machine. The clock starts with the wall-clock time and advances by monotonic
/// time. If the wall clock is set, this clock approaches the new time by running at most one
/// percent faster or slower. Therefore timers neither fire early nor stand still.
public final class SystemTimeSource implements TimeSource, AutoCloseable {
  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final long CORRECTION_DIVISOR = 100;

  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name("timer").factory());
  private final LongSupplier wallMillis;
  private final LongSupplier monotonicNanos;
  private long lastMonotonic;
  private long nowNanos;

  public SystemTimeSource() {
    this(System::currentTimeMillis, System::nanoTime);
  }

  SystemTimeSource(LongSupplier wallMillis, LongSupplier monotonicNanos) {
    this.wallMillis = wallMillis;
    this.monotonicNanos = monotonicNanos;
    lastMonotonic = monotonicNanos.getAsLong();
    nowNanos = wallMillis.getAsLong() * NANOS_PER_MILLI;
  }

  @Override
  public synchronized long now() {
    long monotonic = monotonicNanos.getAsLong();
    long elapsed = monotonic - lastMonotonic;
    lastMonotonic = monotonic;
    long ahead = wallMillis.getAsLong() * NANOS_PER_MILLI - (nowNanos + elapsed);
    long most = elapsed / CORRECTION_DIVISOR;
    nowNanos += elapsed + Math.clamp(ahead, -most, most);
    return nowNanos / NANOS_PER_MILLI;
  }

  @Override
  public synchronized void notBefore(long stored) {
    nowNanos = Math.max(nowNanos, stored * NANOS_PER_MILLI);
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
