package spieltisch.bots;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class DeadlineTest {
  private static final long MILLI = 1_000_000;

  private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - MILLI);

  @Test
  void is_over_at_its_time_even_if_the_clock_overflows() {
    var deadline = Deadline.inMillis(2, now::get);
    assertFalse(deadline.isOver(0));
    now.addAndGet(2 * MILLI - 1);
    assertFalse(deadline.isOver(1_000_000));
    now.addAndGet(1);
    assertTrue(deadline.isOver(0));
  }

  @Test
  void is_over_after_its_nodes() {
    assertFalse(Deadline.afterNodes(10).isOver(9));
    assertTrue(Deadline.afterNodes(10).isOver(10));
    assertTrue(Deadline.afterNodes(10).atMost(5).isOver(5));
    assertFalse(Deadline.afterNodes(10).atMost(50).isOver(9));
  }
}
