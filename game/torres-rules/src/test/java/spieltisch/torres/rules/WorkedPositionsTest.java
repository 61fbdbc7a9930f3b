package spieltisch.torres.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static spieltisch.torres.rules.TorresScenario.play;
import static spieltisch.torres.rules.TorresScenario.squares;

import org.junit.jupiter.api.Test;
import spieltisch.kernel.Rule;
import spieltisch.kernel.Seat;
import spieltisch.torres.Action.DrawCard;
import spieltisch.torres.Action.TakePoint;
import spieltisch.torres.ActionKind;
import spieltisch.torres.Refusal;
import spieltisch.torres.Variant;

/// Positions worked out by hand.
class WorkedPositionsTest {
  private static TorresScenario towers() {
    return TorresScenario.of(". . . . . . . .", ". 1a 2 1 1 2 1 .", ". . . . . . . .");
  }

  @Test
  @Rule({"4.3", "4.6"})
  void separate_towers_with_a_path_inside_that_goes_down_and_up() {
    assertEquals(
        squares("01 10 12 20 21 22 30 31 32 40 41 42 50 52 60 61 62 71"),
        towers().targets(ActionKind.MOVE_KNIGHT));
  }

  @Test
  @Rule("9.9")
  void separate_towers_with_a_path_that_never_rises() {
    assertEquals(
        squares("01 10 12 20 21 22 30 31 32 40 42 50 52 60 62 71"),
        towers().variant(Variant.NEVER_RISING).targets(ActionKind.MOVE_KNIGHT));
  }

  @Test
  @Rule("4.5")
  void on_a_starting_castle_only_the_four_neighbours_are_reached() {
    var torresScenario =
        TorresScenario.of(
            ". . . . 1 . . .",
            ". . . . . . . .",
            ". . 1a . . 1 . .",
            "1 . . . . . . .",
            ". . . . . . . 1",
            ". . 1 . . 1 . .",
            ". . . . . . . .",
            ". . . 1 . . . .");
    assertEquals(squares("21 12 32 23"), torresScenario.targets(ActionKind.MOVE_KNIGHT));
  }

  @Test
  @Rule({"4.1", "4.3"})
  void beside_a_castle_of_one_block() {
    var torresScenario = TorresScenario.of(".", ".", ". . 1 0a");
    assertEquals(squares("22 21 23 12 31 33 42"), torresScenario.targets(ActionKind.MOVE_KNIGHT));
  }

  @Test
  @Rule("7.3")
  void a_bought_point_skips_an_occupied_field() {
    assertEquals(8, TorresScenario.of("1a").scores(6, 7).after(new TakePoint()).score(Seat.of(0)));
  }

  @Test
  @Rule("3.7")
  void the_third_card_is_refused_after_two_action_points() {
    var state = TorresScenario.of("1a").after(new DrawCard(), new DrawCard());
    assertEquals(Refusal.ONLY_TWO_CARDS, TorresScenario.refusal(state, new DrawCard()));
    assertEquals(3, state.points());
    assertEquals(3, play(state, new TakePoint()).points() + 1);
  }
}
