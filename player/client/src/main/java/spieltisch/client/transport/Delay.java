package spieltisch.client.transport;

import java.time.Duration;

/// A pause before an attempt to reconnect: `Thread::sleep`, or no pause in tests.
@FunctionalInterface
public interface Delay {
  /// Returns after the given time.
  void sleep(Duration duration) throws InterruptedException;
}
