package spieltisch.edge.session;

import java.time.Duration;
import spieltisch.edge.transport.TokenBucket;

/// Limits how fast a client is refused. A client that repeats refused requests in a loop waits
/// before its next request is handled; nobody else waits.
final class RefusalPace {
  static final int PER_SECOND = 20;
  static final int BURST = 100;

  private final TokenBucket refusals;

  /// @param now milliseconds
  RefusalPace(long now) {
    refusals = new TokenBucket(PER_SECOND, BURST, nanos(now));
  }

  /// Counts a refusal and returns the pause before the next request.
  Duration refused(long now) {
    return Duration.ofNanos(refusals.take(1, nanos(now)));
  }

  private static long nanos(long millis) {
    return Duration.ofMillis(millis).toNanos();
  }
}
