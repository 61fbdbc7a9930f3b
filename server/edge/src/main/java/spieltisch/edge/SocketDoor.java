package spieltisch.edge;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.net.NetServer;
import io.vertx.core.net.NetServerOptions;
import io.vertx.core.net.NetSocket;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import spieltisch.siedler.Dialect;
import spieltisch.siedler.Frames;

/// A TCP port on which one dialect of the Catan protocol is spoken as a stream of objects.
final class SocketDoor {
  private final Vertx vertx;
  private final Tables tables;
  private final Limits limits;
  private final String version;
  private final Dialect dialect;

  SocketDoor(Vertx vertx, Tables tables, Limits limits, String version, Dialect dialect) {
    this.vertx = vertx;
    this.tables = tables;
    this.limits = limits;
    this.version = version;
    this.dialect = dialect;
  }

  Future<NetServer> open(String address, int port) {
    var options =
        new NetServerOptions()
            .setHost(address)
            .setPort(port)
            .setIdleTimeout((int) limits.idle().toSeconds())
            .setIdleTimeoutUnit(TimeUnit.SECONDS);
    return vertx.createNetServer(options).connectHandler(this::connect).listen();
  }

  private void connect(NetSocket socket) {
    var context = vertx.getOrCreateContext();
    var session =
        new SiedlerSession(
            new SocketLine(socket, limits),
            Reporter.on(context),
            tables,
            dialect,
            Optional.empty(),
            version);
    var frames = new Frames();
    socket.handler(
        buffer -> {
          for (var found : frames.feed(buffer.getBytes())) session.received(found);
        });
    socket.closeHandler(_ -> session.lost());
    socket.exceptionHandler(_ -> session.lost());
    session.begin();
  }
}
