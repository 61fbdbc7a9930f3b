package spieltisch.edge.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import spieltisch.edge.config.Metrics;
import spieltisch.edge.transport.Transport;
import spieltisch.host.SeatHandle;
import spieltisch.host.TableListener;
import spieltisch.host.TimeSource;
import spieltisch.kernel.Decision;
import spieltisch.table.Command;
import spieltisch.table.Entry;
import spieltisch.table.Notice;

/// The part of a session that is the same for all protocols: it queues requests, holds the seat and
/// passes on notices.
///
/// An exception of the protocol is reported to it and never blocks the queue. The connection is
/// closed if the client could not be kept up to date.
///
/// All methods but `onNotices` are called on the thread of the connection. Results and notices from
/// other threads are passed to that thread in the order of the log, so the notices of an action
/// arrive before its result. A client may send requests without waiting for results; each request
/// is handled after the previous one is answered.
///
/// @param <M> the messages of the client
final class ClientSession<M> implements TableListener {
  private static final String OUT_OF_DATE =
      "Ein Fehler im Server; bitte verbinde dich noch einmal.";
  private static final String REPLACED =
      "Du bist jetzt über eine andere Verbindung am Tisch; diese wird beendet.";

  private final Transport transport;
  private final Executor connectionExecutor;
  private final Metrics metrics;
  private final Protocol<M> protocol;
  private final RequestQueue<M> requests;
  private final TimeSource time;
  private final RefusalPace pace;
  private final List<EarlyNotices> early = new ArrayList<>();
  private @Nullable SeatHandle seat;
  private @Nullable TableListener notifier;
  private boolean isClosed;

  private record EarlyNotices(long version, List<Notice> notices) {}

  /// The part of a session that depends on the protocol.
  interface Protocol<M> {
    void handle(M message);

    /// An exception was thrown while a message or a result was handled.
    void failed(RuntimeException failure);

    /// The host removed the client from the table.
    void kicked(SeatHandle seat);

    /// Sends the reason to the client and closes the connection.
    void disconnect(Transport.CloseReason reason, String sentence);
  }

  ClientSession(
      Transport transport,
      Executor connectionExecutor,
      TimeSource time,
      Metrics metrics,
      Protocol<M> protocol) {
    this.transport = transport;
    this.connectionExecutor = connectionExecutor;
    this.time = time;
    this.metrics = metrics;
    this.protocol = protocol;
    pace = new RefusalPace(time.now());
    requests = new RequestQueue<>(message -> guarded(() -> protocol.handle(message)));
  }

  /// Runs a task of the protocol. A client that has a seat but gets no notices is disconnected.
  private void guarded(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException e) {
      protocol.failed(e);
      if (seat != null && notifier == null) disconnectOutOfDate();
    }
  }

  private void disconnectOutOfDate() {
    protocol.disconnect(Transport.CloseReason.INTERNAL_ERROR, OUT_OF_DATE);
  }

  boolean isClosed() {
    return isClosed;
  }

  /// The seat of the client, if it has one.
  Optional<SeatHandle> seat() {
    return Optional.ofNullable(seat);
  }

  /// Queues a message of the client; false if too many messages wait already.
  boolean receive(M message) {
    if (isClosed || requests.add(message)) return true;
    metrics.disconnected(Metrics.DisconnectCause.REQUEST_QUEUE_FULL);
    return false;
  }

  /// Counts a refused request. A client that is refused too often waits before its next request is
  /// handled.
  void countRefusal() {
    requests.refused();
    var pause = pace.refused(time.now());
    if (pause.isZero() || isClosed) return;
    metrics.rateLimited();
    requests.pause();
    time.later(pause, () -> connectionExecutor.execute(requests::resume));
  }

  /// Handles no further message until the future completes and the callback has run.
  <T> void await(
      CompletableFuture<T> future, BiConsumer<@Nullable T, @Nullable Throwable> callback) {
    requests.hold();
    var _ =
        future.whenComplete(
            (value, failure) ->
                connectionExecutor.execute(
                    () -> {
                      try {
                        guarded(() -> callback.accept(value, failure));
                      } finally {
                        requests.release();
                      }
                    }));
  }

  /// Runs a command at the table and awaits its result.
  void ask(
      SeatHandle at,
      Command command,
      BiConsumer<@Nullable Decision<List<Entry>>, @Nullable Throwable> callback) {
    long begin = System.nanoTime();
    await(
        at.tableRunner().ask(command),
        (decision, failure) -> {
          callback.accept(decision, failure);
          if (command instanceof Command.Act) metrics.actionAnswered(begin);
        });
  }

  /// Takes the seat; if the session was closed meanwhile, gives it back and returns false.
  boolean takeSeat(SeatHandle taken) {
    seat = taken;
    if (isClosed) leaveSeat();
    else SessionLog.joined(taken);
    return !isClosed;
  }

  /// Passes notices on from now, first those that came after the state of the seat handle.
  void startNotifying(TableListener listener) {
    notifier = listener;
    long known = seat().orElseThrow().version();
    for (var notices : early)
      if (notices.version() > known) listener.onNotices(notices.version(), notices.notices());
    early.clear();
  }

  /// Receives notices on any thread. Notices that come before `startNotifying` are kept until then.
  @Override
  public void onNotices(long version, List<Notice> notices) {
    connectionExecutor.execute(
        () -> {
          if (isClosed) return;
          if (notifier == null) early.add(new EarlyNotices(version, notices));
          else pass(notifier, version, notices);
        });
  }

  /// Ends the session of a client that was removed from the table, after it was told.
  private void endIfKicked(List<Notice> notices) {
    for (var notice : notices)
      if (notice instanceof Notice.Kicked kicked && seat != null && kicked.id() == seat.id()) {
        if (kicked.by().isPresent()) protocol.kicked(seat);
        protocol.disconnect(Transport.CloseReason.KICKED, kicked.german());
      }
  }

  /// A client whose notices failed has missed something, so it has to connect again.
  private void pass(TableListener listener, long version, List<Notice> notices) {
    try {
      listener.onNotices(version, notices);
      endIfKicked(notices);
    } catch (RuntimeException e) {
      protocol.failed(e);
      disconnectOutOfDate();
    }
  }

  /// The player has returned through another connection.
  @Override
  public void onReplaced() {
    connectionExecutor.execute(
        () -> {
          if (!isClosed) protocol.disconnect(Transport.CloseReason.REPLACED, REPLACED);
        });
  }

  /// The client sends no more: closes the connection when all requests are answered.
  void inputEnded() {
    if (!isClosed) requests.endWith(() -> close(Transport.CloseReason.NORMAL, ""));
  }

  /// Closes the connection.
  void close(Transport.CloseReason closeReason, String sentence) {
    if (isClosed) return;
    stop();
    transport.close(closeReason, sentence);
    leaveSeat();
  }

  /// The connection is gone.
  void disconnected() {
    if (isClosed) return;
    stop();
    leaveSeat();
  }

  private void stop() {
    isClosed = true;
    requests.close();
  }

  private void leaveSeat() {
    if (seat == null) return;
    SessionLog.left(seat);
    seat.tableRunner().leave(seat);
  }
}
