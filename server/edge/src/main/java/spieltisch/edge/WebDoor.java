package spieltisch.edge;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.http.ServerWebSocketHandshake;
import io.vertx.ext.web.Router;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import spieltisch.host.Host;
import spieltisch.siedler.Dialect;
import spieltisch.siedler.Frames;
import spieltisch.torfu.Framer;
import spieltisch.torfu.Words;

/// The HTTP port: pages, the WebSocket of protocol 1.0 at `/catan` or `/catan/NAME`, and at
/// `/torres` the Torres text protocol, a line or several a message.
final class WebDoor {
  private static final String PATH = "/catan";
  private static final String TORRES = "/torres";
  private static final int LONGEST_FRAME = 2 * Frames.LONGEST;

  private final Vertx vertx;
  private final Host host;
  private final Tables tables;
  private final TorresTables torresTables;
  private final Limits limits;
  private final String version;

  WebDoor(Vertx vertx, Host host, Tables tables, Limits limits, String version) {
    this.vertx = vertx;
    this.host = host;
    this.tables = tables;
    torresTables = new TorresTables(host);
    this.limits = limits;
    this.version = version;
  }

  Future<HttpServer> open(String address, int port) {
    var options =
        new HttpServerOptions()
            .setHost(address)
            .setPort(port)
            .setMaxWebSocketFrameSize(LONGEST_FRAME)
            .setMaxWebSocketMessageSize(LONGEST_FRAME)
            .setIdleTimeout((int) limits.idle().toSeconds())
            .setIdleTimeoutUnit(TimeUnit.SECONDS);
    return vertx
        .createHttpServer(options)
        .requestHandler(router())
        .webSocketHandshakeHandler(this::shake)
        .webSocketHandler(this::connect)
        .listen();
  }

  private Router router() {
    var router = Router.router(vertx);
    new LobbyApi(vertx, host).addTo(router);
    new Pages().addTo(router);
    return router;
  }

  private void shake(ServerWebSocketHandshake handshake) {
    var path = handshake.path();
    boolean isKnown = path.equals(TORRES) || path.equals(PATH) || path.startsWith(PATH + "/");
    if (isKnown) handshake.accept();
    else handshake.reject(404);
  }

  private void connect(ServerWebSocket socket) {
    if (socket.path().equals(TORRES)) connectTorres(socket);
    else connectCatan(socket);
  }

  private void connectTorres(ServerWebSocket socket) {
    var session =
        new TorfuSession(
            new WebSocketLine(socket, limits),
            Reporter.on(vertx.getOrCreateContext()),
            torresTables,
            Words.STANDARD);
    var framer = new Framer();
    // The end of a message ends a line as well.
    socket.textMessageHandler(
        text ->
            framer.feed((text + "\n").getBytes(StandardCharsets.UTF_8)).forEach(session::received));
    socket.closeHandler(_ -> session.lost());
    socket.exceptionHandler(_ -> session.lost());
  }

  private void connectCatan(ServerWebSocket socket) {
    var context = vertx.getOrCreateContext();
    var session =
        new SiedlerSession(
            new WebSocketLine(socket, limits),
            Reporter.on(context),
            tables,
            Dialect.V1_0,
            tableName(socket.path()),
            version);
    var frames = new Frames();
    socket.frameHandler(
        frame -> {
          if (frame.isText() || frame.isContinuation())
            for (var found : frames.feed(frame.binaryData().getBytes())) session.received(found);
        });
    socket.closeHandler(_ -> session.lost());
    socket.exceptionHandler(_ -> session.lost());
    session.begin();
  }

  private static Optional<String> tableName(String path) {
    if (path.length() <= PATH.length() + 1) return Optional.empty();
    return Optional.of(
        URLDecoder.decode(path.substring(PATH.length() + 1), StandardCharsets.UTF_8));
  }
}
