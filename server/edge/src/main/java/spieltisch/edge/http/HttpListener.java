package spieltisch.edge.http;

import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.edge.config.Metrics;
import spieltisch.edge.config.OwnNames;
import spieltisch.edge.config.Security;
import spieltisch.edge.transport.ChannelCloseListener;
import spieltisch.edge.transport.ConnectionRegistry;
import spieltisch.edge.transport.SocketEndpoint;

/// Receives HTTP requests on one port. The listener admits connections, refuses malformed requests
/// and requests from foreign pages, and passes all other requests to a router.
final class HttpListener {
  private static final Logger LOGGER = LoggerFactory.getLogger(HttpListener.class);
  private static final JsonResponse TOO_MANY_REQUESTS =
      JsonResponse.error(
          429,
          "Zu viele Anfragen von dieser Adresse. Bitte warte einen Augenblick.",
          "Too many requests from this address. Please wait a moment.");
  private static final String CLIENT_ADDRESS = "client-address";
  private static final String HSTS = "max-age=31536000";

  private final ConnectionRegistry registry;
  private final Security security;
  private final RequestOriginCheck check;
  private final Map<SocketAddress, WebConnection> connections = new ConcurrentHashMap<>();

  HttpListener(ConnectionRegistry registry, Security security) {
    this.registry = registry;
    this.security = security;
    check = new RequestOriginCheck(security);
  }

  /// Returns the options that all HTTP ports share.
  HttpServerOptions options(String address, int port) {
    return new HttpServerOptions()
        .setHost(address)
        .setPort(port)
        .setUseAlpn(false)
        .setHttp2ClearTextEnabled(false)
        .setSendBufferSize(SocketEndpoint.SEND_BUFFER)
        .setReceiveBufferSize(SocketEndpoint.RECEIVE_BUFFER)
        .setIdleTimeout(registry.limits().idleSeconds())
        .setIdleTimeoutUnit(TimeUnit.SECONDS);
  }

  /// Creates an HTTP server that passes its requests to the router.
  HttpServer create(HttpServerOptions options, Router router) {
    router
        .route()
        .order(Integer.MIN_VALUE)
        .handler(this::rememberAddress)
        .failureHandler(this::handleFailure);
    return registry
        .vertx()
        .createHttpServer(options)
        .connectionHandler(this::connectionOpened)
        .invalidRequestHandler(this::refuseInvalid)
        .requestHandler(request -> handle(request, router));
  }

  private void connectionOpened(HttpConnection connection) {
    var address = connection.remoteAddress();
    boolean isProxy = security.proxies().contains(address.hostAddress());
    var opened = new WebConnection(registry, connection, isProxy);
    connections.put(address, opened);
    ChannelCloseListener.install(
        connection,
        () -> {
          connections.remove(address);
          opened.closed();
        });
  }

  /// Returns the connection of a client; empty if the connection is closed.
  Optional<WebConnection> connection(SocketAddress address) {
    return Optional.ofNullable(connections.get(address));
  }

  RequestOriginCheck check() {
    return check;
  }

  /// Returns the address of a client. Behind a trusted proxy, the result is the address that the
  /// proxy reports.
  String clientAddress(SocketAddress peer, List<String> forwardedFor) {
    return security.proxies().clientAddress(peer.hostAddress(), forwardedFor);
  }

  /// Returns the address of the client that sent a request.
  static String clientAddress(RoutingContext call) {
    String address = call.get(CLIENT_ADDRESS);
    return Objects.requireNonNull(address);
  }

  private void rememberAddress(RoutingContext call) {
    var request = call.request();
    call.put(CLIENT_ADDRESS, clientAddress(request.remoteAddress(), forwardedFor(request)));
    call.next();
  }

  private void handle(HttpServerRequest request, Router router) {
    var connection = connection(request.remoteAddress()).filter(it -> !it.isClosing());
    if (connection.isEmpty()) return;
    var address = clientAddress(request.remoteAddress(), forwardedFor(request));
    boolean isAdmitted = connection.get().requestReceived(request, address);
    var refusal = check.refusal(request);
    if (refusal.isPresent()) {
      count(refusal.get());
      connection.get().refuse(request, refusal.get().response());
      return;
    }
    addHsts(request);
    var wait = registry.limiter().countMessages(address, 1);
    if (isAdmitted && wait.isZero()) {
      router.handle(request);
      return;
    }
    request.response().putHeader("Retry-After", "" + (1 + wait.toSeconds()));
    if (!isAdmitted) {
      connection.get().refuse(request, TOO_MANY_REQUESTS);
      return;
    }
    registry.metrics().rateLimited();
    TOO_MANY_REQUESTS.send(request.response());
  }

  /// Refuses data that is not a valid HTTP request.
  private void refuseInvalid(HttpServerRequest request) {
    var connection = connection(request.remoteAddress()).filter(it -> !it.isClosing());
    if (connection.isEmpty()) return;
    count(RequestRefusal.MALFORMED_REQUEST);
    connection.get().refuse(request, RequestRefusal.MALFORMED_REQUEST.response());
  }

  private static List<String> forwardedFor(HttpServerRequest request) {
    return request.headers().getAll("X-Forwarded-For");
  }

  /// Adds the header that makes browsers use only TLS for this domain from now on.
  private void addHsts(HttpServerRequest request) {
    if (security.tls().isEmpty()) return;
    var host = Optional.ofNullable(request.getHeader("Host")).flatMap(OwnNames::host);
    if (host.filter(OwnNames::isDomain).isPresent())
      request.response().putHeader("Strict-Transport-Security", HSTS);
  }

  void count(RequestRefusal refusal) {
    registry.metrics().refused(Metrics.RefusalKind.MALFORMED, refusal.name());
  }

  /// Answers a request that failed. A failure with a status below 400 means that the body of the
  /// request could not be read. Such a request is answered as malformed.
  private void handleFailure(RoutingContext call) {
    int status =
        call.statusCode() < 400 ? RequestRefusal.MALFORMED_REQUEST.status() : call.statusCode();
    if (status >= 500)
      LOGGER.error("request failed path={}", call.request().path(), call.failure());
    else count(RequestRefusal.MALFORMED_REQUEST);
    var connection = connection(call.request().remoteAddress());
    if (connection.isEmpty() || call.response().headWritten()) return;
    var response = JsonResponse.error(status, "Das hat nicht geklappt.", "That did not work.");
    connection.get().refuse(call.request(), response);
  }
}
