package spieltisch.edge.http;

import io.vertx.core.Future;
import io.vertx.core.http.HttpServer;
import io.vertx.ext.web.Router;
import spieltisch.edge.config.Ports;
import spieltisch.edge.config.ServerSetup;
import spieltisch.edge.transport.ConnectionRegistry;

/// The HTTP port for the operator, with metrics and health details. Requests to this port need no
/// token and are not encrypted, so strangers should not be able to reach the port.
public final class AdminEndpoint {
  private final ConnectionRegistry registry;
  private final Ports ports;
  private final HttpListener listener;
  private final HealthApi health;

  public AdminEndpoint(ConnectionRegistry registry, ServerSetup setup, HealthApi health) {
    this.registry = registry;
    ports = setup.ports();
    listener = new HttpListener(registry, setup.security());
    this.health = health;
  }

  public Future<HttpServer> open() {
    var router = Router.router(registry.vertx());
    health.addTo(router, _ -> true);
    return listener.create(listener.options(ports.adminAddress(), ports.admin()), router).listen();
  }
}
