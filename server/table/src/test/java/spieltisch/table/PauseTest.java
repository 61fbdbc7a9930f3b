package spieltisch.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Colour;
import spieltisch.kernel.Decision;
import spieltisch.table.entry.Entry;
import spieltisch.table.member.SecretHash;
import spieltisch.table.options.DisconnectPolicy;
import spieltisch.table.options.DisconnectTimeouts;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// Tests pauses of a game, and the take-over of a seat by a bot.
class PauseTest extends TestTable {
  private static final long LIMIT = 3_600_000;
  private static final DisconnectTimeouts TIMEOUTS = new DisconnectTimeouts(30_000, 180_000, LIMIT);
  private static final int LEIA = 1;
  private static final int HAN = 2;

  private TableOptions options =
      TableOptions.standard()
          .withLoss(DisconnectPolicy.IS_COVERED)
          .withClock(new TimeControl(60_000, 0, 20_000));

  private void open() {
    table = Table.opened(new Entry.Opened("Tisch", options));
  }

  private void startAlone() {
    open();
    joinReady("Leia", Colour.RED, Optional.of("leia"));
    ask(new Command.AddBot("easy"));
    ask(new Command.AddBot("easy"));
    assertTrue(table.isRunning());
  }

  private void startWithHan() {
    open();
    joinReady("Leia", Colour.RED, Optional.of("leia"));
    joinReady("Han", Colour.BLUE, Optional.of("han"));
    ask(new Command.AddBot("easy"));
    assertTrue(table.isRunning());
  }

  private Optional<ScheduledCommand> next() {
    return table.nextScheduled(TIMEOUTS);
  }

  private Command runNext() {
    var next = next().orElseThrow();
    now = Math.max(now, next.at());
    assertInstanceOf(Decision.Accepted.class, ask(next.command()));
    return next.command();
  }

  private int memberToAct() {
    var state = table.gameState().orElseThrow();
    return state.order().get(state.seatsToAct().getFirst().index());
  }

  private Decision<List<Entry>> act(Entry.Actor actor) {
    var state = table.gameState().orElseThrow();
    var seat = state.seatsToAct().getFirst();
    return ask(new Command.Act(state.order().get(seat.index()), state.timeoutAction(seat), actor));
  }

  private List<String> sentences() {
    return entries.stream()
        .filter(entry -> entry instanceof Entry.Chatted(OptionalInt member, _) && member.isEmpty())
        .map(entry -> ((Entry.Chatted) entry).text())
        .toList();
  }

  private void leave(int member) {
    assertInstanceOf(Decision.Accepted.class, ask(new Command.Disconnect(member)));
  }

  private void back(String token) {
    assertInstanceOf(Decision.Accepted.class, ask(new Command.Return(SecretHash.hash(token))));
  }

  @Test
  void a_table_with_one_person_pauses_while_that_person_is_away() {
    startAlone();
    now += 20_000;
    leave(LEIA);
    assertTrue(table.isPaused());
    assertEquals(new Decision.Refused<>(TableRefusal.PAUSED), act(Entry.Actor.BOT));
    assertEquals(Optional.of(new ScheduledCommand(now + LIMIT, new Command.EndPause())), next());
    assertEquals(Optional.empty(), table.clock(now));
    now += 1_000_000;
    back("leia");
    assertFalse(table.isPaused());
    assertEquals(
        40_000, table.clock(now).orElseThrow().millis(), "the time of the turn stood still");
    assertInstanceOf(Decision.Accepted.class, act(Entry.Actor.PLAYER));
  }

  @Test
  void after_the_limit_the_usual_timeouts_of_a_disconnected_player_begin() {
    startAlone();
    leave(LEIA);
    assertEquals(new Decision.Refused<>(TableRefusal.NOTHING_DUE), ask(new Command.TakeOver(LEIA)));
    long left = now;
    assertEquals(new Command.EndPause(), runNext());
    assertEquals(left + LIMIT, now);
    assertFalse(table.isPaused());
    assertEquals(new Command.TakeOver(LEIA), runNext());
    assertEquals(left + LIMIT + TIMEOUTS.takeOver(), now);
  }

  @Test
  void a_person_who_cannot_return_pauses_nothing() {
    open();
    joinReady("Leia", Colour.RED, Optional.empty());
    ask(new Command.AddBot("easy"));
    ask(new Command.AddBot("easy"));
    leave(LEIA);
    assertFalse(table.isPaused());
  }

  @Test
  void a_table_whose_game_ends_when_a_player_leaves_does_not_pause() {
    options = TableOptions.standard();
    startAlone();
    leave(LEIA);
    assertFalse(table.isPaused());
  }

