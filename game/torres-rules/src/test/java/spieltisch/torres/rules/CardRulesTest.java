package spieltisch.torres.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.torres.rules.TorresScenario.play;
import static spieltisch.torres.rules.TorresScenario.sq;
import static spieltisch.torres.rules.TorresScenario.squares;

import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.kernel.Rule;
import spieltisch.kernel.Seat;
import spieltisch.torres.Action.ClimbTwoLevels;
import spieltisch.torres.Action.DrawCard;
import spieltisch.torres.Action.EndTurn;
import spieltisch.torres.Action.JumpFigure;
import spieltisch.torres.Action.MoveBlock;
import spieltisch.torres.Action.MoveDiagonally;
import spieltisch.torres.Action.MoveThroughDoors;
import spieltisch.torres.Action.PlaceSupplyBlock;
import spieltisch.torres.Action.PushBlockUnder;
import spieltisch.torres.Action.SevenPoints;
import spieltisch.torres.Action.SixPoints;
import spieltisch.torres.Action.TransferKnight;
import spieltisch.torres.ActionKind;
import spieltisch.torres.Refusal;
import spieltisch.torres.Square;
import spieltisch.torres.Squares;
import spieltisch.torres.cards.Card;
import spieltisch.torres.cards.Cards;

class CardRulesTest {
  private static final Seat ZERO = Seat.of(0);

  /// Six castles below the first two rows, which are those of the test.
  private static final String[] SIX = {
    ". . . . . . . .", "1 . 1 . 1 . . .", ". . . . . . . .", "1 . 1 . 1 . . ."
  };

  @Test
  @Rule("6.1")
  void one_card_a_turn_may_be_played_and_costs_no_action_points() {
    var torresScenario =
        TorresScenario.of("1a").hand(0, Card.SIX_POINTS, Card.MOVE_DIAGONALLY).points(0);
    var state = torresScenario.after(new MoveDiagonally(sq(0, 0), sq(1, 1)));
    assertEquals(0, state.points());
    assertEquals(Refusal.IMPOSSIBLE, TorresScenario.refusal(state, new SixPoints()));
  }

  @Test
  @Rule("6.2")
  void a_card_drawn_in_this_turn_cannot_be_played_yet() {
    var torresScenario = TorresScenario.of("1a").hand(0, Card.SIX_POINTS).fresh(Card.SIX_POINTS);
    assertEquals(Refusal.CARD_NOT_HELD, torresScenario.refusal(new SixPoints()));
    var twice = torresScenario.hand(0, Card.SIX_POINTS);
    assertEquals(6, twice.after(new SixPoints()).points());
    var drawn = TorresScenario.of("1a").after(new DrawCard());
    assertEquals(Cards.NONE, drawn.playable());
    for (int turn = 0; turn < 3; turn++) drawn = play(drawn, new EndTurn());
    assertEquals(ZERO, drawn.awaitedSeat().orElseThrow());
    assertEquals(Cards.one(Card.MOVE_BLOCK.index()), drawn.playable());
  }

  @Test
  @Rule("6.3")
  void a_played_card_leaves_the_hand_and_a_refused_one_stays() {
    var torresScenario = TorresScenario.of("1a").hand(0, Card.MOVE_DIAGONALLY);
    assertEquals(Refusal.TOO_FAR, torresScenario.refusal(new MoveDiagonally(sq(0, 0), sq(1, 0))));
    assertEquals(1, Cards.total(torresScenario.state().hand(ZERO)));
    var state = torresScenario.after(new MoveDiagonally(sq(0, 0), sq(1, 1)));
    assertEquals(Cards.NONE, state.hand(ZERO));
    assertEquals(1, TorresScenario.view(state, Seat.of(1)).played(Card.MOVE_DIAGONALLY));
    assertEquals(
        Refusal.CARD_NOT_HELD,
        TorresScenario.refusal(state, new MoveDiagonally(sq(1, 1), sq(2, 2))));
  }

