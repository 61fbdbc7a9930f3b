package spieltisch.edge.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import spieltisch.edge.config.Metrics;
import spieltisch.edge.transport.Transport;
import spieltisch.host.CommandResult;
import spieltisch.host.SeatHandle;
import spieltisch.host.TableListener;
import spieltisch.table.Command;
import spieltisch.table.Notice;

/// A client in the house, whatever protocol it speaks, from its first message until it goes.
///
/// All methods but `hear` are called on the thread of the connection. What comes from elsewhere is
/// brought there by the reporter, in the order of the log, so consequences always arrive before the
/// answer to the action. A client may send on without waiting: its messages are taken one after
/// another, each when the one before is answered.
///
/// @param <M> what the client sends
final class ClientSession<M> {
  private final Transport transport;
  private final Executor connectionThread;
  private final Metrics metrics;
  private final RequestQueue<M> requestQueue;
  private final List<Early> early = new ArrayList<>();
  private @Nullable SeatHandle seatHandle;
  private @Nullable TableListener teller;
  private boolean isGone;

  private record Early(long version, List<Notice> notices) {}

  ClientSession(
      Transport transport, Executor connectionThread, Metrics metrics, Consumer<M> taker) {
    this.transport = transport;
    this.connectionThread = connectionThread;
    this.metrics = metrics;
    requestQueue = new RequestQueue<>(taker);
  }

  boolean isGone() {
    return isGone;
  }

  /// Where it sits, if it does.
  Optional<SeatHandle> place() {
    return Optional.ofNullable(seatHandle);
  }

  /// It has sent something; answers false if that is too much at once.
  boolean send(M message) {
    if (isGone || requestQueue.put(message)) return true;
    metrics.disconnected(Metrics.DisconnectCause.REQUEST_QUEUE_FULL);
    return false;
  }

  /// Takes nothing more until something that may take a while has come, or failed.
  <T> void await(
      CompletableFuture<T> wanted, BiConsumer<@Nullable T, @Nullable Throwable> arrival) {
    requestQueue.hold();
    var _ =
        wanted.whenComplete(
            (value, failure) ->
                connectionThread.execute(
                    () -> {
                      arrival.accept(value, failure);
                      requestQueue.release();
                    }));
  }

  /// Asks the table where it sits for something.
  void ask(
      SeatHandle at,
      Command command,
      BiConsumer<@Nullable CommandResult, @Nullable Throwable> afterwards) {
    long begin = System.nanoTime();
    await(
        at.room().ask(command),
        (commandResult, failure) -> {
          afterwards.accept(commandResult, failure);
          if (command instanceof Command.Act) metrics.actionAnswered(begin);
        });
  }

  /// It has got a place; answers false if it did not wait for it.
  boolean take(SeatHandle taken) {
    seatHandle = taken;
    if (isGone) leave();
    else SessionLog.came(taken);
    return !isGone;
  }

  /// It knows its place, and from now on what happens there is told to it.
  void listen(TableListener ready) {
    teller = ready;
    long known = place().orElseThrow().version();
    for (var waiting : early)
      if (waiting.version() > known) ready.told(waiting.version(), waiting.notices());
    early.clear();
  }

  /// From the thread of the table. What happens before it knows its place waits for that moment.
  void hear(long version, List<Notice> notices) {
    connectionThread.execute(
        () -> {
          if (isGone) return;
          if (teller == null) early.add(new Early(version, notices));
          else teller.told(version, notices);
        });
  }

  /// It says no more: what it said is answered, then it goes.
  void finish() {
    if (!isGone) requestQueue.endWith(() -> dismiss(Transport.CloseReason.NORMAL, ""));
  }

  /// It must go.
  void dismiss(Transport.CloseReason closeReason, String sentence) {
    if (isGone) return;
    go();
    transport.close(closeReason, sentence);
    leave();
  }

  /// Its connection is gone.
  void lost() {
    if (isGone) return;
    go();
    leave();
  }

  private void go() {
    isGone = true;
    requestQueue.close();
  }

  private void leave() {
    if (seatHandle == null) return;
    SessionLog.went(seatHandle);
    seatHandle.room().leave(seatHandle);
  }
}
