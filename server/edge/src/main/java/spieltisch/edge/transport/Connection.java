package spieltisch.edge.transport;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.streams.ReadStream;
import spieltisch.edge.config.Metrics;

/// One connection from its first byte to its last: counted, kept to its limits, and told when it
/// must go.
public final class Connection {
  private static final String SILENT = "Es kam keine Begrüßung; die Verbindung wird beendet.";

  private final ConnectionRegistry connectionRegistry;
  private final String door;
  private final String address;
  private final ProtocolSession protocolSession;
  private final ReadStream<?> stream;
  private final Context context;
  private final Promise<Void> end = Promise.promise();
  private long handshake;
  private boolean isPaused;
  private boolean isFinished;
  private boolean isOver;

  Connection(
      ConnectionRegistry connectionRegistry,
      String door,
      String address,
      ProtocolSession protocolSession,
      ReadStream<?> stream) {
    this.connectionRegistry = connectionRegistry;
    this.door = door;
    this.address = address;
    this.protocolSession = protocolSession;
    this.stream = stream;
    context = connectionRegistry.vertx().getOrCreateContext();
  }

  void begin() {
    connectionRegistry.metrics().connected(door);
    if (connectionRegistry.isClosing()) {
      protocolSession.dismiss(Transport.CloseReason.RESTARTING, ConnectionRegistry.RESTARTING);
      return;
    }
    handshake =
        connectionRegistry
            .vertx()
            .setTimer(connectionRegistry.limits().handshake().toMillis(), _ -> checkHandshake());
    protocolSession.begin();
  }

  private void checkHandshake() {
    if (isOver || protocolSession.hasSpoken()) return;
    connectionRegistry.metrics().cut(Metrics.DisconnectCause.SILENT);
    protocolSession.dismiss(Transport.CloseReason.POLICY, SILENT);
  }

  /// So many messages came. Whoever sends faster than he may is not read until the time is made up
  /// for; what he sends meanwhile waits on his own side.
  public void heard(int messages) {
    var wait = connectionRegistry.gate().spend(address, messages);
    if (wait.isZero() || isOver) return;
    connectionRegistry.metrics().slowedDown();
    isPaused = true;
    stream.pause();
    connectionRegistry.vertx().setTimer(Math.max(1, wait.toMillis()), _ -> readOn());
  }

  /// What waited is heard on the thread of the connection, one turn later.
  private void readOn() {
    isPaused = false;
    stream.resume();
    if (isFinished) context.runOnContext(_ -> finished());
  }

  /// The client says no more; what was not read yet is read first.
  void finished() {
    isFinished = true;
    if (!isPaused && !isOver) protocolSession.finish();
  }

  /// The connection is gone.
  public void ended() {
    if (isOver) return;
    isOver = true;
    connectionRegistry.vertx().cancelTimer(handshake);
    connectionRegistry.metrics().disconnected(door);
    connectionRegistry.gone(this);
    protocolSession.lost();
    end.tryComplete();
  }

  /// Says that the server is going down; answers when the connection is closed.
  ///
  /// It goes through the thread of the connection twice: a request may just be on its way to a
  /// table, and the first time lets its answer get in line.
  Future<Void> farewell(String sentence) {
    context.runOnContext(_ -> context.runOnContext(_ -> dismiss(sentence)));
    return end.future();
  }

  private void dismiss(String sentence) {
    if (!isOver) protocolSession.dismiss(Transport.CloseReason.RESTARTING, sentence);
  }
}
