package spieltisch.host;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntSupplier;

/// How much each at a table may say: some sentences at once, then one a second. Who says more is
/// asked to slow down, so that nobody drowns out the others.
final class ChatLimiter {
  private static final long MILLIS_EACH = 1_000;

  private final IntSupplier atOnce;

  // The moment at which all that somebody said is forgiven.
  private final Map<Integer, Long> quietAt = new HashMap<>();

  /// @param atOnce how many sentences at once; 0 for any number
  ChatLimiter(IntSupplier atOnce) {
    this.atOnce = atOnce;
  }

  /// Whether he may say one more thing; it is counted then.
  boolean allow(int speaker, long now) {
    int most = atOnce.getAsInt();
    if (most == 0) return true;
    long quiet = Math.max(now, quietAt.getOrDefault(speaker, now));
    if (quiet - now > (most - 1) * MILLIS_EACH) return false;
    quietAt.put(speaker, quiet + MILLIS_EACH);
    return true;
  }
}
