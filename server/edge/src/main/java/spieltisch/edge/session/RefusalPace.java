package spieltisch.edge.session;

import java.time.Duration;
import spieltisch.edge.transport.TokenBucket;

/// Limits how fast a client's requests are refused. If a client repeats refused requests in a loop,
/// the server pauses before it handles the client's next request. Other clients do not wait.
final class RefusalPace {
  static final int PER_SECOND = 20;
  static final int BURST = 100;

  private final TokenBucket refusals;

  /// @param now the current time in milliseconds
  RefusalPace(long now) {
    refusals = new TokenBucket(PER_SECOND, BURST, nanos(now));
  }

  /// Counts a refusal. Returns the pause before the client's next request is handled; zero if no
  /// pause is needed.
  ///
  /// @param now the current time in milliseconds
  Duration refused(long now) {
    return Duration.ofNanos(refusals.take(1, nanos(now)));
  }

  private static long nanos(long millis) {
    return Duration.ofMillis(millis).toNanos();
  }
}
