package spieltisch.host;

import java.time.Duration;

/// Where time comes from.
public interface TimeSource {
  /// Milliseconds since 1970.
  long now();

  /// Runs something later, on a thread of its own.
  void later(Duration delay, Runnable task);
}
