package spieltisch.edge.http;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Sends the list of tables and its changes to all listeners of the lobby.
///
/// The list is read and encoded once for all listeners, at most once in each interval. The private
/// methods run on one event loop, except `read`, which may block.
final class LobbyFeed {
  private static final Logger LOGGER = LoggerFactory.getLogger(LobbyFeed.class);
  private static final long INTERVAL_MILLIS = 200;

  /// The pause after a failed read of the log, and the pause between two whole lists.
  private static final long LONG_INTERVAL_MILLIS = 1_000;

  private final Vertx vertx;
  private final Supplier<JsonArray> tables;
  private final Context context;
  private final List<Listener> streams = new ArrayList<>();
  private final List<Listener> newStreams = new ArrayList<>();
  private Map<String, JsonObject> known = Map.of();
  private boolean isReadScheduled;
  private boolean isReading;
  private boolean hasChangedDuringRead;
  private boolean isListScheduled;

  /// A listener that receives server-sent events.
  interface Listener {
    /// Returns whether every event after the first contains only the changes. If the result is
    /// false, every event contains the whole list.
    boolean wantsChanges();

    void send(String event);
  }

  /// @param tables a function that reads the list of tables and may block
  LobbyFeed(Vertx vertx, Supplier<JsonArray> tables) {
    this.vertx = vertx;
    this.tables = tables;
    context = vertx.getOrCreateContext();
  }

  /// Adds a listener. The listener first receives the whole list.
  void add(Listener stream) {
    run(
        () -> {
          newStreams.add(stream);
          scheduleRead(INTERVAL_MILLIS);
        });
  }

  void remove(Listener stream) {
    run(
        () -> {
          newStreams.remove(stream);
          streams.remove(stream);
        });
  }

  /// Notes that the list of tables may have changed.
  void changed() {
    run(() -> scheduleRead(INTERVAL_MILLIS));
  }

  private void run(Runnable task) {
    try {
      context.runOnContext(_ -> task.run());
    } catch (RejectedExecutionException _) {
      // The server has shut down, so the task need not run.
    }
  }

  private void scheduleRead(long delay) {
    hasChangedDuringRead |= isReading;
    if (isReadScheduled || isReading || streams.isEmpty() && newStreams.isEmpty()) return;
    isReadScheduled = true;
    vertx.setTimer(delay, _ -> run(this::startRead));
  }

  private void startRead() {
    isReadScheduled = false;
    isReading = true;
    Thread.startVirtualThread(this::read);
  }

  private void read() {
    try {
      var list = tables.get();
      run(() -> publish(list));
    } catch (RuntimeException e) {
      run(() -> readFailed(e));
    }
  }

  private void readFailed(RuntimeException failure) {
    LOGGER.warn("lobby update failed: {}", failure.getMessage());
    isReading = false;
    hasChangedDuringRead = false;
    scheduleRead(LONG_INTERVAL_MILLIS);
  }

  private void publish(JsonArray list) {
    isReading = false;
    var current = new LinkedHashMap<String, JsonObject>();
    for (var table : list)
      if (table instanceof JsonObject json) current.put(json.getString("id"), json);
    var changes = LobbyDifference.between(known, current);
    known = current;
    if (!changes.isEmpty()) {
      send(changes.event(), streams.stream().filter(Listener::wantsChanges).toList());
      scheduleLists();
    }
    if (!newStreams.isEmpty()) send(listEvent(), newStreams);
    streams.addAll(newStreams);
    newStreams.clear();
    // The list may have been read before the change, so it is read again.
    if (hasChangedDuringRead) scheduleRead(INTERVAL_MILLIS);
    hasChangedDuringRead = false;
  }

  private void scheduleLists() {
    if (isListScheduled || streams.stream().allMatch(Listener::wantsChanges)) return;
    isListScheduled = true;
    vertx.setTimer(
        LONG_INTERVAL_MILLIS,
        _ -> {
          isListScheduled = false;
          send(listEvent(), streams.stream().filter(stream -> !stream.wantsChanges()).toList());
        });
  }

  private String listEvent() {
    var list = new JsonArray(new ArrayList<>(known.values()));
    return "data: " + new JsonObject().put("tables", list).encode() + "\n\n";
  }

  private static void send(String event, List<Listener> receivers) {
    for (var stream : receivers) stream.send(event);
  }
}
