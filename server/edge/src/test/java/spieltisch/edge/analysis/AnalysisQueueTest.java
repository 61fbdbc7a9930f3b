package spieltisch.edge.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.buffer.Buffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.function.DoubleConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import spieltisch.analysis.UnusableJournalException;
import spieltisch.edge.Await;
import spieltisch.edge.config.AnalysisLimits;
import spieltisch.kernel.Decision;
import spieltisch.kernel.RefusalReason;
import spieltisch.store.TableId;

class AnalysisQueueTest {
  private static final Buffer JSON = Buffer.buffer("{}");

  private final Semaphore mayFinish = new Semaphore(0);
  private final List<String> analysed = Collections.synchronizedList(new ArrayList<>());
  private final List<Integer> priorities = Collections.synchronizedList(new ArrayList<>());
  private AnalysisQueue queue = queue(1, 10, 10, 1 << 20);

  @AfterEach
  void close() {
    queue.close();
  }

  private AnalysisQueue queue(int atOnce, int waiting, int perAddress, int bytes) {
    return new AnalysisQueue(
        new AnalysisLimits(atOnce, waiting, perAddress, bytes, 1), this::analyse);
  }

  /// Reports half of the work and then waits until the test lets it finish.
  private Buffer analyse(TableId game, DoubleConsumer progress) throws InterruptedException {
    progress.accept(0.5);
    mayFinish.acquire();
    analysed.add(game.text());
    priorities.add(Thread.currentThread().getPriority());
    if (game.text().equals("broken")) throw new UnusableJournalException("no game");
    return game.text().equals("large") ? Buffer.buffer(new byte[2_000]) : JSON;
  }

  private Decision<AnalysisState> request(String game, String address) {
    return queue.request(new TableId(game), address);
  }

  private Optional<AnalysisState> state(String game) {
    return queue.state(new TableId(game));
  }

  private void awaitState(String game, AnalysisState expected) throws InterruptedException {
    Await.await(game + " is " + expected, () -> state(game).equals(Optional.of(expected)));
  }

  private static RefusalReason refusal(Decision<AnalysisState> decision) {
    return switch (decision) {
      case Decision.Refused(var reason) -> reason;
      case Decision.Accepted(var state) -> throw new AssertionError("accepted: " + state);
    };
  }

  @Test
  void games_wait_run_with_progress_and_finish_in_the_order_of_requests() throws Exception {
    assertEquals(Optional.empty(), state("a"));
    for (var game : List.of("a", "b", "c")) request(game, "10.0.0.1");
    awaitState("a", new AnalysisState.Running(0.5));
    assertEquals(Optional.of(new AnalysisState.Queued(1)), state("b"));
    assertEquals(Optional.of(new AnalysisState.Queued(2)), state("c"));
    mayFinish.release(3);
    awaitState("c", new AnalysisState.Done(JSON));
    assertEquals(List.of("a", "b", "c"), analysed);
    assertEquals(Collections.nCopies(3, Thread.MIN_PRIORITY), priorities);
  }

  @Test
  void a_game_is_analysed_once_whoever_asks() throws Exception {
    request("a", "10.0.0.1");
    request("a", "10.0.0.2");
    mayFinish.release(2);
    awaitState("a", new AnalysisState.Done(JSON));
    assertEquals(new Decision.Accepted<>(new AnalysisState.Done(JSON)), request("a", "10.0.0.3"));
    assertEquals(List.of("a"), analysed);
  }

  @Test
  void an_address_and_all_addresses_have_limits() throws Exception {
    queue.close();
    queue = queue(1, 2, 2, 1 << 20);
    request("a", "2001:db8::1");
    request("b", "2001:db8::2");
    assertEquals(
        AnalysisRefusal.TOO_MANY_ANALYSES_OF_ADDRESS, refusal(request("c", "2001:db8::3")));
    request("c", "10.0.0.1");
    assertEquals(AnalysisRefusal.TOO_MANY_ANALYSES, refusal(request("d", "10.0.0.2")));
    assertInstanceOf(Decision.Accepted.class, request("b", "10.0.0.2"), "known already");
    mayFinish.release(3);
    awaitState("c", new AnalysisState.Done(JSON));
    assertInstanceOf(Decision.Accepted.class, request("d", "2001:db8::1"));
  }

  @Test
  void a_server_without_analyses_says_so() throws Exception {
    queue.close();
    queue = queue(0, 10, 10, 1 << 20);
    assertEquals(AnalysisRefusal.NO_ANALYSES, refusal(request("a", "10.0.0.1")));
  }

  @Test
  void the_memory_for_results_is_bounded() throws Exception {
    queue.close();
    queue = queue(1, 10, 10, 4_000);
    mayFinish.release(100);
    request("first", "10.0.0.1");
    awaitState("first", new AnalysisState.Done(JSON));
    for (int i = 0; i < 20; i++) {
      var game = "game" + i;
      request(game, "10.0.0.1");
      awaitState(game, new AnalysisState.Done(JSON));
      assertTrue(queue.resultBytes() <= 4_000);
    }
    request("large", "10.0.0.1");
    Await.await("large", () -> state("large").orElseThrow() instanceof AnalysisState.Done);
    assertTrue(queue.resultBytes() <= 4_000);
    assertEquals(Optional.empty(), state("first"));
    assertEquals(Optional.of(new AnalysisState.Done(JSON)), state("game19"));
  }

  @Test
  void a_failed_analysis_is_repeated_on_request() throws Exception {
    mayFinish.release(2);
    request("broken", "10.0.0.1");
    awaitState("broken", new AnalysisState.Failed());
    request("broken", "10.0.0.1");
    Await.await("repeated", () -> analysed.size() == 2);
    awaitState("broken", new AnalysisState.Failed());
  }

  @Test
  void closing_ends_a_running_analysis() throws Exception {
    var ended = new CountDownLatch(1);
    var started = new CountDownLatch(1);
    queue.close();
    queue =
        new AnalysisQueue(
            AnalysisLimits.DEFAULT,
            (_, _) -> {
              try {
                started.countDown();
                new CountDownLatch(1).await();
                return JSON;
              } finally {
                ended.countDown();
              }
            });
    request("a", "10.0.0.1");
    started.await();
    queue.close();
    ended.await();
  }
}
