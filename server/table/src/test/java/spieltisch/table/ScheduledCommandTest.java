package spieltisch.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.Colour;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.member.SecretHash;
import spieltisch.table.options.DisconnectPolicy;
import spieltisch.table.options.DisconnectTimeouts;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// Scheduled commands of a table: time-outs of turns and of disconnected players.
class ScheduledCommandTest extends TestTable {
  private static final DisconnectTimeouts DISCONNECT_TIMEOUTS =
      new DisconnectTimeouts(30_000, 180_000);

  private void open(TableOptions options) {
    table = Table.opened(new Entry.Opened("Tisch", options));
  }

  private void startWithTokens() {
    joinReady("Leia", Colour.RED, Optional.of("leia"));
    joinReady("Han", Colour.BLUE, Optional.of("han"));
    joinReady("Luke", Colour.WHITE, Optional.of("luke"));
    assertTrue(table.isRunning());
  }

  private Optional<ScheduledCommand> nextScheduled() {
    return table.nextScheduled(DISCONNECT_TIMEOUTS);
  }

  /// Advances the time to the next scheduled command and runs it.
  private Command runNextScheduled() {
    var next = nextScheduled().orElseThrow();
    now = Math.max(now, next.at());
    assertInstanceOf(Decision.Accepted.class, ask(next.command()));
    return next.command();
  }

  private int memberToAct() {
    var gameState = table.gameState().orElseThrow();
    return gameState.order().get(gameState.seatsToAct().getFirst().index());
  }

  private void playTimeoutAction() {
    var gameState = table.gameState().orElseThrow();
    var seat = gameState.seatsToAct().getFirst();
    int member = gameState.order().get(seat.index());
    var act = new Command.Act(member, gameState.timeoutAction(seat), Entry.Actor.PLAYER);
    assertInstanceOf(Decision.Accepted.class, ask(act));
  }

  @Test
  void without_a_time_limit_nothing_is_scheduled() {
    startWithTokens();
    assertEquals(Optional.empty(), nextScheduled());
  }

  @Test
  void when_the_time_of_a_turn_is_up_the_table_plays_the_timeout_action_and_announces_it_once() {
    open(TableOptions.standard().withClock(new TimeControl(60_000, 0, 20_000)));
    startWithTokens();
    int late = memberToAct();
    assertEquals(
        Optional.of(new ScheduledCommand(now + 60_000, new Command.TurnTimeout(late))),
        nextScheduled());
    assertEquals(
        new Decision.Refused<>(TableRefusal.NOTHING_DUE),
        ask(new Command.TurnTimeout(late)),
        "too early");
    runNextScheduled();
    assertInstanceOf(Entry.Chatted.class, entries.get(entries.size() - 2));
    assertEquals(Entry.Actor.CLOCK, ((Entry.Acted) entries.getLast()).actor());
    assertEquals(now, nextScheduled().orElseThrow().at(), "the road is due at once");
    runNextScheduled();
    assertInstanceOf(Entry.Acted.class, entries.get(entries.size() - 2), "no second announcement");
    assertEquals(
        now + 60_000, nextScheduled().orElseThrow().at(), "the next player has the whole time");
  }

  /// Nobody stays connected for the days of a slow game.
  @Test
  void a_bot_takes_over_at_once_only_if_turns_are_short() {
    long day = 86_400_000;
    open(TableOptions.standard().withClock(new TimeControl(day, 0, day)));
    startWithTokens();
    int absent = memberToAct() % 3 + 1;
    now += 1_000;
    ask(new Command.Disconnect(absent));
    assertEquals(
        now + day,
        ScheduledCommand.takeOverTime(table, table.members().member(absent), DISCONNECT_TIMEOUTS)
            .orElseThrow());
    var next = nextScheduled().orElseThrow();
    assertInstanceOf(Command.TurnTimeout.class, next.command());
    assertEquals(now - 1_000 + day, next.at(), "the turn ends before the take-over");
  }

  @Test
  void a_game_of_days_goes_on_while_nobody_is_connected() {
    long day = 86_400_000;
    open(
        TableOptions.standard()
            .withClock(new TimeControl(day, 0, day))
            .withLoss(DisconnectPolicy.IS_COVERED));
    startWithTokens();
    for (int id = 1; id <= 3; id++) ask(new Command.Disconnect(id));
    var next = nextScheduled().orElseThrow();
    assertEquals(now + day, next.at());
    assertFalse(next.command() instanceof Command.AbandonSeat);
  }

