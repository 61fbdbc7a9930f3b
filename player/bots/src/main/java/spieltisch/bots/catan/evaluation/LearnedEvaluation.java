package spieltisch.bots.catan.evaluation;

import spieltisch.bots.network.NetworkWeights;
import spieltisch.bots.network.WinNetwork;
import spieltisch.catan.Board;
import spieltisch.catan.rules.State;

/// Estimates each seat's chance to win by a network that learned from self-play. The network knows
/// positions at the beginning of a turn, which is where the rollouts of the search end.
final class LearnedEvaluation implements Evaluation {
  private final PositionFeatures features;
  private final WinNetwork network;
  private final float[] inputs = new float[WinNetwork.MAX_SEATS * PositionFeatures.COUNT];
  private final float[] chances = new float[WinNetwork.MAX_SEATS];

  LearnedEvaluation(NetworkWeights weights, Board board) {
    features = new PositionFeatures(board);
    network = new WinNetwork(weights);
  }

  @Override
  public double winChance(State state, int seat) {
    var open = state.position();
    if (open.isOver()) return open.actor() == seat ? 1 : 0;
    features.of(state, inputs);
    network.chances(inputs, open.players(), chances);
    return chances[seat];
  }
}
