package spieltisch.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Colour;
import spieltisch.catan.Position;
import spieltisch.kernel.Decision;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.member.SecretHash;

/// What time asks of a table: the turn's clock, and players who are lost.
class ScheduledCommandTest extends TestTable {
  private static final DisconnectTimeouts DISCONNECT_TIMEOUTS =
      new DisconnectTimeouts(30_000, 180_000);

  private void open(TableOptions options) {
    table = Table.opened(new Entry.Opened("Tisch", options));
  }

  private void startWithTokens() {
    sitDown("Leia", Colour.RED, Optional.of("leia"));
    sitDown("Han", Colour.BLUE, Optional.of("han"));
    sitDown("Luke", Colour.WHITE, Optional.of("luke"));
    assertTrue(table.isRunning());
  }

  private Optional<ScheduledCommand> due() {
    return table.due(DISCONNECT_TIMEOUTS);
  }

  /// Time goes on to the next thing that is due, and that is done.
  private Command letTimeAct() {
    var next = due().orElseThrow();
    now = Math.max(now, next.at());
    assertInstanceOf(Decision.Accepted.class, ask(next.command()));
    return next.command();
  }

  private int lateMember() {
    var gameState = table.match().orElseThrow();
    return gameState.order().get(gameState.toAsk().getFirst().index());
  }

  private void actMildly() {
    var gameState = table.match().orElseThrow();
    var seat = gameState.toAsk().getFirst();
    int member = gameState.order().get(seat.index());
    var act = new Command.Act(member, gameState.mildest(seat), Entry.Actor.PLAYER);
    assertInstanceOf(Decision.Accepted.class, ask(act));
  }

  @Test
  void without_a_clock_nothing_is_ever_due() {
    startWithTokens();
    assertEquals(Optional.empty(), due());
  }

  @Test
  void when_the_time_of_a_turn_is_up_the_table_does_the_mildest_thing_and_says_so_once() {
    open(TableOptions.standard().withClock(new TimeControl(60_000, 0, 20_000)));
    startWithTokens();
    int late = lateMember();
    assertEquals(
        Optional.of(new ScheduledCommand(now + 60_000, new Command.TurnTimeout(late))), due());
    assertEquals(
        new Decision.Refused<>(TableRefusal.NOTHING_DUE),
        ask(new Command.TurnTimeout(late)),
        "too early");
    letTimeAct();
    assertInstanceOf(Entry.Chatted.class, entries.get(entries.size() - 2));
    assertEquals(Entry.Actor.CLOCK, ((Entry.Acted) entries.getLast()).actor());
    assertEquals(now, due().orElseThrow().at(), "his road is due at once");
    letTimeAct();
    assertInstanceOf(Entry.Acted.class, entries.get(entries.size() - 2), "nothing is said again");
    assertEquals(now + 60_000, due().orElseThrow().at(), "the next player has his whole time");
  }

  @Test
  void everybody_is_told_whose_time_runs_and_how_much_is_left() {
    open(TableOptions.standard().withClock(new TimeControl(60_000, 5_000, 20_000)));
    startWithTokens();
    now += 30_000;
    int before = entries.size();
    actMildly();
    var told = Notice.of(entries.get(before), table, table.viewer(1));
    assertEquals(new Notice.ClockStarted(lateMember(), 35_000), told.getLast());
  }

  @Test
  void a_whole_game_can_be_left_to_the_clock_without_a_refusal() {
    open(TableOptions.standard().withClock(new TimeControl(60_000, 0, 20_000)));
    startWithTokens();
    boolean discarded = false;
    for (int i = 0; i < 3_000; i++) {
      discarded |= table.match().orElseThrow().isInterlude();
      letTimeAct();
    }
    assertTrue(discarded, "a seven with full hands came up");
  }

  @Test
  void each_action_earns_the_increment_but_never_more_than_a_turn_has() {
    open(TableOptions.standard().withClock(new TimeControl(60_000, 5_000, 20_000)));
    startWithTokens();
    now += 30_000;
    actMildly();
    assertEquals(now + 35_000, due().orElseThrow().at());
    now += 1_000;
    actMildly();
    now += 1_000;
    actMildly();
    assertEquals(now + 60_000, due().orElseThrow().at(), "59 seconds and 5 more are 60");
  }

