package spieltisch.edge;

import io.vertx.core.Future;
import io.vertx.core.net.NetServer;
import io.vertx.core.net.NetServerOptions;
import io.vertx.core.net.NetSocket;
import java.util.concurrent.TimeUnit;

/// A TCP port. What is spoken there is for the caller of a connection to know.
final class SocketDoor {
  /// What the system keeps for a client that does not read, besides our own queue.
  static final int SEND_BUFFER = 128 * 1024;

  /// What is read of one connection before the others have their turn. Nobody who floods us makes
  /// the others wait for more than these few messages.
  static final int RECEIVE_BUFFER = 8 * 1024;

  private static final String CROWDED = "Von dieser Adresse kommen zu viele Verbindungen.";

  private final Foyer foyer;
  private final Setup setup;
  private final String name;
  private final Caller caller;

  SocketDoor(Foyer foyer, Setup setup, String name, Caller caller) {
    this.foyer = foyer;
    this.setup = setup;
    this.name = name;
    this.caller = caller;
  }

  /// Makes the session of a new connection, and says what is done with its bytes.
  @FunctionalInterface
  interface Caller {
    Talk answer(Line line, Reporter reporter);
  }

  /// A session, and how it takes bytes; it answers how many messages they were.
  record Talk(Session session, Ear ear) {}

  /// Takes bytes and answers how many messages they completed.
  @FunctionalInterface
  interface Ear {
    int hear(byte[] bytes);
  }

  Future<NetServer> open(int port) {
    var options =
        new NetServerOptions()
            .setHost(setup.ports().address())
            .setPort(port)
            .setSendBufferSize(SEND_BUFFER)
            .setReceiveBufferSize(RECEIVE_BUFFER)
            .setIdleTimeout(foyer.limits().idleSeconds())
            .setIdleTimeoutUnit(TimeUnit.SECONDS);
    return foyer
        .vertx()
        .createNetServer(setup.security().encrypt(options))
        .connectHandler(this::connect)
        .listen();
  }

  private void connect(NetSocket socket) {
    var line = new SocketLine(socket, foyer);
    var talk = caller.answer(line, Reporter.on(foyer.vertx().getOrCreateContext()));
    var address = socket.remoteAddress().hostAddress();
    if (foyer.gate().enter(address)) letIn(socket, address, talk);
    else turnAway(talk.session());
  }

  private void letIn(NetSocket socket, String address, Talk talk) {
    var visit = foyer.welcome(name, address, talk.session(), socket);
    socket.handler(buffer -> visit.heard(talk.ear().hear(buffer.getBytes())));
    LastWord.await(socket, visit::finished);
    socket.closeHandler(
        _ -> {
          foyer.gate().leave(address);
          visit.ended();
        });
    socket.exceptionHandler(_ -> visit.ended());
  }

  private void turnAway(Session session) {
    foyer.metrics().cut(Metrics.Cut.CROWD);
    session.dismiss(Line.Reason.POLICY, CROWDED);
  }
}
