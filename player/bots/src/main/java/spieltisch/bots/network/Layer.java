package spieltisch.bots.network;

/// One layer of a network: a weighted sum of all inputs and a constant for each output.
final class Layer {
  private final int inputs;
  private final int outputs;
  private final float[] weights;
  private final float[] biases;

  /// @param weights the weights input by input, so that an input of 0 is skipped at once
  /// @param biases the constant of each output
  Layer(float[] weights, float[] biases) {
    this.weights = weights;
    this.biases = biases;
    outputs = biases.length;
    inputs = weights.length / outputs;
  }

  int inputs() {
    return inputs;
  }

  int outputs() {
    return outputs;
  }

  /// Writes the sums of the inputs `from[fromIndex…]` to `to[toIndex…]`.
  void apply(float[] from, int fromIndex, float[] to, int toIndex) {
    System.arraycopy(biases, 0, to, toIndex, outputs);
    for (int i = 0; i < inputs; i++) {
      float value = from[fromIndex + i];
      if (value == 0) continue;
      int row = i * outputs;
      for (int o = 0; o < outputs; o++) to[toIndex + o] += value * weights[row + o];
    }
  }
}
