package spieltisch.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.catan.Colour;
import spieltisch.catan.Options;
import spieltisch.kernel.Decision;
import spieltisch.kernel.GameAction;
import spieltisch.store.TableId;
import spieltisch.table.Command;
import spieltisch.table.DecisionContext;
import spieltisch.table.Table;
import spieltisch.table.TableRefusal;
import spieltisch.table.chance.Seed;
import spieltisch.table.entry.Entry;
import spieltisch.table.member.SecretHash;
import spieltisch.table.options.DisconnectPolicy;
import spieltisch.table.options.TableOptions;

/// Several servers on one log with delays, conflicts and failures that a seed determines.
class SimulatedClusterTest {
  private static final Logger LOGGER = LoggerFactory.getLogger(SimulatedClusterTest.class);
  private static final int SCHEDULES = Integer.getInteger("cluster.schedules", 500);
  private static final int DISK_SCHEDULES = Integer.getInteger("cluster.diskSchedules", 50);
  private static final int PLAYERS = 3;
  private static final long LONGEST_MILLIS = 600_000;

  private static final TableOptions SHORT =
      TableOptions.standard()
          .withPlayers(PLAYERS, PLAYERS)
          .withCatan(Options.standard(PLAYERS).withVictoryPoints(3))
          .withLoss(DisconnectPolicy.IS_COVERED);

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void in_every_schedule_the_game_ends_and_confirmed_actions_are_in_the_log_once(int part) {
    int failures = 0;
    for (int i = 0; i < SCHEDULES; i++) {
      long seed = part * 1_000_000L + i;
      try {
        failures += play(seed, part);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("schedule " + seed + ": " + e.getMessage(), e);
      }
    }
    assertTrue(part == 0 || failures > SCHEDULES / 4, "number of failures: " + failures);
  }

  /// The disk is full, slow, fails to sync or tears writes, beside the failures of servers.
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void with_a_faulty_disk_the_game_ends_and_confirmed_actions_are_in_the_log_once(int part) {
    int faults = 0;
    for (int i = 0; i < DISK_SCHEDULES; i++) {
      long seed = 10_000_000 + part * 1_000_000L + i;
      try {
        var cluster = new SimulatedCluster(seed, 1 + part);
        cluster.scheduleDiskFaults();
        play(cluster, part);
        faults += cluster.diskFaults();
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("schedule " + seed + ": " + e.getMessage(), e);
      }
    }
    assertTrue(faults > DISK_SCHEDULES, "number of disk faults: " + faults);
    LOGGER.info("disk fault schedules={} faults={}", DISK_SCHEDULES, faults);
  }

  /// Plays one game with at most that many failures and returns their number.
  private static int play(long seed, int failures) {
    return play(new SimulatedCluster(seed, 1 + failures), failures);
  }

  private static int play(SimulatedCluster cluster, int failures) {
    var id = cluster.anyNode().host().open("Tisch", SHORT).id();
    cluster.scheduleFailures(failures);
    var players = new ArrayList<SimulatedPlayer>();
    for (var colour : List.of(Colour.RED, Colour.BLUE, Colour.WHITE))
      players.add(new SimulatedPlayer(cluster, id, colour));
    long end = cluster.now() + LONGEST_MILLIS;
    boolean isGoingOn = true;
    while (isGoingOn && !players.stream().allMatch(SimulatedPlayer::isOver)) {
      for (var player : players) player.step();
      isGoingOn = cluster.step(end);
    }
    assertTrue(isGoingOn, "the game did not end");
    check(cluster, id, players);
    return failures - cluster.failuresLeft();
  }

  private static void check(SimulatedCluster cluster, TableId id, List<SimulatedPlayer> players) {
    var entries = cluster.log().entries(id);
    var table = Table.of(entries);
    assertTrue(table.isOver());
    assertEquals(entries.size(), table.version());
    for (var player : players) {
      int seat = table.gameState().orElseThrow().seatOf(player.id()).orElseThrow().index();
      assertTrue(
          isSubsequence(player.confirmed(), actions(entries, seat)),
          "what was confirmed to " + player.id() + " is in the log, once and in order");
    }
  }

  private static List<GameAction> actions(List<Entry> entries, int seat) {
    var gameActions = new ArrayList<GameAction>();
    for (var entry : entries)
      if (entry instanceof Entry.Acted acted
          && acted.seat().index() == seat
          && acted.actor() == Entry.Actor.PLAYER) gameActions.add(acted.action());
    return gameActions;
  }

  /// The log may also have actions whose server failed before it could confirm them.
  private static boolean isSubsequence(List<GameAction> part, List<GameAction> whole) {
    int found = 0;
    for (var gameAction : whole)
      if (found < part.size() && part.get(found).equals(gameAction)) found++;
    return found == part.size();
  }

  @Test
  void the_same_seed_gives_the_same_game() {
    assertEquals(journal(7), journal(7));
  }

  private static List<Entry> journal(long seed) {
    var cluster = new SimulatedCluster(seed, 2);
    var id = cluster.anyNode().host().open("Tisch", SHORT).id();
    var player = new SimulatedPlayer(cluster, id, Colour.RED);
    var other = new SimulatedPlayer(cluster, id, Colour.BLUE);
    for (int i = 0; i < 400; i++) {
      player.step();
      other.step();
      cluster.step(Long.MAX_VALUE);
    }
    return cluster.log().entries(id);
  }

  @Test
  void
      a_member_that_returned_through_another_server_stays_connected_when_the_old_one_disconnects_it() {
    var seed = new Seed("00".repeat(32));
    var table = Table.opened(new Entry.Opened("Tisch", SHORT));
    var hash = SecretHash.hash("token");
    var join = new Command.Join("Test", Optional.empty(), Optional.of(hash));
    table = ask(table, join, "a", seed);
    table = ask(table, new Command.Return(hash), "b", seed);
    assertEquals(
        new Decision.Refused<>(TableRefusal.NOT_AT_THE_TABLE),
        table.decide(new Command.Disconnect(1), new DecisionContext(0, "a", () -> seed)));
  }

  private static Table ask(Table table, Command command, String node, Seed seed) {
    if (!(table.decide(command, new DecisionContext(0, node, () -> seed))
        instanceof Decision.Accepted(var entries))) throw new AssertionError("refused: " + command);
    var next = table;
    for (var entry : entries) next = next.after(entry);
    return next;
  }
}
