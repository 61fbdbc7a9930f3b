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
import spieltisch.kernel.Decision;
import spieltisch.kernel.GameAction;
import spieltisch.store.Log;
import spieltisch.store.TableId;
import spieltisch.table.Command;
import spieltisch.table.DisconnectPolicy;
import spieltisch.table.Entry;
import spieltisch.table.Table;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.game.TorresGameState;
import spieltisch.torres.legality.TimeoutAction;

/// Lets the house's computer players act when it is their turn, and passes for those who are away.
final class BotRunner {
  private static final Logger LOGGER = LoggerFactory.getLogger(BotRunner.class);
  private static final long MOST_MILLIS = 1_000;
  // Who sits in for somebody plays quickly and not badly.
  private static final Level COVER = Level.MEDIUM;

  private final TimeSource timeSource;
  private final Duration pause;
  private final HostEnvironment hostEnvironment;
  private final Log log;
  private final Map<TableId, Crew> crews = new ConcurrentHashMap<>();
  private final Set<TableId> busy = ConcurrentHashMap.newKeySet();

  /// The computer players of a table, by their members.
  private record Crew(Map<Integer, CatanBotSeat> catan, Map<Integer, TorresPlayer> torres) {
    Crew() {
      this(new ConcurrentHashMap<>(), new ConcurrentHashMap<>());
    }
  }

  BotRunner(Log log, HostEnvironment hostEnvironment, Duration pause) {
    this.log = log;
    this.hostEnvironment = hostEnvironment;
    timeSource = hostEnvironment.time();
    this.pause = pause;
  }

  /// Called whenever a table has changed, and now and then besides.
  void look(TableRunner tableRunner) {
    var table = tableRunner.table();
    if (table.isRunning())
      due(table).ifPresent(member -> arrange(tableRunner, member, table.version()));
    else crews.remove(tableRunner.id());
  }

  /// One thought at a time for each table: a player is never asked for two things at once.
  private void arrange(TableRunner tableRunner, int member, long version) {
    if (!busy.add(tableRunner.id())) return;
    timeSource.later(
        pause, () -> hostEnvironment.thinkers().execute(() -> act(tableRunner, member, version)));
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

  private void act(TableRunner tableRunner, int member, long version) {
    try {
      var table = tableRunner.table();
      if (table.version() == version) {
        var actor = isOurs(table, member) ? Entry.Actor.BOT : Entry.Actor.CLOCK;
        var act = new Command.Act(member, choose(tableRunner, table, member), actor);
        var _ =
            tableRunner
                .ask(act)
                .whenComplete((decision, _) -> answered(tableRunner, member, decision));
      } else lookAgain(tableRunner);
    } catch (RuntimeException e) {
      busy.remove(tableRunner.id());
      LOGGER.error("table {}: member {} cannot think", tableRunner.id().text(), member, e);
    }
  }

  /// After a refusal that nobody could foresee the player thinks again.
  private void answered(TableRunner tableRunner, int member, @Nullable Decision<?> decision) {
    if (decision == null) {
      busy.remove(tableRunner.id());
      return;
    }
    if (decision instanceof Decision.Refused(var reason))
      LOGGER.debug(
          "bot action refused table={} member={} reason={}",
          tableRunner.id().text(),
          member,
          reason.name());
    lookAgain(tableRunner);
  }

  private void lookAgain(TableRunner tableRunner) {
    busy.remove(tableRunner.id());
    look(tableRunner);
  }

  private GameAction choose(TableRunner tableRunner, Table table, int member) {
    var deadline = Deadline.inMillis(MOST_MILLIS);
    var crew = crews.computeIfAbsent(tableRunner.id(), _ -> new Crew());
    var viewer = table.viewer(member);
    return switch (table.match().orElseThrow()) {
      case CatanGameState catan ->
          catanPlayer(crew, tableRunner, table, member).choose(table, catan.view(viewer), deadline);
      case TorresGameState torres ->
          isOurs(table, member)
              ? torresPlayer(crew, table, member).choose(torres.view(viewer), deadline)
              : TimeoutAction.action(torres.view(viewer));
    };
  }

  private CatanBotSeat catanPlayer(Crew crew, TableRunner tableRunner, Table table, int id) {
    return crew.catan()
        .computeIfAbsent(
            id,
            member -> {
              var player = level(table, member).catanPlayer(hostEnvironment.random().nextLong());
              return new CatanBotSeat(player, member, known -> log.read(tableRunner.id(), known));
            });
  }

  private TorresPlayer torresPlayer(Crew crew, Table table, int id) {
    return crew.torres()
        .computeIfAbsent(
            id, member -> level(table, member).torresPlayer(hostEnvironment.random().nextLong()));
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
