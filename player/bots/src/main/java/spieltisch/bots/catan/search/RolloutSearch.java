package spieltisch.bots.catan.search;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import spieltisch.bots.Deadline;
import spieltisch.bots.catan.evaluation.Evaluation;
import spieltisch.bots.catan.policy.HeuristicPolicy;
import spieltisch.catan.Legality;
import spieltisch.catan.rules.MutableState;
import spieltisch.catan.rules.State;
import spieltisch.catan.view.View;
import spieltisch.kernel.SeededChance;

/// Compares moves by Monte Carlo rollouts over determinizations. The heuristic policy plays on for
/// some rounds after each move, and the resulting position is evaluated.
///
/// All moves are compared in the same determinizations with the same dice, so luck affects all
/// moves alike. A move that is significantly worse than the best move is dropped early. The search
/// ends when only one move is left, when the deadline is reached, or after a maximum number of
/// determinizations.
public final class RolloutSearch {
  /// The number of determinizations between two comparisons.
  private static final int BATCH = 8;

  private static final int MAX_DETERMINIZATIONS = 512;

  /// A move is dropped if its mean is lower than the best mean by more than this many standard
  /// errors.
  private static final double DROP_THRESHOLD = 2.2;

  private final CatanRollout rollout;
  private final Evaluation evaluation;
  private final CatanDeterminizer determinizer;
  private long nodes;

  /// @param rounds the length of a rollout, in rounds of turns
  public RolloutSearch(
      HeuristicPolicy policy, Evaluation evaluation, CatanDeterminizer determinizer, int rounds) {
    rollout = new CatanRollout(policy, rounds);
    this.evaluation = evaluation;
    this.determinizer = determinizer;
  }

  /// The number of nodes of the last decision.
  long nodes() {
    return nodes;
  }

  /// Returns the best of the given moves of the viewer.
  public long best(View view, List<Long> moves, Deadline deadline, SeededChance chance) {
    nodes = 0;
    var statistics = new MoveStatistics(moves.size(), MAX_DETERMINIZATIONS);
    for (int i = 0; i < MAX_DETERMINIZATIONS && !deadline.isOver(nodes); i++) {
      long seed = (long) chance.bits() << 32 | chance.bits() & 0xffffffffL;
      if (!rollOutAll(
          view, moves, statistics, determinizer.sample(view, moves, chance), seed, deadline)) break;
      if (statistics.samples() % BATCH == 0) statistics.dropWorse(DROP_THRESHOLD);
      if (statistics.isSingle()) break;
    }
    return moves.get(statistics.bestMove());
  }

  private static Predicate<Long> isLegal(State state, int seat) {
    return move -> Legality.refusal(state, seat, move) == null;
  }

  /// Plays out all moves in one determinization. Returns false if the deadline was reached before
  /// the end.
  private boolean rollOutAll(
      View view,
      List<Long> moves,
      MoveStatistics statistics,
      State state,
      long seed,
      Deadline deadline) {
    int seat = view.seat().orElseThrow().index();
    var playout = state.copy();
    for (int i = 0; i < moves.size(); i++) {
      if (!statistics.isActive(i)) continue;
      if (statistics.samples() > 0 && deadline.isOver(nodes)) return false;
      playout.copyFrom(state);
      boolean isPossible = isLegal(state, seat).test(moves.get(i));
      statistics.record(i, isPossible ? rollOut(playout, seat, moves.get(i), seed) : 0);
    }
    statistics.endSample();
    return true;
  }

  private double rollOut(MutableState state, int seat, long move, long seed) {
    nodes += rollout.play(state, seat, move, seed);
    return evaluation.winChance(state, seat);
  }

  /// The results of all moves in the same determinizations.
  private static final class MoveStatistics {
    private final double[][] results;
    private final boolean[] isActive;
    private int samples;

    MoveStatistics(int moves, int maxSamples) {
      results = new double[moves][maxSamples];
      isActive = new boolean[moves];
      Arrays.fill(isActive, true);
    }

    int samples() {
      return samples;
    }

    boolean isActive(int move) {
      return isActive[move];
    }

    void record(int move, double value) {
      results[move][samples] = value;
    }

    void endSample() {
      samples++;
    }

    boolean isSingle() {
      int left = 0;
      for (boolean active : isActive) if (active) left++;
      return left == 1;
    }

    /// The active move with the highest mean; of equal moves, the first.
    int bestMove() {
      int best = -1;
      double bestSum = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < isActive.length; i++) {
        if (!isActive[i]) continue;
        double sum = 0;
        for (int s = 0; s < samples; s++) sum += results[i][s];
        if (sum > bestSum) {
          bestSum = sum;
          best = i;
        }
      }
      return best;
    }

    void dropWorse(double errors) {
      int best = bestMove();
      for (int i = 0; i < isActive.length; i++)
        if (isActive[i] && i != best && leadInErrors(best, i) > errors) isActive[i] = false;
    }

    /// The mean lead of one move over another, divided by the standard error of this lead.
    private double leadInErrors(int first, int second) {
      double sum = 0;
      double squares = 0;
      for (int s = 0; s < samples; s++) {
        double difference = results[first][s] - results[second][s];
        sum += difference;
        squares += difference * difference;
      }
      double mean = sum / samples;
      double variance = Math.max(1e-12, squares / samples - mean * mean) / (samples - 1);
      return mean / Math.sqrt(variance);
    }
  }
}
