package spieltisch.edge.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.Vertx;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import spieltisch.store.StoreException;

/// What the listeners of the lobby receive.
class LobbyFeedTest {
  private final Vertx vertx = Vertx.vertx();
  private final AtomicInteger failures = new AtomicInteger();
  private volatile JsonArray tables = new JsonArray();
  private final LobbyFeed feed = new LobbyFeed(vertx, this::read);

  private static final class RecordingListener implements LobbyFeed.Listener {
    private final boolean wantsChanges;
    private final BlockingQueue<String> events = new LinkedBlockingQueue<>();

    RecordingListener(boolean wantsChanges) {
      this.wantsChanges = wantsChanges;
    }

    @Override
    public boolean wantsChanges() {
      return wantsChanges;
    }

    @Override
    public void send(String event) {
      events.add(event);
    }

    String next() throws InterruptedException {
      var event = events.poll(60, TimeUnit.SECONDS);
      return event == null ? "nothing" : event.strip();
    }
  }

  private volatile Runnable duringRead = () -> {};

  private JsonArray read() {
    if (failures.getAndUpdate(count -> Math.max(0, count - 1)) > 0)
      throw new StoreException("the disk fails");
    var list = tables;
    duringRead.run();
    return list;
  }

  @Test
  void a_change_during_a_read_is_read_afterwards() throws Exception {
    var listener = new RecordingListener(true);
    duringRead =
        () -> {
          duringRead = () -> {};
          change(table("a", "running"));
        };
    tables = new JsonArray().add(table("a", "waiting"));
    feed.add(listener);
    assertTrue(listener.next().contains("waiting"));
    assertTrue(listener.next().contains("running"), "the change was lost");
  }

  private static JsonObject table(String id, String status) {
    return new JsonObject().put("id", id).put("status", status);
  }

  private void change(JsonObject... now) {
    var list = new JsonArray();
    for (var table : now) list.add(table);
    tables = list;
    feed.changed();
  }

  @AfterEach
  void close() {
    vertx.close().toCompletionStage().toCompletableFuture().join();
  }

  @Test
  void a_listener_gets_the_list_first_and_then_the_differences() throws Exception {
    tables = new JsonArray().add(table("a", "open")).add(table("b", "open"));
    var listener = new RecordingListener(true);
    feed.add(listener);
    assertEquals(
        "data: {\"tables\":[{\"id\":\"a\",\"status\":\"open\"},{\"id\":\"b\",\"status\":\"open\"}]}",
        listener.next());
    change(table("c", "open"), table("a", "running"));
    assertEquals(
        "event: changes\n"
            + "data: {\"changed\":[{\"id\":\"c\",\"status\":\"open\"},"
            + "{\"id\":\"a\",\"status\":\"running\"}],\"removed\":[\"b\"]}",
        listener.next());
  }

  @Test
  void a_listener_without_changes_gets_whole_lists() throws Exception {
    var listener = new RecordingListener(false);
    feed.add(listener);
    assertEquals("data: {\"tables\":[]}", listener.next());
    change(table("a", "open"));
    assertEquals("data: {\"tables\":[{\"id\":\"a\",\"status\":\"open\"}]}", listener.next());
  }

  @Test
  void one_failed_read_does_not_silence_a_listener() throws Exception {
    var listener = new RecordingListener(true);
    feed.add(listener);
    assertEquals("data: {\"tables\":[]}", listener.next());
    failures.set(1);
    change(table("a", "open"));
    assertTrue(listener.next().startsWith("event: changes"), "after the next read");
    failures.set(1);
    var late = new RecordingListener(true);
    feed.add(late);
    assertTrue(late.next().startsWith("data: {\"tables\":[{"), "the first list");
  }

  @Test
  void equal_lists_have_no_differences() {
    var list = Map.of("a", table("a", "open"));
    assertTrue(LobbyDifference.between(list, Map.of("a", table("a", "open"))).isEmpty());
    assertFalse(LobbyDifference.between(list, Map.of()).isEmpty());
  }
}
