package spieltisch.analysis.value;

import java.util.List;
import spieltisch.analysis.value.ChanceOutcomes.ChanceOutcome;
import spieltisch.bots.catan.Weights;
import spieltisch.bots.catan.policy.HeuristicPolicy;
import spieltisch.catan.Board;
import spieltisch.catan.Position;
import spieltisch.catan.rules.State;
import spieltisch.kernel.Chance;

/// The value of a state of Catan: the chance of every seat to win, with all cards known. Both luck
/// and decisions are measured with this value; `docs/coach.md` explains it.
///
/// [WinModel] estimates the chances when a turn begins. In every other state the heuristic policy
/// completes the turn, or the founding, and the value is the mean over all random outcomes on the
/// way. Before a throw the value is the mean over all throws, so a throw changes the value only by
/// luck. After the game the value is 1 for the winner and 0 for all others. An instance belongs to
/// one thread.
public final class PositionValue {
  /// The number of consecutive random events over which the value is averaged. Later events take
  /// one fixed outcome, because they hardly change the value.
  private static final int AVERAGED_EVENTS = 2;

  private static final Chance FIXED_OUTCOME = bound -> bound / 2;

  private final WinModel model;
  private final HeuristicPolicy policy;

  public PositionValue(Board board) {
    this(board, true);
  }

  /// @param makesOffers whether the policy that completes a turn makes offers to other players
  public PositionValue(Board board, boolean makesOffers) {
    model = WinModel.shipped(board);
    policy = new HeuristicPolicy(Weights.tuned(), board, makesOffers);
  }

  public double[] of(State state) {
    var open = state.position();
    if (open.phaseKind() != Position.BEFORE_ROLL) return completed(state, AVERAGED_EVENTS);
    return mean(ChanceOutcomes.of(state, open.actor(), policy.choose(state, open.actor())));
  }

  /// The value of a legal move before its random outcome is known: the mean value over all
  /// outcomes.
  public double[] mean(State state, int seat, long move) {
    return mean(ChanceOutcomes.of(state, seat, move));
  }

  public double[] mean(List<ChanceOutcome> outcomes) {
    if (outcomes.size() == 1) return of(outcomes.getFirst().state());
    var mean = new double[outcomes.getFirst().state().position().players()];
    for (var outcome : outcomes) add(mean, outcome.probability(), of(outcome.state()));
    return mean;
  }

  private static void add(double[] sum, double weight, double[] value) {
    for (int seat = 0; seat < sum.length; seat++) sum[seat] += weight * value[seat];
  }

  /// The value after the policy has completed the turn.
  private double[] completed(State state, int averagedEvents) {
    var playout = state.copy();
    var open = playout.position();
    policy.forgetOffers();
    while (!open.isOver() && open.phaseKind() != Position.BEFORE_ROLL) {
      int seat = open.nextToAct();
      long move = policy.choose(playout, seat);
      if (averagedEvents > 0 && ChanceKind.of(move) != ChanceKind.NONE)
        return completedMean(ChanceOutcomes.of(playout, seat, move), averagedEvents - 1);
      playout.play(seat, move, FIXED_OUTCOME);
    }
    return model.chances(playout);
  }

  private double[] completedMean(List<ChanceOutcome> outcomes, int averagedEvents) {
    var mean = new double[outcomes.getFirst().state().position().players()];
    for (var outcome : outcomes)
      add(mean, outcome.probability(), completed(outcome.state(), averagedEvents));
    return mean;
  }
}