  @Test
  void a_notice_says_whose_clock_runs_and_how_much_time_is_left() {
    open(TableOptions.standard().withClock(new TimeControl(60_000, 5_000, 20_000)));
    startWithTokens();
    now += 30_000;
    int before = entries.size();
    playTimeoutAction();
    var notices = Notice.of(entries.get(before), table, table.viewer(1));
    assertEquals(new Notice.ClockStarted(memberToAct(), 35_000), notices.getLast());
  }

  @Test
  void the_clock_can_play_a_whole_game_without_a_refusal() {
    open(TableOptions.standard().withClock(new TimeControl(60_000, 0, 20_000)));
    startWithTokens();
    boolean discarded = false;
    for (int i = 0; i < 3_000; i++) {
      discarded |= table.gameState().orElseThrow().awaitsOthers();
      runNextScheduled();
    }
    assertTrue(discarded, "a seven forced a discard");
  }

  @Test
  void an_unanswered_offer_does_not_stop_the_clock() {
    open(TableOptions.standard().withClock(new TimeControl(60_000, 0, 20_000)));
    startWithTokens();
    while (!offerOneCard()) playTimeoutAction();
    var state = table.gameState().orElseThrow();
    int active = state.order().get(state.awaitedSeats().getFirst().index());
    assertNotEquals(active, memberToAct(), "a bot would answer the offer first");
    assertEquals(new Command.TurnTimeout(active), runNextScheduled());
    assertNotEquals(
        active,
        table
            .gameState()
            .orElseThrow()
            .order()
            .get(table.gameState().orElseThrow().awaitedSeats().getFirst().index()),
        "the turn has ended");
  }

  private void openWithAnswerLimit(TimeControl timeControl) {
    open(TableOptions.standard().withClock(timeControl.withAnswer(20_000)));
  }

  private CatanGameState catan() {
    return (CatanGameState) table.gameState().orElseThrow();
  }

  private Position position() {
    return catan().state().position();
  }

  @Test
  void who_does_not_answer_an_offer_in_time_has_declined_it_and_the_turn_goes_on() {
    openWithAnswerLimit(TimeControl.NONE);
    startWithTokens();
    while (!offerOneCard()) playTimeoutAction();
    long offered = now;
    int active = position().active();
    assertEquals(
        Optional.of(new ScheduledCommand(offered + 20_000, new Command.AnswerTimeout())),
        nextScheduled());
    assertEquals(
        new Decision.Refused<>(TableRefusal.NOTHING_DUE),
        ask(new Command.AnswerTimeout()),
        "too early");
    int before = entries.size();
    runNextScheduled();
    assertEquals(before + 2, entries.size(), "both others have declined");
    assertEquals(Entry.Actor.CLOCK, ((Entry.Acted) entries.getLast()).actor());
    assertEquals(Optional.empty(), nextScheduled());
    assertEquals(List.of(Seat.of(active)), catan().seatsToAct(), "a bot would go on");
    assertEquals(1, position().openOffers(), "the offer can still be accepted");
  }

  @Test
  void an_offer_that_waits_for_answers_does_not_keep_the_player_from_ending_the_turn() {
    openWithAnswerLimit(TimeControl.NONE);
    startWithTokens();
    while (!offerOneCard()) playTimeoutAction();
    int member = catan().order().get(position().active());
    assertInstanceOf(
        Decision.Accepted.class,
        ask(new Command.Act(member, new Action.EndTurn(), Entry.Actor.PLAYER)));
    assertEquals(Optional.empty(), nextScheduled(), "nobody has to answer any more");
  }

  @Test
  void who_was_late_has_a_quarter_of_the_time_for_the_further_offers_of_the_turn() {
    openWithAnswerLimit(TimeControl.NONE);
    startWithTokens();
    while (!offerOneCard()) playTimeoutAction();
    runNextScheduled();
    assertTrue(offerOneCard());
    assertEquals(now + 5_000, nextScheduled().orElseThrow().at());
    runNextScheduled();
    while (position().phaseKind() == Position.TRADE_AND_BUILD) playTimeoutAction();
    while (!offerOneCard()) playTimeoutAction();
    assertEquals(now + 20_000, nextScheduled().orElseThrow().at(), "a new turn");
  }

