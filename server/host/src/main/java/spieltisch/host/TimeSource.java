package spieltisch.host;

import java.time.Duration;

/// A source of time and a timer.
public interface TimeSource {
  /// Milliseconds since 1970. Never decreases, and advances evenly when the wall clock is set.
  long now();

  /// Advances the time to a stored time of an earlier process, if that is later.
  default void notBefore(long stored) {}

  /// Runs a task after a delay, on a thread of its own.
  void later(Duration delay, Runnable task);
}