  @Test
  @Rule("6.4")
  void the_top_block_of_a_stack_without_a_figure_is_moved() {
    var torresScenario = castles("2 1a .", ". . .").hand(0, Card.MOVE_BLOCK);
    var state = torresScenario.after(new MoveBlock(sq(0, 0), sq(2, 0)));
    assertEquals(1, state.board().height(sq(0, 0)));
    assertEquals(1, state.board().height(sq(2, 0)));
    assertEquals(Refusal.FIGURE_PRESENT, torresScenario.refusal(new MoveBlock(sq(1, 0), sq(2, 0))));
    assertEquals(Refusal.FIGURE_PRESENT, torresScenario.refusal(new MoveBlock(sq(0, 0), sq(1, 0))));
    assertEquals(Refusal.IMPOSSIBLE, torresScenario.refusal(new MoveBlock(sq(5, 0), sq(2, 0))));
    assertEquals(Refusal.IMPOSSIBLE, torresScenario.refusal(new MoveBlock(sq(0, 0), sq(0, 0))));
  }

  @Test
  @Rule("6.5")
  void removing_a_block_may_not_split_its_castle_or_leave_it_too_high() {
    var row = castles("1 1 1 .", ". . . .").hand(0, Card.MOVE_BLOCK);
    assertEquals(Refusal.WOULD_SPLIT_CASTLE, row.refusal(new MoveBlock(sq(1, 0), sq(1, 1))));
    var tower = castles("2 1 . .", ". . . .").hand(0, Card.MOVE_BLOCK);
    assertEquals(Refusal.CASTLE_RULE_BROKEN, tower.refusal(new MoveBlock(sq(1, 0), sq(0, 1))));
    var middle = castles("1 2 1", ". . .").hand(0, Card.MOVE_BLOCK);
    assertEquals(1, middle.after(new MoveBlock(sq(1, 0), sq(1, 1))).board().height(sq(1, 0)));
  }

  @Test
  @Rule("6.6")
  void a_castle_may_disappear_as_long_as_six_remain() {
    var seven = castles("1 . . . . . . 1", ". . . .").hand(0, Card.MOVE_BLOCK);
    assertEquals(7, seven.after(new MoveBlock(sq(0, 0), sq(6, 0))).board().castleCount());
    var six = TorresScenario.of(SIX).hand(0, Card.MOVE_BLOCK);
    assertEquals(Refusal.TOO_FEW_CASTLES, six.refusal(new MoveBlock(sq(0, 1), sq(1, 3))));
  }

  @Test
  @Rule("6.7")
  void the_moved_block_obeys_the_castle_rules_and_founds_no_castle() {
    var torresScenario = castles("1 1 . . . . 1 1", ". . . . . . . .").hand(0, Card.MOVE_BLOCK);
    assertEquals(
        Refusal.WOULD_FOUND_CASTLE, torresScenario.refusal(new MoveBlock(sq(0, 0), sq(4, 0))));
    var gap = castles("1 1 . 1 . . . .", ". . . . . . . .").hand(0, Card.MOVE_BLOCK);
    assertEquals(Refusal.CASTLE_RULE_BROKEN, gap.refusal(new MoveBlock(sq(0, 0), sq(2, 0))));
    var alone = castles("1 . . . . . . 1", ". . . .").hand(0, Card.MOVE_BLOCK);
    assertEquals(Refusal.WOULD_FOUND_CASTLE, alone.refusal(new MoveBlock(sq(0, 0), sq(1, 0))));
    assertEquals(Refusal.CASTLE_RULE_BROKEN, alone.refusal(new MoveBlock(sq(0, 0), sq(7, 0))));
    var smaller = castles("1 1 1k .", ". . . .").hand(0, Card.MOVE_BLOCK);
    assertEquals(2, smaller.after(new MoveBlock(sq(0, 0), sq(1, 0))).board().height(sq(1, 0)));
  }

  @Test
  @Rule("6.8")
  void the_diagonal_step_goes_one_level_up_or_any_number_down() {
    var torresScenario =
        TorresScenario.of("1 9b 2", "9k 1a .", "0 . 3").hand(0, Card.MOVE_DIAGONALLY);
    assertEquals(squares("00 20 02"), torresScenario.targets(ActionKind.MOVE_DIAGONALLY));
    assertEquals(Refusal.TOO_HIGH, torresScenario.refusal(new MoveDiagonally(sq(1, 1), sq(2, 2))));
  }

