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
import spieltisch.table.Entry;
import spieltisch.table.DecisionContext;
import spieltisch.table.Notice;
import spieltisch.table.TableRefusal;
import spieltisch.table.Decision;
import spieltisch.table.Table;

/// Runs one table: takes commands one after another, has them decided and logged, and tells those
/// who follow the table.
///
/// Nothing here waits: a command is decided on the thread that brings it, and told on the one that
/// has logged it. Only what must be read from the log first goes to a thread that may wait.
public final class Room {
  private static final Logger LOGGER = LoggerFactory.getLogger(Room.class);

  private static final Duration PATIENCE = Duration.ofSeconds(10);
  // Who missed more than that is told how things stand instead.
  private static final long MOST_MISSED = 500;

  private final TableId id;
  private final Replica replica;
  private final Supplier<DecisionContext> decisionContexts;
  private final Consumer<Room> changed;
  private final Mailbox mailbox = new Mailbox();
  private final Audience audience = new Audience();
  private final Manners manners;
  private volatile long lastUsed;

  Room(
      TableId id,
      Table table,
      Log log,
      Supplier<DecisionContext> decisionContexts,
      Executor executor,
      Manners manners,
      Consumer<Room> changed) {
    this.id = id;
    this.decisionContexts = decisionContexts;
    this.manners = manners;
    this.changed = changed;
    replica = new Replica(id, table, log, decisionContexts, executor, new Telling());
    lastUsed = decisionContexts.get().now();
  }

  /// Takes no more commands: what was asked before is done, what comes now is not.
  void close() {
    mailbox.close();
  }

  /// Waits, not for ever, until what was asked before is done.
  void awaitEnd() {
    try {
      if (!mailbox.awaitEnd(PATIENCE.toMillis()))
        LOGGER.warn("table {} does not come to its end", id.text());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Whether nobody here follows the table, and nobody has asked for anything since then.
  boolean isIdleSince(long then) {
    return audience.isEmpty() && lastUsed < then;
  }

  public TableId id() {
    return id;
  }

  /// The table as it stands.
  public Table table() {
    return replica.table();
  }

  /// Puts a command to the table.
  public CompletableFuture<Answer> ask(Command command) {
    return submit(() -> carryOut(command));
  }

  /// Sits down to play; the listener hears what happens from then on.
  public CompletableFuture<Entrance> join(Command.Join join, Listener listener) {
    return submit(() -> enter(join, listener));
  }

  /// Sits down with a name, ready to play.
  public CompletableFuture<Entrance> sitDown(Command.JoinReady joinReady, Listener listener) {
    return submit(() -> enter(joinReady, listener));
  }

  /// Looks on.
  public CompletableFuture<Entrance> watch(Command.Watch watch, Listener listener) {
    return submit(() -> enter(watch, listener));
  }

  /// Comes back to a place with a token.
  ///
  /// @param known the number of the last event that he knows; then he is told what came after it
  public CompletableFuture<Entrance> comeBack(
      Command.Return back, OptionalLong known, Listener listener) {
    return submit(() -> enter(back, listener).thenCompose(entrance -> sinceThen(entrance, known)));
  }

  private CompletableFuture<Entrance> sinceThen(Entrance entrance, OptionalLong known) {
    long version = table().version();
    boolean isUseful =
        known.isPresent()
            && known.getAsLong() > 0
            && known.getAsLong() < version
            && known.getAsLong() >= version - MOST_MISSED;
    return isUseful && entrance instanceof Entrance.Seated(var place)
        ? replica
            .read(0)
            .thenApply(all -> new Entrance.Seated(withMissed(place, all, known.getAsLong())))
        : completedFuture(entrance);
  }

  private Place withMissed(Place place, List<Entry> entries, long known) {
    var then = Table.of(entries.subList(0, (int) known));
    var tableView = then.sight(then.viewer(place.id()));
    var missed = new ArrayList<Missed>();
    for (var entry : entries.subList((int) known, (int) table().version())) {
      then = then.after(entry);
      var notices = Notice.of(entry, then, then.viewer(place.id()));
      if (!notices.isEmpty()) missed.add(new Missed(then.version(), notices));
    }
    return new Place(this, place.id(), tableView, missed, place.clock(), place.listener());
  }

  /// The connection of somebody is gone. If he has come back through another one, nothing happens.
  public void leave(Place place) {
    var _ = submit(() -> takeLeave(place));
  }

  private CompletableFuture<Answer> takeLeave(Place place) {
    if (!audience.remove(place.id(), place.listener())) return completedFuture(new Answer.Done());
    return carryOut(
        place.isSpectator() ? new Command.StopWatching(place.id()) : new Command.Disconnect(place.id()));
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
        mailbox.put(
            () -> begin(work).whenComplete((value, failure) -> finish(result, value, failure)));
    if (!taken) result.completeExceptionally(new ClosedException());
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

  private CompletableFuture<Answer> carryOut(Command command) {
    return decide(command)
        .thenApply(
            decision ->
                switch (decision) {
                  case Decision.Granted _ -> new Answer.Done();
                  case Decision.Objected(var tableRefusal) -> new Answer.Objected(tableRefusal);
                  case Decision.RefusedInCatan(var refusal) -> new Answer.RefusedInCatan(refusal);
                  case Decision.RefusedInTorres(var refusal) -> new Answer.RefusedInTorres(refusal);
                });
  }

  private CompletableFuture<Entrance> enter(Command command, Listener listener) {
    return decide(command)
        .thenApply(
            decision ->
                switch (decision) {
                  case Decision.Granted(var entries) -> seat(newcomer(entries), listener);
                  case Decision.Objected(var tableRefusal) -> new Entrance.TurnedAway(tableRefusal);
                  case Decision.RefusedInCatan _, Decision.RefusedInTorres _ ->
                      throw new IllegalStateException("rules do not judge who enters");
                });
  }

  private Entrance seat(int newcomer, Listener listener) {
    audience.add(newcomer, listener);
    var tableView = table().sight(table().viewer(newcomer));
    var clock = table().clock(decisionContexts.get().now());
    return new Entrance.Seated(new Place(this, newcomer, tableView, List.of(), clock, listener));
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
            && !manners.allow(speaker, decisionContexts.get().now());
    return isTooMuch
        ? completedFuture(new Decision.Objected(TableRefusal.CHATTING_TOO_FAST))
        : replica.decide(command);
  }

  private final class Telling implements Replica.Witness {
    /// Followers and members are kept in step: who came back through another server is no longer
    /// followed here, and whom others believe lost is still here.
    @Override
    public void recorded(Entry entry, Table after) {
      audience.tell(entry, after);
      if (entry instanceof Entry.Returned(int member, var node)
          && !node.equals(Optional.of(decisionContexts.get().node()))) audience.remove(member);
      if (entry instanceof Entry.Disconnected(int member, _) && audience.has(member)) {
        var _ = ask(new Command.StillConnected(member));
      }
    }

    @Override
    public void changed() {
      changed.accept(Room.this);
    }
  }
}
