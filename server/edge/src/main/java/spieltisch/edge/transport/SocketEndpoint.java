package spieltisch.edge.transport;

import io.vertx.core.Future;
import io.vertx.core.net.NetServer;
import io.vertx.core.net.NetServerOptions;
import io.vertx.core.net.NetSocket;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import spieltisch.edge.config.Metrics;
import spieltisch.edge.config.ServerSetup;

/// A TCP port for one protocol.
public final class SocketEndpoint {
  /// The size of the kernel buffer for data that the client has not read, in addition to the write
  /// queue.
  public static final int SEND_BUFFER = 128 * 1024;

  /// The number of bytes that are read from one connection before other connections get their turn.
  /// The limit prevents a flooding client from delaying other clients.
  public static final int RECEIVE_BUFFER = 8 * 1024;

  private static final String TOO_MANY_CONNECTIONS =
      "Von dieser Adresse kommen zu viele Verbindungen.";

  private final ConnectionRegistry registry;
  private final ServerSetup setup;
  private final String name;
  private final SessionFactory sessions;

  public SocketEndpoint(
      ConnectionRegistry registry, ServerSetup setup, String name, SessionFactory sessions) {
    this.registry = registry;
    this.setup = setup;
    this.name = name;
    this.sessions = sessions;
  }

  /// Creates the session of a new connection.
  @FunctionalInterface
  public interface SessionFactory {
    BoundSession create(Transport transport, Executor connectionThread);
  }

  /// A session together with the receiver of the client's bytes.
  public record BoundSession(ProtocolSession session, ByteReceiver input) {}

  /// Receives the bytes of a client. Each call returns the number of messages that the bytes
  /// completed.
  public interface ByteReceiver {
    int receive(byte[] bytes);

    /// Notes that a message of the transport ends here. Byte streams such as TCP never call this
    /// method.
    void endOfMessage();
  }

  public Future<NetServer> open(int port) {
    var options =
        new NetServerOptions()
            .setHost(setup.ports().address())
            .setPort(port)
            .setSendBufferSize(SEND_BUFFER)
            .setReceiveBufferSize(RECEIVE_BUFFER)
            .setIdleTimeout(registry.limits().idleSeconds())
            .setIdleTimeoutUnit(TimeUnit.SECONDS);
    return registry
        .vertx()
        .createNetServer(setup.security().applyTls(options))
        .connectHandler(this::connect)
        .listen();
  }

  private void connect(NetSocket socket) {
    var transport = new SocketTransport(socket, registry);
    var bound = sessions.create(transport, registry.connectionThread());
    var address = socket.remoteAddress().hostAddress();
    if (registry.limiter().admit(address)) accept(socket, address, bound);
    else reject(bound.session());
  }

  private void accept(NetSocket socket, String address, BoundSession bound) {
    var connection = registry.open(name, address, bound.session(), socket);
    socket.handler(buffer -> connection.received(bound.input().receive(buffer.getBytes())));
    HalfCloseHandler.install(socket, connection::inputClosed);
    socket.closeHandler(
        _ -> {
          registry.limiter().release(address);
          connection.closed();
        });
    socket.exceptionHandler(_ -> connection.closed());
  }

  private void reject(ProtocolSession session) {
    registry.metrics().disconnected(Metrics.DisconnectCause.ADDRESS_LIMIT);
    session.disconnect(Transport.CloseReason.POLICY, TOO_MANY_CONNECTIONS);
  }
}
