package spieltisch.host;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.bots.Level;
import spieltisch.table.Command;
import spieltisch.table.Deed;
import spieltisch.table.Entry;
import spieltisch.table.Outlook;
import spieltisch.table.Table;

/// Lets the house's computer players act when it is their turn.
final class Bots {
  private static final Logger LOGGER = LoggerFactory.getLogger(Bots.class);
  private static final long MOST_MILLIS = 1_000;

  private final Time time;
  private final Duration pause;
  private final AtomicLong seeds = new AtomicLong(System.nanoTime());
  private final Map<Key, CatanPlayer> players = new ConcurrentHashMap<>();

  private record Key(String table, int member) {}

  Bots(Time time, Duration pause) {
    this.time = time;
    this.pause = pause;
  }

  /// Called whenever a table has changed.
  void look(Room room) {
    var table = room.table();
    if (!table.isRunning()) {
      players.keySet().removeIf(key -> key.table().equals(room.id().text()));
      return;
    }
    due(table).ifPresent(member -> time.later(pause, () -> act(room, member, table.version())));
  }

  /// The member played by the house who must act now, if there is one.
  static Optional<Integer> due(Table table) {
    var match = table.match().orElseThrow();
    return match.toAsk().stream()
        .map(seat -> match.order().get(seat.index()))
        .filter(member -> isOurs(table, member))
        .findFirst();
  }

  private static boolean isOurs(Table table, int id) {
    return table.company().covered().contains(id)
        || table.company().find(id).flatMap(member -> member.bot()).isPresent();
  }

  private void act(Room room, int member, long version) {
    var table = room.table();
    if (table.version() != version) return;
    var viewer = table.viewer(member);
    if (!(table.match().orElseThrow().outlook(viewer) instanceof Outlook.OnCatan(var view))) return;
    var action = player(room, table, member).choose(view, Deadline.inMillis(MOST_MILLIS));
    var answer =
        room.ask(new Command.Act(member, new Deed.OfCatan(action), Entry.Actor.BOT)).join();
    again(room, member, version, answer);
  }

  /// A refusal that nobody could foresee: the player thinks again.
  private void again(Room room, int member, long version, Answer answer) {
    if (answer instanceof Answer.Done) return;
    LOGGER.debug("table {}: member {} was refused: {}", room.id().text(), member, answer);
    time.later(pause, () -> act(room, member, version));
  }

  private CatanPlayer player(Room room, Table table, int member) {
    return players.computeIfAbsent(
        new Key(room.id().text(), member),
        _ -> level(table, member).catanPlayer(seeds.incrementAndGet()));
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
