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
import spieltisch.store.Log;
import spieltisch.store.TableId;
import spieltisch.table.Command;
import spieltisch.table.Decision;
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

  /// Puts a command to the table.
  public CompletableFuture<CommandResult> ask(Command command) {
    return submit(() -> carryOut(command));
  }

  /// Sits down to play; the listener hears what happens from then on.
  public CompletableFuture<JoinResult> join(Command.Join join, TableListener tableListener) {
    return submit(() -> enter(join, tableListener));
  }

  /// Sits down with a name, ready to play.
  public CompletableFuture<JoinResult> sitDown(
      Command.JoinReady joinReady, TableListener tableListener) {
    return submit(() -> enter(joinReady, tableListener));
  }

  /// Looks on.
  public CompletableFuture<JoinResult> watch(Command.Watch watch, TableListener tableListener) {
    return submit(() -> enter(watch, tableListener));
  }

  /// Comes back to a place with a token.
  ///
  /// @param known the number of the last event that he knows; then he is told what came after it
  public CompletableFuture<JoinResult> comeBack(
      Command.Return back, OptionalLong known, TableListener tableListener) {
    return submit(
        () -> enter(back, tableListener).thenCompose(joinResult -> sinceThen(joinResult, known)));
  }

  private CompletableFuture<JoinResult> sinceThen(JoinResult joinResult, OptionalLong known) {
    long version = table().version();
    boolean isUseful =
        known.isPresent()
            && known.getAsLong() > 0
            && known.getAsLong() < version
            && known.getAsLong() >= version - MOST_MISSED;
    return isUseful && joinResult instanceof JoinResult.Seated(var seatHandle)
        ? replica
            .read(0)
            .thenApply(all -> new JoinResult.Seated(withMissed(seatHandle, all, known.getAsLong())))
        : completedFuture(joinResult);
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
    var _ = submit(() -> takeLeave(seatHandle));
  }

  private CompletableFuture<CommandResult> takeLeave(SeatHandle seatHandle) {
    if (!subscribers.remove(seatHandle.id(), seatHandle.listener()))
      return completedFuture(new CommandResult.Done());
    return carryOut(
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

  private CompletableFuture<CommandResult> carryOut(Command command) {
    return decide(command)
        .thenApply(
            decision ->
                switch (decision) {
                  case Decision.Granted _ -> new CommandResult.Done();
                  case Decision.Objected(var tableRefusal) ->
                      new CommandResult.Objected(tableRefusal);
                  case Decision.RefusedInCatan(var refusal) ->
                      new CommandResult.RefusedInCatan(refusal);
                  case Decision.RefusedInTorres(var refusal) ->
                      new CommandResult.RefusedInTorres(refusal);
                });
  }

  private CompletableFuture<JoinResult> enter(Command command, TableListener tableListener) {
    return decide(command)
        .thenApply(
            decision ->
                switch (decision) {
                  case Decision.Granted(var entries) -> seat(newcomer(entries), tableListener);
                  case Decision.Objected(var tableRefusal) ->
                      new JoinResult.TurnedAway(tableRefusal);
                  case Decision.RefusedInCatan _, Decision.RefusedInTorres _ ->
                      throw new IllegalStateException("rules do not judge who enters");
                });
  }

  private JoinResult seat(int newcomer, TableListener tableListener) {
    subscribers.add(newcomer, tableListener);
    var tableView = table().sight(table().viewer(newcomer));
    var clock = table().clock(decisionContexts.get().now());
    return new JoinResult.Seated(
        new SeatHandle(this, newcomer, tableView, List.of(), clock, tableListener));
  }

  private static int newcomer(List<Entry> entries) {
    return switch (entries.getFirst()) {
      case Entry.Joined joined -> joined.member();
      case Entry.Watched watched -> watched.spectator();
      case Entry.Returned returned -> returned.member();
      default -> throw new IllegalStateException("nobody entered: " + entries);
    };
  }

  private CompletableFuture<Decision> decide(Command command) {
    boolean isTooMuch =
        command instanceof Command.Chat(var speaker, _)
            && !chatLimiter.allow(speaker, decisionContexts.get().now());
    return isTooMuch
        ? completedFuture(new Decision.Objected(TableRefusal.CHATTING_TOO_FAST))
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
