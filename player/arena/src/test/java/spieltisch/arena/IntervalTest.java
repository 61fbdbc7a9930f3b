package spieltisch.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class IntervalTest {
  /// The worked example of E. B. Wilson's interval for 81 of 263, as statistics packages give it.
  @Test
  void the_interval_is_that_of_wilson() {
    var interval = Interval.of(81, 263);
    assertEquals(0.2553, interval.low(), 0.0005);
    assertEquals(0.3080, interval.rate(), 0.0005);
    assertEquals(0.3662, interval.high(), 0.0005);
  }

  @Test
  void who_never_lost_is_still_not_certain_to_win() {
    var interval = Interval.of(40, 40);
    assertEquals(1, interval.high(), 1e-9);
    assertEquals(0.9124, interval.low(), 0.0005);
    assertEquals(new Interval(0, 0, 1), Interval.of(0, 0));
  }

  @Test
  void progress_tells_the_time_that_is_left() {
    var now = new AtomicLong(5);
    var progressBar = new ProgressBar(10, now::get);
    now.addAndGet(60_000_000_000L);
    assertEquals("[#########                     ] 3/10, 2:20 min left", progressBar.line(3));
    assertEquals("[##############################] 10/10, 0:00 min left", progressBar.line(10));
  }
}
