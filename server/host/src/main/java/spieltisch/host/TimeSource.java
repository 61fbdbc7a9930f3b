package spieltisch.host;

import java.time.Duration;

/// A source of time and a timer.
public interface TimeSource {
  /// Milliseconds since 1970.
  long now();

  /// Runs a task after a delay, on a thread of its own.
  void later(Duration delay, Runnable task);
}
