package spieltisch.edge.session;

import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;

/// The requests of a client that are not handled yet. The queue handles requests one at a time.
/// While the queue is held or paused, it handles no requests. A paused queue drops a request that
/// equals a waiting request. If the server has refused a request of the client, a full queue drops
/// such repetitions too. The handler must not throw.
final class RequestQueue<T> {
  private static final int CAPACITY = 256;

  private final Queue<T> waiting = new ArrayDeque<>();
  private final Consumer<T> handler;
  private Optional<Runnable> end = Optional.empty();
  private boolean isHeld;
  private boolean isPaused;
  private boolean wasRefused;

  RequestQueue(Consumer<T> handler) {
    this.handler = handler;
  }

  /// Adds a request. Returns false if the queue is full.
  boolean add(T request) {
    boolean isFull = waiting.size() == CAPACITY;
    if ((isPaused || isFull && wasRefused) && waiting.contains(request)) return true;
    if (isFull) return false;
    waiting.add(request);
    handleWaiting();
    return true;
  }

  void hold() {
    isHeld = true;
  }

  void release() {
    isHeld = false;
    handleWaiting();
  }

  /// Records that the server has refused a request. The client may now repeat the request in a
  /// loop.
  void refused() {
    wasRefused = true;
  }

  /// Stops the handling of requests until `resume` is called, independently of `hold`. Repetitions
  /// among the waiting requests are dropped.
  void pause() {
    isPaused = true;
    var distinct = new LinkedHashSet<>(waiting);
    waiting.clear();
    waiting.addAll(distinct);
  }

  void resume() {
    isPaused = false;
    handleWaiting();
  }

  /// Runs the task when all requests have been handled. The caller adds no requests after this
  /// call.
  void endWith(Runnable task) {
    end = Optional.of(task);
    handleWaiting();
  }

  /// Drops all waiting requests and handles no further requests.
  void close() {
    waiting.clear();
    isHeld = true;
  }

  private void handleWaiting() {
    while (!isHeld && !isPaused && !waiting.isEmpty()) handler.accept(waiting.remove());
    if (!isHeld && !isPaused) end.ifPresent(Runnable::run);
  }
}
