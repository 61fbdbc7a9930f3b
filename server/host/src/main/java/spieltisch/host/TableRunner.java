package spieltisch.host;

import static java.util.concurrent.CompletableFuture.completedFuture;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.kernel.Decision;
import spieltisch.store.Log;
import spieltisch.store.TableId;
import spieltisch.table.Command;
import spieltisch.table.DecisionContext;
import spieltisch.table.Entry;
import spieltisch.table.Notice;
import spieltisch.table.Table;
import spieltisch.table.TableRefusal;

/// Runs one table: takes commands one after another, has them decided and logged, and tells those
/// who follow the table.
///
/// Nothing here waits: a command is decided on the thread that brings it, and told on the one that
/// has logged it. Only what must be read from the log first goes to a thread that may wait.
public final class TableRunner {
  private static final Logger LOGGER = LoggerFactory.getLogger(TableRunner.class);

  private static final Duration PATIENCE = Duration.ofSeconds(10);
  // Who missed more than that is told how things stand instead.
  private static final long MOST_MISSED = 500;

  private final TableId id;
  private final Replica replica;
  private final Supplier<DecisionContext> decisionContexts;
  private final Consumer<TableRunner> changed;
  private final SerialQueue serialQueue = new SerialQueue();
  private final Subscribers subscribers = new Subscribers();
  private final ChatLimiter chatLimiter;
  private volatile long lastUsed;

  TableRunner(
      TableId id,
      Table table,
      Log log,
      Supplier<DecisionContext> decisionContexts,
      Executor executor,
      ChatLimiter chatLimiter,
      Consumer<TableRunner> changed) {
    this.id = id;
    this.decisionContexts = decisionContexts;
    this.chatLimiter = chatLimiter;
    this.changed = changed;
    replica = new Replica(id, table, log, decisionContexts, executor, new Telling());
    lastUsed = decisionContexts.get().now();
  }

  /// Takes no more commands: what was asked before is done, what comes now is not.
  void close() {
    serialQueue.close();
  }

