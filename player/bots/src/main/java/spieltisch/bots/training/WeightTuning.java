package spieltisch.bots.training;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import spieltisch.bots.catan.Weight;
import spieltisch.bots.catan.Weights;
import spieltisch.kernel.SeededChance;

/// Tunes the weights by self-play.
///
/// Each step perturbs the weights of the heuristic policy in two opposite directions. Both versions
/// play the same deals from all seats, and the weights move towards the version that wins more
/// games (simultaneous perturbation after Spall). Afterwards the weights of the evaluation are
/// fitted to the results of further games.
public final class WeightTuning {
  private static final int DEALS_PER_STEP = 16;
  private static final double PERTURBATION = 0.2;
  private static final double STEP_SIZE = 0.25;

  private final SeededChance chance;
  private final long seed;
  private final Consumer<String> report;

  /// @param report receives lines about the progress
  public WeightTuning(long seed, Consumer<String> report) {
    this.seed = seed;
    this.report = report;
    chance = new SeededChance(seed);
  }

  /// Returns tuned weights.
  ///
  /// @param steps the number of perturbations of the heuristic weights
  /// @param games the number of games for the fit of the evaluation
  public Weights tune(Weights from, int steps, int games) {
    var best = from;
    for (int step = 0; step < steps; step++) {
      best = step(best, step, 1 / (1 + 3.0 * step / steps));
      if ((step + 1) % 50 == 0) report.accept("step " + (step + 1) + " of " + steps);
    }
    var fitting = new EvaluationFitting(best);
    for (int game = 0; game < games; game++) fitting.addGame(game % 2 == 0 ? 4 : 2, seed + game);
    var fitted = fitting.fit(best);
    report.accept("evaluation: " + fitting.summary());
    return fitted;
  }

  private Weights step(Weights from, int step, double pace) {
    var directions = new ArrayList<Double>();
    for (int i = 0; i < Weight.HEURISTIC.size(); i++)
      directions.add(chance.below(2) == 0 ? -1. : 1.);
    var plus = shifted(from, directions, PERTURBATION * pace);
    var minus = shifted(from, directions, -PERTURBATION * pace);
    int winDifference = 0;
    for (int deal = 0; deal < DEALS_PER_STEP; deal++)
      winDifference += winDifference(plus, minus, step * DEALS_PER_STEP + deal);
    return shifted(from, directions, STEP_SIZE * pace * winDifference / (2.0 * DEALS_PER_STEP));
  }

  /// The difference in wins between two versions over two games of a deal with swapped seats.
  private int winDifference(Weights first, Weights second, int deal) {
    int difference = 0;
    boolean isTwoPlayers = deal % 4 == 0;
    for (int swapped = 0; swapped < 2; swapped++) {
      var a = swapped == 0 ? first : second;
      var b = swapped == 0 ? second : first;
      var seats = isTwoPlayers ? List.of(a, b) : List.of(a, b, a, b);
      int winner = SelfPlay.winner(seats, seed ^ (long) deal << 20, _ -> {});
      if (winner >= 0) difference += winner % 2 == swapped ? 1 : -1;
    }
    return difference;
  }

  /// Returns the weights, each moved up or down by a step relative to its value.
  private static Weights shifted(Weights from, List<Double> directions, double by) {
    var next = from;
    for (int i = 0; i < directions.size(); i++) {
      var weight = Weight.HEURISTIC.get(i);
      next = next.with(weight, from.of(weight) * Math.exp(by * directions.get(i)));
    }
    return next;
  }
}
