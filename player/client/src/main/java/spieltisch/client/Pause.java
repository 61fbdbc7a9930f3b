package spieltisch.client;

import java.time.Duration;

/// How somebody waits: `Thread::sleep`, but in a test not at all.
@FunctionalInterface
public interface Pause {
  /// Comes back after that time.
  void of(Duration time) throws InterruptedException;
}
