package spieltisch.host;

import static java.util.concurrent.CompletableFuture.completedFuture;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class SerialQueueTest {
  private final SerialQueue serialQueue = new SerialQueue();
  private final List<String> started = new ArrayList<>();

  private boolean add(String name, CompletableFuture<?> done) {
    return serialQueue.add(
        () -> {
          started.add(name);
          return done;
        });
  }

  @Test
  void a_task_starts_when_the_previous_one_completes() {
    var first = new CompletableFuture<String>();
    var second = new CompletableFuture<String>();
    add("first", first);
    add("second", second);
    add("third", completedFuture("done"));
    assertEquals(List.of("first"), started);
    first.complete("done");
    assertEquals(List.of("first", "second"), started);
    second.complete("done");
    assertEquals(List.of("first", "second", "third"), started);
  }

  @Test
  void a_failed_task_counts_as_complete() {
    var first = new CompletableFuture<String>();
    add("first", first);
    add("second", completedFuture("done"));
    first.completeExceptionally(new IllegalStateException("failed"));
    assertEquals(List.of("first", "second"), started);
  }

  @Test
  void a_task_added_by_a_running_task_starts_afterwards() {
    serialQueue.add(
        () -> {
          add("third", completedFuture("done"));
          started.add("first");
          return completedFuture("done");
        });
    assertEquals(List.of("first", "third"), started);
  }

  @Test
  void many_waiting_tasks_run_without_recursion() {
    var first = new CompletableFuture<String>();
    add("first", first);
    for (int i = 0; i < 100_000; i++) add("next", completedFuture("done"));
    first.complete("done");
    assertEquals(100_001, started.size());
  }

  @Test
  void a_closed_queue_rejects_tasks_and_ends_when_the_earlier_ones_complete() throws Exception {
    var first = new CompletableFuture<String>();
    add("first", first);
    add("second", completedFuture("done"));
    serialQueue.close();
    assertFalse(add("third", completedFuture("done")));
    assertFalse(serialQueue.awaitEnd(0));
    first.complete("done");
    assertTrue(serialQueue.awaitEnd(0));
    assertEquals(List.of("first", "second"), started);
  }
}
