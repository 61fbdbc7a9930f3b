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
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import spieltisch.edge.config.Metrics;
import spieltisch.edge.config.ServerSetup;
import spieltisch.edge.session.CatanTableFinder;
import spieltisch.edge.session.SiedlerInput;
import spieltisch.edge.session.SiedlerSession;
import spieltisch.edge.transport.ConnectionRegistry;
import spieltisch.edge.transport.SocketEndpoint;
import spieltisch.edge.transport.Transport;
import spieltisch.edge.transport.WebSocketTransport;
import spieltisch.host.Host;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.JsonFramer;

/// The HTTP port: pages, the lobby, the WebSocket of protocol 1.0 at `/catan` or `/catan/NAME`, and
/// that of the Torres text protocol at `/torres`.
public final class WebEndpoint {
  private static final String NAME = "web";
  private static final String PATH = "/catan";
  private static final String TORRES = "/torres";
  private static final int LONGEST_FRAME = 2 * JsonFramer.LONGEST;
  private static final int TOO_MANY = 429;

  private final ConnectionRegistry connectionRegistry;
  private final Host host;
  private final CatanTableFinder catanTableFinder;
  private final SocketEndpoint.SessionFactory torres;
  private final ServerSetup serverSetup;
  private final Map<SocketAddress, WebConnection> callers = new ConcurrentHashMap<>();

  public WebEndpoint(
      ConnectionRegistry connectionRegistry,
      Host host,
      CatanTableFinder catanTableFinder,
      SocketEndpoint.SessionFactory torres,
      ServerSetup serverSetup) {
    this.connectionRegistry = connectionRegistry;
    this.host = host;
    this.catanTableFinder = catanTableFinder;
    this.torres = torres;
    this.serverSetup = serverSetup;
  }

  public Future<HttpServer> open() {
    var options =
        new HttpServerOptions()
            .setHost(serverSetup.ports().address())
            .setPort(serverSetup.ports().web())
            .setMaxWebSocketFrameSize(LONGEST_FRAME)
            .setPerMessageWebSocketCompressionSupported(false)
            .setPerFrameWebSocketCompressionSupported(false)
            .setMaxWebSocketMessageSize(LONGEST_FRAME)
            .setUseAlpn(false)
            .setHttp2ClearTextEnabled(false)
            .setSendBufferSize(SocketEndpoint.SEND_BUFFER)
            .setReceiveBufferSize(SocketEndpoint.RECEIVE_BUFFER)
            .setIdleTimeout(connectionRegistry.limits().idleSeconds())
            .setIdleTimeoutUnit(TimeUnit.SECONDS);
    var router = router();
    return connectionRegistry
        .vertx()
        .createHttpServer(serverSetup.security().encrypt(options))
        .connectionHandler(this::called)
        .requestHandler(request -> asked(request, router))
        .webSocketHandshakeHandler(this::shake)
        .webSocketHandler(this::connect)
        .listen();
  }

  private Router router() {
    var router = Router.router(connectionRegistry.vertx());
    new HealthApi(host, connectionRegistry, serverSetup.security()).addTo(router);
    new LobbyApi(connectionRegistry.vertx(), host, serverSetup.isSingle()).addTo(router);
    new StaticPages().addTo(router);
    return router;
  }

  // Connections and requests.

  private void called(HttpConnection connection) {
    var caller = new WebConnection(connectionRegistry, connection);
    callers.put(connection.remoteAddress(), caller);
    connection.closeHandler(
        _ -> {
          callers.remove(connection.remoteAddress());
          caller.gone();
        });
  }

  private Optional<WebConnection> caller(SocketAddress address) {
    var caller = Optional.ofNullable(callers.get(address));
    caller.ifPresent(WebConnection::spoke);
    return caller;
  }

  private void asked(HttpServerRequest request, Router router) {
    var caller = caller(request.remoteAddress());
    boolean isWelcome = caller.isPresent() && caller.get().isWelcome();
    var wait = connectionRegistry.gate().spend(request.remoteAddress().hostAddress(), 1);
    if (isWelcome && wait.isZero()) {
      router.handle(request);
      return;
    }
    if (isWelcome) connectionRegistry.metrics().slowedDown();
    if (!isWelcome) request.response().putHeader("Connection", "close");
    LobbyApi.Reply.error(
            TOO_MANY,
            "Zu viele Anfragen von dieser Adresse. Bitte warte einen Augenblick.",
            "Too many requests from this address. Please wait a moment.")
        .send(request.response().putHeader("Retry-After", "" + (1 + wait.toSeconds())));
  }

  // WebSockets.

  private void shake(ServerWebSocketHandshake handshake) {
    var caller = caller(handshake.remoteAddress());
    if (caller.isEmpty() || !caller.get().isWelcome()) handshake.reject(TOO_MANY);
    else if (!isKnown(handshake.path())) handshake.reject(404);
    else if (!isOurs(handshake)) {
      connectionRegistry.metrics().cut(Metrics.DisconnectCause.ORIGIN);
      handshake.reject(403);
    } else handshake.accept();
  }

  private boolean isKnown(String path) {
    if (path.equals(TORRES)) return !serverSetup.isSingle();
    return path.equals(PATH) || path.startsWith(PATH + "/") && isReadable(path);
  }

  private static boolean isReadable(String path) {
    try {
      tableName(path);
      return true;
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  private boolean isOurs(ServerWebSocketHandshake handshake) {
    var headers = handshake.headers();
    return serverSetup
        .security()
        .mayConnect(
            Optional.ofNullable(headers.get("Origin")), Optional.ofNullable(headers.get("Host")));
  }

  private void connect(ServerWebSocket socket) {
    var caller = callers.get(socket.remoteAddress());
    if (caller == null) return; // gone already
    var line = new WebSocketTransport(socket, caller.connection(), connectionRegistry);
    var connectionExecutor = connectionRegistry.connectionExecutor();
    var talk =
        socket.path().equals(TORRES)
            ? torres.answer(line, connectionExecutor)
            : catan(line, connectionExecutor, tableName(socket.path()));
    var address = socket.remoteAddress().hostAddress();
    var visit = connectionRegistry.welcome(NAME, address, talk.session(), socket);
    socket.frameHandler(
        frame -> {
          if (frame.isBinary())
            talk.session().dismiss(Transport.CloseReason.NOT_TEXT, "Erwartet wird Text.");
          if (frame.isText() || frame.isContinuation())
            visit.heard(Math.max(1, talk.ear().hear(frame.binaryData().getBytes())));
          if (frame.isFinal()) talk.ear().messageEnds();
        });
    socket.closeHandler(_ -> visit.ended());
    socket.exceptionHandler(_ -> visit.ended());
  }

  private SocketEndpoint.Talk catan(
      Transport transport, Executor connectionExecutor, Optional<String> table) {
    var session =
        new SiedlerSession(
            transport,
            connectionExecutor,
            catanTableFinder,
            Dialect.V1_0,
            table,
            serverSetup.version(),
            connectionRegistry.metrics());
    return new SocketEndpoint.Talk(session, new SiedlerInput(session));
  }

  private static Optional<String> tableName(String path) {
    if (path.length() <= PATH.length() + 1) return Optional.empty();
    return Optional.of(
        URLDecoder.decode(path.substring(PATH.length() + 1), StandardCharsets.UTF_8));
  }
}
