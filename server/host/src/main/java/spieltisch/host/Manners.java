package spieltisch.host;

import java.util.HashMap;
import java.util.Map;

/// How much each at a table may say: some sentences at once, then one a second. Who says more is
/// asked to slow down, so that nobody drowns out the others.
final class Manners {
  private static final long AT_ONCE = 10;
  private static final long MILLIS_EACH = 1_000;

  // The moment at which all that somebody said is forgiven.
  private final Map<Integer, Long> quietAt = new HashMap<>();

  /// Whether he may say one more thing; it is counted then.
  boolean allow(int speaker, long now) {
    long quiet = Math.max(now, quietAt.getOrDefault(speaker, now));
    if (quiet - now > (AT_ONCE - 1) * MILLIS_EACH) return false;
    quietAt.put(speaker, quiet + MILLIS_EACH);
    return true;
  }
}
