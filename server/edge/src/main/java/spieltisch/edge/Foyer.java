package spieltisch.edge;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.streams.ReadStream;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What all doors share: the limits, who is inside, and what is counted.
final class Foyer {
  private static final Logger LOGGER = LoggerFactory.getLogger(Foyer.class);

  static final String RESTARTING =
      "Der Server wird neu gestartet. Bitte verbinde dich gleich wieder.";

  private final Vertx vertx;
  private final Limits limits;
  private final Metrics metrics;
  private final Gate gate;
  private final Set<Visit> visits = ConcurrentHashMap.newKeySet();
  private volatile boolean isClosing;

  Foyer(Vertx vertx, Limits limits, Metrics metrics) {
    this.vertx = vertx;
    this.limits = limits;
    this.metrics = metrics;
    gate = new Gate(limits, System::nanoTime);
  }

  Vertx vertx() {
    return vertx;
  }

  Limits limits() {
    return limits;
  }

  Metrics metrics() {
    return metrics;
  }

  Gate gate() {
    return gate;
  }

  /// Whether the server is going down and wants nobody new.
  boolean isClosing() {
    return isClosing;
  }

  /// Lets a client in whose connection is counted already.
  Visit welcome(String door, String address, Session session, ReadStream<?> stream) {
    var visit = new Visit(this, door, address, session, stream);
    visits.add(visit);
    visit.begin();
    return visit;
  }

  void gone(Visit visit) {
    visits.remove(visit);
  }

  /// From now on nobody is let in.
  void close() {
    isClosing = true;
  }

  /// Tells everybody to come back later, and waits, not for ever, until they have heard it.
  void sayGoodbye(Duration patience) {
    var farewells = visits.stream().map(visit -> visit.farewell(RESTARTING)).toList();
    try {
      Future.join(farewells)
          .toCompletionStage()
          .toCompletableFuture()
          .get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException _) {
      LOGGER.info("{} connections did not take the farewell", visits.size());
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
