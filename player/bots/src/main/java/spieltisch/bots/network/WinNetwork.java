package spieltisch.bots.network;

/// Estimates the chance of every seat to win from numbers that describe each seat.
///
/// The same two layers, the *tower*, read the numbers of every seat. The outputs of a seat's tower,
/// their mean over the other seats and their maximum over the other seats go through one more layer
/// to a strength. The chances are the softmax of the strengths. The order of the other seats does
/// not matter.
///
/// All layers but the last one cut negative sums to 0. The object has buffers and belongs to one
/// thread; the weights are shared. It allocates nothing after its creation.
public final class WinNetwork {
  /// The most seats of a position.
  public static final int MAX_SEATS = 6;

  private final NetworkWeights weights;
  private final float[] first;
  private final float[] towers;
  private final float[] joined;
  private final float[] last;

  public WinNetwork(NetworkWeights weights) {
    this.weights = weights;
    first = new float[weights.first().outputs()];
    towers = new float[MAX_SEATS * weights.second().outputs()];
    joined = new float[weights.join().inputs()];
    last = new float[weights.join().outputs()];
  }

  /// Writes the chance of every seat to `chances`.
  ///
  /// @param features the numbers of all seats, seat by seat
  public void chances(float[] features, int seats, float[] chances) {
    int inputs = weights.first().inputs();
    int width = weights.second().outputs();
    for (int seat = 0; seat < seats; seat++) {
      weights.first().apply(features, seat * inputs, first, 0);
      cutNegative(first, 0, first.length);
      weights.second().apply(first, 0, towers, seat * width);
      cutNegative(towers, seat * width, width);
    }
    for (int seat = 0; seat < seats; seat++) {
      join(seat, seats, width);
      weights.join().apply(joined, 0, last, 0);
      cutNegative(last, 0, last.length);
      weights.strength().apply(last, 0, chances, seat);
    }
    softmax(chances, seats);
  }

  private static void cutNegative(float[] values, int from, int count) {
    for (int i = from; i < from + count; i++) values[i] = Math.max(0, values[i]);
  }

  /// Fills `joined` with the tower of a seat, and the mean and the maximum of the other towers.
  private void join(int seat, int seats, int width) {
    for (int i = 0; i < width; i++) {
      float sum = 0;
      float most = 0;
      for (int other = 0; other < seats; other++) {
        if (other == seat) continue;
        float value = towers[other * width + i];
        sum += value;
        most = Math.max(most, value);
      }
      joined[i] = towers[seat * width + i];
      joined[width + i] = sum / (seats - 1);
      joined[2 * width + i] = most;
    }
  }

  /// The standard library of each platform has its own exp. The difference is far below the
  /// precision of the chances.
  private static void softmax(float[] values, int count) {
    float most = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) most = Math.max(most, values[i]);
    float total = 0;
    for (int i = 0; i < count; i++) {
      values[i] = (float) Math.exp(values[i] - most);
      total += values[i];
    }
    for (int i = 0; i < count; i++) values[i] /= total;
  }
}
