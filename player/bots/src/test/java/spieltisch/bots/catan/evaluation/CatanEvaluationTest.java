package spieltisch.bots.catan.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import spieltisch.bots.catan.StagedPosition;
import spieltisch.bots.catan.Weight;
import spieltisch.bots.catan.Weights;

class CatanEvaluationTest {
  private final CatanEvaluation evaluation = new CatanEvaluation(Weights.defaults());

  @Test
  void the_chances_of_all_seats_add_up_to_one() {
    var state = new StagedPosition().seat(0, "-,10,-,w2,-,0").seat(1, "-,48,3,o1,-,0").state();
    double total = 0;
    for (int seat = 0; seat < 3; seat++) total += evaluation.winChance(state, seat);
    assertEquals(1, total, 1e-12);
  }

  @Test
  void more_points_and_income_mean_a_better_chance() {
    var state = new StagedPosition().seat(0, "-,10,-,-,-,0").seat(1, "-,-,10,-,-,0");
    var settlement = evaluation.winChance(state.seat(1, "-,48,-,-,-,0").state(), 0);
    var city = evaluation.winChance(state.seat(0, "-,-,10,-,-,0").state(), 0);
    assertTrue(city > settlement, city + " > " + settlement);
  }

  @Test
  void a_finished_game_is_certain() {
    var state = new StagedPosition().seat(0, "-,48.50,3.10.23.28,-,-,0").phase("O0.6.0").state();
    assertEquals(1, evaluation.winChance(state, 0));
    assertEquals(0, evaluation.winChance(state, 1));
  }

  @Test
  void the_features_describe_a_seat() {
    var state = new StagedPosition().seat(0, "10.8,10,-,w4b5,k1v1,2").deck("k11v4r2i2m2").state();
    var features = new double[CatanEvaluation.FEATURES.size()];
    evaluation.features(state, 0, features);
    assertEquals(2, feature(features, Weight.POINT), "a settlement and a victory point card");
    assertEquals(0, feature(features, Weight.LAST_POINT));
    assertEquals(3, feature(features, Weight.KIND));
    assertEquals(7, feature(features, Weight.HAND_CARD), "capped");
    assertEquals(1, feature(features, Weight.HELD_CARD), "without the victory point");
    assertEquals(2, feature(features, Weight.KNIGHT));
    assertEquals(2, feature(features, Weight.ROAD));
  }

  private static double feature(double[] features, Weight weight) {
    return features[CatanEvaluation.FEATURES.indexOf(weight)];
  }
}
