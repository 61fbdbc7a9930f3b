package spieltisch.analysis.value;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.Board;
import spieltisch.catan.rules.State;

/// Estimates the win chance of every seat from a full state. One small network is applied to each
/// seat: its inputs are the features of the seat, it has one hidden layer, and its output is the
/// strength of the seat. The chances are the softmax of the strengths, so they sum to 1. When the
/// game is over, the winner's chance is 1.
///
/// The weights come from the resource `win.model`, which [WinModelFitting] produces. All instances
/// share the weights. An instance has buffers and belongs to one thread.
public final class WinModel {
  /// The number of neurons in the hidden layer.
  static final int HIDDEN = 32;

  /// The index of the first weight of the output layer. The weights of the inputs, input by input,
  /// and the biases come before it.
  static final int OUTPUT = (WinFeatures.COUNT + 1) * HIDDEN;

  static final int WEIGHTS = OUTPUT + HIDDEN;

  private final double[] weights;
  private final WinFeatures features;
  private final double[] input = new double[WinFeatures.COUNT];
  private final double[] neurons = new double[HIDDEN];

  WinModel(double[] weights, Board board) {
    if (weights.length != WEIGHTS)
      throw new IllegalArgumentException("a model of " + weights.length + " weights");
    this.weights = weights;
    features = new WinFeatures(board);
  }

  /// The model that is shipped with the program, for games on a board.
  public static WinModel shipped(Board board) {
    return new WinModel(Shipped.WEIGHTS, board);
  }

  /// Holds the shipped weights and loads them on first use.
  private static final class Shipped {
    static final double[] WEIGHTS = read();

    private static double[] read() {
      try (InputStream file = WinModel.class.getResourceAsStream("win.model")) {
        if (file == null) throw new IllegalStateException("win.model is missing");
        return parse(new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /// Reads the lines of a model file: one line for each input, one for the biases, one for the
  /// output. Lines that begin with `#` are comments.
  static double[] parse(List<String> lines) {
    var numbers = new ArrayList<Double>();
    for (var line : lines) {
      if (line.isBlank() || line.startsWith("#")) continue;
      for (var word : line.strip().split(" +", -1)) numbers.add(Double.valueOf(word));
    }
    return numbers.stream().mapToDouble(Double::doubleValue).toArray();
  }

  /// Returns the chance of every seat to win, from 0 to 1.
  public double[] chances(State state) {
    var open = state.position();
    var chances = new double[open.players()];
    if (open.isOver()) {
      chances[open.actor()] = 1;
      return chances;
    }
    for (int seat = 0; seat < chances.length; seat++) {
      features.of(state, seat, input);
      chances[seat] = strength(weights, input, neurons);
    }
    softmax(chances);
    return chances;
  }

  /// Returns the strength of a seat and writes the outputs of the neurons to `neurons`.
  ///
  /// The output of a neuron is x / (1 + |x|), where x is the weighted sum of its inputs. The
  /// formula uses only exactly defined operations, so results are equal on every machine.
  static double strength(double[] weights, double[] input, double[] neurons) {
    System.arraycopy(weights, WinFeatures.COUNT * HIDDEN, neurons, 0, HIDDEN);
    for (int i = 0; i < WinFeatures.COUNT; i++) {
      double value = input[i];
      if (value == 0) continue;
      for (int n = 0; n < HIDDEN; n++) neurons[n] += value * weights[i * HIDDEN + n];
    }
    double sum = 0;
    for (int n = 0; n < HIDDEN; n++) {
      neurons[n] /= 1 + Math.abs(neurons[n]);
      sum += neurons[n] * weights[OUTPUT + n];
    }
    return sum;
  }

  /// Replaces the strengths in the array by win chances.
  static void softmax(double[] strengths) {
    double most = Double.NEGATIVE_INFINITY;
    for (double strength : strengths) most = Math.max(most, strength);
    double total = 0;
    for (int i = 0; i < strengths.length; i++) {
      strengths[i] = StrictMath.exp(strengths[i] - most);
      total += strengths[i];
    }
    for (int i = 0; i < strengths.length; i++) strengths[i] /= total;
  }
}
