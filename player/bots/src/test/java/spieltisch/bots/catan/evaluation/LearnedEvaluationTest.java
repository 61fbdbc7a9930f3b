package spieltisch.bots.catan.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import spieltisch.bots.Deadline;
import spieltisch.bots.catan.StagedPosition;
import spieltisch.bots.catan.Weights;
import spieltisch.bots.catan.player.SearchingCatanPlayer;
import spieltisch.bots.network.NetworkFiles;
import spieltisch.bots.network.NetworkWeights;
import spieltisch.kernel.SeededChance;

class LearnedEvaluationTest {
  /// A network whose strength is the first feature, the points.
  private static NetworkWeights points() throws NetworkWeights.UnusableException {
    var file = NetworkFiles.firstInput(PositionFeatures.VERSION, PositionFeatures.COUNT);
    return NetworkWeights.read(file, PositionFeatures.VERSION, PositionFeatures.COUNT);
  }

  @Test
  void the_chances_come_from_the_network() throws NetworkWeights.UnusableException {
    var state = new StagedPosition().seat(0, "-,10,-,-,-,0").seat(1, "-,48,3,-,-,0").state();
    var evaluation = new LearnedEvaluation(points(), StagedPosition.BOARD);
    double total = Math.exp(1) + Math.exp(3) + Math.exp(0);
    assertEquals(Math.exp(1) / total, evaluation.winChance(state, 0), 1e-6);
    assertEquals(Math.exp(3) / total, evaluation.winChance(state, 1), 1e-6);
    assertEquals(Math.exp(0) / total, evaluation.winChance(state, 2), 1e-6);
  }

  @Test
  void a_finished_game_is_certain() throws NetworkWeights.UnusableException {
    var state = new StagedPosition().seat(0, "-,48.50,3.10.23.28,-,-,0").phase("O0.6.0").state();
    var evaluation = new LearnedEvaluation(points(), StagedPosition.BOARD);
    assertEquals(1, evaluation.winChance(state, 0));
    assertEquals(0, evaluation.winChance(state, 1));
  }

  @Test
  void a_player_searches_with_the_network() throws NetworkWeights.UnusableException {
    var player =
        new SearchingCatanPlayer(
            Weights.tuned(), Evaluations.learned(points()), new SeededChance(1), 1, 200);
    var view = new StagedPosition().seat(0, "8,9,-,g2o3,-,0").seat(1, "-,48,-,-,-,0").view(0);
    var action = player.choose(view, Deadline.afterNodes(200));
    assertTrue(view.refusal(action).isEmpty(), action.toString());
  }
}
