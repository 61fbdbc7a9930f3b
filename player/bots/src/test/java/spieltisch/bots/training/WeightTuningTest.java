package spieltisch.bots.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import spieltisch.bots.catan.Weight;
import spieltisch.bots.catan.Weights;

class WeightTuningTest {
  private static Weights tune(long seed, int steps) {
    return new WeightTuning(seed, _ -> {}).tune(Weights.defaults(), steps, 4);
  }

  @Test
  void the_same_seed_gives_the_same_weights() {
    assertEquals(tune(1, 2).lines(), tune(1, 2).lines());
    assertNotEquals(tune(1, 2).lines(), tune(2, 2).lines());
  }

  @Test
  void without_steps_only_the_evaluation_changes() {
    var tuned = tune(1, 0);
    for (var weight : Weight.HEURISTIC)
      assertEquals(Weights.defaults().of(weight), tuned.of(weight), weight.name());
    assertNotEquals(Weights.defaults().of(Weight.POINT), tuned.of(Weight.POINT));
  }

  @Test
  void a_step_changes_all_heuristic_weights_by_the_same_factor() {
    var tuned = tune(3, 1);
    double factor = Math.abs(Math.log(tuned.of(Weight.CARD) / Weights.defaults().of(Weight.CARD)));
    assertTrue(factor > 0 && factor <= 0.25, "factor " + factor);
    for (var weight : Weight.HEURISTIC)
      assertEquals(
          factor,
          Math.abs(Math.log(tuned.of(weight) / Weights.defaults().of(weight))),
          1e-9,
          weight.name());
  }

  @Test
  void the_report_names_the_quality_of_the_fit() {
    var report = new ArrayList<String>();
    new WeightTuning(1, report::add).tune(Weights.defaults(), 0, 2);
    assertEquals(1, report.size());
    assertTrue(report.getFirst().startsWith("evaluation: "), report.toString());
  }
}
