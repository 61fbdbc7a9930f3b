package spieltisch.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.Colour;
import spieltisch.catan.Position;
import spieltisch.catan.Variant;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.view.View;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Viewer;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.game.GameState;
import spieltisch.table.member.SecretHash;
import spieltisch.table.options.DisconnectPolicy;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// Tests the options that the host changes before and during the game.
class OptionsTest extends TestTable {
  private static final TableOptions COVERED =
      TableOptions.standard().withLoss(DisconnectPolicy.IS_COVERED);
  private static final TimeControl MINUTE = new TimeControl(60_000, 0, 0);

  private void open() {
    table = Table.opened(new Entry.Opened("Tisch", COVERED));
    for (var colour : List.of(Colour.RED, Colour.BLUE, Colour.WHITE)) {
      int id = table.members().nextId();
      ask(new Command.Join("Test", Optional.empty(), Optional.of(SecretHash.hash(colour.name()))));
      ask(new Command.SetProfile(id, Optional.of(colour.name()), Optional.of(colour)));
    }
  }

  private void start() {
    open();
    for (int id = 1; id <= 3; id++) ask(new Command.Ready(id));
    assertTrue(table.isRunning());
  }

  private Decision<List<Entry>> change(int member, TableOptions options) {
    return ask(new Command.ChangeOptions(member, options));
  }

  private void assertRefused(TableRefusal reason, Decision<List<Entry>> decision) {
    assertEquals(new Decision.Refused<List<Entry>>(reason), decision);
  }

  @Test
  void the_host_changes_the_options_before_the_game_and_all_are_told() {
    open();
    var changed = table.options().withUndo(true).withClock(MINUTE);
    assertEquals(
        new Decision.Accepted<>(
            List.of(
                new Entry.OptionsChanged(1, changed),
                new Entry.Chatted(
                    OptionalInt.empty(), "RED hat die Regeln des Tisches geändert."))),
        change(1, changed));
    assertEquals(changed, table.options());
  }

  @Test
  void nobody_else_changes_them() {
    open();
    assertRefused(TableRefusal.NOT_THE_HOST, change(2, table.options().withUndo(true)));
  }

  @Test
  void a_player_who_is_ready_has_agreed_to_the_options() {
    open();
    ask(new Command.Ready(2));
    assertRefused(TableRefusal.OPTIONS_AGREED, change(1, table.options().withUndo(true)));
  }

  @Test
  void every_player_keeps_the_seat() {
    open();
    assertRefused(TableRefusal.TABLE_FULL, change(1, table.options().withPlayers(2, 2)));
  }

  @Test
  void during_the_game_the_pace_changes_in_a_pause() {
    start();
    var faster = table.options().withClock(MINUTE).withBotPause(100);
    assertRefused(TableRefusal.OPTIONS_NEED_PAUSE, change(1, faster));
    for (int id = 1; id <= 3; id++) ask(new Command.AskPause(id));
    assertTrue(table.isPaused());
    assertRefused(TableRefusal.ONLY_PACE, change(1, faster.withUndo(true)));
    assertInstanceOf(Decision.Accepted.class, change(1, faster));
    now += 10_000;
    ask(new Command.Resume(2));
    assertEquals(60_000, table.clock(now).orElseThrow().millis());
  }

  private void pauseAndChange(TimeControl clock) {
    for (int id = 1; id <= 3; id++) ask(new Command.AskPause(id));
    assertTrue(table.isPaused());
    assertInstanceOf(Decision.Accepted.class, change(1, table.options().withClock(clock)));
    now += 10_000;
    ask(new Command.Resume(2));
  }

  private long millisLeft() {
    return table.clock(now).orElseThrow().millis();
  }

  private void playUntil(Predicate<GameState> isReached) {
    var state = table.gameState().orElseThrow();
    while (!isReached.test(state)) {
      var seat = state.awaitedSeats().getFirst();
      ask(
          new Command.Act(
              state.order().get(seat.index()), state.timeoutAction(seat), Entry.Actor.PLAYER));
      state = table.gameState().orElseThrow();
    }
  }

  @Test
  void the_time_before_the_pause_does_not_count_against_a_first_limit() {
    start();
    now += 180_000;
    pauseAndChange(MINUTE);
    assertEquals(60_000, millisLeft());
  }

  @Test
  void a_turn_keeps_the_time_that_is_left_up_to_the_new_limit() {
    start();
    pauseAndChange(MINUTE);
    now += 20_000;
    pauseAndChange(new TimeControl(300_000, 0, 0));
    assertEquals(40_000, millisLeft());
    now += 5_000;
    pauseAndChange(new TimeControl(30_000, 0, 0));
    assertEquals(30_000, millisLeft());
  }

  @Test
  void players_who_discard_get_a_changed_limit_as_a_whole() {
    start();
    playUntil(GameState::awaitsOthers);
    now += 180_000;
    pauseAndChange(new TimeControl(60_000, 0, 20_000));
    assertEquals(20_000, millisLeft());
    now += 5_000;
    pauseAndChange(new TimeControl(30_000, 0, 20_000));
    assertEquals(15_000, millisLeft(), "the same limit goes on");
    playUntil(state -> !state.awaitsOthers());
    assertEquals(30_000, millisLeft(), "the turn stood still");
  }

  @Test
  void open_offers_get_a_changed_limit_as_a_whole() {
    start();
    var give = new Resources(1, 0, 0, 0, 0);
    playUntil(
        state ->
            ((CatanGameState) state).state().position().phaseKind() == Position.TRADE_AND_BUILD
                && ((View) state.view(Viewer.of(state.awaitedSeats().getFirst())))
                    .hand()
                    .covers(give));
    var state = table.gameState().orElseThrow();
    int player = state.order().get(state.awaitedSeats().getFirst().index());
    var offer = new Action.Offer(give, new Resources(0, 0, 0, 0, 1));
    ask(new Command.Act(player, offer, Entry.Actor.PLAYER));
    now += 180_000;
    pauseAndChange(TimeControl.NONE.withAnswer(20_000));
    assertEquals(
        List.of(20_000L),
        table.answersAwaited(now).stream().map(Notice.AnswersAwaited::millis).toList());
  }

  @Test
  void options_that_are_the_same_are_refused() {
    open();
    assertRefused(TableRefusal.OPTIONS_UNCHANGED, change(1, table.options()));
  }

  @Test
  void rules_that_need_more_messages_are_refused_while_others_are_at_the_table() {
    var small = COVERED.withCatan(Variant.V01.options(4));
    var refused = TableRefusal.RULES_NEED_MORE_MESSAGES;
    table = Table.opened(new Entry.Opened("Tisch", small));
    ask(new Command.Join("Test", Optional.empty(), Optional.empty()));
    ask(new Command.AddBot("easy"));
    ask(new Command.Watch("Zoe"));
    int spectator = table.members().spectators().getFirst().id();
    assertRefused(refused, change(1, COVERED));
    ask(new Command.StopWatching(spectator));
    int other = table.members().nextId();
    ask(new Command.Join("Test", Optional.empty(), Optional.empty()));
    assertRefused(refused, change(1, COVERED));
    assertRefused(refused, change(1, small.withPlayers(3, 6).withCatan(Variant.V01.options(6))));
    assertInstanceOf(Decision.Accepted.class, change(1, small.withUndo(true)));
    ask(new Command.Disconnect(other));
    assertInstanceOf(Decision.Accepted.class, change(1, COVERED), "the host is alone with bots");
    ask(new Command.Join("Test", Optional.empty(), Optional.empty()));
    assertInstanceOf(Decision.Accepted.class, change(1, small), "these rules need less");
  }
}
