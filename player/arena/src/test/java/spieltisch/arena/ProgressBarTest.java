package spieltisch.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressBarTest {
  @Test
  void the_progress_bar_shows_the_remaining_time() {
    var now = new AtomicLong(5);
    var progressBar = new ProgressBar(10, now::get);
    now.addAndGet(60_000_000_000L);
    assertEquals("[#########                     ] 3/10, 2:20 min left", progressBar.line(3));
    assertEquals("[##############################] 10/10, 0:00 min left", progressBar.line(10));
  }
}
