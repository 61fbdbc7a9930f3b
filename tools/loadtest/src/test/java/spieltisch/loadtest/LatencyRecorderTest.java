package spieltisch.loadtest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LatencyRecorderTest {
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final LatencyRecorder latencies = new LatencyRecorder();

  @Test
  void percentiles_are_accurate_to_three_digits() {
    for (int millis = 1_000; millis >= 1; millis--) latencies.add(millis * NANOS_PER_MILLI);
    assertEquals(1_000, latencies.count());
    assertEquals(500, latencies.millis(50), 0.5);
    assertEquals(900, latencies.millis(90), 0.9);
    assertEquals(990, latencies.millis(99), 0.99);
    assertEquals(1_000, latencies.millis(100), 1);
  }

  @Test
  void the_text_has_the_usual_percentiles_in_milliseconds() {
    latencies.add(2 * NANOS_PER_MILLI);
    assertEquals("p50 2.00 ms, p90 2.00 ms, p99 2.00 ms, max 2.0 ms", latencies.toString());
  }

  @Test
  void nothing_recorded_reads_as_zero() {
    latencies.add(NANOS_PER_MILLI);
    latencies.clear();
    assertEquals(0, latencies.count());
    assertEquals(0, latencies.millis(99));
  }
}
