package spieltisch.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Colour;
import spieltisch.kernel.Decision;
import spieltisch.table.entry.Entry;
import spieltisch.table.member.Member;
import spieltisch.table.member.Members;
import spieltisch.table.options.DisconnectTimeouts;
import spieltisch.table.options.TableOptions;

/// Players who keep the others waiting, and the host's right to remove players.
class ReadinessTest extends TestTable {
  private int join() {
    int id = table.members().nextId();
    ask(new Command.Join("Test", Optional.empty(), Optional.empty()));
    return id;
  }

  private Optional<ScheduledCommand> nextScheduled() {
    return table.nextScheduled(DisconnectTimeouts.STANDARD);
  }

  private void runNextScheduled() {
    var next = nextScheduled().orElseThrow();
    now = next.at();
    assertInstanceOf(Decision.Accepted.class, ask(next.command()));
  }

  private List<Integer> players() {
    return table.players().stream().map(Member::id).toList();
  }

  @Test
  void a_player_who_is_not_ready_is_warned_and_then_becomes_a_spectator() {
    joinReady("Leia", Colour.RED, Optional.empty());
    joinReady("Han", Colour.BLUE, Optional.empty());
    int squatter = join();
    var urge = new Command.UrgeReady(squatter);
    assertEquals(Optional.of(new ScheduledCommand(BEGIN + 60_000, urge)), nextScheduled());
    assertEquals(new Decision.Refused<>(TableRefusal.NOTHING_DUE), ask(urge));
    runNextScheduled();
    assertEquals(
        new Entry.Chatted(
            OptionalInt.empty(),
            "Spieler 3, die anderen warten auf dich. Dein Platz wird in 60 s frei."),
        entries.getLast());
    assertEquals(Optional.of(new ScheduledCommand(BEGIN + 120_000, urge)), nextScheduled());
    runNextScheduled();
    assertEquals(List.of(1, 2), players());
    assertEquals(
        List.of(new Members.Spectator(squatter, "Spieler 3", Optional.of("node"))),
        table.members().spectators());
    assertEquals(Optional.empty(), nextScheduled());
    assertEquals(4, join());
  }

  @Test
  void the_game_begins_without_the_player_if_there_are_enough_others() {
    joinReady("Leia", Colour.RED, Optional.empty());
    int squatter = join();
    joinReady("Han", Colour.BLUE, Optional.empty());
    joinReady("Luke", Colour.WHITE, Optional.empty());
    runNextScheduled();
    runNextScheduled();
    assertTrue(table.isRunning());
    assertTrue(table.members().find(squatter).isEmpty());
    assertEquals(table, replayed());
  }

  private Table replayed() {
    var again = Table.opened(new Entry.Opened("Tisch", TableOptions.standard()));
    for (var entry : entries) again = again.after(entry);
    return new Table(
        again.version(),
        again.name(),
        again.options(),
        again.serverSeed(),
        again.members(),
        table.game(),
        again.abortReason(),
        again.expired(),
        again.successor(),
        again.pause(),
        again.undos());
  }

  @Test
  void nobody_is_urged_while_no_other_person_is_ready_or_the_table_has_too_few_players() {
    join();
    ask(new Command.AddBot("easy"));
    ask(new Command.AddBot("easy"));
    assertEquals(Optional.empty(), nextScheduled());
    table = Table.opened(new Entry.Opened("Tisch", TableOptions.standard()));
    joinReady("Leia", Colour.RED, Optional.empty());
    join();
    assertEquals(Optional.empty(), nextScheduled());
  }

  @Test
  void the_wait_ends_when_the_others_leave_and_begins_anew() {
    joinReady("Leia", Colour.RED, Optional.empty());
    int han = joinReady("Han", Colour.BLUE, Optional.empty());
    join();
    now += 50_000;
    ask(new Command.Disconnect(han));
    assertEquals(Optional.empty(), nextScheduled());
    joinReady("Han", Colour.BLUE, Optional.empty());
    assertEquals(now + 60_000, nextScheduled().orElseThrow().at());
  }

  @Test
  void a_player_who_gets_ready_after_the_warning_keeps_the_seat() {
    joinReady("Leia", Colour.RED, Optional.empty());
    joinReady("Han", Colour.BLUE, Optional.empty());
    int late = join();
    runNextScheduled();
    ask(new Command.SetProfile(late, Optional.of("Luke"), Optional.of(Colour.WHITE)));
    ask(new Command.Ready(late));
    assertTrue(table.isRunning());
  }

  @Test
  void the_time_is_an_option() {
    table = Table.opened(new Entry.Opened("Tisch", TableOptions.standard().withReady(10_000)));
    joinReady("Leia", Colour.RED, Optional.empty());
    joinReady("Han", Colour.BLUE, Optional.empty());
    join();
    assertEquals(BEGIN + 5_000, nextScheduled().orElseThrow().at());
    table = Table.opened(new Entry.Opened("Tisch", TableOptions.standard().withReady(0)));
    joinReady("Leia", Colour.RED, Optional.empty());
    joinReady("Han", Colour.BLUE, Optional.empty());
    join();
    assertEquals(Optional.empty(), nextScheduled());
  }

  @Test
  void the_host_removes_players_and_bots_before_the_game() {
    ask(new Command.AddBot("easy"));
    int host = join();
    int other = join();
    assertEquals(
        new Decision.Refused<>(TableRefusal.NOT_THE_HOST), ask(new Command.Kick(other, host)));
    assertEquals(new Decision.Refused<>(TableRefusal.NOT_THE_HOST), ask(new Command.Kick(1, host)));
    assertEquals(
        new Decision.Refused<>(TableRefusal.NOT_YOURSELF), ask(new Command.Kick(host, host)));
    assertEquals(
        new Decision.Refused<>(TableRefusal.NOT_AT_THE_TABLE), ask(new Command.Kick(host, 9)));
    ask(new Command.Kick(host, other));
    ask(new Command.Kick(host, 1));
    assertEquals(List.of(host), players());
    int next = join();
    ask(new Command.Disconnect(host));
    assertEquals(next, table.members().host().orElseThrow().id());
  }

  @Test
  void nobody_is_removed_from_a_running_game() {
    joinReady("Leia", Colour.RED, Optional.empty());
    joinReady("Han", Colour.BLUE, Optional.empty());
    joinReady("Luke", Colour.WHITE, Optional.empty());
    assertEquals(new Decision.Refused<>(TableRefusal.GAME_RUNNING), ask(new Command.Kick(1, 2)));
  }
}