  @Test
  void an_answer_of_another_player_neither_earns_time_nor_uses_it_up() {
    openWithAnswerLimit(new TimeControl(600_000, 5_000, 20_000));
    startWithTokens();
    while (!offerOneCard()) playTimeoutAction();
    long end = ScheduledCommand.turnTimeout(table).orElseThrow().at();
    int other = catan().order().get((position().active() + 1) % 3);
    for (boolean accept : new boolean[] {false, false}) {
      now += 1_000;
      var answer = new Action.Answer(position().offerId(0), accept);
      ask(new Command.Act(other, answer, Entry.Actor.PLAYER));
    }
    assertEquals(end, ScheduledCommand.turnTimeout(table).orElseThrow().at());
    runNextScheduled();
    assertEquals(end, ScheduledCommand.turnTimeout(table).orElseThrow().at(), "after a time-out");
  }

  @Test
  void the_limit_of_a_computer_player_waits_for_the_answers_to_its_offer() {
    openWithAnswerLimit(TimeControl.perDecision(300_000, 15_000));
    startThreeComputers();
    while (!offerOneCard()) playTimeoutAction();
    assertEquals(
        Optional.of(new ScheduledCommand(now + 20_000, new Command.AnswerTimeout())),
        nextScheduled());
    runNextScheduled();
    assertInstanceOf(Command.TurnTimeout.class, nextScheduled().orElseThrow().command());
    assertEquals(now + 15_000, nextScheduled().orElseThrow().at());
  }

  @Test
  void all_seats_without_an_answer_are_asked_at_once() {
    startWithTokens();
    while (!offerOneCard()) playTimeoutAction();
    int active = position().active();
    assertEquals(2, catan().seatsToAct().size(), "a bot need not wait for the seat before it");
    assertFalse(catan().seatsToAct().contains(Seat.of(active)));
  }

  private void startThreeComputers() {
    for (var colour : List.of(Colour.RED, Colour.BLUE, Colour.WHITE)) {
      int id = table.members().nextId();
      ask(new Command.Join("Fremde KI (KI)", Optional.empty(), Optional.empty()));
      ask(new Command.SetProfile(id, Optional.of(colour.name()), Optional.of(colour)));
      ask(new Command.Ready(id));
    }
  }

  /// Offers a card of the active player for another kind; false if that is not possible now.
  private boolean offerOneCard() {
    var gameState = (CatanGameState) table.gameState().orElseThrow();
    if (gameState.state().position().phaseKind() != Position.TRADE_AND_BUILD) return false;
    var seat = gameState.awaitedSeats().getFirst();
    var hand = gameState.view(Viewer.of(seat)).hand();
    for (var kind : Resource.values())
      if (hand.count(kind) > 0) {
        var wanted = Resource.values()[(kind.ordinal() + 1) % Resource.values().length];
        var offer = new Action.Offer(Resources.of(kind, 1), Resources.of(wanted, 1));
        int member = gameState.order().get(seat.index());
        return ask(new Command.Act(member, offer, Entry.Actor.PLAYER))
            instanceof Decision.Accepted<?>;
      }
    return false;
  }

  @Test
  void a_computer_player_has_its_own_limit_for_each_decision() {
    open(TableOptions.standard().withClock(TimeControl.perDecision(300_000, 15_000)));
    startThreeComputers();
    assertEquals(now + 15_000, nextScheduled().orElseThrow().at());
    runNextScheduled();
    assertInstanceOf(Entry.Chatted.class, entries.get(entries.size() - 2));
    assertEquals(now + 15_000, nextScheduled().orElseThrow().at(), "a new decision");
    runNextScheduled();
    assertInstanceOf(Entry.Acted.class, entries.get(entries.size() - 2), "no second announcement");
    for (int i = 0; i < 1_000; i++) runNextScheduled();
  }

  @Test
  void people_and_bots_of_the_server_have_the_longer_limit() {
    open(TableOptions.standard().withClock(TimeControl.perDecision(300_000, 15_000)));
    startWithTokens();
    assertEquals(now + 300_000, nextScheduled().orElseThrow().at());
    now += 200_000;
    playTimeoutAction();
    assertEquals(now + 300_000, nextScheduled().orElseThrow().at(), "a new decision");
    open(TableOptions.standard().withClock(TimeControl.perDecision(300_000, 15_000)));
    for (int i = 0; i < 3; i++) ask(new Command.AddBot("random"));
    assertEquals(now + 300_000, nextScheduled().orElseThrow().at());
  }

