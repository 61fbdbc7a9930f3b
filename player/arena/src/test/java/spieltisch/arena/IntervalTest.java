package spieltisch.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class IntervalTest {
  /// The published example of Wilson's interval for 81 of 263.
  @Test
  void the_interval_is_the_wilson_score_interval() {
    var interval = Interval.of(81, 263);
    assertEquals(0.2553, interval.low(), 0.0005);
    assertEquals(0.3080, interval.rate(), 0.0005);
    assertEquals(0.3662, interval.high(), 0.0005);
  }

  @Test
  void the_interval_of_a_perfect_score_is_not_a_point() {
    var interval = Interval.of(40, 40);
    assertEquals(1, interval.high(), 1e-9);
    assertEquals(0.9124, interval.low(), 0.0005);
    assertEquals(new Interval(0, 0, 1), Interval.of(0, 0));
  }
}
