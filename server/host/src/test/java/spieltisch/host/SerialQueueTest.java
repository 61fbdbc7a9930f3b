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
  private final List<String> begun = new ArrayList<>();

  private boolean put(String name, CompletableFuture<?> done) {
    return serialQueue.put(
        () -> {
          begun.add(name);
          return done;
        });
  }

  @Test
  void a_thing_is_begun_when_the_one_before_it_is_done_and_not_earlier() {
    var first = new CompletableFuture<String>();
    var second = new CompletableFuture<String>();
    put("first", first);
    put("second", second);
    put("third", completedFuture("done"));
    assertEquals(List.of("first"), begun);
    first.complete("done");
    assertEquals(List.of("first", "second"), begun);
    second.complete("done");
    assertEquals(List.of("first", "second", "third"), begun);
  }

  @Test
  void what_failed_is_done_too() {
    var first = new CompletableFuture<String>();
    put("first", first);
    put("second", completedFuture("done"));
    first.completeExceptionally(new IllegalStateException("failed"));
    assertEquals(List.of("first", "second"), begun);
  }

  @Test
  void what_is_put_in_meanwhile_comes_last() {
    serialQueue.put(
        () -> {
          put("third", completedFuture("done"));
          begun.add("first");
          return completedFuture("done");
        });
    assertEquals(List.of("first", "third"), begun);
  }

  @Test
  void however_much_has_waited_it_is_done_one_by_one_and_not_one_inside_the_other() {
    var first = new CompletableFuture<String>();
    put("first", first);
    for (int i = 0; i < 100_000; i++) put("next", completedFuture("done"));
    first.complete("done");
    assertEquals(100_001, begun.size());
  }

  @Test
  void a_closed_box_takes_nothing_and_ends_when_what_was_in_it_is_done() throws Exception {
    var first = new CompletableFuture<String>();
    put("first", first);
    put("second", completedFuture("done"));
    serialQueue.close();
    assertFalse(put("third", completedFuture("done")));
    assertFalse(serialQueue.awaitEnd(0));
    first.complete("done");
    assertTrue(serialQueue.awaitEnd(0));
    assertEquals(List.of("first", "second"), begun);
  }
}
