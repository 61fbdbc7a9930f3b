package spieltisch.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.catan.Colour;
import spieltisch.catan.Options;
import spieltisch.kernel.Decision;
import spieltisch.kernel.GameAction;
import spieltisch.store.TableId;
import spieltisch.table.Command;
import spieltisch.table.DecisionContext;
import spieltisch.table.DisconnectPolicy;
import spieltisch.table.Entry;
import spieltisch.table.Table;
import spieltisch.table.TableOptions;
import spieltisch.table.TableRefusal;
import spieltisch.table.chance.Seed;
import spieltisch.table.member.SecretHash;

/// Many servers, one log, and a schedule of delays, conflicts and deaths that a seed decides.
class SimulatedClusterTest {
  private static final int SCHEDULES = Integer.getInteger("cluster.schedules", 500);
  private static final int PLAYERS = 3;
  private static final long LONGEST_MILLIS = 600_000;

  private static final TableOptions SHORT =
      TableOptions.standard()
          .withPlayers(PLAYERS, PLAYERS)
          .withCatan(Options.standard(PLAYERS).withVictoryPoints(3))
          .withLoss(DisconnectPolicy.IS_COVERED);

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void whatever_the_schedule_every_game_ends_and_what_was_confirmed_is_in_the_log_once(int part) {
    int deaths = 0;
    for (int i = 0; i < SCHEDULES; i++) {
      long seed = part * 1_000_000L + i;
      try {
        deaths += play(seed, part);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("schedule " + seed + ": " + e.getMessage(), e);
      }
    }
    assertTrue(part == 0 || deaths > SCHEDULES / 4, "servers did die: " + deaths);
  }

  /// Plays one game with so many deaths at most; answers how many there were.
  private static int play(long seed, int deaths) {
    var simulatedCluster = new SimulatedCluster(seed, 1 + deaths);
    var id = simulatedCluster.anyNode().host().open("Tisch", SHORT).id();
    simulatedCluster.letDie(deaths);
    var players = new ArrayList<SimulatedPlayer>();
    for (var colour : List.of(Colour.RED, Colour.BLUE, Colour.WHITE))
      players.add(new SimulatedPlayer(simulatedCluster, id, colour));
    long end = simulatedCluster.now() + LONGEST_MILLIS;
    boolean goesOn = true;
    while (goesOn && !players.stream().allMatch(SimulatedPlayer::isOver)) {
      for (var player : players) player.look();
      goesOn = simulatedCluster.step(end);
    }
    assertTrue(goesOn, "the game did not end");
    check(simulatedCluster, id, players);
    return deaths - simulatedCluster.deathsLeft();
  }

  private static void check(
      SimulatedCluster simulatedCluster, TableId id, List<SimulatedPlayer> players) {
    var entries = simulatedCluster.log().entries(id);
    var table = Table.of(entries);
    assertTrue(table.isOver());
    assertEquals(entries.size(), table.version());
    for (var player : players) {
      int seat = table.match().orElseThrow().seatOf(player.id()).orElseThrow().index();
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

  /// A deed whose server died before it could confirm it may be in the log beyond.
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
    var simulatedCluster = new SimulatedCluster(seed, 2);
    var id = simulatedCluster.anyNode().host().open("Tisch", SHORT).id();
    var player = new SimulatedPlayer(simulatedCluster, id, Colour.RED);
    var other = new SimulatedPlayer(simulatedCluster, id, Colour.BLUE);
    for (int i = 0; i < 400; i++) {
      player.look();
      other.look();
      simulatedCluster.step(Long.MAX_VALUE);
    }
    return simulatedCluster.log().entries(id);
  }

  @Test
  void one_who_came_back_elsewhere_is_not_lost_when_his_old_server_notices() {
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
