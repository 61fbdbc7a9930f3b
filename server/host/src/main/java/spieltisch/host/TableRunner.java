package spieltisch.host;

import static java.util.concurrent.CompletableFuture.completedFuture;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.kernel.Decision;
import spieltisch.store.Log;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.UnknownEntryException;
import spieltisch.table.Command;
import spieltisch.table.DecisionContext;
import spieltisch.table.Notice;
import spieltisch.table.Table;
import spieltisch.table.TableRefusal;
import spieltisch.table.entry.Entry;
import spieltisch.table.options.DisconnectTimeouts;

/// Runs one table. The runner decides commands one at a time, appends the resulting entries to the
/// log and notifies the subscribers.
///
/// No method of the runner blocks, except `awaitEnd`. The thread that submits a command decides the
/// command if no other command is running. If another command is running, the thread that completes
/// that command decides the new one. The thread that writes to the log sends the notices. Reads of
/// the log run on another thread, which may block.
public final class TableRunner {
  private static final Logger LOGGER = LoggerFactory.getLogger(TableRunner.class);

  private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(10);
  // A client that missed more entries than this gets the current state instead of the entries.
  private static final long MOST_MISSED = 500;

  private final TableId id;
  private final Replica replica;
  private final Log log;
  private final Supplier<DecisionContext> decisionContexts;
  private final Consumer<TableRunner> changed;
  private final SerialQueue serialQueue = new SerialQueue();
  private final Subscribers subscribers;
  private final DisconnectTimeouts timeouts;
  private final ChatLimiter chatLimiter;
  private volatile long lastUsed;
  // True if the log has failed and [#recover] has not succeeded since.
  private volatile boolean hasFailed;
  // True if the log has an entry of a newer version, so that this server cannot go on.
  private volatile boolean isOutdated;
  private boolean isSaving = true;

  TableRunner(
      TableId id,
      Table table,
      Log log,
      Supplier<DecisionContext> decisionContexts,
      Executor blockingExecutor,
      ChatLimiter chatLimiter,
      DisconnectTimeouts timeouts,
      Consumer<TableRunner> changed) {
    this.id = id;
    this.log = log;
    this.decisionContexts = decisionContexts;
    this.chatLimiter = chatLimiter;
    this.timeouts = timeouts;
    subscribers = new Subscribers(timeouts);
    this.changed = changed;
    replica =
        new Replica(id, table, log, decisionContexts, blockingExecutor, new SubscriberUpdates());
    lastUsed = decisionContexts.get().now();
  }

  /// Rejects further commands. Commands that were submitted earlier are still completed.
  void close() {
    serialQueue.close();
  }

