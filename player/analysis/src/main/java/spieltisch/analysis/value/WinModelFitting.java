package spieltisch.analysis.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import spieltisch.bots.catan.Weights;
import spieltisch.bots.training.SelfPlay;
import spieltisch.catan.Position;
import spieltisch.catan.rules.State;
import spieltisch.kernel.SeededChance;

/// Fits the weights of [WinModel] to self-play games, by stochastic gradient descent on the log
/// loss (Adam after Kingma and Ba).
///
/// The target of a position is a mixture of the result of its game and of what the model itself
/// says about the later positions of the game (the λ-return of temporal-difference learning after
/// Sutton). If the model is right, mixture and result have the same mean, and the mixture varies
/// less.
public final class WinModelFitting {
  /// The λ of the λ-return: the share of the later turns in the target of a turn.
  private static final double LAMBDA = 0.85;

  private static final int BATCH = 64;
  private static final double FIRST_RATE = 0.004;
  private static final double LAST_RATE = 0.0002;
  private static final double MEAN_DECAY = 0.9;
  private static final double SQUARE_DECAY = 0.999;

  /// The beginning of a turn: the features of all seats and the target win chances.
  private static final class Sample {
    final float[] features;
    final float[] target;

    Sample(float[] features, int players, int winner) {
      this.features = features;
      target = new float[players];
      target[winner] = 1;
    }

    int players() {
      return target.length;
    }
  }

  private final long seed;
  private final Consumer<String> report;
  private final SeededChance chance;
  private final double[] weights = new double[WinModel.WEIGHTS];
  private final double[] gradient = new double[weights.length];
  private final double[] means = new double[weights.length];
  private final double[] squares = new double[weights.length];
  private final double[] neurons = new double[WinModel.HIDDEN];
  private final double[] inner = new double[WinModel.HIDDEN];
  private final double[] input = new double[WinFeatures.COUNT];

  /// @param report receives lines about the progress
  public WinModelFitting(long seed, Consumer<String> report) {
    this.seed = seed;
    this.report = report;
    chance = new SeededChance(seed);
  }

  /// Returns the lines of a model file.
  ///
  /// @param games the number of self-play games
  /// @param epochs the number of passes over their positions
  public List<String> fit(int games, int epochs) {
    var played = IntStream.range(0, games).parallel().mapToObj(this::game).toList();
    var samples = new ArrayList<Sample>();
    for (var game : played) samples.addAll(game);
    report.accept(samples.size() + " positions of " + games + " games");
    for (int i = 0; i < weights.length; i++) weights[i] = (chance.below(2001) - 1000) / 4000.0;
    int step = 0;
    for (int epoch = 0; epoch < epochs; epoch++) {
      if (epoch > 0) for (var game : played) setTargets(game);
      shuffle(samples);
      double rate = FIRST_RATE * Math.pow(LAST_RATE / FIRST_RATE, (epoch + 0.5) / epochs);
      double loss = 0;
      int batches = samples.size() / BATCH;
      for (int i = 0; i < batches; i++) {
        loss += batch(samples.subList(i * BATCH, (i + 1) * BATCH));
        descend(rate, ++step);
      }
      report.accept(
          String.format(Locale.ROOT, "epoch %d: log loss %.4f", epoch + 1, loss / batches / BATCH));
    }
    return lines();
  }

  private List<String> lines() {
    var lines = new ArrayList<String>();
    for (int row = 0; row < weights.length; row += WinModel.HIDDEN) {
      var line = new StringBuilder();
      for (int i = 0; i < WinModel.HIDDEN; i++)
        line.append(String.format(Locale.ROOT, "%.5f ", weights[row + i]));
      lines.add(line.toString().strip());
    }
    return lines;
  }

