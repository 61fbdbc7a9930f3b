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
import spieltisch.siedler.message.ServerSentence;
import spieltisch.table.Command;
import spieltisch.table.Notice;
import spieltisch.table.entry.Entry;

/// The part of a session that is the same for all protocols. This part queues the client's
/// requests, holds the client's seat and passes on notices.
///
/// Exceptions in protocol code are reported to the protocol and never block the queue. If the
/// client has missed notices because of an exception, the connection is closed.
///
/// All methods except those of [TableListener] are called on the thread of the connection. Results
/// and notices from other threads are passed to that thread in the order of the log. Therefore the
/// notices about an action arrive before the result of the action. A client may send requests
/// without waiting for results. Each request is handled after the previous request is answered.
///
/// @param <M> the type of the client's messages
final class ClientSession<M> implements TableListener {
  private static final String OUT_OF_DATE =
      "Ein Fehler im Server; bitte verbinde dich noch einmal.";

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

    /// Handles an exception that was thrown while a message or a result was handled.
    void failed(RuntimeException failure);

    /// Notes that a request that could not be saved may be repeated now.
    default void savingAgain() {}

    /// Notes that the host has removed the client from the table.
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

  /// Runs a task of the protocol and catches its exceptions. If the client then has a seat but gets
  /// no notices, the client is disconnected.
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

  /// Returns the seat of the client; empty if the client has no seat.
  Optional<SeatHandle> seat() {
    return Optional.ofNullable(seat);
  }

  /// Queues a message of the client. Returns false if too many messages are already waiting.
  boolean receive(M message) {
    if (isClosed || requests.add(message)) return true;
    metrics.disconnected(Metrics.DisconnectCause.REQUEST_QUEUE_FULL);
    return false;
  }

  /// Counts a refused request. If a client is refused too often, the session pauses before it
  /// handles the client's next request.
  void countRefusal() {
    requests.refused();
    var pause = pace.refused(time.now());
    if (pause.isZero() || isClosed) return;
    metrics.rateLimited();
    requests.pause();
    time.later(pause, () -> connectionExecutor.execute(requests::resume));
  }

  /// Stops the handling of messages until the future has completed and the callback has run.
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

  /// Runs a command at the table and stops the handling of messages until the result has arrived.
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

  /// Takes the seat. If the session has been closed in the meantime, the seat is given back and the
  /// method returns false.
  boolean takeSeat(SeatHandle taken) {
    seat = taken;
    if (isClosed) leaveSeat();
    else SessionLog.joined(taken);
    return !isClosed;
  }

  /// Starts to pass notices of the table to the listener. Earlier notices come first, except those
  /// that the seat handle already includes.
  void startNotifying(TableListener listener) {
    notifier = listener;
    long known = seat().orElseThrow().version();
    for (var notices : early)
      if (notices.version() > known) listener.onNotices(notices.version(), notices.notices());
    early.clear();
  }

  /// Receives notices on any thread. Notices that arrive before `startNotifying` are kept until
  /// that call.
  @Override
  public void onNotices(long version, List<Notice> notices) {
    connectionExecutor.execute(
        () -> {
          if (isClosed) return;
          if (notifier == null) early.add(new EarlyNotices(version, notices));
          else pass(notifier, version, notices);
        });
  }

  /// Ends the session if one of the notices says that this client was removed from the table. The
  /// client has already received the notices.
  private void endIfKicked(List<Notice> notices) {
    for (var notice : notices)
      if (notice instanceof Notice.Kicked kicked && seat != null && kicked.id() == seat.id()) {
        if (kicked.by().isPresent()) protocol.kicked(seat);
        protocol.disconnect(Transport.CloseReason.KICKED, kicked.german());
      }
  }

  /// Passes notices to the client's notifier. If the notifier fails, the client has missed
  /// something, so it is disconnected and has to connect again.
  private void pass(TableListener listener, long version, List<Notice> notices) {
    try {
      listener.onNotices(version, notices);
      endIfKicked(notices);
    } catch (RuntimeException e) {
      protocol.failed(e);
      disconnectOutOfDate();
    }
  }

  @Override
  public void onSavingAgain() {
    connectionExecutor.execute(
        () -> {
          if (!isClosed) guarded(protocol::savingAgain);
        });
  }

  /// Disconnects this client, because the player has returned through another connection.
  @Override
  public void onReplaced() {
    connectionExecutor.execute(
        () -> {
          if (!isClosed)
            protocol.disconnect(Transport.CloseReason.REPLACED, ServerSentence.REPLACED.german());
        });
  }

  /// Closes the connection when all requests are answered, because the client sends no more data.
  void inputEnded() {
    if (!isClosed) requests.endWith(() -> close(Transport.CloseReason.NORMAL, ""));
  }

  /// Closes the connection and leaves the seat.
  void close(Transport.CloseReason closeReason, String sentence) {
    if (isClosed) return;
    stop();
    transport.close(closeReason, sentence);
    leaveSeat();
  }

  /// Leaves the seat, because the connection has ended.
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
