package spieltisch.edge;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.streams.ReadStream;

/// One connection from its first byte to its last: counted, kept to its limits, and told when it
/// must go.
final class Visit {
  private static final String SILENT = "Es kam keine Begrüßung; die Verbindung wird beendet.";

  private final Foyer foyer;
  private final String door;
  private final String address;
  private final Session session;
  private final ReadStream<?> stream;
  private final Context context;
  private final Promise<Void> end = Promise.promise();
  private long handshake;
  private boolean isPaused;
  private boolean isFinished;
  private boolean isOver;

  Visit(Foyer foyer, String door, String address, Session session, ReadStream<?> stream) {
    this.foyer = foyer;
    this.door = door;
    this.address = address;
    this.session = session;
    this.stream = stream;
    context = foyer.vertx().getOrCreateContext();
  }

  void begin() {
    foyer.metrics().connected(door);
    if (foyer.isClosing()) {
      session.dismiss(Line.Reason.RESTARTING, Foyer.RESTARTING);
      return;
    }
    handshake =
        foyer.vertx().setTimer(foyer.limits().handshake().toMillis(), _ -> checkHandshake());
    session.begin();
  }

  private void checkHandshake() {
    if (isOver || session.hasSpoken()) return;
    foyer.metrics().cut(Metrics.Cut.SILENT);
    session.dismiss(Line.Reason.POLICY, SILENT);
  }

  /// So many messages came. Whoever sends faster than he may is not read until the time is made up
  /// for; what he sends meanwhile waits on his own side.
  void heard(int messages) {
    var wait = foyer.gate().spend(address, messages);
    if (wait.isZero() || isOver) return;
    foyer.metrics().slowedDown();
    isPaused = true;
    stream.pause();
    foyer.vertx().setTimer(Math.max(1, wait.toMillis()), _ -> readOn());
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
    if (!isPaused && !isOver) session.finish();
  }

  /// The connection is gone.
  void ended() {
    if (isOver) return;
    isOver = true;
    foyer.vertx().cancelTimer(handshake);
    foyer.metrics().disconnected(door);
    foyer.gone(this);
    session.lost();
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
    if (!isOver) session.dismiss(Line.Reason.RESTARTING, sentence);
  }
}
