package spieltisch.host;

import java.time.Duration;

/// A source of time and a timer.
public interface TimeSource {
  /// Returns the time in milliseconds since 1970. The time never decreases, and it advances evenly
  /// even if the wall clock is set.
  long now();

  /// Advances the time to a time that an earlier process has stored, if the stored time is later.
  default void notBefore(long stored) {}

  /// Runs a task after a delay, on its own thread.
  void later(Duration delay, Runnable task);
}