  @Test
  void a_person_alone_pauses_and_resumes_at_will() {
    startAlone();
    now += 20_000;
    assertInstanceOf(Decision.Accepted.class, ask(new Command.AskPause(LEIA)));
    assertTrue(table.isPaused());
    assertEquals(new Decision.Refused<>(TableRefusal.PAUSED), ask(new Command.AskPause(LEIA)));
    leave(LEIA);
    now += 500_000;
    back("leia");
    assertTrue(table.isPaused(), "only the player ends a pause that the player asked for");
    assertInstanceOf(Decision.Accepted.class, ask(new Command.Resume(LEIA)));
    assertEquals(40_000, table.clock(now).orElseThrow().millis());
    assertEquals(new Decision.Refused<>(TableRefusal.NOT_PAUSED), ask(new Command.Resume(LEIA)));
    assertEquals(List.of(), sentences(), "nobody else is there to read");
  }

  @Test
  void several_people_pause_when_all_present_people_agree_and_each_may_resume() {
    startWithHan();
    ask(new Command.AskPause(LEIA));
    assertFalse(table.isPaused());
    assertEquals(List.of(LEIA), table.pause().agreed());
    assertEquals(
        new Decision.Refused<>(TableRefusal.PAUSE_ASKED_ALREADY), ask(new Command.AskPause(LEIA)));
    ask(new Command.AskPause(HAN));
    assertTrue(table.isPaused());
    assertEquals(List.of(), table.pause().agreed());
    ask(new Command.Resume(HAN));
    assertFalse(table.isPaused());
    assertEquals(
        List.of(
            "Leia möchte eine Pause. Sie beginnt, wenn alle zustimmen.",
            "Das Spiel ist angehalten.",
            "Han hat die Pause beendet."),
        sentences());
  }

  @Test
  void a_request_can_be_declined() {
    startWithHan();
    ask(new Command.AskPause(LEIA));
    ask(new Command.Resume(HAN));
    assertEquals(List.of(), table.pause().agreed());
    assertEquals("Han möchte weiterspielen.", sentences().getLast());
  }

  @Test
  void a_request_comes_into_force_when_the_last_one_who_did_not_agree_leaves() {
    startWithHan();
    ask(new Command.AskPause(LEIA));
    leave(HAN);
    assertTrue(table.isPaused());
    back("han");
    assertTrue(table.isPaused());
  }

  @Test
  void a_table_with_a_player_who_cannot_agree_does_not_pause() {
    open();
    joinReady("Leia", Colour.RED, Optional.of("leia"));
    joinReady("Han", Colour.BLUE, Optional.empty());
    ask(new Command.AddBot("easy"));
    assertEquals(
        new Decision.Refused<>(TableRefusal.CANNOT_PAUSE), ask(new Command.AskPause(LEIA)));
    assertEquals(
        new Decision.Refused<>(TableRefusal.NOT_AT_THE_TABLE), ask(new Command.AskPause(17)));
  }

  @Test
  void only_a_running_game_pauses() {
    open();
    joinReady("Leia", Colour.RED, Optional.of("leia"));
    assertEquals(
        new Decision.Refused<>(TableRefusal.GAME_NOT_RUNNING), ask(new Command.AskPause(LEIA)));
  }

  @Test
  void a_pause_does_not_count_as_time_of_absence() {
    startWithHan();
    leave(HAN);
    now += 10_000;
    ask(new Command.AskPause(LEIA));
    assertTrue(table.isPaused());
    now += 1_000_000;
    ask(new Command.Resume(LEIA));
    assertEquals(
        Optional.of(new ScheduledCommand(now + TIMEOUTS.takeOver(), new Command.TakeOver(HAN))),
        next());
  }

  @Test
  void the_take_over_is_announced_before_and_the_bots_turns_are_counted_after() {
    options = options.withClock(TimeControl.NONE);
    startWithHan();
    int before = entries.size();
    leave(HAN);
    assertFalse(table.isPaused());
    var lost = entries.get(before);
    assertEquals(
        List.of(new Notice.Absent(HAN, "Han", 30_000)),
        Notice.of(lost, table, table.viewer(LEIA), TIMEOUTS).stream()
            .filter(Notice.Absent.class::isInstance)
            .toList());
    runNext();
    assertEquals(
        List.of(new Notice.BotPlays(HAN)),
        Notice.of(entries.getLast(), table, table.viewer(LEIA), TIMEOUTS).stream()
            .filter(Notice.BotPlays.class::isInstance)
            .toList());
    assertEquals("Ein Bot spielt für Han, bis Han zurück ist.", sentences().getLast());
    int turns = 0;
    while (turns < 2) {
      boolean isHan = memberToAct() == HAN;
      long turn = table.gameState().orElseThrow().turnId();
      act(isHan || memberToAct() > HAN ? Entry.Actor.BOT : Entry.Actor.PLAYER);
      if (isHan && table.gameState().orElseThrow().turnId() != turn) turns++;
    }
    back("han");
    assertEquals(2, table.members().botTurns(HAN));
    assertEquals("Ein Bot hat 2 Züge für Han gespielt.", sentences().getLast());
    while (memberToAct() != HAN) act(Entry.Actor.PLAYER);
    act(Entry.Actor.PLAYER);
    assertEquals(0, table.members().botTurns(HAN), "the player has seen it");
  }
}
