package spieltisch.host;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.bots.Level;
import spieltisch.bots.TorresPlayer;
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

  private final Time time;
  private final Duration pause;
  private final World world;
  private final Map<Key, CatanPlayer> catanPlayers = new ConcurrentHashMap<>();
  private final Map<Key, TorresPlayer> torresPlayers = new ConcurrentHashMap<>();

  private record Key(String table, int member) {}

  Bots(World world, Duration pause) {
    this.world = world;
    time = world.time();
    this.pause = pause;
  }

  /// Called whenever a table has changed.
  void look(Room room) {
    var table = room.table();
    if (table.isRunning()) due(table).ifPresent(member -> later(room, member, table.version()));
    else forget(room.id().text());
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

  private void later(Room room, int member, long version) {
    time.later(pause, () -> world.thinkers().execute(() -> act(room, member, version)));
  }

  private void act(Room room, int member, long version) {
    var table = room.table();
    if (table.version() != version) return;
    var actor = isOurs(table, member) ? Entry.Actor.BOT : Entry.Actor.CLOCK;
    var _ =
        room.ask(new Command.Act(member, choose(room, table, member), actor))
            .thenAccept(answer -> again(room, member, version, answer));
  }

  private Deed choose(Room room, Table table, int member) {
    var deadline = Deadline.inMillis(MOST_MILLIS);
    var key = new Key(room.id().text(), member);
    return switch (table.match().orElseThrow().outlook(table.viewer(member))) {
      case Outlook.OnCatan(var view) ->
          new Deed.OfCatan(catanPlayer(key, table).choose(view, deadline));
      case Outlook.OnTorres(var view) ->
          new Deed.OfTorres(
              isOurs(table, member)
                  ? torresPlayer(key, table).choose(view, deadline)
                  : Absence.action(view));
    };
  }

  /// A refusal that nobody could foresee: the player thinks again.
  private void again(Room room, int member, long version, Answer answer) {
    if (answer instanceof Answer.Done) return;
    LOGGER.debug("table {}: member {} was refused: {}", room.id().text(), member, answer);
    later(room, member, version);
  }

  private CatanPlayer catanPlayer(Key key, Table table) {
    return catanPlayers.computeIfAbsent(
        key, _ -> level(table, key.member()).catanPlayer(world.random().nextLong()));
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
        .orElse(Level.RANDOM);
  }
}
