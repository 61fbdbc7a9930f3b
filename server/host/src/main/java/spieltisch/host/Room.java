package spieltisch.host;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.store.Log;
import spieltisch.store.Summary;
import spieltisch.store.TableId;
import spieltisch.table.Command;
import spieltisch.table.Entry;
import spieltisch.table.Moment;
import spieltisch.table.Notice;
import spieltisch.table.Objection;
import spieltisch.table.Ruling;
import spieltisch.table.Table;

/// Runs one table: takes commands one after another, decides, has them logged, and tells those who
/// follow the table.
public final class Room {
  private static final Logger LOGGER = LoggerFactory.getLogger(Room.class);

  private static final Duration PATIENCE = Duration.ofSeconds(10);
  // Who missed more than that is told how things stand instead.
  private static final long MOST_MISSED = 500;

  private final TableId id;
  private final Log log;
  private final Supplier<Moment> moments;
  private final Consumer<Room> changed;
  private final Mailbox mailbox;
  private final List<Follower> followers = new CopyOnWriteArrayList<>();
  private final Manners manners;
  private volatile Table table;
  private volatile long lastUsed;
  private boolean isForgotten;

  private record Follower(int id, Listener listener) {}

  Room(
      TableId id,
      Table table,
      Log log,
      Supplier<Moment> moments,
      Executor executor,
      Manners manners,
      Consumer<Room> changed) {
    this.id = id;
    this.table = table;
    this.log = log;
    this.moments = moments;
    this.manners = manners;
    this.changed = changed;
    mailbox = new Mailbox(executor);
    lastUsed = moments.get().now();
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
    return followers.isEmpty() && lastUsed < then;
  }

  public TableId id() {
    return id;
  }

