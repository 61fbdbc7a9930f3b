package spieltisch.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.Colour;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.table.entry.Entry;
import spieltisch.table.entry.UndoneEntries;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.options.DisconnectPolicy;
import spieltisch.table.options.DisconnectTimeouts;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// Tests placements that are taken back.
class UndoTest extends TestTable {
  private static final long TURN = 60_000;

  @BeforeEach
  void start() {
    start(TableOptions.standard().withUndo(true));
  }

  private void start(TableOptions options) {
    var clock = new TimeControl(TURN, 0, 0, OptionalLong.empty(), OptionalLong.empty());
    var opened = new Entry.Opened("Tisch", options.withClock(clock));
    entries.clear();
    entries.add(opened);
    table = Table.opened(opened);
    for (var colour : List.of(Colour.RED, Colour.BLUE, Colour.WHITE, Colour.ORANGE))
      joinReady(colour.name(), colour, Optional.of(colour.name()));
    for (int id = 1; id <= 3 && !table.hasStarted(); id++) ask(new Command.Ready(id));
    assertTrue(table.isRunning());
  }

  private CatanGameState state() {
    return (CatanGameState) table.gameState().orElseThrow();
  }

  private Position position() {
    return state().state().position();
  }

  private Seat actor() {
    return state().awaitedSeats().getFirst();
  }

  private int member() {
    return state().order().get(actor().index());
  }

  private void act(Action action, Entry.Actor by) {
    var decision = ask(new Command.Act(member(), action, by));
    assertInstanceOf(Decision.Accepted.class, decision);
  }

  private List<Action> legal(Class<? extends Action> kind) {
    return state().view(Viewer.of(actor())).legal().stream().filter(kind::isInstance).toList();
  }

  private void foundSettlement() {
    act(legal(Action.BuildSettlement.class).getFirst(), Entry.Actor.PLAYER);
  }

  private Decision<List<Entry>> undo(int member) {
    return ask(new Command.Undo(member));
  }

  private void assertRefused(TableRefusal reason, Decision<List<Entry>> decision) {
    assertEquals(new Decision.Refused<List<Entry>>(reason), decision);
  }

  @Test
  void the_game_is_as_before_the_placement() {
    var before = table.game().orElseThrow();
    foundSettlement();
    now += 5_000;
    assertInstanceOf(Decision.Accepted.class, undo(member()));
    assertEquals(before, table.game().orElseThrow());
    assertEquals(table, Table.of(entries));
  }

  @Test
  void the_clock_goes_on_as_if_the_piece_had_not_been_placed() {
    foundSettlement();
    now += 5_000;
    undo(member());
    assertEquals(Optional.of(new Notice.ClockStarted(member(), TURN - 5_000)), table.clock(now));
  }

  @Test
  void a_pause_does_not_use_up_the_time_of_the_turn() {
    foundSettlement();
    now += 5_000;
    for (int id = 1; id <= 4; id++) ask(new Command.AskPause(id));
    assertTrue(table.isPaused());
    assertRefused(TableRefusal.PAUSED, undo(member()));
    now += 3_600_000;
    ask(new Command.Resume(1));
    undo(member());
    assertEquals(Optional.of(new Notice.ClockStarted(member(), TURN - 5_000)), table.clock(now));
  }

  @Test
  void a_placement_that_passes_the_turn_on_stays() {
    foundSettlement();
    int founder = member();
    act(legal(Action.BuildRoad.class).getFirst(), Entry.Actor.PLAYER);
    assertRefused(TableRefusal.NOTHING_TO_UNDO, undo(founder));
    assertEquals(Optional.of(new Notice.UndoOffered(OptionalInt.empty())), table.undoOffered());
  }

  @Test
  void only_the_player_who_placed_the_piece_takes_it_back() {
    foundSettlement();
    int other = state().order().get((actor().index() + 1) % 4);
    assertRefused(TableRefusal.NOTHING_TO_UNDO, undo(other));
    assertEquals(
        Optional.of(new Notice.UndoOffered(OptionalInt.of(member()))), table.undoOffered());
  }

  @Test
  void a_placement_by_the_clock_stays() {
    act(legal(Action.BuildSettlement.class).getFirst(), Entry.Actor.CLOCK);
    assertRefused(TableRefusal.NOTHING_TO_UNDO, undo(member()));
  }

  @Test
  void a_table_without_undo_refuses() {
    start(TableOptions.standard());
    foundSettlement();
    assertRefused(TableRefusal.NO_UNDO, undo(member()));
    assertEquals(Optional.empty(), table.undoOffered());
  }