  /// Waits until the commands that were submitted before `close` are completed, or until the
  /// time-out.
  void awaitEnd() {
    try {
      if (!serialQueue.awaitEnd(CLOSE_TIMEOUT.toMillis()))
        LOGGER.warn("shutdown before all commands completed table={}", id.text());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Returns whether the table has no subscribers on this server and has received no command since
  /// the given time. A table on which [#recover] still has work to do is not idle.
  boolean isIdleSince(long time) {
    return subscribers.isEmpty() && !hasFailed && lastUsed < time;
  }

  public TableId id() {
    return id;
  }

  /// Returns the current state of the table.
  public Table table() {
    return replica.table();
  }

  /// Runs a command. The future completes when the entries are in the log and all subscribers have
  /// been notified. If the log fails, the command is refused, and a later command may succeed.
  public CompletableFuture<Decision<List<Entry>>> ask(Command command) {
    return submitCommand(() -> decide(command));
  }

  /// Admits a client to the table. After the admission, the listener receives all notices.
  public CompletableFuture<Decision<SeatHandle>> admit(
      Command.Admission admission, TableListener listener) {
    return submitCommand(() -> seat(admission, listener));
  }

  /// Readmits a client to its seat.
  ///
  /// @param known the last version that the client knows. If the version is present and not too
  ///   old, the seat handle contains the entries that the client missed since that version.
  public CompletableFuture<Decision<SeatHandle>> readmit(
      Command.Return back, OptionalLong known, TableListener listener) {
    return submitCommand(
        () -> seat(back, listener).thenCompose(decision -> withMissed(decision, known)));
  }

  private CompletableFuture<Decision<SeatHandle>> withMissed(
      Decision<SeatHandle> decision, OptionalLong known) {
    long version = table().version();
    boolean isUseful =
        known.isPresent()
            && known.getAsLong() > 0
            && known.getAsLong() < version
            && known.getAsLong() >= version - MOST_MISSED;
    return isUseful && decision instanceof Decision.Accepted(var seat)
        ? replica
            .read(0)
            .thenApply(all -> new Decision.Accepted<>(withMissed(seat, all, known.getAsLong())))
        : completedFuture(decision);
  }

  private SeatHandle withMissed(SeatHandle seat, List<Entry> entries, long known) {
    var then = Table.of(entries.subList(0, (int) known));
    var tableView = then.view(then.viewer(seat.id()));
    var missed = new ArrayList<MissedEntry>();
    for (var entry : entries.subList((int) known, (int) table().version())) {
      then = then.after(entry);
      var notices = Notice.of(entry, then, then.viewer(seat.id()), timeouts);
      if (!notices.isEmpty()) missed.add(new MissedEntry(then.version(), notices));
    }
    return new SeatHandle(
        this,
        seat.id(),
        tableView,
        missed,
        seat.clock(),
        seat.answers(),
        seat.absences(),
        seat.undo(),
        seat.listener());
  }

  /// Disconnects the client of a seat. Does nothing if the client has returned through another
  /// connection.
  public void leave(SeatHandle seat) {
    var _ = submitCommand(() -> disconnect(seat));
  }

  private CompletableFuture<Decision<List<Entry>>> disconnect(SeatHandle seat) {
    if (!subscribers.remove(seat.id(), seat.listener()))
      return completedFuture(new Decision.Accepted<>(List.of()));
    // The client may have become a spectator since it joined as a player.
    return decide(
        table().members().find(seat.id()).isPresent()
            ? new Command.Disconnect(seat.id())
            : new Command.StopWatching(seat.id()));
  }

  /// Reads and applies the entries that other servers have appended.
  ///
  /// @param version the latest version of the table in the log; `Long.MAX_VALUE` if the caller does
  ///   not know the version
  void catchUp(long version) {
    if (version <= table().version() || isOutdated) return;
    var _ = submit(() -> readNew(version));
  }

  private CompletableFuture<Boolean> readNew(long version) {
    if (version <= table().version() || isOutdated) return completedFuture(false);
    return replica
        .readNew()
        .exceptionallyCompose(
            failure -> {
              if (!(cause(failure) instanceof UnknownEntryException unknown))
                return CompletableFuture.failedFuture(failure);
              stop(unknown);
              return completedFuture(false);
            });
  }

  /// Returns whether a newer version of the server has written an entry of this table. Such a table
  /// refuses all commands on this server, and a server of the newer version continues it.
  boolean isOutdated() {
    return isOutdated;
  }

  private void stop(UnknownEntryException unknown) {
    if (isOutdated) return;
    isOutdated = true;
    LOGGER.warn(
        "table needs a newer version of the server table={}: {}", id.text(), unknown.getMessage());
    subscribers.tell(table().version(), TableRefusal.NEWER_VERSION.german());
  }

  private static Throwable cause(Throwable failure) {
    var cause = failure instanceof CompletionException ? failure.getCause() : failure;
    return cause == null ? failure : cause;
  }

  /// Recovers from a failure of the log, if the log works again. The host calls this method
  /// regularly.
  ///
  /// A member or spectator who counts as connected but has no subscription on this server is
  /// disconnected; such a member can remain if the log fails while a client joins or leaves. Each
  /// call disconnects one member. Then the subscribers are told, because nothing else may happen at
  /// a table that waits for a player whose action was refused.
  void recover() {
    if (hasFailed && !isOutdated) {
      var _ =
          submitCommand(
              () ->
                  replica
                      .readNew()
                      .thenCompose(_ -> log.probe())
                      .thenCompose(_ -> disconnectAbsentMembers()));
    }
  }

  private CompletableFuture<Decision<List<Entry>>> disconnectAbsentMembers() {
    var node = Optional.of(decisionContexts.get().node());
    for (var player : table().players())
      if (player.connected() && player.presence().node().equals(node) && isAbsent(player.id()))
        return decide(new Command.Disconnect(player.id()));
    for (var spectator : table().members().spectators())
      if (spectator.node().equals(node) && isAbsent(spectator.id()))
        return decide(new Command.StopWatching(spectator.id()));
    hasFailed = false;
    subscribers.tellSavingAgain();
    return completedFuture(new Decision.Accepted<>(List.of()));
  }

  private boolean isAbsent(int id) {
    return !subscribers.contains(id);
  }

  private <T> CompletableFuture<Decision<T>> submitCommand(
      Supplier<CompletableFuture<Decision<T>>> task) {
    return submit(() -> start(task).exceptionallyCompose(this::refuseIfNotSaved));
  }

  private <T> CompletableFuture<Decision<T>> refuseIfNotSaved(Throwable failure) {
    var cause = cause(failure);
    if (cause instanceof UnknownEntryException unknown) {
      stop(unknown);
      return completedFuture(new Decision.Refused<>(TableRefusal.NEWER_VERSION));
    }
    if (!(cause instanceof StoreException)) return CompletableFuture.failedFuture(failure);
    LOGGER.debug("command not saved table={}: {}", id.text(), cause.getMessage());
    hasFailed = true;
    if (isSaving) subscribers.tell(table().version(), TableRefusal.NOT_SAVED.german());
    isSaving = false;
    return completedFuture(new Decision.Refused<>(TableRefusal.NOT_SAVED));
  }

  private <T> CompletableFuture<T> submit(Supplier<CompletableFuture<T>> task) {
    lastUsed = decisionContexts.get().now();
    var result = new CompletableFuture<T>();
    boolean isAdded =
        serialQueue.add(
            () -> start(task).whenComplete((value, failure) -> finish(result, value, failure)));
    if (!isAdded) result.completeExceptionally(new HostClosedException());
    return result;
  }

  private static <T> CompletableFuture<T> start(Supplier<CompletableFuture<T>> task) {
    try {
      return task.get();
    } catch (RuntimeException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private <T> void finish(CompletableFuture<T> result, T value, @Nullable Throwable failure) {
    if (failure == null) {
      result.complete(value);
      return;
    }
    LOGGER.error("command failed table={} version={}", id.text(), table().version(), failure);
    result.completeExceptionally(failure);
  }

  private CompletableFuture<Decision<SeatHandle>> seat(
      Command.Admission admission, TableListener listener) {
    return decide(admission)
        .thenApply(decision -> decision.map(entries -> seat(admitted(entries), listener)));
  }

  private SeatHandle seat(int member, TableListener listener) {
    subscribers.add(member, listener);
    var tableView = table().view(table().viewer(member));
    long now = decisionContexts.get().now();
    return new SeatHandle(
        this,
        member,
        tableView,
        List.of(),
        table().clock(now),
        table().answersAwaited(now),
        table().absences(now, timeouts),
        table().undoOffered(),
        listener);
  }

  private static int admitted(List<Entry> entries) {
    return switch (entries.getFirst()) {
      case Entry.Joined joined -> joined.member();
      case Entry.Watched watched -> watched.spectator();
      case Entry.Returned returned -> returned.member();
      default -> throw new IllegalStateException("no admission: " + entries);
    };
  }

  private CompletableFuture<Decision<List<Entry>>> decide(Command command) {
    if (isOutdated) return completedFuture(new Decision.Refused<>(TableRefusal.NEWER_VERSION));
    var speaker = speaker(command);
    boolean isTooFast =
        speaker.isPresent() && !chatLimiter.allow(speaker.getAsInt(), decisionContexts.get().now());
    return isTooFast
        ? completedFuture(new Decision.Refused<>(TableRefusal.CHATTING_TOO_FAST))
        : replica.decide(command);
  }

  /// Returns the member whose command may cause a chat message.
  private static OptionalInt speaker(Command command) {
    return switch (command) {
      case Command.Chat(var member, _) -> OptionalInt.of(member);
      case Command.AskPause(var member) -> OptionalInt.of(member);
      case Command.Resume(var member) -> OptionalInt.of(member);
      case Command.ChangeOptions(var member, _) -> OptionalInt.of(member);
      default -> OptionalInt.empty();
    };
  }

  /// Keeps subscribers and members consistent. A member who returned through another server is
  /// removed from the subscribers of this server. A subscriber whom another server declared
  /// disconnected is reported as still connected.
  private final class SubscriberUpdates implements Replica.ChangeListener {
    @Override
    public void recorded(Entry entry, Table after) {
      isSaving = true;
      subscribers.publish(entry, after);
      if (entry instanceof Entry.Returned(int member, var node)
          && !node.equals(Optional.of(decisionContexts.get().node())))
        subscribers.removeReplaced(member);
      if (entry instanceof Entry.Disconnected(int member, _) && subscribers.contains(member)) {
        var _ = ask(new Command.StillConnected(member));
      }
    }

    @Override
    public void changed() {
      changed.accept(TableRunner.this);
    }
  }
}