  @Test
  @Rule("6.9")
  void the_door_card_leads_to_any_level_beside_a_higher_stack() {
    var torresScenario =
        TorresScenario.of(". . . .", "0a 1 2 3 3 .", ". . . .").hand(0, Card.MOVE_THROUGH_DOORS);
    var targets = torresScenario.targets(ActionKind.MOVE_THROUGH_DOORS);
    assertTrue(targets.containsAll(squares("11 21 10 51 42")));
    assertFalse(targets.contains(sq(3, 1)), "the top has no door beside it");
    assertFalse(targets.contains(sq(4, 1)), "a stack of equal height has no door beside it");
    assertEquals(
        Refusal.NO_WAY_THROUGH_CASTLE,
        torresScenario.refusal(new MoveThroughDoors(sq(0, 1), sq(4, 1))));
    assertEquals(
        squares("21"),
        Squares.list(
            torresScenario.after(new MoveThroughDoors(sq(0, 1), sq(2, 1))).board().knights(0)));
  }

  @Test
  @Rule("6.10")
  void a_block_pushed_under_an_own_knight_may_found_but_not_join_castles() {
    var torresScenario =
        TorresScenario.of("0a . . 1 0a 1", ". . . . . .", "1 0a . 1a . .", "2a 2 . . . .");
    var state = torresScenario.hand(0, Card.PUSH_BLOCK_UNDER).state();
    assertEquals(
        squares("00 12"), TorresScenario.targets(state, ActionKind.PUSH_BLOCK_UNDER).subList(0, 2));
    assertEquals(1, play(state, new PushBlockUnder(sq(0, 0))).board().height(sq(0, 0)));
    assertEquals(
        Refusal.CASTLE_RULE_BROKEN, TorresScenario.refusal(state, new PushBlockUnder(sq(4, 0))));
    assertEquals(
        Refusal.CASTLE_RULE_BROKEN, TorresScenario.refusal(state, new PushBlockUnder(sq(3, 2))));
    assertEquals(Refusal.IMPOSSIBLE, TorresScenario.refusal(state, new PushBlockUnder(sq(3, 0))));
    var raised = play(state, new PushBlockUnder(sq(0, 3)));
    assertEquals(3, raised.board().height(sq(0, 3)));
    assertTrue(Squares.has(raised.board().knights(0), sq(0, 3).index()));
  }

  @Test
  @Rule("6.11")
  void the_block_under_a_knight_comes_from_this_turns_stack_or_the_last_stack() {
    var rich = TorresScenario.of("0a").hand(0, Card.PUSH_BLOCK_UNDER);
    assertEquals(2, rich.after(new PushBlockUnder(sq(0, 0))).blocks());
    var state = rich.blocks(0).stacks(0, 3, 2, 0).after(new PushBlockUnder(sq(0, 0)));
    assertEquals(List.of(3, 1, 0), TorresScenario.view(state, ZERO).stacks(ZERO));
    var none = rich.stacks(0, 0, 0, 0);
    assertEquals(Refusal.TOO_FEW_BLOCKS, none.refusal(new PushBlockUnder(sq(0, 0))));
  }

  @Test
  @Rule("6.12")
  void a_knight_is_transferred_to_any_free_square_that_is_not_higher() {
    var torresScenario = TorresScenario.of("1a 2 . 1b 1 . . .").hand(0, Card.TRANSFER_KNIGHT);
    var targets = torresScenario.targets(ActionKind.TRANSFER_KNIGHT);
    assertEquals(61, targets.size());
    assertTrue(targets.containsAll(squares("40 77")));
    assertEquals(Refusal.TOO_HIGH, torresScenario.refusal(new TransferKnight(sq(0, 0), sq(1, 0))));
    assertEquals(
        Refusal.FIGURE_PRESENT, torresScenario.refusal(new TransferKnight(sq(0, 0), sq(3, 0))));
    assertEquals(
        Refusal.FIGURE_PRESENT, torresScenario.refusal(new TransferKnight(sq(0, 0), sq(0, 0))));
  }

