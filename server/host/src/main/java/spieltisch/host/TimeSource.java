package spieltisch.host;

import java.time.Duration;

/// A source of time and a timer.
public interface TimeSource {
  /// Returns the time in milliseconds since 1970. The time never decreases. The time does not jump
  /// when the wall clock is set.
  long now();

  /// Ensures that [#now] never returns less than `stored`, the last time that an earlier process
  /// wrote to the log.
  default void notBefore(long stored) {}

  /// Runs a task after a delay, on its own thread.
  void later(Duration delay, Runnable task);
}
