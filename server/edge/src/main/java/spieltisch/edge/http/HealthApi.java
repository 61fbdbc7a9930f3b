package spieltisch.edge.http;

import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.edge.config.Security;
import spieltisch.edge.transport.ConnectionRegistry;
import spieltisch.host.Host;
import spieltisch.store.TableSummary;

/// The HTTP API for operators: liveness, readiness and metrics. Details and metrics require the
/// admin port or the admin token.
public final class HealthApi {
  private static final Logger LOGGER = LoggerFactory.getLogger(HealthApi.class);
  // The second path in each list is the path that container platforms use by convention.
  private static final List<String> LIVE_PATHS = List.of("/health/live", "/healthz");
  private static final List<String> READY_PATHS = List.of("/health/ready", "/readyz");
  private static final int UNAVAILABLE = 503;
  static final Duration READY_TIMEOUT = Duration.ofMillis(1_500);
  private static final Duration WRITE_INTERVAL = Duration.ofSeconds(1);

  private final Host host;
  private final ConnectionRegistry connections;
  private final Security security;
  private final SharedCheck reading;
  private final SharedCheck writing;
  private volatile boolean hasAnswered = true;

  public HealthApi(Host host, ConnectionRegistry connections, Security security) {
    this.host = host;
    this.connections = connections;
    this.security = security;
    reading = new SharedCheck(this::read, Duration.ZERO, READY_TIMEOUT);
    writing = new SharedCheck(host::probeLog, WRITE_INTERVAL, READY_TIMEOUT);
    for (var status :
        new TableSummary.Status[] {TableSummary.Status.OPEN, TableSummary.Status.RUNNING})
      connections
          .metrics()
          .registerTables(status.name().toLowerCase(Locale.ROOT), () -> count(status));
  }

  private int count(TableSummary.Status status) {
    return (int) host.lobby().stream().filter(table -> table.status() == status).count();
  }

  /// @param isAdmin the test whether a request may see details and metrics
  void addTo(Router router, Predicate<RoutingContext> isAdmin) {
    for (var path : LIVE_PATHS) router.get(path).handler(call -> call.response().end("live\n"));
    for (var path : READY_PATHS) router.get(path).handler(call -> ready(call, isAdmin.test(call)));
    router.get("/metrics").handler(call -> metrics(call, isAdmin.test(call)));
  }

  /// Returns whether a request contains the admin token.
  boolean hasToken(RoutingContext call) {
    return security.isAdmin(Optional.ofNullable(call.request().getHeader("Authorization")));
  }

  /// Answers whether the server is ready. The server is ready if the log can be read and written,
  /// and if no shutdown has begun. The answer comes within two seconds, even if the log hangs.
  private void ready(RoutingContext call, boolean isAdmin) {
    var context = connections.vertx().getOrCreateContext();
    var _ =
        reading
            .succeeds()
            .thenCombine(writing.succeeds(), Boolean::logicalAnd)
            .thenAccept(
                logAnswers -> {
                  if (hasAnswered && !logAnswers)
                    LOGGER.warn("readiness check failed: the database does not answer");
                  hasAnswered = logAnswers;
                  context.runOnContext(_ -> sendReadiness(call, isAdmin, logAnswers));
                });
  }

  private CompletableFuture<?> read() {
    return connections
        .vertx()
        .executeBlocking(() -> host.recent(1).size(), false)
        .toCompletionStage()
        .toCompletableFuture();
  }

  private void sendReadiness(RoutingContext call, boolean isAdmin, boolean logAnswers) {
    boolean isReady = logAnswers && !connections.isClosing();
    var response = call.response().setStatusCode(isReady ? 200 : UNAVAILABLE);
    if (!isAdmin) {
      response.end(isReady ? "ready\n" : "not ready\n");
      return;
    }
    var details =
        new JsonObject()
            .put("ready", isReady)
            .put("log", logAnswers ? "answers" : "does not answer")
            .put("closing", connections.isClosing())
            .put("connections", connections.metrics().connections());
    response
        .putHeader("Content-Type", "application/json; charset=utf-8")
        .end(details.encode() + "\n");
  }

  private void metrics(RoutingContext call, boolean isAdmin) {
    if (!isAdmin) {
      call.response()
          .setStatusCode(403)
          .putHeader("Content-Type", "text/plain; charset=utf-8")
          .end("Only on the admin port or with the admin token.\n");
      return;
    }
    connections
        .vertx()
        .executeBlocking(connections.metrics()::scrape, false)
        .onSuccess(
            text ->
                call.response()
                    .putHeader("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
                    .end(text))
        .onFailure(
            failure -> {
              LOGGER.error("metrics collection failed", failure);
              call.response().setStatusCode(500).end();
            });
  }
}
