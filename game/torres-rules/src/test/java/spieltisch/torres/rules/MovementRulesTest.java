package spieltisch.torres.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.torres.rules.TorresScenario.sq;
import static spieltisch.torres.rules.TorresScenario.squares;

import org.junit.jupiter.api.Test;
import spieltisch.kernel.Rule;
import spieltisch.torres.Action.MoveKnight;
import spieltisch.torres.ActionKind;
import spieltisch.torres.Refusal;

class MovementRulesTest {
  @Test
  @Rule("4.1")
  void a_knight_steps_one_level_up_or_any_number_down() {
    var torresScenario = TorresScenario.of(". 2 .", "0 1a 3", ". 0 .");
    assertTrue(torresScenario.targets(ActionKind.MOVE_KNIGHT).containsAll(squares("10 01 12")));
    assertEquals(Refusal.TOO_HIGH, torresScenario.refusal(new MoveKnight(sq(1, 1), sq(2, 1))));
    var tower = TorresScenario.of(". . .", ". 5a 4", ". 0 .");
    assertEquals(squares("10 01 21 12"), tower.targets(ActionKind.MOVE_KNIGHT));
  }

  @Test
  @Rule("4.2")
  void a_knight_never_ends_on_an_occupied_square() {
    var torresScenario = TorresScenario.of("1b 1a 1k", "0a 0a 0");
    assertEquals(
        Refusal.FIGURE_PRESENT, torresScenario.refusal(new MoveKnight(sq(1, 0), sq(0, 0))));
    assertEquals(
        Refusal.FIGURE_PRESENT, torresScenario.refusal(new MoveKnight(sq(1, 0), sq(2, 0))));
    assertEquals(
        Refusal.FIGURE_PRESENT, torresScenario.refusal(new MoveKnight(sq(1, 0), sq(1, 0))));
  }

  @Test
  @Rule("4.3")
  void a_knight_moves_through_a_castle_to_a_door_on_its_level_or_lower() {
    var torresScenario = TorresScenario.of(". . . . .", "0a 1 2 1 .", ". . . . .");
    assertEquals(
        squares("00 02 10 20 30 12 22 32 41 11"), torresScenario.targets(ActionKind.MOVE_KNIGHT));
    var high = TorresScenario.of(". . . .", "1a 2 1 0", "1 . . .");
    assertTrue(high.targets(ActionKind.MOVE_KNIGHT).containsAll(squares("21 31 10 20")));
    assertEquals(4, high.after(new MoveKnight(sq(0, 1), sq(3, 1))).points());
  }

  @Test
  @Rule("4.4")
  void figures_on_a_castle_do_not_block_the_path_inside() {
    var torresScenario = TorresScenario.of("0a 1b 1k 0");
    assertTrue(torresScenario.targets(ActionKind.MOVE_KNIGHT).contains(sq(3, 0)));
  }

  @Test
  @Rule("4.5")
  void a_roof_has_no_door() {
    var torresScenario = TorresScenario.of(". . . .", ". 1a 1 .");
    assertEquals(squares("10 01 21 12"), torresScenario.targets(ActionKind.MOVE_KNIGHT));
    assertEquals(Refusal.TOO_FAR, torresScenario.refusal(new MoveKnight(sq(1, 1), sq(3, 1))));
  }

  @Test
  @Rule("4.6")
  void the_path_inside_may_go_down_and_up_again_to_the_level_of_the_entrance() {
    var torresScenario = TorresScenario.of(". .", "0 1a 2 1 1 2 1");
    assertTrue(torresScenario.targets(ActionKind.MOVE_KNIGHT).containsAll(squares("41 61")));
    assertFalse(torresScenario.targets(ActionKind.MOVE_KNIGHT).contains(sq(5, 1)));
  }

  @Test
  @Rule("4.7")
  void each_illegal_move_has_its_reason() {
    var open = TorresScenario.of("0a . .");
    assertEquals(Refusal.NOT_STRAIGHT, open.refusal(new MoveKnight(sq(0, 0), sq(1, 1))));
    assertEquals(Refusal.TOO_FAR, open.refusal(new MoveKnight(sq(0, 0), sq(2, 0))));
    var castle = TorresScenario.of("0a 1 1 2 .", ". . . . .", ". . . . .");
    assertEquals(Refusal.TOO_HIGH, castle.refusal(new MoveKnight(sq(0, 0), sq(2, 0))));
    assertEquals(Refusal.NO_WAY_THROUGH_CASTLE, castle.refusal(new MoveKnight(sq(0, 0), sq(3, 0))));
    assertEquals(Refusal.NO_WAY_THROUGH_CASTLE, castle.refusal(new MoveKnight(sq(0, 0), sq(2, 2))));
    assertEquals(
        Refusal.TOO_HIGH, TorresScenario.of("0a 2 2").refusal(new MoveKnight(sq(0, 0), sq(1, 0))));
  }
}
