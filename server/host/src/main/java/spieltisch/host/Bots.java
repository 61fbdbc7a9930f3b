package spieltisch.host;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.bots.Deadline;
import spieltisch.bots.Level;
import spieltisch.bots.TorresPlayer;
import spieltisch.store.Log;
import spieltisch.store.TableId;
import spieltisch.table.Command;
import spieltisch.table.Deed;
import spieltisch.table.Entry;
import spieltisch.table.Loss;
import spieltisch.table.Outlook;
import spieltisch.table.Table;
import spieltisch.torres.Absence;

/// Lets the house's computer players act when it is their turn, and passes for those who are away.
final class Bots {
  private static final Logger LOGGER = LoggerFactory.getLogger(Bots.class);
  private static final long MOST_MILLIS = 1_000;
  // Who sits in for somebody plays quickly and not badly.
  private static final Level COVER = Level.MEDIUM;

  private final Time time;
  private final Duration pause;
  private final World world;
  private final Log log;
  private final Map<Key, CatanBot> catanPlayers = new ConcurrentHashMap<>();
  private final Map<Key, TorresPlayer> torresPlayers = new ConcurrentHashMap<>();

  private final Set<TableId> busy = ConcurrentHashMap.newKeySet();

  private record Key(String table, int member) {}

  Bots(Log log, World world, Duration pause) {
    this.log = log;
    this.world = world;
    time = world.time();
    this.pause = pause;
  }

  /// Called whenever a table has changed, and now and then besides.
  void look(Room room) {
    var table = room.table();
    if (table.isRunning()) due(table).ifPresent(member -> arrange(room, member, table.version()));
    else forget(room.id().text());
  }

  /// One thought at a time for each table: a player is never asked for two things at once.
  private void arrange(Room room, int member, long version) {
    if (!busy.add(room.id())) return;
    time.later(pause, () -> world.thinkers().execute(() -> act(room, member, version)));
  }

  private void forget(String table) {
    catanPlayers.keySet().removeIf(key -> key.table().equals(table));
    torresPlayers.keySet().removeIf(key -> key.table().equals(table));
  }

  /// The member played by the house who must act now, if there is one.
  private static Optional<Integer> due(Table table) {
    var match = table.match().orElseThrow();
    return match.toAsk().stream()
        .map(seat -> match.order().get(seat.index()))
        .filter(member -> isOurs(table, member) || isPassing(table, member))
        .findFirst();
  }

  private static boolean isOurs(Table table, int id) {
    return table.company().covered().contains(id)
        || table.company().find(id).flatMap(member -> member.bot()).isPresent();
  }

  private static boolean isPassing(Table table, int id) {
    return table.options().loss() == Loss.PASSES_HIS_TURNS
        && table.company().find(id).filter(member -> !member.connected()).isPresent();
  }

  private void act(Room room, int member, long version) {
    try {
      var table = room.table();
      if (table.version() == version) {
        var actor = isOurs(table, member) ? Entry.Actor.BOT : Entry.Actor.CLOCK;
        var act = new Command.Act(member, choose(room, table, member), actor);
        var _ = room.ask(act).whenComplete((answer, _) -> answered(room, member, answer));
      } else lookAgain(room);
    } catch (RuntimeException e) {
      busy.remove(room.id());
      LOGGER.error("table {}: member {} cannot think", room.id().text(), member, e);
    }
  }

  /// After a refusal that nobody could foresee the player thinks again.
  private void answered(Room room, int member, @Nullable Answer answer) {
    if (answer == null) {
      busy.remove(room.id());
      return;
    }
    if (!(answer instanceof Answer.Done))
      LOGGER.debug("table {}: member {} was refused: {}", room.id().text(), member, answer);
    lookAgain(room);
  }

  private void lookAgain(Room room) {
    busy.remove(room.id());
    look(room);
  }

  private Deed choose(Room room, Table table, int member) {
    var deadline = Deadline.inMillis(MOST_MILLIS);
    var key = new Key(room.id().text(), member);
    return switch (table.match().orElseThrow().outlook(table.viewer(member))) {
      case Outlook.OnCatan(var view) ->
          new Deed.OfCatan(catanPlayer(key, room, table).choose(table, view, deadline));
      case Outlook.OnTorres(var view) ->
          new Deed.OfTorres(
              isOurs(table, member)
                  ? torresPlayer(key, table).choose(view, deadline)
                  : Absence.action(view));
    };
  }

  private CatanBot catanPlayer(Key key, Room room, Table table) {
    return catanPlayers.computeIfAbsent(
        key,
        _ -> {
          var player = level(table, key.member()).catanPlayer(world.random().nextLong());
          return new CatanBot(player, key.member(), known -> log.read(room.id(), known));
        });
  }

  private TorresPlayer torresPlayer(Key key, Table table) {
    return torresPlayers.computeIfAbsent(
        key, _ -> level(table, key.member()).torresPlayer(world.random().nextLong()));
  }

  private static Level level(Table table, int id) {
    return table
        .company()
        .find(id)
        .flatMap(member -> member.bot())
        .flatMap(Level::of)
        .orElse(COVER);
  }
}
