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

/// What all doors share: the limits, who is inside, and what is counted.
public final class ConnectionRegistry {
  private static final Logger LOGGER = LoggerFactory.getLogger(ConnectionRegistry.class);

  static final String RESTARTING =
      "Der Server wird neu gestartet. Bitte verbinde dich gleich wieder.";

  private final Vertx vertx;
  private final Limits limits;
  private final Metrics metrics;
  private final AddressLimiter addressLimiter;
  private final Set<Connection> connections = ConcurrentHashMap.newKeySet();
  private volatile boolean isClosing;

  public ConnectionRegistry(Vertx vertx, Limits limits, Metrics metrics) {
    this.vertx = vertx;
    this.limits = limits;
    this.metrics = metrics;
    addressLimiter = new AddressLimiter(limits, System::nanoTime);
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

  /// Returns an executor that runs tasks in order on the event loop of the current connection. When
  /// the server has shut down, it drops them.
  public Executor connectionExecutor() {
    var context = vertx.getOrCreateContext();
    return task -> {
      try {
        context.runOnContext(_ -> task.run());
      } catch (RejectedExecutionException _) {
        // The connection is closed together with the server.
      }
    };
  }

  public AddressLimiter gate() {
    return addressLimiter;
  }

  /// Whether the server is going down and wants nobody new.
  public boolean isClosing() {
    return isClosing;
  }

  /// Lets a client in whose connection is counted already.
  public Connection welcome(
      String door, String address, ProtocolSession protocolSession, ReadStream<?> stream) {
    var connection = new Connection(this, door, address, protocolSession, stream);
    connections.add(connection);
    connection.begin();
    return connection;
  }

  void gone(Connection connection) {
    connections.remove(connection);
  }

  /// From now on nobody is let in.
  public void close() {
    isClosing = true;
  }

  /// Tells everybody to come back later, and waits, not for ever, until they have heard it.
  public void sayGoodbye(Duration patience) {
    var farewells =
        connections.stream().map(connection -> connection.farewell(RESTARTING)).toList();
    try {
      Future.join(farewells)
          .toCompletionStage()
          .toCompletableFuture()
          .get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException _) {
      LOGGER.info("{} connections did not take the farewell", connections.size());
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
