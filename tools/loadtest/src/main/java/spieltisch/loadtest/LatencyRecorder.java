package spieltisch.loadtest;

import java.util.Locale;
import org.HdrHistogram.Histogram;

/// Records latencies in nanoseconds and reports their percentiles to three significant digits.
/// Instances are not thread-safe.
public final class LatencyRecorder {
  private static final int SIGNIFICANT_DIGITS = 3;

  private final Histogram histogram = new Histogram(SIGNIFICANT_DIGITS);

  public void add(long nanos) {
    histogram.recordValue(nanos);
  }

  public void clear() {
    histogram.reset();
  }

  public int count() {
    return Math.toIntExact(histogram.getTotalCount());
  }

  /// A percentile in milliseconds; 0 if nothing was recorded.
  public double millis(double percentile) {
    return histogram.getValueAtPercentile(percentile) / 1e6;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "p50 %.2f ms, p90 %.2f ms, p99 %.2f ms, max %.1f ms",
        millis(50),
        millis(90),
        millis(99),
        millis(100));
  }
}
