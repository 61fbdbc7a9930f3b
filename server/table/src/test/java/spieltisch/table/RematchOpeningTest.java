package spieltisch.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Colour;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Viewer;
import spieltisch.table.entry.Entry;
import spieltisch.table.member.Member;
import spieltisch.table.member.SecretHash;
import spieltisch.table.options.DisconnectTimeouts;
import spieltisch.table.options.TableOptions;

/// The rematch of a game with two players that have a token, one without a token and a bot.
class RematchOpeningTest extends TestTable {
  private static final DisconnectTimeouts DISCONNECT_TIMEOUTS =
      new DisconnectTimeouts(30_000, 180_000);

  private Decision<List<Entry>> returnWith(String token) {
    return ask(new Command.Return(SecretHash.hash(token)));
  }

  private void runNextScheduled() {
    var next = table.nextScheduled(DISCONNECT_TIMEOUTS).orElseThrow();
    now = Math.max(now, next.at());
    assertInstanceOf(Decision.Accepted.class, ask(next.command()));
  }

  private List<Optional<String>> names() {
    return table.players().stream().map(Member::name).toList();
  }

  private static List<Optional<String>> named(String... names) {
    return List.of(names).stream().map(Optional::of).toList();
  }

  private void rematch() {
    table = Table.of(table.rematch("Revanche", context()));
  }

  @BeforeEach
  void finish_the_game() {
    joinReady("Leia", Colour.WHITE, Optional.of("leia"));
    joinReady("Han", Colour.BLUE, Optional.of("han"));
    int lando = table.members().nextId();
    ask(new Command.Join("Test", Optional.empty(), Optional.empty()));
    ask(new Command.SetProfile(lando, Optional.of("Lando"), Optional.of(Colour.ORANGE)));
    ask(new Command.AddBot("hard"));
    ask(new Command.Ready(lando));
    assertTrue(table.isRunning());
    ask(new Command.Disconnect(lando));
    assertTrue(table.isOver());
  }

  @Test
  void all_viewers_get_a_notice_of_the_rematch_table() {
    var entry = new Entry.Continued("id", "Revanche", Optional.of("ab"));
    var successor = new Table.Successor("id", "Revanche", Optional.of("ab"));
    assertEquals(
        List.of(new Notice.Continued(successor)),
        Notice.of(entry, table.after(entry), Viewer.spectator()));
  }

  @Test
  void the_view_of_the_old_table_names_the_rematch_table() {
    ask(new Command.Rematch("id", "Revanche", Optional.of("ab")));
    assertEquals(
        Optional.of(new Table.Successor("id", "Revanche", Optional.of("ab"))),
        table.view(Viewer.spectator()).successor());
  }

  @Test
  void the_rematch_table_has_the_same_options_and_the_given_name() {
    var options = table.options();
    rematch();
    assertEquals(options, table.options());
    assertEquals("Revanche", table.name());
    assertFalse(table.hasStarted());
  }

  @Test
  void players_with_a_token_and_bots_keep_name_colour_and_order() {
    rematch();
    assertEquals(named("Leia", "Han", "Bot-1"), names());
    assertEquals(
        List.of(Colour.WHITE, Colour.BLUE, Colour.RED),
        table.players().stream().map(member -> member.colour().orElseThrow()).toList());
    assertTrue(table.players().stream().allMatch(Member::ready));
  }

  @Test
  void a_bot_keeps_its_level_and_joins_at_once() {
    rematch();
    var bot = table.players().getLast();
    assertEquals(Optional.of("hard"), bot.bot());
    assertTrue(bot.connected());
    assertFalse(bot.isSeatReserved());
  }

  @Test
  void the_seat_of_a_player_with_a_token_is_reserved_and_not_connected() {
    rematch();
    var leia = table.view(Viewer.spectator()).members().getFirst();
    assertTrue(leia.seatReserved());
    assertFalse(leia.connected());
  }

  @Test
  void a_new_player_gets_a_free_seat_but_no_reserved_one() {
    rematch();
    var join = new Command.Join("Test", Optional.empty(), Optional.empty());
    assertInstanceOf(Decision.Accepted.class, ask(join));
    assertEquals(new Decision.Refused<>(TableRefusal.TABLE_FULL), ask(join));
  }

