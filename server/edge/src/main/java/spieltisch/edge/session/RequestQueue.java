package spieltisch.edge.session;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;

/// What a client has sent and nobody has looked at yet. It is taken one by one: while one is being
/// answered, the others wait.
final class RequestQueue<T> {
  private static final int MOST_WAITING = 256;

  private final Queue<T> waiting = new ArrayDeque<>();
  private final Consumer<T> taker;
  private Optional<Runnable> end = Optional.empty();
  private boolean isHeld;

  RequestQueue(Consumer<T> taker) {
    this.taker = taker;
  }

  /// Takes something in; answers false if there is no room left.
  boolean put(T item) {
    if (waiting.size() == MOST_WAITING) return false;
    waiting.add(item);
    work();
    return true;
  }

  /// Nothing is taken until the present one is answered.
  void hold() {
    isHeld = true;
  }

  void release() {
    isHeld = false;
    work();
  }

  /// Nothing more will come; when all is answered, this is done.
  void endWith(Runnable task) {
    end = Optional.of(task);
    work();
  }

  void close() {
    waiting.clear();
    isHeld = true;
  }

  private void work() {
    while (!isHeld && !waiting.isEmpty()) taker.accept(waiting.remove());
    if (!isHeld) end.ifPresent(Runnable::run);
  }
}
