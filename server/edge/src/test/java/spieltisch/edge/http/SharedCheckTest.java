package spieltisch.edge.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class SharedCheckTest {
  private static final Duration LONG = Duration.ofHours(1);

  private final List<CompletableFuture<String>> started = new ArrayList<>();

  private CompletableFuture<?> start() {
    var check = new CompletableFuture<String>();
    started.add(check);
    return check;
  }

  @Test
  void callers_share_a_running_check_and_its_result() {
    var check = new SharedCheck(this::start, LONG, LONG);
    var first = check.succeeds();
    var second = check.succeeds();
    started.getFirst().complete("done");
    assertTrue(first.join() && second.join() && check.succeeds().join());
    assertEquals(1, started.size());
  }

  @Test
  void an_old_result_is_not_used_again() {
    var check = new SharedCheck(this::start, Duration.ZERO, LONG);
    var first = check.succeeds();
    started.getFirst().complete("done");
    assertTrue(first.join());
    var second = check.succeeds();
    started.get(1).completeExceptionally(new ArithmeticException());
    assertFalse(second.join());
  }

  @Test
  void a_check_that_hangs_counts_as_failed_after_the_timeout_and_runs_once() {
    var check = new SharedCheck(this::start, Duration.ZERO, Duration.ofMillis(20));
    for (int i = 0; i < 5; i++) assertFalse(check.succeeds().join());
    assertEquals(1, started.size());
  }

  @Test
  void a_check_that_cannot_start_counts_as_failed() {
    var check =
        new SharedCheck(
            () -> {
              throw new IllegalStateException("closed");
            },
            LONG,
            LONG);
    assertFalse(check.succeeds().join());
  }
}
