package spieltisch.client.transport;

import java.time.Duration;

/// A pause before a reconnection: `Thread::sleep`, or nothing in tests.
@FunctionalInterface
public interface Delay {
  /// Returns after the given time.
  void sleep(Duration duration) throws InterruptedException;
}