  /// Waits, not for ever, until what was asked before is done.
  void awaitEnd() {
    try {
      if (!serialQueue.awaitEnd(PATIENCE.toMillis()))
        LOGGER.warn("table {} does not come to its end", id.text());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Whether nobody here follows the table, and nobody has asked for anything since then.
  boolean isIdleSince(long then) {
    return subscribers.isEmpty() && lastUsed < then;
  }

  public TableId id() {
    return id;
  }

  /// The table as it stands.
  public Table table() {
    return replica.table();
  }

  /// Runs a command. The result comes when the entries are in the log and all subscribers are
  /// notified.
  public CompletableFuture<Decision<List<Entry>>> ask(Command command) {
    return submit(() -> decide(command));
  }

  /// Admits a client; the listener is notified of everything that follows.
  public CompletableFuture<Decision<SeatHandle>> admit(
      Command.Admission admission, TableListener tableListener) {
    return submit(() -> seat(admission, tableListener));
  }

  /// Readmits a client to its seat.
  ///
  /// @param known the last version that the client knows; the seat handle then holds what it missed
  public CompletableFuture<Decision<SeatHandle>> readmit(
      Command.Return back, OptionalLong known, TableListener tableListener) {
    return submit(
        () -> seat(back, tableListener).thenCompose(decision -> withMissed(decision, known)));
  }

  private CompletableFuture<Decision<SeatHandle>> withMissed(
      Decision<SeatHandle> decision, OptionalLong known) {
    long version = table().version();
    boolean isUseful =
        known.isPresent()
            && known.getAsLong() > 0
            && known.getAsLong() < version
            && known.getAsLong() >= version - MOST_MISSED;
    return isUseful && decision instanceof Decision.Accepted(var seatHandle)
        ? replica
            .read(0)
            .thenApply(
                all -> new Decision.Accepted<>(withMissed(seatHandle, all, known.getAsLong())))
        : completedFuture(decision);
  }

  private SeatHandle withMissed(SeatHandle seatHandle, List<Entry> entries, long known) {
    var then = Table.of(entries.subList(0, (int) known));
    var tableView = then.sight(then.viewer(seatHandle.id()));
    var missedEntry = new ArrayList<MissedEntry>();
    for (var entry : entries.subList((int) known, (int) table().version())) {
      then = then.after(entry);
      var notices = Notice.of(entry, then, then.viewer(seatHandle.id()));
      if (!notices.isEmpty()) missedEntry.add(new MissedEntry(then.version(), notices));
    }
    return new SeatHandle(
        this, seatHandle.id(), tableView, missedEntry, seatHandle.clock(), seatHandle.listener());
  }

  /// The connection of somebody is gone. If he has come back through another one, nothing happens.
  public void leave(SeatHandle seatHandle) {
    var _ = submit(() -> disconnect(seatHandle));
  }

  private CompletableFuture<Decision<List<Entry>>> disconnect(SeatHandle seatHandle) {
    if (!subscribers.remove(seatHandle.id(), seatHandle.listener()))
      return completedFuture(new Decision.Accepted<>(List.of()));
    return decide(
        seatHandle.isSpectator()
            ? new Command.StopWatching(seatHandle.id())
            : new Command.Disconnect(seatHandle.id()));
  }

  /// Takes in what others have appended to the log.
  ///
  /// @param version how far the log is
  void catchUp(long version) {
    if (version <= table().version()) return;
    var _ = submit(() -> version > table().version() ? replica.readOn() : completedFuture(false));
  }

  private <T> CompletableFuture<T> submit(Supplier<CompletableFuture<T>> work) {
    lastUsed = decisionContexts.get().now();
    var result = new CompletableFuture<T>();
    boolean taken =
        serialQueue.put(
            () -> begin(work).whenComplete((value, failure) -> finish(result, value, failure)));
    if (!taken) result.completeExceptionally(new HostClosedException());
    return result;
  }

  private static <T> CompletableFuture<T> begin(Supplier<CompletableFuture<T>> work) {
    try {
      return work.get();
    } catch (RuntimeException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private <T> void finish(CompletableFuture<T> result, T value, @Nullable Throwable failure) {
    if (failure == null) {
      result.complete(value);
      return;
    }
    LOGGER.error("table {} failed at version {}", id.text(), table().version(), failure);
    result.completeExceptionally(failure);
  }

  private CompletableFuture<Decision<SeatHandle>> seat(
      Command.Admission admission, TableListener tableListener) {
    return decide(admission)
        .thenApply(decision -> decision.map(entries -> seat(newcomer(entries), tableListener)));
  }

  private SeatHandle seat(int newcomer, TableListener tableListener) {
    subscribers.add(newcomer, tableListener);
    var tableView = table().sight(table().viewer(newcomer));
    var clock = table().clock(decisionContexts.get().now());
    return new SeatHandle(this, newcomer, tableView, List.of(), clock, tableListener);
  }

  private static int newcomer(List<Entry> entries) {
    return switch (entries.getFirst()) {
      case Entry.Joined joined -> joined.member();
      case Entry.Watched watched -> watched.spectator();
      case Entry.Returned returned -> returned.member();
      default -> throw new IllegalStateException("nobody entered: " + entries);
    };
  }

  private CompletableFuture<Decision<List<Entry>>> decide(Command command) {
    boolean isTooMuch =
        command instanceof Command.Chat(var speaker, _)
            && !chatLimiter.allow(speaker, decisionContexts.get().now());
    return isTooMuch
        ? completedFuture(new Decision.Refused<>(TableRefusal.CHATTING_TOO_FAST))
        : replica.decide(command);
  }

  private final class Telling implements Replica.ChangeListener {
    /// Followers and members are kept in step: who came back through another server is no longer
    /// followed here, and whom others believe lost is still here.
    @Override
    public void recorded(Entry entry, Table after) {
      subscribers.tell(entry, after);
      if (entry instanceof Entry.Returned(int member, var node)
          && !node.equals(Optional.of(decisionContexts.get().node()))) subscribers.remove(member);
      if (entry instanceof Entry.Disconnected(int member, _) && subscribers.has(member)) {
        var _ = ask(new Command.StillConnected(member));
      }
    }

    @Override
    public void changed() {
      changed.accept(TableRunner.this);
    }
  }
}