  @Test
  void while_cards_are_given_back_the_discard_clock_runs_and_the_turn_stands_still() {
    open(TableOptions.standard().withClock(new TimeControl(60_000, 0, 20_000)));
    startWithTokens();
    while (!table.match().orElseThrow().isInterlude()) {
      now += 1_000;
      actMildly();
    }
    assertEquals(
        Position.DISCARD,
        ((CatanGameState) table.match().orElseThrow()).state().open().phaseKind());
    assertEquals(now + 20_000, due().orElseThrow().at());
    while (table.match().orElseThrow().isInterlude()) letTimeAct();
    assertEquals(now + 59_000, due().orElseThrow().at(), "one second went before the roll");
  }

  @Test
  void who_has_a_token_is_waited_for_then_covered_then_given_up() {
    startWithTokens();
    ask(new Command.Disconnect(2));
    assertTrue(table.isRunning());
    long lost = now;
    assertEquals(new Command.TakeOver(2), letTimeAct());
    assertEquals(lost + 30_000, now);
    assertEquals(List.of(2), table.company().covered());
    assertEquals(new Command.AbandonSeat(2), letTimeAct());
    assertEquals(lost + 180_000, now);
    assertTrue(table.isOver());
  }

  @Test
  void who_comes_back_in_time_has_his_seat_again_and_nothing_is_due() {
    startWithTokens();
    ask(new Command.Disconnect(2));
    letTimeAct();
    ask(new Command.Return(SecretHash.hash("han")));
    assertEquals(List.of(), table.company().covered());
    assertEquals(Optional.empty(), due());
  }

  @Test
  void where_seats_are_covered_the_game_goes_on_as_long_as_somebody_is_there() {
    open(TableOptions.standard().withLoss(DisconnectPolicy.IS_COVERED));
    startWithTokens();
    ask(new Command.Disconnect(1));
    letTimeAct();
    assertEquals(Optional.empty(), due(), "two are there");
    ask(new Command.Disconnect(2));
    ask(new Command.Disconnect(3));
    letTimeAct();
    letTimeAct();
    assertInstanceOf(Command.AbandonSeat.class, letTimeAct());
    assertTrue(table.isOver(), "nobody is there any more");
  }

  @Test
  void a_game_of_bots_alone_is_never_given_up() {
    for (int i = 0; i < 3; i++) ask(new Command.AddBot("random"));
    assertTrue(table.isRunning());
    assertEquals(Optional.empty(), due());
  }

  @Test
  void before_the_game_a_place_with_a_token_is_kept_for_a_while_and_nothing_begins_without_him() {
    sitDown("Leia", Colour.RED, Optional.of("leia"));
    sitDown("Han", Colour.BLUE, Optional.of("han"));
    ask(new Command.Disconnect(1));
    assertEquals(2, table.members().size());
    sitDown("Luke", Colour.WHITE, Optional.empty());
    assertFalse(table.hasStarted());
    ask(new Command.Return(SecretHash.hash("leia")));
    assertTrue(table.isRunning(), "all are ready and there");
  }

  @Test
  void before_the_game_the_place_of_one_who_stays_away_is_free_again() {
    sitDown("Leia", Colour.RED, Optional.of("leia"));
    ask(new Command.Disconnect(1));
    assertEquals(new Command.AbandonSeat(1), letTimeAct());
    assertEquals(List.of(), table.members());
  }

  @Test
  void in_torres_the_time_of_a_turn_is_kept_too() {
    open(TableOptions.torres(2, Optional.empty(), new TimeControl(5_000, 0, 0)));
    ask(new Command.JoinReady("Test", "Leia", 20, "", Optional.empty()));
    ask(new Command.JoinReady("Test", "Han", 21, "", Optional.empty()));
    assertTrue(table.isRunning());
    while (table.isRunning()) assertInstanceOf(Command.TurnTimeout.class, letTimeAct());
    assertTrue(table.isOver(), "a whole game by the clock");
  }
}
