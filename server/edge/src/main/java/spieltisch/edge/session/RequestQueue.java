package spieltisch.edge.session;

import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;

/// The requests of a client that are not handled yet. They are handled one at a time; while the
/// queue is held or paused, none is. A paused queue drops repetitions of a request that waits, and
/// so does a full queue of a client that was refused. The handler must not throw.
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

  /// Adds a request; false if the queue is full.
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

  /// Records that the server refused a request: the client may repeat it in a loop.
  void refused() {
    wasRefused = true;
  }

  /// Handles no request until `resume`, independently of `hold`. Drops waiting repetitions.
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

  /// Runs the task when all requests are handled. None is added afterwards.
  void endWith(Runnable task) {
    end = Optional.of(task);
    handleWaiting();
  }

  /// Drops the waiting requests.
  void close() {
    waiting.clear();
    isHeld = true;
  }

  private void handleWaiting() {
    while (!isHeld && !isPaused && !waiting.isEmpty()) handler.accept(waiting.remove());
    if (!isHeld && !isPaused) end.ifPresent(Runnable::run);
  }
}
