package spieltisch.edge.transport;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.streams.ReadStream;
import spieltisch.edge.config.Metrics;

/// A client connection, which is counted, limited and closed by this class.
public final class Connection {
  private static final String HANDSHAKE_TIMEOUT =
      "Es kam keine Begrüßung; die Verbindung wird beendet.";

  private final ConnectionRegistry registry;
  private final String endpoint;
  private final String address;
  private final ProtocolSession session;
  private final ReadStream<?> stream;
  private final Context context;
  private final Promise<Void> closeFuture = Promise.promise();
  private long handshakeTimer;
  private boolean isPaused;
  private boolean isInputClosed;
  private boolean isClosed;

  Connection(
      ConnectionRegistry registry,
      String endpoint,
      String address,
      ProtocolSession session,
      ReadStream<?> stream) {
    this.registry = registry;
    this.endpoint = endpoint;
    this.address = address;
    this.session = session;
    this.stream = stream;
    context = registry.vertx().getOrCreateContext();
  }

  void start() {
    registry.metrics().connectionOpened(endpoint);
    if (registry.isClosing()) {
      session.disconnect(Transport.CloseReason.RESTARTING, ConnectionRegistry.RESTARTING);
      return;
    }
    handshakeTimer =
        registry.vertx().setTimer(registry.limits().handshake().toMillis(), _ -> checkHandshake());
    session.start();
  }

  private void checkHandshake() {
    if (isClosed || session.isIdentified()) return;
    registry.metrics().disconnected(Metrics.DisconnectCause.HANDSHAKE_TIMEOUT);
    session.disconnect(Transport.CloseReason.POLICY, HANDSHAKE_TIMEOUT);
  }

  /// Counts received messages. If the client sends too fast, the server pauses reading, and TCP
  /// flow control then slows the client down.
  public void received(int messages) {
    var wait = registry.limiter().countMessages(address, messages);
    if (wait.isZero() || isClosed) return;
    registry.metrics().rateLimited();
    isPaused = true;
    stream.pause();
    registry.vertx().setTimer(Math.max(1, wait.toMillis()), _ -> resumeReading());
  }

  /// Counts a ping or pong frame. Returns false if the client sends too fast.
  boolean admitsControlFrame() {
    if (isPaused) registry.limiter().countMessages(address, 1);
    else received(1);
    return !isPaused;
  }

  /// Resumes reading. Data that arrived during the pause is delivered in a later turn of the event
  /// loop.
  private void resumeReading() {
    isPaused = false;
    stream.resume();
    if (isInputClosed) context.runOnContext(_ -> inputClosed());
  }

  /// Notes that the client has closed its output side. Received data that is still unread is
  /// handled first.
  void inputClosed() {
    isInputClosed = true;
    if (!isPaused && !isClosed) session.inputClosed();
  }

  /// Ends the session, because the client or the server has closed the connection.
  public void closed() {
    if (isClosed) return;
    isClosed = true;
    registry.vertx().cancelTimer(handshakeTimer);
    registry.metrics().connectionClosed(endpoint);
    registry.remove(this);
    session.connectionClosed();
    closeFuture.tryComplete();
  }

  /// Disconnects the client because the server shuts down. The returned future completes when the
  /// connection is closed.
  ///
  /// The disconnection takes two turns of the event loop, because the answer to a pending request
  /// may arrive in the first turn.
  Future<Void> disconnect(String sentence) {
    context.runOnContext(_ -> context.runOnContext(_ -> disconnectNow(sentence)));
    return closeFuture.future();
  }

  private void disconnectNow(String sentence) {
    if (!isClosed) session.disconnect(Transport.CloseReason.RESTARTING, sentence);
  }
}
