package spieltisch.bots.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TorresEvaluationTest {
  private static double of(StagedTorresPosition position) {
    return TorresEvaluation.of(position.state(), 0);
  }

  @Test
  void the_lead_of_one_seat_is_the_deficit_of_the_other() {
    var state = new StagedTorresPosition().scores("9/2").oneCard().state();
    assertEquals(TorresEvaluation.of(state, 0), -TorresEvaluation.of(state, 1), 1e-12);
  }

  @Test
  void points_of_the_score_track_count_fully() {
    double even = of(new StagedTorresPosition());
    assertEquals(even + 7, of(new StagedTorresPosition().scores("7/0")), 1e-12);
    assertEquals(even - 7, of(new StagedTorresPosition().scores("0/7")), 1e-12);
  }

  @Test
  void a_knight_on_a_higher_level_scores_more() {
    var higher = "00001000/00000000/00100100/10000000/00000001/00100100/00000000/00020000";
    assertTrue(of(new StagedTorresPosition().heights(higher)) > of(new StagedTorresPosition()));
  }

  @Test
  void a_square_one_level_up_next_to_a_knight_has_a_value() {
    var step = "00001000/00000000/00100100/10000000/00000001/00100100/00020000/00010000";
    var tooHigh = "00001000/00000000/00100100/10000000/00000001/00100100/00030000/00010000";
    assertTrue(
        of(new StagedTorresPosition().heights(step))
            > of(new StagedTorresPosition().heights(tooHigh)));
  }

  @Test
  void cards_are_worthless_in_the_last_round() {
    assertTrue(of(new StagedTorresPosition().oneCard()) > of(new StagedTorresPosition()));
    assertEquals(
        of(new StagedTorresPosition().clock(StagedTorresPosition.LAST_ROUND)),
        of(new StagedTorresPosition().oneCard().clock(StagedTorresPosition.LAST_ROUND)),
        1e-12);
  }
}
