package spieltisch.loadtest;

import java.util.Arrays;
import java.util.Locale;

/// Durations in nanoseconds, and what share of them was below what.
final class LatencyRecorder {
  private long[] nanos = new long[1024];
  private int count;

  void add(long duration) {
    if (count == nanos.length) nanos = Arrays.copyOf(nanos, 2 * count);
    nanos[count++] = duration;
  }

  void clear() {
    count = 0;
  }

  int count() {
    return count;
  }

  /// In milliseconds; 0 if there are none.
  double millis(double share) {
    if (count == 0) return 0;
    var sorted = Arrays.copyOf(nanos, count);
    Arrays.sort(sorted);
    return sorted[Math.min(count - 1, (int) (share * count))] / 1e6;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "p50 %.2f ms, p90 %.2f ms, p99 %.2f ms, most %.1f ms",
        millis(0.5),
        millis(0.9),
        millis(0.99),
        millis(1));
  }
}
