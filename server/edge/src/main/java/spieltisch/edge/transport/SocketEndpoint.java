package spieltisch.edge.transport;

import io.vertx.core.Future;
import io.vertx.core.net.NetServer;
import io.vertx.core.net.NetServerOptions;
import io.vertx.core.net.NetSocket;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import spieltisch.edge.config.Metrics;
import spieltisch.edge.config.ServerSetup;

/// A TCP port. What is spoken there is for the caller of a connection to know.
public final class SocketEndpoint {
  /// What the system keeps for a client that does not read, besides our own queue.
  public static final int SEND_BUFFER = 128 * 1024;

  /// What is read of one connection before the others have their turn. Nobody who floods us makes
  /// the others wait for more than these few messages.
  public static final int RECEIVE_BUFFER = 8 * 1024;

  private static final String CROWDED = "Von dieser Adresse kommen zu viele Verbindungen.";

  private final ConnectionRegistry connectionRegistry;
  private final ServerSetup serverSetup;
  private final String name;
  private final SessionFactory sessionFactory;

  public SocketEndpoint(
      ConnectionRegistry connectionRegistry,
      ServerSetup serverSetup,
      String name,
      SessionFactory sessionFactory) {
    this.connectionRegistry = connectionRegistry;
    this.serverSetup = serverSetup;
    this.name = name;
    this.sessionFactory = sessionFactory;
  }

  /// Makes the session of a new connection, and says what is done with its bytes.
  @FunctionalInterface
  public interface SessionFactory {
    Talk answer(Transport transport, Executor connectionExecutor);
  }

  /// A session, and how it takes bytes; it answers how many messages they were.
  public record Talk(ProtocolSession session, ByteReceiver ear) {}

  /// Takes bytes and answers how many messages they completed.
  @FunctionalInterface
  public interface ByteReceiver {
    int hear(byte[] bytes);

    /// The transport says that a message ends here; a stream of bytes never does.
    default void messageEnds() {}
  }

  public Future<NetServer> open(int port) {
    var options =
        new NetServerOptions()
            .setHost(serverSetup.ports().address())
            .setPort(port)
            .setSendBufferSize(SEND_BUFFER)
            .setReceiveBufferSize(RECEIVE_BUFFER)
            .setIdleTimeout(connectionRegistry.limits().idleSeconds())
            .setIdleTimeoutUnit(TimeUnit.SECONDS);
    return connectionRegistry
        .vertx()
        .createNetServer(serverSetup.security().encrypt(options))
        .connectHandler(this::connect)
        .listen();
  }

  private void connect(NetSocket socket) {
    var line = new SocketTransport(socket, connectionRegistry);
    var talk = sessionFactory.answer(line, connectionRegistry.connectionExecutor());
    var address = socket.remoteAddress().hostAddress();
    if (connectionRegistry.gate().enter(address)) letIn(socket, address, talk);
    else turnAway(talk.session());
  }

  private void letIn(NetSocket socket, String address, Talk talk) {
    var connection = connectionRegistry.welcome(name, address, talk.session(), socket);
    socket.handler(buffer -> connection.heard(talk.ear().hear(buffer.getBytes())));
    HalfCloseHandler.await(socket, connection::finished);
    socket.closeHandler(
        _ -> {
          connectionRegistry.gate().leave(address);
          connection.ended();
        });
    socket.exceptionHandler(_ -> connection.ended());
  }

  private void turnAway(ProtocolSession protocolSession) {
    connectionRegistry.metrics().cut(Metrics.DisconnectCause.CROWD);
    protocolSession.dismiss(Transport.CloseReason.POLICY, CROWDED);
  }
}