  @Test
  void placements_in_a_row_are_taken_back_one_after_the_other_until_something_else_happens() {
    while (!canBuildTwoRoads()) playTimeoutAction();
    var before = table.game().orElseThrow();
    act(legal(Action.BuildRoad.class).getFirst(), Entry.Actor.PLAYER);
    long first = table.version();
    act(legal(Action.BuildRoad.class).getFirst(), Entry.Actor.PLAYER);
    assertEquals(OptionalLong.of(first), table.game().orElseThrow().firstUndoableVersion());
    undo(member());
    undo(member());
    assertEquals(before, table.game().orElseThrow());
    assertRefused(TableRefusal.NOTHING_TO_UNDO, undo(member()));
    int player = member();
    act(legal(Action.BuildRoad.class).getFirst(), Entry.Actor.PLAYER);
    act(new Action.EndTurn(), Entry.Actor.PLAYER);
    assertRefused(TableRefusal.NOTHING_TO_UNDO, undo(player));
    assertEquals(
        Set.of(first, first + 1, first + 2, first + 3), UndoneEntries.versions(0, entries));
  }

  private boolean canBuildTwoRoads() {
    if (position().phaseKind() != Position.TRADE_AND_BUILD) return false;
    var hand = state().view(Viewer.of(actor())).hand();
    return hand.covers(new Resources(2, 2, 0, 0, 0));
  }

  private void playTimeoutAction() {
    var seat = actor();
    act(state().timeoutAction(seat), Entry.Actor.PLAYER);
  }

  @Test
  void the_dice_of_a_game_with_undone_placements_are_verified() {
    foundSettlement();
    undo(member());
    foundSettlement();
    assertEquals(List.of(), DiceVerification.of(entries).findings());
    var forged = new ArrayList<>(entries);
    forged.add(new Entry.Undone(actor(), table.version() - 1, now));
    assertEquals(1, DiceVerification.of(forged).findings().size());
  }

  @Test
  void a_viewer_is_told_the_game_without_the_piece() {
    var before = state().view(Viewer.spectator());
    int member = member();
    foundSettlement();
    var entry = ((Decision.Accepted<List<Entry>>) undo(member)).value().getFirst();
    var notices = Notice.of(entry, table, Viewer.spectator(), DisconnectTimeouts.STANDARD);
    assertTrue(notices.contains(new Notice.Undone(member, before)), notices.toString());
    assertTrue(notices.contains(new Notice.UndoOffered(OptionalInt.empty())));
  }

  @Test
  void the_first_road_of_the_last_founder_stays() {
    for (int i = 1; i < state().order().size(); i++) {
      foundSettlement();
      act(legal(Action.BuildRoad.class).getFirst(), Entry.Actor.PLAYER);
    }
    foundSettlement();
    int last = member();
    act(legal(Action.BuildRoad.class).getFirst(), Entry.Actor.PLAYER);
    assertEquals(last, member(), "the last founder acts again");
    assertRefused(TableRefusal.NOTHING_TO_UNDO, undo(last));
  }

  @Test
  void placements_are_final_while_others_must_answer_an_offer() {
    while (!canBuildTwoRoads()) playTimeoutAction();
    int player = member();
    act(
        new Action.Offer(new Resources(1, 0, 0, 0, 0), new Resources(0, 0, 0, 0, 1)),
        Entry.Actor.PLAYER);
    assertEquals(state().order().size() - 1, state().pendingAnswers().size());
    act(legal(Action.BuildRoad.class).getFirst(), Entry.Actor.PLAYER);
    assertEquals(OptionalLong.empty(), table.game().orElseThrow().firstUndoableVersion());
    assertRefused(TableRefusal.NOTHING_TO_UNDO, undo(player));
  }

  @Test
  void placements_are_final_when_a_bot_takes_over() {
    start(TableOptions.standard().withUndo(true).withLoss(DisconnectPolicy.IS_COVERED));
    int founder = member();
    foundSettlement();
    ask(new Command.Disconnect(founder));
    assertInstanceOf(Decision.Accepted.class, ask(new Command.TakeOver(founder)));
    assertEquals(OptionalLong.empty(), table.game().orElseThrow().firstUndoableVersion());
    assertRefused(TableRefusal.NOTHING_TO_UNDO, undo(founder));
  }

  @Test
  void a_turn_has_a_limit() {
    for (int i = 0; i < UndoRules.MOST_PER_TURN; i++) {
      foundSettlement();
      assertInstanceOf(Decision.Accepted.class, undo(member()));
    }
    foundSettlement();
    assertEquals(Optional.of(new Notice.UndoOffered(OptionalInt.empty())), table.undoOffered());
    assertRefused(TableRefusal.UNDONE_TOO_OFTEN, undo(member()));
    act(legal(Action.BuildRoad.class).getFirst(), Entry.Actor.PLAYER);
    foundSettlement();
    assertInstanceOf(Decision.Accepted.class, undo(member()), "the next player may undo");
  }

  @Test
  void a_new_time_limit_also_applies_after_undo() {
    foundSettlement();
    now += 5_000;
    for (int id = 1; id <= 4; id++) ask(new Command.AskPause(id));
    var faster = table.options().withClock(new TimeControl(TURN / 2, 0, 0));
    assertInstanceOf(Decision.Accepted.class, ask(new Command.ChangeOptions(1, faster)));
    now += 3_600_000;
    ask(new Command.Resume(1));
    undo(member());
    assertEquals(Optional.of(new Notice.ClockStarted(member(), TURN / 2)), table.clock(now));
  }
}