  @Test
  void each_action_earns_the_increment_but_never_more_than_a_turn_has() {
    open(TableOptions.standard().withClock(new TimeControl(60_000, 5_000, 20_000)));
    startWithTokens();
    now += 30_000;
    playTimeoutAction();
    assertEquals(now + 35_000, nextScheduled().orElseThrow().at());
    now += 1_000;
    playTimeoutAction();
    now += 1_000;
    playTimeoutAction();
    assertEquals(now + 60_000, nextScheduled().orElseThrow().at(), "59 seconds and 5 more are 60");
  }

  @Test
  void while_cards_are_discarded_the_discard_clock_runs_and_the_turn_clock_stops() {
    open(TableOptions.standard().withClock(new TimeControl(60_000, 0, 20_000)));
    startWithTokens();
    while (!table.gameState().orElseThrow().awaitsOthers()) {
      now += 1_000;
      playTimeoutAction();
    }
    assertEquals(
        Position.DISCARD,
        ((CatanGameState) table.gameState().orElseThrow()).state().position().phaseKind());
    assertEquals(now + 20_000, nextScheduled().orElseThrow().at());
    while (table.gameState().orElseThrow().awaitsOthers()) runNextScheduled();
    assertEquals(
        now + 59_000, nextScheduled().orElseThrow().at(), "one second passed before the roll");
  }

  @Test
  void the_seat_of_a_player_with_a_token_is_taken_over_and_later_abandoned() {
    startWithTokens();
    ask(new Command.Disconnect(2));
    assertTrue(table.isRunning());
    long lost = now;
    assertEquals(new Command.TakeOver(2), runNextScheduled());
    assertEquals(lost + 30_000, now);
    assertEquals(List.of(2), table.members().takenOver());
    assertEquals(new Command.AbandonSeat(2), runNextScheduled());
    assertEquals(lost + 180_000, now);
    assertTrue(table.isOver());
  }

  @Test
  void a_player_who_returns_in_time_has_the_seat_again_and_nothing_is_scheduled() {
    startWithTokens();
    ask(new Command.Disconnect(2));
    runNextScheduled();
    ask(new Command.Return(SecretHash.hash("han")));
    assertEquals(List.of(), table.members().takenOver());
    assertEquals(Optional.empty(), nextScheduled());
  }

  @Test
  void with_take_over_the_game_goes_on_as_long_as_a_player_is_connected() {
    open(TableOptions.standard().withLoss(DisconnectPolicy.IS_COVERED));
    startWithTokens();
    ask(new Command.Disconnect(1));
    runNextScheduled();
    assertEquals(Optional.empty(), nextScheduled(), "two players are connected");
    ask(new Command.Disconnect(2));
    ask(new Command.Disconnect(3));
    runNextScheduled();
    runNextScheduled();
    assertInstanceOf(Command.AbandonSeat.class, runNextScheduled());
    assertTrue(table.isOver(), "no player is connected");
  }

  @Test
  void a_game_of_bots_alone_is_never_abandoned() {
    for (int i = 0; i < 3; i++) ask(new Command.AddBot("random"));
    assertTrue(table.isRunning());
    assertEquals(Optional.empty(), nextScheduled());
  }

  @Test
  void before_the_game_the_seat_of_a_disconnected_player_with_a_token_delays_the_start() {
    joinReady("Leia", Colour.RED, Optional.of("leia"));
    joinReady("Han", Colour.BLUE, Optional.of("han"));
    ask(new Command.Disconnect(1));
    assertEquals(2, table.players().size());
    joinReady("Luke", Colour.WHITE, Optional.empty());
    assertFalse(table.hasStarted());
    ask(new Command.Return(SecretHash.hash("leia")));
    assertTrue(table.isRunning(), "all are ready and connected");
  }

  @Test
  void before_the_game_the_seat_of_a_player_who_stays_disconnected_becomes_free() {
    joinReady("Leia", Colour.RED, Optional.of("leia"));
    ask(new Command.Disconnect(1));
    assertEquals(new Command.AbandonSeat(1), runNextScheduled());
    assertEquals(List.of(), table.players());
  }

  @Test
  void torres_turns_have_a_time_limit_too() {
    open(TableOptions.torres(2, Optional.empty(), new TimeControl(5_000, 0, 0)));
    ask(new Command.JoinReady("Test", "Leia", 20));
    ask(new Command.JoinReady("Test", "Han", 21));
    assertTrue(table.isRunning());
    while (table.isRunning()) assertInstanceOf(Command.TurnTimeout.class, runNextScheduled());
    assertTrue(table.isOver(), "the clock played the whole game");
  }
}