  /// The table as it stands.
  public Table table() {
    return table;
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
  public CompletableFuture<Entrance> sitDown(Command.SitDown sitDown, Listener listener) {
    return submit(() -> enter(sitDown, listener));
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
    return submit(() -> sinceThen(enter(back, listener), known));
  }

  private Entrance sinceThen(Entrance entrance, OptionalLong known) {
    boolean isUseful =
        known.isPresent()
            && known.getAsLong() > 0
            && known.getAsLong() < table.version()
            && known.getAsLong() >= table.version() - MOST_MISSED;
    return isUseful && entrance instanceof Entrance.Seated(var place)
        ? new Entrance.Seated(withMissed(place, known.getAsLong()))
        : entrance;
  }

  private Place withMissed(Place place, long known) {
    var entries = log.read(id, 0);
    var then = Table.of(entries.subList(0, (int) known));
    var sight = then.sight(then.viewer(place.id()));
    var missed = new ArrayList<Missed>();
    for (var entry : entries.subList((int) known, (int) table.version())) {
      then = then.after(entry);
      var notices = Notice.of(entry, then, then.viewer(place.id()));
      if (!notices.isEmpty()) missed.add(new Missed(then.version(), notices));
    }
    return new Place(this, place.id(), sight, missed, place.clock(), place.listener());
  }

  /// The connection of somebody is gone. If he has come back through another one, nothing happens.
  public void leave(Place place) {
    var _ = submit(() -> takeLeave(place));
  }

  private boolean takeLeave(Place place) {
    boolean isHis =
        followers.removeIf(
            other -> other.id() == place.id() && other.listener().equals(place.listener()));
    if (isHis)
      carryOut(
          place.isSpectator()
              ? new Command.StopWatching(place.id())
              : new Command.Lose(place.id()));
    return isHis;
  }

  /// Takes in what others have appended to the log.
  ///
  /// @param version how far the log is
  void catchUp(long version) {
    if (version <= table.version()) return;
    var _ =
        submit(
            () -> {
              if (version > table.version()) readOn();
              return true;
            });
  }

  private <T> CompletableFuture<T> submit(Supplier<T> work) {
    lastUsed = moments.get().now();
    var result = new CompletableFuture<T>();
    boolean taken =
        mailbox.put(
            () -> {
              try {
                result.complete(work.get());
              } catch (RuntimeException e) {
                LOGGER.error("table {} failed at version {}", id.text(), table.version(), e);
                result.completeExceptionally(e);
              }
            });
    if (!taken) result.completeExceptionally(new ClosedException());
    return result;
  }

  private Answer carryOut(Command command) {
    return switch (decide(command)) {
      case Ruling.Granted _ -> new Answer.Done();
      case Ruling.Objected(var objection) -> new Answer.Objected(objection);
      case Ruling.RefusedInCatan(var refusal) -> new Answer.RefusedInCatan(refusal);
      case Ruling.RefusedInTorres(var refusal) -> new Answer.RefusedInTorres(refusal);
    };
  }

  private Entrance enter(Command command, Listener listener) {
    return switch (decide(command)) {
      case Ruling.Granted(var entries) -> seat(newcomer(entries), listener);
      case Ruling.Objected(var objection) -> new Entrance.TurnedAway(objection);
      case Ruling.RefusedInCatan _, Ruling.RefusedInTorres _ ->
          throw new IllegalStateException("rules do not judge who enters");
    };
  }

  private Entrance seat(int newcomer, Listener listener) {
    followers.removeIf(other -> other.id() == newcomer);
    followers.add(new Follower(newcomer, listener));
    var sight = table.sight(table.viewer(newcomer));
    var clock = table.clock(moments.get().now());
    return new Entrance.Seated(new Place(this, newcomer, sight, List.of(), clock, listener));
  }

  private static int newcomer(List<Entry> entries) {
    return switch (entries.getFirst()) {
      case Entry.Joined joined -> joined.member();
      case Entry.Watched watched -> watched.spectator();
      case Entry.Returned returned -> returned.member();
      default -> throw new IllegalStateException("nobody entered: " + entries);
    };
  }

  /// Decides on the newest table: when somebody else was faster, once more. Nobody is refused
  /// anything because news from another server is late.
  private Ruling decide(Command command) {
    if (command instanceof Command.Say(var speaker, _)
        && !manners.allow(speaker, moments.get().now()))
      return new Ruling.Objected(Objection.CHATTING_TOO_FAST);
    while (true) {
      if (isForgotten) return new Ruling.Objected(Objection.GAME_OVER);
      var ruling = table.decide(command, moments.get());
      boolean isDecided =
          ruling instanceof Ruling.Granted(var entries)
              ? append(entries)
              : !(log.isShared() && readOn());
      if (isDecided) return ruling;
    }
  }

  private boolean append(List<Entry> entries) {
    var stages = stages(entries);
    var summary = Summary.of(id, stages.getLast(), moments.get().now());
    if (log.append(id, table.version(), entries, summary) == Log.Append.CONFLICT) {
      // Who was not first finds what came before; where nothing is, the table was removed.
      isForgotten = !readOn() && table.isOver();
      return false;
    }
    record(entries, stages);
    return true;
  }

  /// The table after each of the entries.
  private List<Table> stages(List<Entry> entries) {
    var stages = new ArrayList<Table>();
    var next = table;
    for (var entry : entries) {
      next = next.after(entry);
      stages.add(next);
    }
    return stages;
  }

  /// Takes in what others have appended; answers whether there was anything.
  private boolean readOn() {
    var news = log.read(id, table.version());
    record(news, stages(news));
    return !news.isEmpty();
  }

  private void record(List<Entry> entries, List<Table> stages) {
    for (int i = 0; i < entries.size(); i++) {
      table = stages.get(i);
      tell(entries.get(i));
      keep(entries.get(i));
    }
    if (!entries.isEmpty()) changed.accept(this);
  }

  /// Keeps followers and members in step: who came back through another server is no longer
  /// followed here, and whom others believe lost is still here.
  private void keep(Entry entry) {
    if (entry instanceof Entry.Returned(int member, var node)
        && !node.equals(Optional.of(moments.get().node())))
      followers.removeIf(other -> other.id() == member);
    if (entry instanceof Entry.Lost(int member, _) && isFollowedBy(member)) {
      var _ = ask(new Command.Stay(member));
    }
  }

  private boolean isFollowedBy(int member) {
    return followers.stream().anyMatch(follower -> follower.id() == member);
  }

  private void tell(Entry entry) {
    for (var follower : followers) {
      var notices = Notice.of(entry, table, table.viewer(follower.id()));
      if (!notices.isEmpty()) follower.listener().told(table.version(), notices);
    }
  }
}
