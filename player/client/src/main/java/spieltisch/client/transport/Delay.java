package spieltisch.client.transport;

import java.time.Duration;

/// How somebody waits: `Thread::sleep`, but in a test not at all.
@FunctionalInterface
public interface Delay {
  /// Comes back after that time.
  void of(Duration time) throws InterruptedException;
}
