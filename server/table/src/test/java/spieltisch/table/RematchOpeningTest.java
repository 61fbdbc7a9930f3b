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
import spieltisch.table.member.Member;
import spieltisch.table.member.SecretHash;

/// A finished game that is played once more: two people with a token, one without, and a computer
/// player.
class RematchOpeningTest extends TestTable {
  private static final DisconnectTimeouts DISCONNECT_TIMEOUTS =
      new DisconnectTimeouts(30_000, 180_000);

  private Decision<List<Entry>> comeBack(String token) {
    return ask(new Command.Return(SecretHash.hash(token)));
  }

  private void letTimeAct() {
    var next = table.due(DISCONNECT_TIMEOUTS).orElseThrow();
    now = Math.max(now, next.at());
    assertInstanceOf(Decision.Accepted.class, ask(next.command()));
  }

  private List<Optional<String>> names() {
    return table.members().stream().map(Member::name).toList();
  }

  private static List<Optional<String>> are(String... names) {
    return List.of(names).stream().map(Optional::of).toList();
  }

  private void playAgain() {
    table = Table.of(table.rematch("Revanche", moment()));
  }

  @BeforeEach
  void the_game_is_over() {
    sitDown("Leia", Colour.WHITE, Optional.of("leia"));
    sitDown("Han", Colour.BLUE, Optional.of("han"));
    int lando = table.company().nextId();
    ask(new Command.Join("Test", Optional.empty(), Optional.empty()));
    ask(new Command.SetProfile(lando, Optional.of("Lando"), Optional.of(Colour.ORANGE)));
    ask(new Command.AddBot("hard"));
    ask(new Command.Ready(lando));
    assertTrue(table.isRunning());
    ask(new Command.Disconnect(lando));
    assertTrue(table.isOver());
  }

  @Test
  void all_are_told_by_a_notice_where_it_is_played_once_more() {
    var entry = new Entry.Continued("id", "Revanche");
    var successor = new Table.Successor("id", "Revanche");
    assertEquals(
        List.of(new Notice.Continued(successor)),
        Notice.of(entry, table.after(entry), Viewer.spectator()));
  }

  @Test
  void who_comes_to_the_old_table_later_sees_where_it_is_played_once_more() {
    ask(new Command.Rematch("id", "Revanche"));
    assertEquals(
        Optional.of(new Table.Successor("id", "Revanche")),
        table.sight(Viewer.spectator()).successor());
  }

  @Test
  void the_agreement_stays_the_same_and_the_table_has_the_name_that_was_told() {
    var options = table.options();
    playAgain();
    assertEquals(options, table.options());
    assertEquals("Revanche", table.name());
    assertFalse(table.hasStarted());
  }

  @Test
  void people_with_a_token_and_computer_players_keep_name_colour_and_order() {
    playAgain();
    assertEquals(are("Leia", "Han", "Bot-1"), names());
    assertEquals(
        List.of(Colour.WHITE, Colour.BLUE, Colour.RED),
        table.members().stream().map(member -> member.colour().orElseThrow()).toList());
    assertTrue(table.members().stream().allMatch(Member::ready));
  }

  @Test
  void a_computer_player_keeps_its_level_and_sits_there_at_once() {
    playAgain();
    var bot = table.members().getLast();
    assertEquals(Optional.of("hard"), bot.bot());
    assertTrue(bot.connected());
    assertFalse(bot.isAwaited());
  }

  @Test
  void a_person_is_awaited_and_is_not_yet_here() {
    playAgain();
    var leia = table.sight(Viewer.spectator()).people().getFirst();
    assertTrue(leia.awaited());
    assertFalse(leia.connected());
  }

  @Test
  void a_stranger_gets_a_free_seat_but_none_that_is_kept() {
    playAgain();
    var join = new Command.Join("Test", Optional.empty(), Optional.empty());
    assertInstanceOf(Decision.Accepted.class, ask(join));
    assertEquals(new Decision.Refused<>(TableRefusal.TABLE_FULL), ask(join));
  }

  @Test
  void a_stranger_does_not_get_a_colour_that_is_kept() {
    playAgain();
    int id = table.company().nextId();
    sitDown("Greedo", Colour.WHITE, Optional.empty());
    assertFalse(table.company().member(id).ready());
    assertEquals(new Decision.Refused<>(TableRefusal.COLOUR_TAKEN), ask(new Command.Ready(id)));
  }

  @Test
  void a_stranger_with_another_token_takes_nobodys_place() {
    playAgain();
    assertEquals(new Decision.Refused<>(TableRefusal.BAD_TOKEN), comeBack("greedo"));
  }

  @Test
  void with_the_token_of_the_game_before_one_has_his_place_and_the_last_one_begins_the_game() {
    playAgain();
    comeBack("han");
    assertFalse(table.hasStarted());
    assertFalse(table.company().member(2).isAwaited());
    comeBack("leia");
    assertTrue(table.isRunning());
    assertEquals(are("Leia", "Han", "Bot-1"), names());
  }

  @Test
  void who_does_not_come_within_the_grace_time_loses_his_place_and_the_others_begin() {
    playAgain();
    comeBack("leia");
    sitDown("Greedo", Colour.ORANGE, Optional.empty());
    assertFalse(table.hasStarted());
    letTimeAct();
    assertEquals(BEGIN + DISCONNECT_TIMEOUTS.giveUp(), now);
    assertEquals(are("Leia", "Bot-1", "Greedo"), names());
    assertTrue(table.isRunning());
    assertEquals(new Decision.Refused<>(TableRefusal.BAD_TOKEN), comeBack("han"));
  }

  @Test
  void the_grace_time_runs_from_the_moment_when_he_was_last_seen() {
    ask(new Command.Disconnect(2));
    now += 100_000;
    playAgain();
    letTimeAct();
    assertEquals(BEGIN + DISCONNECT_TIMEOUTS.giveUp(), now);
    assertEquals(are("Leia", "Bot-1"), names());
  }

  @Test
  void nothing_is_kept_for_a_program_that_has_hung_up() {
    table = Table.opened(new Entry.Opened("Tisch", TableOptions.standard()));
    for (var name : List.of("Ki", "Leia")) {
      int id = table.company().nextId();
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
    playAgain();
    assertEquals(are("Leia", "Bot-1"), names());
  }

  @Test
  void computer_players_do_not_begin_alone_when_nobody_comes() {
    table = Table.opened(new Entry.Opened("Tisch", TableOptions.standard()));
    for (int i = 0; i < 2; i++) ask(new Command.AddBot("easy"));
    int leia = sitDown("Leia", Colour.WHITE, Optional.of("leia"));
    assertTrue(table.isRunning());
    ask(new Command.Disconnect(leia));
    ask(new Command.AbandonSeat(leia));
    assertTrue(table.isOver());
    playAgain();
    ask(new Command.AddBot("easy"));
    assertFalse(table.hasStarted());
    letTimeAct();
    assertEquals(3, table.members().size());
    assertFalse(table.hasStarted());
  }

  @Test
  void who_came_and_is_lost_again_is_waited_for_like_anybody_else() {
    playAgain();
    comeBack("leia");
    now += 1_000;
    ask(new Command.Disconnect(1));
    assertFalse(table.company().member(1).isAwaited());
    letTimeAct();
    assertEquals(BEGIN + 1_000 + DISCONNECT_TIMEOUTS.cover(), now);
    assertEquals(are("Han", "Bot-1"), names());
  }
}
