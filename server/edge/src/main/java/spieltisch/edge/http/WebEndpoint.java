package spieltisch.edge.http;

import io.vertx.core.Future;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.http.ServerWebSocketHandshake;
import io.vertx.ext.web.Router;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
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
import spieltisch.siedler.codec.json.JsonFramer;

/// The HTTP port of the server. The port serves web pages, the HTTP API, and WebSockets. The
/// WebSockets at `/catan` and `/catan/NAME` use Catan protocol 1.0, and the WebSocket at `/torres`
/// uses the Torres text protocol.
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
  private final AnalysisApi analyses;
  private final ServerSetup setup;
  private final HealthApi health;
  private final Function<Optional<String>, SocketEndpoint.SessionFactory> catan;
  private final SocketEndpoint.SessionFactory torres;
  private final HttpListener listener;

  /// @param catan a function that returns a factory for sessions of the Catan protocol. The
  ///   argument of the function is the name of the table; empty if the client names no table.
  /// @param torres the factory for sessions of the Torres text protocol
  public WebEndpoint(
      ConnectionRegistry registry,
      Host host,
      TableAccess access,
      TableQuota quota,
      AnalysisApi analyses,
      ServerSetup setup,
      HealthApi health,
      Function<Optional<String>, SocketEndpoint.SessionFactory> catan,
      SocketEndpoint.SessionFactory torres) {
    this.registry = registry;
    this.host = host;
    this.access = access;
    this.quota = quota;
    this.analyses = analyses;
    this.setup = setup;
    this.health = health;
    this.catan = catan;
    this.torres = torres;
    listener = new HttpListener(registry, setup.security());
  }

  public Future<HttpServer> open() {
    var options =
        listener
            .options(setup.ports().address(), setup.ports().web())
            .setMaxWebSocketFrameSize(MAX_FRAME_BYTES)
            .setPerMessageWebSocketCompressionSupported(false)
            .setPerFrameWebSocketCompressionSupported(false)
            .setMaxWebSocketMessageSize(MAX_FRAME_BYTES);
    return listener
        .create(setup.security().applyTls(options), router())
        .webSocketHandshakeHandler(this::handleHandshake)
        .webSocketHandler(this::openWebSocket)
        .listen();
  }

  private Router router() {
    var router = Router.router(registry.vertx());
    health.addTo(router, health::hasToken);
    new LobbyApi(registry, host, access, quota, analyses, setup.isSingleGame()).addTo(router);
    new StaticPages().addTo(router);
    return router;
  }

  private void handleHandshake(ServerWebSocketHandshake handshake) {
    var refusal = listener.check().refusal(handshake);
    var connection = listener.connection(handshake.remoteAddress());
    if (refusal.isPresent()) {
      if (refusal.get() == RequestRefusal.FOREIGN_ORIGIN)
        registry.metrics().disconnected(Metrics.DisconnectCause.FOREIGN_ORIGIN);
      else listener.count(refusal.get());
      handshake.reject(refusal.get().status());
    } else if (!isWebSocketPath(handshake.path())) handshake.reject(404);
    else if (connection.isEmpty() || !connection.get().handshakeReceived(clientAddress(handshake)))
      handshake.reject(TOO_MANY_REQUESTS);
    else {
      connection.get().handshakeAccepted();
      handshake.accept();
    }
  }

  private String clientAddress(ServerWebSocketHandshake handshake) {
    var forwardedFor = handshake.headers().getAll("X-Forwarded-For");
    return listener.clientAddress(handshake.remoteAddress(), forwardedFor);
  }

  private boolean isWebSocketPath(String path) {
    if (path.equals(TORRES_PATH)) return !setup.isSingleGame();
    return path.equals(CATAN_PATH) || path.startsWith(CATAN_PATH + "/");
  }

  private void openWebSocket(ServerWebSocket socket) {
    var webConnection = listener.connection(socket.remoteAddress());
    if (webConnection.isEmpty()) return; // closed meanwhile
    var address =
        listener.clientAddress(socket.remoteAddress(), socket.headers().getAll("X-Forwarded-For"));
    var transport =
        new WebSocketTransport(socket, webConnection.get().connection(), address, registry);
    var sessions =
        socket.path().equals(TORRES_PATH) ? torres : catan.apply(tableName(socket.path()));
    var bound = sessions.create(transport, registry.connectionThread());
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
