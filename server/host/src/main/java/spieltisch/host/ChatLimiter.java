package spieltisch.host;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntSupplier;

/// Limits the chat messages of each member. A member may send a burst of messages at once, and
/// after the burst one message per second.
final class ChatLimiter {
  private static final long MILLIS_EACH = 1_000;

  private final IntSupplier burst;

  // The time at which each member may send a full burst again.
  private final Map<Integer, Long> recoveredAt = new HashMap<>();

  /// @param burst the number of messages that a member may send at once; 0 for no limit
  ChatLimiter(IntSupplier burst) {
    this.burst = burst;
  }

  /// Returns whether the member may send a message now. If so, the message counts towards the
  /// limit.
  ///
  /// @param now the current time in milliseconds since 1970
  boolean allow(int speaker, long now) {
    int most = burst.getAsInt();
    if (most == 0) return true;
    long recovered = Math.max(now, recoveredAt.getOrDefault(speaker, now));
    if (recovered - now > (most - 1) * MILLIS_EACH) return false;
    recoveredAt.put(speaker, recovered + MILLIS_EACH);
    return true;
  }
}
