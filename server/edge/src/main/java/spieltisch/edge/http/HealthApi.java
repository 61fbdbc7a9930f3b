package spieltisch.edge.http;

import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.edge.config.Security;
import spieltisch.edge.transport.ConnectionRegistry;
import spieltisch.host.Host;
import spieltisch.store.TableSummary;

/// Tells those who run the server how it is: whether it lives, whether it takes guests, and its
/// figures. The first two are one word for everybody; more is for this machine, or for who has the
/// token.
final class HealthApi {
  private static final Logger LOGGER = LoggerFactory.getLogger(HealthApi.class);
  private static final int UNAVAILABLE = 503;

  private final Host host;
  private final ConnectionRegistry connectionRegistry;
  private final Security security;

  HealthApi(Host host, ConnectionRegistry connectionRegistry, Security security) {
    this.host = host;
    this.connectionRegistry = connectionRegistry;
    this.security = security;
    for (var status :
        new TableSummary.Status[] {TableSummary.Status.OPEN, TableSummary.Status.RUNNING})
      connectionRegistry
          .metrics()
          .tables(status.name().toLowerCase(Locale.ROOT), () -> count(status));
  }

  private int count(TableSummary.Status status) {
    return (int) host.lobby().stream().filter(table -> table.status() == status).count();
  }

  void addTo(Router router) {
    router.get("/health/live").handler(call -> call.response().end("live\n"));
    router.get("/health/ready").handler(this::ready);
    router.get("/metrics").handler(this::metrics);
  }

  /// Ready is who takes guests: the log answers, and nobody has asked the server to stop.
  private void ready(RoutingContext call) {
    connectionRegistry
        .vertx()
        .executeBlocking(() -> host.recent(1).size(), false)
        .onComplete(
            result -> {
              if (result.failed()) LOGGER.warn("the log does not answer", result.cause());
              report(call, result.succeeded());
            });
  }

  private void report(RoutingContext call, boolean logAnswers) {
    boolean isReady = logAnswers && !connectionRegistry.isClosing();
    var response = call.response().setStatusCode(isReady ? 200 : UNAVAILABLE);
    if (!isAllowed(call)) {
      response.end(isReady ? "ready\n" : "not ready\n");
      return;
    }
    var details =
        new JsonObject()
            .put("ready", isReady)
            .put("log", logAnswers ? "answers" : "does not answer")
            .put("closing", connectionRegistry.isClosing())
            .put("connections", connectionRegistry.metrics().connections());
    response
        .putHeader("Content-Type", "application/json; charset=utf-8")
        .end(details.encode() + "\n");
  }

  private void metrics(RoutingContext call) {
    if (!isAllowed(call)) {
      call.response()
          .setStatusCode(403)
          .putHeader("Content-Type", "text/plain; charset=utf-8")
          .end("Only from this machine or with the token of the administrator.\n");
      return;
    }
    connectionRegistry
        .vertx()
        .executeBlocking(connectionRegistry.metrics()::text, false)
        .onSuccess(
            text ->
                call.response()
                    .putHeader("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
                    .end(text))
        .onFailure(
            failure -> {
              LOGGER.error("the figures could not be collected", failure);
              call.response().setStatusCode(500).end();
            });
  }

  /// A request that a proxy passed on comes from this machine and yet does not.
  private boolean isAllowed(RoutingContext call) {
    var headers = call.request().headers();
    if (security.isAdmin(Optional.ofNullable(headers.get("Authorization")))) return true;
    boolean isPassedOn = headers.contains("X-Forwarded-For") || headers.contains("Forwarded");
    return !isPassedOn && isLoopback(call.request().remoteAddress().hostAddress());
  }

  /// The address is a number, so nobody is asked for a name.
  private static boolean isLoopback(String address) {
    try {
      return InetAddress.getByName(address).isLoopbackAddress();
    } catch (UnknownHostException _) {
      return false;
    }
  }
}