  /// Plays one game and returns a sample for each turn, with the result of the game as the target.
  /// Three of every four games have four players.
  private List<Sample> game(int number) {
    int players = number % 8 == 0 ? 2 : number % 8 == 1 ? 3 : 4;
    var positions = new ArrayList<float[]>();
    var turn = new int[1];
    int winner =
        SelfPlay.winnerOf(
            Collections.nCopies(players, Weights.tuned()),
            seed * 1_000_003 + number,
            state -> {
              boolean isNew = state.position().turn() != turn[0];
              turn[0] = state.position().turn();
              if (isNew && state.position().phaseKind() == Position.BEFORE_ROLL)
                positions.add(features(state));
            });
    if (winner < 0) return List.of();
    return positions.stream().map(position -> new Sample(position, players, winner)).toList();
  }

  private static float[] features(State state) {
    var features = new WinFeatures(state.position().board());
    int players = state.position().players();
    var all = new float[players * WinFeatures.COUNT];
    var one = new double[WinFeatures.COUNT];
    for (int seat = 0; seat < players; seat++) {
      features.of(state, seat, one);
      for (int i = 0; i < one.length; i++) all[seat * one.length + i] = (float) one[i];
    }
    return all;
  }

  /// Sets the targets of a game to its λ-returns under the current weights. The target of the last
  /// turn stays the result of the game.
  private void setTargets(List<Sample> game) {
    for (int i = game.size() - 2; i >= 0; i--) {
      var later = game.get(i + 1);
      var chances = chances(later);
      for (int seat = 0; seat < chances.length; seat++)
        game.get(i).target[seat] =
            (float) (LAMBDA * later.target[seat] + (1 - LAMBDA) * chances[seat]);
    }
  }

  private double[] chances(Sample sample) {
    var chances = new double[sample.players()];
    for (int seat = 0; seat < chances.length; seat++) {
      load(sample, seat);
      chances[seat] = WinModel.strength(weights, input, neurons);
    }
    WinModel.softmax(chances);
    return chances;
  }

  private void load(Sample sample, int seat) {
    for (int i = 0; i < input.length; i++) input[i] = sample.features[seat * WinFeatures.COUNT + i];
  }

  private void shuffle(List<Sample> samples) {
    for (int i = samples.size() - 1; i > 0; i--) Collections.swap(samples, i, chance.below(i + 1));
  }

  /// Adds up the gradient of a batch of samples and returns the sum of their losses.
  private double batch(List<Sample> samples) {
    Arrays.fill(gradient, 0);
    double loss = 0;
    for (var sample : samples) {
      var chances = chances(sample);
      for (int seat = 0; seat < chances.length; seat++) {
        loss -= sample.target[seat] * Math.log(Math.max(1e-9, chances[seat]));
        load(sample, seat);
        addGradient(chances[seat] - sample.target[seat]);
      }
    }
    return loss;
  }

  /// Adds the gradient of one seat. The derivative of x / (1 + |x|) is (1 - |y|)², where y is the
  /// value of the function.
  private void addGradient(double error) {
    WinModel.strength(weights, input, neurons);
    for (int n = 0; n < WinModel.HIDDEN; n++) {
      double slope = 1 - Math.abs(neurons[n]);
      inner[n] = error * weights[WinModel.OUTPUT + n] * slope * slope;
      gradient[WinModel.OUTPUT + n] += error * neurons[n];
      gradient[WinFeatures.COUNT * WinModel.HIDDEN + n] += inner[n];
    }
    for (int i = 0; i < input.length; i++) {
      double value = input[i];
      if (value == 0) continue;
      for (int n = 0; n < WinModel.HIDDEN; n++)
        gradient[i * WinModel.HIDDEN + n] += value * inner[n];
    }
  }

  private void descend(double rate, int step) {
    double meanScale = 1 - Math.pow(MEAN_DECAY, step);
    double squareScale = 1 - Math.pow(SQUARE_DECAY, step);
    for (int i = 0; i < weights.length; i++) {
      double slope = gradient[i] / BATCH;
      means[i] = MEAN_DECAY * means[i] + (1 - MEAN_DECAY) * slope;
      squares[i] = SQUARE_DECAY * squares[i] + (1 - SQUARE_DECAY) * slope * slope;
      weights[i] -= rate * means[i] / meanScale / (Math.sqrt(squares[i] / squareScale) + 1e-8);
    }
  }
}
