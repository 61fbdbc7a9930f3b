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
import spieltisch.table.game.GameAction;
import spieltisch.table.Entry;
import spieltisch.table.DisconnectPolicy;
import spieltisch.table.game.GameView;
import spieltisch.table.Table;
import spieltisch.torres.legality.TimeoutAction;

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
  private final Map<TableId, Crew> crews = new ConcurrentHashMap<>();
  private final Set<TableId> busy = ConcurrentHashMap.newKeySet();

  /// The computer players of a table, by their members.
  private record Crew(Map<Integer, CatanBot> catan, Map<Integer, TorresPlayer> torres) {
    Crew() {
      this(new ConcurrentHashMap<>(), new ConcurrentHashMap<>());
    }
  }

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
    else crews.remove(room.id());
  }

  /// One thought at a time for each table: a player is never asked for two things at once.
  private void arrange(Room room, int member, long version) {
    if (!busy.add(room.id())) return;
    time.later(pause, () -> world.thinkers().execute(() -> act(room, member, version)));
  }

  /// The member played by the house who must act now, if there is one.
  private static Optional<Integer> due(Table table) {
    var gameState = table.match().orElseThrow();
    return gameState.toAsk().stream()
        .map(seat -> gameState.order().get(seat.index()))
        .filter(member -> isOurs(table, member) || isPassing(table, member))
        .findFirst();
  }

  private static boolean isOurs(Table table, int id) {
    return table.company().covered().contains(id)
        || table.company().find(id).flatMap(member -> member.bot()).isPresent();
  }

  private static boolean isPassing(Table table, int id) {
    return table.options().loss() == DisconnectPolicy.PASSES_HIS_TURNS
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

  private GameAction choose(Room room, Table table, int member) {
    var deadline = Deadline.inMillis(MOST_MILLIS);
    var crew = crews.computeIfAbsent(room.id(), _ -> new Crew());
    return switch (table.match().orElseThrow().outlook(table.viewer(member))) {
      case GameView.OnCatan(var view) ->
          new GameAction.OfCatan(catanPlayer(crew, room, table, member).choose(table, view, deadline));
      case GameView.OnTorres(var view) ->
          new GameAction.OfTorres(
              isOurs(table, member)
                  ? torresPlayer(crew, table, member).choose(view, deadline)
                  : TimeoutAction.action(view));
    };
  }

  private CatanBot catanPlayer(Crew crew, Room room, Table table, int id) {
    return crew.catan()
        .computeIfAbsent(
            id,
            member -> {
              var player = level(table, member).catanPlayer(world.random().nextLong());
              return new CatanBot(player, member, known -> log.read(room.id(), known));
            });
  }

  private TorresPlayer torresPlayer(Crew crew, Table table, int id) {
    return crew.torres()
        .computeIfAbsent(
            id, member -> level(table, member).torresPlayer(world.random().nextLong()));
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
