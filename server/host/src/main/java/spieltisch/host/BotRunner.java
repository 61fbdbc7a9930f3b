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
import spieltisch.table.Table;
import spieltisch.table.TableRefusal;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.game.TorresGameState;
import spieltisch.table.options.DisconnectPolicy;
import spieltisch.torres.legality.TimeoutAction;

/// Plays the turns of bots and of seats that a bot took over. If the table's disconnect policy
/// requires it, the runner also passes the turns of disconnected players.
final class BotRunner {
  private static final Logger LOGGER = LoggerFactory.getLogger(BotRunner.class);
  private static final Level TAKE_OVER_LEVEL = Level.MEDIUM;

  private final TimeSource timeSource;
  private final Duration pause;
  private final HostEnvironment hostEnvironment;
  private final Log log;
  private final ThinkingQueue thinkingQueue;
  private final Map<TableId, Bots> bots = new ConcurrentHashMap<>();
  private final Set<TableId> choosing = ConcurrentHashMap.newKeySet();

  /// The bots of a table, by member id.
  private record Bots(Map<Integer, CatanBotSeat> catan, Map<Integer, TorresPlayer> torres) {
    Bots() {
      this(new ConcurrentHashMap<>(), new ConcurrentHashMap<>());
    }
  }

  BotRunner(Log log, HostEnvironment hostEnvironment, Duration pause) {
    this.log = log;
    this.hostEnvironment = hostEnvironment;
    timeSource = hostEnvironment.time();
    this.pause = pause;
    thinkingQueue = new ThinkingQueue(hostEnvironment.botExecutor(), HostEnvironment.BOT_THREADS);
  }

  /// Schedules the next bot action of a table, if a bot must act.
  void schedule(TableRunner tableRunner) {
    var table = tableRunner.table();
    if (table.isRunning() && table.isPaused()) return;
    if (table.isRunning())
      memberToAct(table).ifPresent(member -> scheduleAction(tableRunner, member, table.version()));
    else bots.remove(tableRunner.id());
  }

  /// Schedules an action of a member. At most one action is scheduled for each table at a time.
  private void scheduleAction(TableRunner tableRunner, int member, long version) {
    if (choosing.add(tableRunner.id()))
      timeSource.later(pause(tableRunner), () -> enqueue(tableRunner, member, version));
    else if (hasPeople(tableRunner)) thinkingQueue.prefer(tableRunner.id());
  }

  private Duration pause(TableRunner tableRunner) {
    var chosen = tableRunner.table().options().botPause();
    return chosen.isPresent() ? Duration.ofMillis(chosen.getAsLong()) : pause;
  }

  private void enqueue(TableRunner tableRunner, int member, long version) {
    thinkingQueue.add(
        tableRunner.id(),
        hasPeople(tableRunner),
        millis -> act(tableRunner, member, version, millis));
  }

  private static boolean hasPeople(TableRunner tableRunner) {
    return tableRunner.table().members().hasConnectedPlayer();
  }

  /// Returns the first member for whom this class must act now: a bot, a taken-over seat, or a
  /// disconnected player whose turns the server passes. The result is empty if no member must act.
  private static Optional<Integer> memberToAct(Table table) {
    var gameState = table.gameState().orElseThrow();
    return gameState.seatsToAct().stream()
        .map(seat -> gameState.order().get(seat.index()))
        .filter(member -> isBot(table, member) || isPassing(table, member))
        .findFirst();
  }

  private static boolean isBot(Table table, int id) {
    return table.members().takenOver().contains(id)
        || table.members().find(id).flatMap(member -> member.bot()).isPresent();
  }

  private static boolean isPassing(Table table, int id) {
    return table.options().loss() == DisconnectPolicy.PASSES_HIS_TURNS
        && table.members().find(id).filter(member -> !member.connected()).isPresent();
  }

  private void act(TableRunner tableRunner, int member, long version, long millis) {
    try {
      var table = tableRunner.table();
      if (table.version() == version) {
        var actor = isBot(table, member) ? Entry.Actor.BOT : Entry.Actor.CLOCK;
        var act = new Command.Act(member, choose(tableRunner, table, member, millis), actor);
        var _ =
            tableRunner
                .ask(act)
                .whenComplete((decision, _) -> answered(tableRunner, member, decision));
      } else scheduleAgain(tableRunner);
    } catch (RuntimeException e) {
      choosing.remove(tableRunner.id());
      LOGGER.error(
          "bot failed to choose an action table={} member={}", tableRunner.id().text(), member, e);
    }
  }

  /// Handles the result of a bot's action. After a refusal the bot chooses again, because the bot's
  /// view cannot predict every refusal. After a failure, the host's regular maintenance schedules
  /// the bot again. A table with entries of a newer version is left to a newer server.
  private void answered(TableRunner tableRunner, int member, @Nullable Decision<?> decision) {
    if (decision == null
        || decision.equals(new Decision.Refused<>(TableRefusal.NOT_SAVED))
        || decision.equals(new Decision.Refused<>(TableRefusal.NEWER_VERSION))) {
      choosing.remove(tableRunner.id());
      return;
    }
    if (decision instanceof Decision.Refused(var reason))
      LOGGER.debug(
          "bot action refused table={} member={} reason={}",
          tableRunner.id().text(),
          member,
          reason.name());
    scheduleAgain(tableRunner);
  }

  private void scheduleAgain(TableRunner tableRunner) {
    choosing.remove(tableRunner.id());
    schedule(tableRunner);
  }

  private GameAction choose(TableRunner tableRunner, Table table, int member, long millis) {
    var deadline = Deadline.inMillis(millis);
    var ofTable = bots.computeIfAbsent(tableRunner.id(), _ -> new Bots());
    var viewer = table.viewer(member);
    return switch (table.gameState().orElseThrow()) {
      case CatanGameState catan ->
          catanPlayer(ofTable, tableRunner, table, member)
              .choose(table, catan.view(viewer), deadline);
      case TorresGameState torres ->
          isBot(table, member)
              ? torresPlayer(ofTable, table, member).choose(torres.view(viewer), deadline)
              : TimeoutAction.action(torres.view(viewer));
    };
  }

  private CatanBotSeat catanPlayer(Bots ofTable, TableRunner tableRunner, Table table, int id) {
    return ofTable
        .catan()
        .computeIfAbsent(
            id,
            member -> {
              var player = level(table, member).catanPlayer(hostEnvironment.random().nextLong());
              return new CatanBotSeat(player, member, known -> log.read(tableRunner.id(), known));
            });
  }

  private TorresPlayer torresPlayer(Bots ofTable, Table table, int id) {
    return ofTable
        .torres()
        .computeIfAbsent(
            id, member -> level(table, member).torresPlayer(hostEnvironment.random().nextLong()));
  }

  private static Level level(Table table, int id) {
    return table
        .members()
        .find(id)
        .flatMap(member -> member.bot())
        .flatMap(Level::of)
        .orElse(TAKE_OVER_LEVEL);
  }
}