  @Test
  @Rule("6.13")
  void the_climbing_knight_steps_exactly_two_levels_up() {
    var torresScenario =
        TorresScenario.of(". 2 .", "3 0a 1", ". 2 .").hand(0, Card.CLIMB_TWO_LEVELS);
    assertEquals(squares("10 12"), torresScenario.targets(ActionKind.CLIMB_TWO_LEVELS));
    assertEquals(Refusal.TOO_HIGH, torresScenario.refusal(new ClimbTwoLevels(sq(1, 1), sq(0, 1))));
    assertEquals(
        Refusal.IMPOSSIBLE, torresScenario.refusal(new ClimbTwoLevels(sq(1, 1), sq(2, 1))));
    assertEquals(
        Refusal.NOT_STRAIGHT, torresScenario.refusal(new ClimbTwoLevels(sq(1, 1), sq(2, 2))));
    assertEquals(Refusal.TOO_FAR, torresScenario.refusal(new ClimbTwoLevels(sq(1, 1), sq(1, 3))));
  }

  @Test
  @Rule("6.14")
  void the_jumping_knight_jumps_over_one_figure_in_a_straight_line() {
    var torresScenario =
        TorresScenario.of(". . 1 . .", ". . 9k . .", "0 0b 0a 0a 2", ". . . . .", ". . . . .")
            .hand(0, Card.JUMP_FIGURE);
    assertEquals(squares("20 02"), targetsFrom(torresScenario, 2, 2));
    assertEquals(Refusal.TOO_HIGH, torresScenario.refusal(new JumpFigure(sq(2, 2), sq(4, 2))));
    assertEquals(Refusal.NO_FIGURE, torresScenario.refusal(new JumpFigure(sq(2, 2), sq(2, 4))));
    assertEquals(Refusal.TOO_FAR, torresScenario.refusal(new JumpFigure(sq(2, 2), sq(2, 3))));
    assertEquals(Refusal.NOT_STRAIGHT, torresScenario.refusal(new JumpFigure(sq(2, 2), sq(4, 4))));
    var row = TorresScenario.of("0a 0b 0b 0 .").hand(0, Card.JUMP_FIGURE);
    assertEquals(Refusal.TOO_FAR, row.refusal(new JumpFigure(sq(0, 0), sq(3, 0))));
    assertTrue(row.targets(ActionKind.JUMP_FIGURE).isEmpty());
  }

  @Test
  @Rule("6.15")
  void an_extra_block_comes_from_the_supply_and_not_from_the_stack() {
    var torresScenario = TorresScenario.of("1 .").hand(0, Card.PLACE_SUPPLY_BLOCK).points(0);
    var state = torresScenario.after(new PlaceSupplyBlock(sq(1, 0)));
    assertEquals(3, state.blocks());
    assertEquals(torresScenario.state().supply() - 1, state.supply());
    assertEquals(
        Refusal.WOULD_FOUND_CASTLE, torresScenario.refusal(new PlaceSupplyBlock(sq(4, 4))));
  }

  @Test
  @Rule("6.16")
  void six_and_seven_points_add_action_points_even_when_all_are_spent() {
    assertEquals(
        1,
        TorresScenario.of("1a").hand(0, Card.SIX_POINTS).points(0).after(new SixPoints()).points());
    assertEquals(
        7, TorresScenario.of("1a").hand(0, Card.SEVEN_POINTS).after(new SevenPoints()).points());
  }

  private static List<Square> targetsFrom(TorresScenario torresScenario, int x, int y) {
    var view = TorresScenario.view(torresScenario.state(), ZERO);
    return view.legal().stream()
        .filter(action -> action instanceof JumpFigure jump && jump.from().equals(sq(x, y)))
        .map(action -> ((JumpFigure) action).to())
        .toList();
  }

  private static TorresScenario castles(String first, String second) {
    return TorresScenario.of(first, second, SIX[1], SIX[2], SIX[3]);
  }
}
