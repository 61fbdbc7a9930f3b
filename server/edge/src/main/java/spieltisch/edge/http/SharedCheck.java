package spieltisch.edge.http;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A check that may hang and whose result is shared by many callers. Only one check runs at a time,
/// its result is reused for a while, and no caller waits longer than the time-out.
final class SharedCheck {
  private final Supplier<CompletableFuture<?>> check;
  private final long maxAgeNanos;
  private final long timeoutMillis;
  private @Nullable CompletableFuture<Boolean> latest;
  private long startedAt;

  /// @param check a function that starts the check and returns a future. The future fails if the
  ///   check fails.
  /// @param maxAge how long a result is reused
  /// @param timeout how long a caller waits for the result
  SharedCheck(Supplier<CompletableFuture<?>> check, Duration maxAge, Duration timeout) {
    this.check = check;
    maxAgeNanos = maxAge.toNanos();
    timeoutMillis = timeout.toMillis();
  }

  /// Returns whether the check succeeds in time.
  CompletableFuture<Boolean> succeeds() {
    long now = System.nanoTime();
    var running = latest(now);
    long waited = TimeUnit.NANOSECONDS.toMillis(now - startedAt());
    return running
        .copy()
        .completeOnTimeout(false, Math.max(1, timeoutMillis - waited), TimeUnit.MILLISECONDS);
  }

  private synchronized CompletableFuture<Boolean> latest(long now) {
    var known = latest;
    if (known == null || known.isDone() && now - startedAt > maxAgeNanos) {
      startedAt = now;
      known = start();
      latest = known;
    }
    return known;
  }

  private synchronized long startedAt() {
    return startedAt;
  }

  private CompletableFuture<Boolean> start() {
    try {
      return check.get().handle((_, failure) -> failure == null);
    } catch (RuntimeException _) {
      return CompletableFuture.completedFuture(false);
    }
  }
}
