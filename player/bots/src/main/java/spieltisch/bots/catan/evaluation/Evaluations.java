package spieltisch.bots.catan.evaluation;

import spieltisch.bots.catan.Weights;
import spieltisch.bots.network.NetworkWeights;
import spieltisch.catan.Board;

/// A way to evaluate positions, on any board. The level `best` uses the learned one, `hard` the
/// linear one.
public sealed interface Evaluations {
  /// Creates the evaluation for a game on a board.
  Evaluation on(Board board);

  /// A weighted sum of a few features.
  static Evaluations linear(Weights weights) {
    return new Linear(weights);
  }

  /// A network that learned from self-play.
  static Evaluations learned(NetworkWeights weights) {
    return new Learned(weights);
  }

  record Linear(Weights weights) implements Evaluations {
    @Override
    public Evaluation on(Board board) {
      return new CatanEvaluation(weights);
    }
  }

  record Learned(NetworkWeights weights) implements Evaluations {
    @Override
    public Evaluation on(Board board) {
      return new LearnedEvaluation(weights, board);
    }
  }
}
