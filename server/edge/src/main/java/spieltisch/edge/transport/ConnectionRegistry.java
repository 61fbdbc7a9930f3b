package spieltisch.edge.transport;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.streams.ReadStream;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.edge.config.Limits;
import spieltisch.edge.config.Metrics;

/// The open connections of all endpoints, with their shared limits and metrics.
public final class ConnectionRegistry {
  private static final Logger LOGGER = LoggerFactory.getLogger(ConnectionRegistry.class);

  static final String RESTARTING =
      "Der Server wird neu gestartet. Bitte verbinde dich gleich wieder.";

  private final Vertx vertx;
  private final Limits limits;
  private final Metrics metrics;
  private final AddressRateLimiter limiter;
  private final Set<Connection> connections = ConcurrentHashMap.newKeySet();
  private volatile boolean isClosing;

  public ConnectionRegistry(Vertx vertx, Limits limits, Metrics metrics) {
    this.vertx = vertx;
    this.limits = limits;
    this.metrics = metrics;
    limiter = new AddressRateLimiter(limits, System::nanoTime);
  }

  public Vertx vertx() {
    return vertx;
  }

  public Limits limits() {
    return limits;
  }

  public Metrics metrics() {
    return metrics;
  }

  public AddressRateLimiter limiter() {
    return limiter;
  }

  /// Returns an executor that runs tasks in order on the event loop of the current connection.
  /// After the shutdown of the event loop, the executor drops its tasks.
  public Executor connectionThread() {
    var context = vertx.getOrCreateContext();
    return task -> {
      try {
        context.runOnContext(_ -> task.run());
      } catch (RejectedExecutionException _) {
        // The server has shut down and the connection is closed, so the task need not run.
      }
    };
  }

  /// Returns whether the server is shutting down and rejects new clients.
  public boolean isClosing() {
    return isClosing;
  }

  /// Starts the session of a connection that the limiter has admitted.
  public Connection open(
      String endpoint, String address, ProtocolSession session, ReadStream<?> stream) {
    var connection = new Connection(this, endpoint, address, session, stream);
    connections.add(connection);
    connection.start();
    return connection;
  }

  void remove(Connection connection) {
    connections.remove(connection);
  }

  /// Rejects all new clients from now on.
  public void stopAccepting() {
    isClosing = true;
  }

  /// Asks all clients to reconnect later. The method waits until all connections are closed or the
  /// time-out is reached.
  public void disconnectAll(Duration timeout) {
    var closing =
        connections.stream().map(connection -> connection.disconnect(RESTARTING)).toList();
    try {
      Future.join(closing)
          .toCompletionStage()
          .toCompletableFuture()
          .get(timeout.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException _) {
      LOGGER.info("connections still open after shutdown message count={}", connections.size());
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
