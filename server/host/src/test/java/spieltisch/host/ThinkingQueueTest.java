package spieltisch.host;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import spieltisch.store.TableId;

/// The order and the time limits of waiting decisions. The test runs the threads.
class ThinkingQueueTest {
  private final Queue<Runnable> threads = new ArrayDeque<>();
  private final ThinkingQueue queue = new ThinkingQueue(threads::add, 2);
  private final List<String> decided = new ArrayList<>();
  private final List<Long> limits = new ArrayList<>();

  private void add(String table, boolean hasPeople) {
    queue.add(
        new TableId(table),
        hasPeople,
        millis -> {
          decided.add(table);
          limits.add(millis);
        });
  }

  private void runNext(int count) {
    for (int i = 0; i < count; i++) threads.remove().run();
  }

  @Test
  void tables_have_their_turns_in_the_order_of_arrival() {
    for (var table : List.of("a", "b", "c")) add(table, false);
    runNext(1);
    add("a", false);
    runNext(3);
    assertEquals(List.of("a", "b", "c", "a"), decided);
  }

  @Test
  void a_table_with_people_overtakes_five_hundred_tables_of_bots() {
    for (int i = 0; i < 500; i++) add("bots " + i, false);
    add("people", true);
    runNext(1);
    assertEquals(List.of("people"), decided);
  }

  @Test
  void a_table_is_preferred_as_soon_as_a_person_comes() {
    for (var table : List.of("a", "b", "c")) add(table, false);
    queue.prefer(new TableId("c"));
    queue.prefer(new TableId("not waiting"));
    runNext(3);
    assertEquals(List.of("c", "a", "b"), decided);
  }

  @Test
  void tables_of_bots_go_on_while_people_always_wait() {
    add("bots", false);
    for (int i = 0; i < 20; i++) add("people " + i, true);
    runNext(ThinkingQueue.MAX_IN_A_ROW);
    assertEquals(-1, decided.indexOf("bots"));
    runNext(1);
    assertEquals(ThinkingQueue.MAX_IN_A_ROW, decided.indexOf("bots"));
  }

  @Test
  void without_load_a_decision_has_the_whole_time() {
    add("a", true);
    add("b", false);
    runNext(2);
    assertEquals(List.of(1_000L, 1_000L), limits);
  }

  @Test
  void the_more_tables_wait_the_less_time_a_decision_has() {
    for (int i = 0; i < 500; i++) add("" + i, false);
    runNext(500);
    assertEquals(ThinkingQueue.MIN_MILLIS, limits.getFirst(), "499 tables wait");
    assertEquals(20, limits.get(400), "99 tables wait for two threads");
    assertEquals(200, limits.get(490));
    assertEquals(1_000, limits.getLast());
  }
}
