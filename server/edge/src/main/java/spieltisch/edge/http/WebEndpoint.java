package spieltisch.edge.http;

import io.vertx.core.Future;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.http.ServerWebSocketHandshake;
import io.vertx.core.net.SocketAddress;
import io.vertx.ext.web.Router;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import spieltisch.edge.access.TableAccess;
import spieltisch.edge.access.TableQuota;
import spieltisch.edge.config.Metrics;
import spieltisch.edge.config.ServerSetup;
import spieltisch.edge.transport.ConnectionRegistry;
import spieltisch.edge.transport.SocketEndpoint;
import spieltisch.edge.transport.Transport;
import spieltisch.edge.transport.WebSocketTransport;
import spieltisch.host.Host;
import spieltisch.siedler.codec.JsonFramer;

/// The HTTP port: pages, the HTTP API, WebSockets of Catan protocol 1.0 at `/catan` and
/// `/catan/NAME`, and of the Torres text protocol at `/torres`.
public final class WebEndpoint {
  private static final String NAME = "web";
  private static final String CATAN_PATH = "/catan";
  private static final String TORRES_PATH = "/torres";
  private static final int MAX_FRAME_BYTES = 2 * JsonFramer.MAX_BYTES;
  private static final int TOO_MANY_REQUESTS = 429;

  private final ConnectionRegistry registry;
  private final Host host;
  private final TableAccess access;
  private final TableQuota quota;
  private final ServerSetup setup;
  private final Function<Optional<String>, SocketEndpoint.SessionFactory> catan;
  private final SocketEndpoint.SessionFactory torres;
  private final Map<SocketAddress, WebConnection> connections = new ConcurrentHashMap<>();

  /// @param catan creates sessions of the Catan protocol for the table of that name, if any
  /// @param torres creates sessions of the Torres text protocol
  public WebEndpoint(
      ConnectionRegistry registry,
      Host host,
      TableAccess access,
      TableQuota quota,
      ServerSetup setup,
      Function<Optional<String>, SocketEndpoint.SessionFactory> catan,
      SocketEndpoint.SessionFactory torres) {
    this.registry = registry;
    this.host = host;
    this.access = access;
    this.quota = quota;
    this.setup = setup;
    this.catan = catan;
    this.torres = torres;
  }

  public Future<HttpServer> open() {
    var options =
        new HttpServerOptions()
            .setHost(setup.ports().address())
            .setPort(setup.ports().web())
            .setMaxWebSocketFrameSize(MAX_FRAME_BYTES)
            .setPerMessageWebSocketCompressionSupported(false)
            .setPerFrameWebSocketCompressionSupported(false)
            .setMaxWebSocketMessageSize(MAX_FRAME_BYTES)
            .setUseAlpn(false)
            .setHttp2ClearTextEnabled(false)
            .setSendBufferSize(SocketEndpoint.SEND_BUFFER)
            .setReceiveBufferSize(SocketEndpoint.RECEIVE_BUFFER)
            .setIdleTimeout(registry.limits().idleSeconds())
            .setIdleTimeoutUnit(TimeUnit.SECONDS);
    var router = router();
    return registry
        .vertx()
        .createHttpServer(setup.security().applyTls(options))
        .connectionHandler(this::connectionOpened)
        .requestHandler(request -> handleRequest(request, router))
        .webSocketHandshakeHandler(this::handleHandshake)
        .webSocketHandler(this::openWebSocket)
        .listen();
  }

  private Router router() {
    var router = Router.router(registry.vertx());
    new HealthApi(host, registry, setup.security()).addTo(router);
    new LobbyApi(registry, host, access, quota, setup.isSingleGame()).addTo(router);
    new StaticPages().addTo(router);
    return router;
  }

  // Connections and requests.

  private void connectionOpened(HttpConnection connection) {
    var opened = new WebConnection(registry, connection);
    connections.put(connection.remoteAddress(), opened);
    connection.closeHandler(
        _ -> {
          connections.remove(connection.remoteAddress());
          opened.closed();
        });
  }

  private Optional<WebConnection> connectionOf(SocketAddress address) {
    var connection = Optional.ofNullable(connections.get(address));
    connection.ifPresent(WebConnection::requestReceived);
    return connection;
  }

  private void handleRequest(HttpServerRequest request, Router router) {
    var connection = connectionOf(request.remoteAddress());
    boolean isAdmitted = connection.isPresent() && connection.get().isAdmitted();
    var wait = registry.limiter().countMessages(request.remoteAddress().hostAddress(), 1);
    if (isAdmitted && wait.isZero()) {
      router.handle(request);
      return;
    }
    if (isAdmitted) registry.metrics().rateLimited();
    if (!isAdmitted) request.response().putHeader("Connection", "close");
    JsonResponse.error(
            TOO_MANY_REQUESTS,
            "Zu viele Anfragen von dieser Adresse. Bitte warte einen Augenblick.",
            "Too many requests from this address. Please wait a moment.")
        .send(request.response().putHeader("Retry-After", "" + (1 + wait.toSeconds())));
  }

  // WebSockets.

  private void handleHandshake(ServerWebSocketHandshake handshake) {
    var connection = connectionOf(handshake.remoteAddress());
    if (connection.isEmpty() || !connection.get().isAdmitted()) handshake.reject(TOO_MANY_REQUESTS);
    else if (!isWebSocketPath(handshake.path())) handshake.reject(404);
    else if (!isAllowedOrigin(handshake)) {
      registry.metrics().disconnected(Metrics.DisconnectCause.FOREIGN_ORIGIN);
      handshake.reject(403);
    } else handshake.accept();
  }

  private boolean isWebSocketPath(String path) {
    if (path.equals(TORRES_PATH)) return !setup.isSingleGame();
    return path.equals(CATAN_PATH) || path.startsWith(CATAN_PATH + "/") && isDecodable(path);
  }

  private static boolean isDecodable(String path) {
    try {
      tableName(path);
      return true;
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  private boolean isAllowedOrigin(ServerWebSocketHandshake handshake) {
    var headers = handshake.headers();
    return setup
        .security()
        .allowsOrigin(
            Optional.ofNullable(headers.get("Origin")), Optional.ofNullable(headers.get("Host")));
  }

  private void openWebSocket(ServerWebSocket socket) {
    var webConnection = connections.get(socket.remoteAddress());
    if (webConnection == null) return; // closed meanwhile
    var transport = new WebSocketTransport(socket, webConnection.connection(), registry);
    var sessions =
        socket.path().equals(TORRES_PATH) ? torres : catan.apply(tableName(socket.path()));
    var bound = sessions.create(transport, registry.connectionThread());
    var address = socket.remoteAddress().hostAddress();
    var connection = registry.open(NAME, address, bound.session(), socket);
    socket.frameHandler(
        frame -> {
          if (frame.isBinary())
            bound.session().disconnect(Transport.CloseReason.NOT_TEXT, "Erwartet wird Text.");
          if (!frame.isText() && !frame.isContinuation()) return;
          connection.received(Math.max(1, bound.input().receive(frame.binaryData().getBytes())));
          if (frame.isFinal()) bound.input().endOfMessage();
        });
    transport.guardFrames(connection);
    socket.closeHandler(_ -> connection.closed());
    socket.exceptionHandler(
        failure -> {
          transport.closeAfter(failure);
          connection.closed();
        });
  }

  private static Optional<String> tableName(String path) {
    if (path.length() <= CATAN_PATH.length() + 1) return Optional.empty();
    return Optional.of(
        URLDecoder.decode(path.substring(CATAN_PATH.length() + 1), StandardCharsets.UTF_8));
  }
}
