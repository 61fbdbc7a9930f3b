package spieltisch.edge;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.net.NetServer;
import io.vertx.core.net.NetServerOptions;
import io.vertx.core.net.NetSocket;
import java.util.concurrent.TimeUnit;
import spieltisch.torfu.Framer;
import spieltisch.torfu.Words;

/// The TCP port of the Torres text protocol.
final class TorfuDoor {
  private final Vertx vertx;
  private final TorresTables tables;
  private final Limits limits;

  TorfuDoor(Vertx vertx, TorresTables tables, Limits limits) {
    this.vertx = vertx;
    this.tables = tables;
    this.limits = limits;
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
        new TorfuSession(
            new SocketLine(socket, limits), Reporter.on(context), tables, Words.STANDARD);
    var framer = new Framer();
    socket.handler(buffer -> framer.feed(buffer.getBytes()).forEach(session::received));
    socket.closeHandler(_ -> session.lost());
    socket.exceptionHandler(_ -> session.lost());
  }
}
