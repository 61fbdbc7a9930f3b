package spieltisch.bots.training;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import spieltisch.bots.catan.Weights;
import spieltisch.bots.catan.evaluation.CatanEvaluation;
import spieltisch.catan.rules.State;

/// Fits the weights of the evaluation to the results of self-play games. The method is a logistic
/// regression over the seats.
final class EvaluationFitting {
  private static final int SAMPLE_INTERVAL = 5;
  private static final int ITERATIONS = 400;
  private static final double LEARNING_RATE = 0.05;

  /// The features of all seats in one position, and the winner of the game.
  private record Sample(List<double[]> seats, int winner) {}

  private final Weights weights;
  private final CatanEvaluation evaluation;
  private final List<Sample> samples = new ArrayList<>();
  private double loss;

  EvaluationFitting(Weights weights) {
    this.weights = weights;
    evaluation = new CatanEvaluation(weights);
  }

  /// Plays one game and adds samples of its positions.
  void addGame(int players, long seed) {
    var positions = new ArrayList<List<double[]>>();
    int winner =
        SelfPlay.winner(
            Collections.nCopies(players, weights),
            seed,
            state -> {
              if (state.position().turn() % SAMPLE_INTERVAL == 0) positions.add(features(state));
            });
    if (winner >= 0) for (var seats : positions) samples.add(new Sample(seats, winner));
  }

  private List<double[]> features(State state) {
    var seats = new ArrayList<double[]>();
    for (int seat = 0; seat < state.position().players(); seat++) {
      seats.add(new double[CatanEvaluation.FEATURES.size()]);
      evaluation.features(state, seat, seats.getLast());
    }
    return seats;
  }

  /// Returns the weights `from`, with the weights of the evaluation replaced by fitted values.
  Weights fit(Weights from) {
    int count = CatanEvaluation.FEATURES.size();
    var scale = scale(count);
    var fitted = new double[count];
    for (int iteration = 0; iteration < ITERATIONS; iteration++) {
      var gradient = gradient(fitted, scale);
      for (int i = 0; i < count; i++)
        fitted[i] += LEARNING_RATE * count * gradient[i] / samples.size();
    }
    var next = from;
    for (int i = 0; i < count; i++)
      next = next.with(CatanEvaluation.FEATURES.get(i), fitted[i] / scale[i]);
    return next;
  }

  /// The scale of each feature. Scaled features converge at the same pace.
  private double[] scale(int count) {
    var scale = new double[count];
    for (var sample : samples)
      for (var seat : sample.seats())
        for (int i = 0; i < count; i++) scale[i] = Math.max(scale[i], Math.abs(seat[i]) / 3);
    for (int i = 0; i < count; i++) scale[i] = Math.max(scale[i], 1e-9);
    return scale;
  }

  /// The gradient of the log likelihood.
  private double[] gradient(double[] fitted, double[] scale) {
    var gradient = new double[fitted.length];
    loss = 0;
    for (var sample : samples) {
      var chances = chances(sample, fitted, scale);
      loss -= Math.log(chances[sample.winner()]);
      for (int seat = 0; seat < chances.length; seat++) {
        double error = (seat == sample.winner() ? 1 : 0) - chances[seat];
        for (int i = 0; i < gradient.length; i++)
          gradient[i] += error * sample.seats().get(seat)[i] / scale[i];
      }
    }
    return gradient;
  }

  private static double[] chances(Sample sample, double[] fitted, double[] scale) {
    var chances = new double[sample.seats().size()];
    double total = 0;
    for (int seat = 0; seat < chances.length; seat++) {
      double strength = 0;
      for (int i = 0; i < fitted.length; i++)
        strength += fitted[i] * sample.seats().get(seat)[i] / scale[i];
      chances[seat] = Math.exp(strength);
      total += chances[seat];
    }
    for (int seat = 0; seat < chances.length; seat++) chances[seat] /= total;
    return chances;
  }

  /// A text with the number of samples and the mean log loss of the fit.
  String summary() {
    return String.format(
        Locale.ROOT,
        "%d positions, mean log loss %.4f",
        samples.size(),
        loss / Math.max(1, samples.size()));
  }
}
