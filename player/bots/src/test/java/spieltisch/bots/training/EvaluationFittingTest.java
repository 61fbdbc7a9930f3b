package spieltisch.bots.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import spieltisch.bots.catan.Weight;
import spieltisch.bots.catan.Weights;

class EvaluationFittingTest {
  private static EvaluationFitting fitting(int games) {
    var fitting = new EvaluationFitting(Weights.defaults());
    for (int seed = 0; seed < games; seed++) fitting.addGame(2, seed);
    return fitting;
  }

  @Test
  void the_weights_of_the_heuristic_policy_stay() {
    var fitted = fitting(10).fit(Weights.defaults());
    for (var weight : Weight.HEURISTIC)
      assertEquals(Weights.defaults().of(weight), fitted.of(weight), weight.name());
  }

  @Test
  void points_and_income_predict_the_winner() {
    var fitted = fitting(40).fit(Weights.defaults());
    assertTrue(fitted.of(Weight.POINT) > 0.1, fitted.toString());
    assertNotEquals(Weights.defaults().of(Weight.POINT), fitted.of(Weight.POINT));
    assertTrue(fitted.of(Weight.INCOME) > 0, fitted.toString());
  }

  @Test
  void the_fit_predicts_better_than_chance() {
    var fitting = fitting(40);
    fitting.fit(Weights.defaults());
    var summary = fitting.summary();
    double loss = Double.parseDouble(summary.substring(summary.lastIndexOf(' ') + 1));
    assertTrue(loss > 0 && loss < 0.9 * Math.log(2), summary);
    assertTrue(summary.matches("\\d{3,} positions, .*"), summary);
  }
}
