package spieltisch.bots.training;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import spieltisch.bots.catan.Weight;
import spieltisch.bots.catan.Weights;
import spieltisch.kernel.SeededChance;

/// Finds better weights by self-play.
///
/// The weights of instinct are shaken all at once, in two opposite directions; the two play each
/// other from all seats of the same deals, and the weights go some way towards the one that won
/// more (Spall's simultaneous perturbation). The weights of the appraisal are then fitted to how
/// the games of the result ended.
public final class WeightTuning {
  private static final int DEALS = 16;
  private static final double SHAKE = 0.2;
  private static final double STRIDE = 0.25;

  private final SeededChance chance;
  private final long seed;
  private final Consumer<String> report;

  /// @param report is told how it goes, a line at a time
  public WeightTuning(long seed, Consumer<String> report) {
    this.seed = seed;
    this.report = report;
    chance = new SeededChance(seed);
  }

  /// Better weights.
  ///
  /// @param steps how often the weights of instinct are shaken
  /// @param lessons how many games the appraisal learns from
  public Weights improve(Weights from, int steps, int lessons) {
    var best = from;
    for (int step = 0; step < steps; step++) {
      best = step(best, step, 1 / (1 + 3.0 * step / steps));
      if ((step + 1) % 50 == 0) report.accept("step " + (step + 1) + " of " + steps);
    }
    var evaluationFitting = new EvaluationFitting(best);
    for (int game = 0; game < lessons; game++)
      evaluationFitting.watch(game % 2 == 0 ? 4 : 2, seed + game);
    var fitted = evaluationFitting.fit(best);
    report.accept("appraisal: " + evaluationFitting.text());
    return fitted;
  }

  private Weights step(Weights from, int step, double pace) {
    var directions = new ArrayList<Double>();
    for (int i = 0; i < Weight.INSTINCT.size(); i++)
      directions.add(chance.below(2) == 0 ? -1. : 1.);
    var plus = moved(from, directions, SHAKE * pace);
    var minus = moved(from, directions, -SHAKE * pace);
    int lead = 0;
    for (int deal = 0; deal < DEALS; deal++) lead += lead(plus, minus, step * DEALS + deal);
    return moved(from, directions, STRIDE * pace * lead / (2.0 * DEALS));
  }

  /// How many more games the first wins than the second, of two games of a deal.
  private int lead(Weights first, Weights second, int deal) {
    int lead = 0;
    boolean isPair = deal % 4 == 0;
    for (int turned = 0; turned < 2; turned++) {
      var a = turned == 0 ? first : second;
      var b = turned == 0 ? second : first;
      var seats = isPair ? List.of(a, b) : List.of(a, b, a, b);
      int winner = SelfPlay.winner(seats, seed ^ (long) deal << 20, _ -> {});
      if (winner >= 0) lead += winner % 2 == turned ? 1 : -1;
    }
    return lead;
  }

  /// Every weight a step up or down, in proportion to itself.
  private static Weights moved(Weights from, List<Double> directions, double by) {
    var moved = from;
    for (int i = 0; i < directions.size(); i++) {
      var weight = Weight.INSTINCT.get(i);
      moved = moved.with(weight, from.of(weight) * Math.exp(by * directions.get(i)));
    }
    return moved;
  }
}
