package spieltisch.edge.session;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;

/// The requests of a client that are not handled yet. They are handled one at a time; while the
/// queue is held, none is. The handler must not throw.
final class RequestQueue<T> {
  private static final int CAPACITY = 256;

  private final Queue<T> waiting = new ArrayDeque<>();
  private final Consumer<T> handler;
  private Optional<Runnable> end = Optional.empty();
  private boolean isHeld;

  RequestQueue(Consumer<T> handler) {
    this.handler = handler;
  }

  /// Adds a request; false if the queue is full.
  boolean add(T request) {
    if (waiting.size() == CAPACITY) return false;
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
    while (!isHeld && !waiting.isEmpty()) handler.accept(waiting.remove());
    if (!isHeld) end.ifPresent(Runnable::run);
  }
}