  @Test
  void a_new_player_does_not_get_the_colour_of_a_reserved_seat() {
    rematch();
    int id = table.members().nextId();
    joinReady("Greedo", Colour.WHITE, Optional.empty());
    assertFalse(table.members().member(id).ready());
    assertEquals(new Decision.Refused<>(TableRefusal.COLOUR_TAKEN), ask(new Command.Ready(id)));
  }

  @Test
  void another_token_gives_no_reserved_seat() {
    rematch();
    assertEquals(new Decision.Refused<>(TableRefusal.BAD_TOKEN), returnWith("greedo"));
  }

  @Test
  void players_return_with_the_token_of_the_previous_game_and_the_last_one_starts_the_game() {
    rematch();
    returnWith("han");
    assertFalse(table.hasStarted());
    assertFalse(table.members().member(2).isSeatReserved());
    returnWith("leia");
    assertTrue(table.isRunning());
    assertEquals(named("Leia", "Han", "Bot-1"), names());
  }

  @Test
  void a_reserved_seat_becomes_free_after_the_timeout_and_the_others_begin() {
    rematch();
    returnWith("leia");
    joinReady("Greedo", Colour.ORANGE, Optional.empty());
    assertFalse(table.hasStarted());
    runNextScheduled();
    assertEquals(BEGIN + DISCONNECT_TIMEOUTS.abandon(), now);
    assertEquals(named("Leia", "Bot-1", "Greedo"), names());
    assertTrue(table.isRunning());
    assertEquals(new Decision.Refused<>(TableRefusal.BAD_TOKEN), returnWith("han"));
  }

  @Test
  void the_timeout_of_a_reserved_seat_counts_from_the_last_connection() {
    ask(new Command.Disconnect(2));
    now += 100_000;
    rematch();
    runNextScheduled();
    assertEquals(BEGIN + DISCONNECT_TIMEOUTS.abandon(), now);
    assertEquals(named("Leia", "Bot-1"), names());
  }

  @Test
  void no_seat_is_reserved_for_a_program_that_has_disconnected() {
    table = Table.opened(new Entry.Opened("Tisch", TableOptions.standard()));
    for (var name : List.of("Ki", "Leia")) {
      int id = table.members().nextId();
      var client = name.equals("Ki") ? "Test (KI)" : "Test";
      ask(new Command.Join(client, Optional.empty(), Optional.of(SecretHash.hash(name))));
      var colour = Colour.values()[id];
      ask(new Command.SetProfile(id, Optional.of(name), Optional.of(colour)));
      ask(new Command.Ready(id));
    }
    ask(new Command.AddBot("easy"));
    assertTrue(table.isRunning());
    ask(new Command.Disconnect(1));
    ask(new Command.AbandonSeat(1));
    rematch();
    assertEquals(named("Leia", "Bot-1"), names());
  }

  @Test
  void bots_do_not_begin_alone_when_no_player_returns() {
    table = Table.opened(new Entry.Opened("Tisch", TableOptions.standard()));
    for (int i = 0; i < 2; i++) ask(new Command.AddBot("easy"));
    int leia = joinReady("Leia", Colour.WHITE, Optional.of("leia"));
    assertTrue(table.isRunning());
    ask(new Command.Disconnect(leia));
    ask(new Command.AbandonSeat(leia));
    assertTrue(table.isOver());
    rematch();
    ask(new Command.AddBot("easy"));
    assertFalse(table.hasStarted());
    runNextScheduled();
    assertEquals(3, table.players().size());
    assertFalse(table.hasStarted());
  }

  @Test
  void a_returned_player_who_disconnects_again_has_the_usual_timeout() {
    rematch();
    returnWith("leia");
    now += 1_000;
    ask(new Command.Disconnect(1));
    assertFalse(table.members().member(1).isSeatReserved());
    runNextScheduled();
    assertEquals(BEGIN + 1_000 + DISCONNECT_TIMEOUTS.takeOver(), now);
    assertEquals(named("Han", "Bot-1"), names());
  }
}
