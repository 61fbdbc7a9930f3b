package spieltisch.bots.training;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import spieltisch.bots.catan.CatanEvaluation;
import spieltisch.bots.catan.Weights;
import spieltisch.catan.rules.State;

/// What games teach about who wins: fits the weights of the appraisal to positions and their ends,
/// by logistic regression over the seats.
final class EvaluationFitting {
  private static final int EVERY = 5;
  private static final int ROUNDS = 400;
  private static final double PACE = 0.05;

  /// The features of all seats, and who won.
  private record Sample(List<double[]> seats, int winner) {}

  private final Weights weights;
  private final CatanEvaluation catanEvaluation;
  private final List<Sample> samples = new ArrayList<>();
  private double loss;

  EvaluationFitting(Weights weights) {
    this.weights = weights;
    catanEvaluation = new CatanEvaluation(weights);
  }

  /// Watches one game.
  void watch(int players, long seed) {
    var positions = new ArrayList<List<double[]>>();
    int winner =
        SelfPlay.winner(
            Collections.nCopies(players, weights),
            seed,
            world -> {
              if (world.open().turn() % EVERY == 0) positions.add(features(world));
            });
    if (winner >= 0) for (var seats : positions) samples.add(new Sample(seats, winner));
  }

  private List<double[]> features(State world) {
    var seats = new ArrayList<double[]>();
    for (int seat = 0; seat < world.open().players(); seat++) {
      seats.add(new double[CatanEvaluation.FEATURES.size()]);
      catanEvaluation.features(world, seat, seats.getLast());
    }
    return seats;
  }

  /// The weights with those of the appraisal fitted.
  Weights fit(Weights from) {
    int count = CatanEvaluation.FEATURES.size();
    var scale = scale(count);
    var fitted = new double[count];
    for (int round = 0; round < ROUNDS; round++) {
      var slope = slope(fitted, scale);
      for (int i = 0; i < count; i++) fitted[i] += PACE * count * slope[i] / samples.size();
    }
    var next = from;
    for (int i = 0; i < count; i++)
      next = next.with(CatanEvaluation.FEATURES.get(i), fitted[i] / scale[i]);
    return next;
  }

  /// How far each feature spreads; the fit goes evenly if all spread alike.
  private double[] scale(int count) {
    var scale = new double[count];
    for (var sample : samples)
      for (var seat : sample.seats())
        for (int i = 0; i < count; i++) scale[i] = Math.max(scale[i], Math.abs(seat[i]) / 3);
    for (int i = 0; i < count; i++) scale[i] = Math.max(scale[i], 1e-9);
    return scale;
  }

  /// In which direction the ends of the games become more likely.
  private double[] slope(double[] fitted, double[] scale) {
    var slope = new double[fitted.length];
    loss = 0;
    for (var sample : samples) {
      var chances = chances(sample, fitted, scale);
      loss -= Math.log(chances[sample.winner()]);
      for (int seat = 0; seat < chances.length; seat++) {
        double miss = (seat == sample.winner() ? 1 : 0) - chances[seat];
        for (int i = 0; i < slope.length; i++)
          slope[i] += miss * sample.seats().get(seat)[i] / scale[i];
      }
    }
    return slope;
  }

  private static double[] chances(Sample sample, double[] fitted, double[] scale) {
    var chances = new double[sample.seats().size()];
    double all = 0;
    for (int seat = 0; seat < chances.length; seat++) {
      double strength = 0;
      for (int i = 0; i < fitted.length; i++)
        strength += fitted[i] * sample.seats().get(seat)[i] / scale[i];
      chances[seat] = Math.exp(strength);
      all += chances[seat];
    }
    for (int seat = 0; seat < chances.length; seat++) chances[seat] /= all;
    return chances;
  }

  /// What it was learned from, and how well it fits.
  String text() {
    return String.format(
        Locale.ROOT,
        "%d positions, mean surprise %.4f",
        samples.size(),
        loss / Math.max(1, samples.size()));
  }
}
