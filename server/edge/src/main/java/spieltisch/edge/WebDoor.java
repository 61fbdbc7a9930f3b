package spieltisch.edge;

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
import spieltisch.host.Host;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.JsonFramer;

/// The HTTP port: pages, the lobby, the WebSocket of protocol 1.0 at `/catan` or `/catan/NAME`, and
/// that of the Torres text protocol at `/torres`.
final class WebDoor {
  private static final String NAME = "web";
  private static final String PATH = "/catan";
  private static final String TORRES = "/torres";
  private static final int LONGEST_FRAME = 2 * JsonFramer.LONGEST;
  private static final int TOO_MANY = 429;

  private final Foyer foyer;
  private final Host host;
  private final Tables tables;
  private final SocketDoor.Caller torres;
  private final Setup setup;
  private final Map<SocketAddress, WebCaller> callers = new ConcurrentHashMap<>();

  WebDoor(Foyer foyer, Host host, Tables tables, SocketDoor.Caller torres, Setup setup) {
    this.foyer = foyer;
    this.host = host;
    this.tables = tables;
    this.torres = torres;
    this.setup = setup;
  }

  Future<HttpServer> open() {
    var options =
        new HttpServerOptions()
            .setHost(setup.ports().address())
            .setPort(setup.ports().web())
            .setMaxWebSocketFrameSize(LONGEST_FRAME)
            .setPerMessageWebSocketCompressionSupported(false)
            .setPerFrameWebSocketCompressionSupported(false)
            .setMaxWebSocketMessageSize(LONGEST_FRAME)
            .setUseAlpn(false)
            .setHttp2ClearTextEnabled(false)
            .setSendBufferSize(SocketDoor.SEND_BUFFER)
            .setReceiveBufferSize(SocketDoor.RECEIVE_BUFFER)
            .setIdleTimeout(foyer.limits().idleSeconds())
            .setIdleTimeoutUnit(TimeUnit.SECONDS);
    var router = router();
    return foyer
        .vertx()
        .createHttpServer(setup.security().encrypt(options))
        .connectionHandler(this::called)
        .requestHandler(request -> asked(request, router))
        .webSocketHandshakeHandler(this::shake)
        .webSocketHandler(this::connect)
        .listen();
  }

  private Router router() {
    var router = Router.router(foyer.vertx());
    new Watchman(host, foyer, setup.security()).addTo(router);
    new LobbyApi(foyer.vertx(), host, setup.isSingle()).addTo(router);
    new Pages().addTo(router);
    return router;
  }

  // Connections and requests.

  private void called(HttpConnection connection) {
    var caller = new WebCaller(foyer, connection);
    callers.put(connection.remoteAddress(), caller);
    connection.closeHandler(
        _ -> {
          callers.remove(connection.remoteAddress());
          caller.gone();
        });
  }

  private Optional<WebCaller> caller(SocketAddress address) {
    var caller = Optional.ofNullable(callers.get(address));
    caller.ifPresent(WebCaller::spoke);
    return caller;
  }

  private void asked(HttpServerRequest request, Router router) {
    var caller = caller(request.remoteAddress());
    boolean isWelcome = caller.isPresent() && caller.get().isWelcome();
    var wait = foyer.gate().spend(request.remoteAddress().hostAddress(), 1);
    if (isWelcome && wait.isZero()) {
      router.handle(request);
      return;
    }
    if (isWelcome) foyer.metrics().slowedDown();
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
      foyer.metrics().cut(Metrics.Cut.ORIGIN);
      handshake.reject(403);
    } else handshake.accept();
  }

  private boolean isKnown(String path) {
    if (path.equals(TORRES)) return !setup.isSingle();
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
    return setup
        .security()
        .mayConnect(
            Optional.ofNullable(headers.get("Origin")), Optional.ofNullable(headers.get("Host")));
  }

  private void connect(ServerWebSocket socket) {
    var caller = callers.get(socket.remoteAddress());
    if (caller == null) return; // gone already
    var line = new WebSocketLine(socket, caller.connection(), foyer);
    var reporter = Reporter.on(foyer.vertx().getOrCreateContext());
    var talk =
        socket.path().equals(TORRES)
            ? torres.answer(line, reporter)
            : catan(line, reporter, tableName(socket.path()));
    var address = socket.remoteAddress().hostAddress();
    var visit = foyer.welcome(NAME, address, talk.session(), socket);
    socket.frameHandler(
        frame -> {
          if (frame.isBinary()) talk.session().dismiss(Line.Reason.NOT_TEXT, "Erwartet wird Text.");
          if (frame.isText() || frame.isContinuation())
            visit.heard(Math.max(1, talk.ear().hear(frame.binaryData().getBytes())));
          if (frame.isFinal()) talk.ear().messageEnds();
        });
    socket.closeHandler(_ -> visit.ended());
    socket.exceptionHandler(_ -> visit.ended());
  }

  private SocketDoor.Talk catan(Line line, Reporter reporter, Optional<String> table) {
    var session =
        new SiedlerSession(
            line, reporter, tables, Dialect.V1_0, table, setup.version(), foyer.metrics());
    return new SocketDoor.Talk(session, new SiedlerEar(session));
  }

  private static Optional<String> tableName(String path) {
    if (path.length() <= PATH.length() + 1) return Optional.empty();
    return Optional.of(
        URLDecoder.decode(path.substring(PATH.length() + 1), StandardCharsets.UTF_8));
  }
}
