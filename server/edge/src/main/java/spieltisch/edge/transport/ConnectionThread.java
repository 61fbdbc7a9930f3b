package spieltisch.edge.transport;

import io.vertx.core.Context;
import java.util.concurrent.RejectedExecutionException;

/// Runs what comes from other threads on the thread of a connection, in order.
@FunctionalInterface
public interface ConnectionThread {
  void run(Runnable task);

  /// For a connection of Vert.x. When that is shut down there is nobody left to tell.
  static ConnectionThread on(Context context) {
    return task -> {
      try {
        context.runOnContext(_ -> task.run());
      } catch (RejectedExecutionException _) {
        // The server is going down, and the connection with it.
      }
    };
  }
}
