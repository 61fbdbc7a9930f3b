package spieltisch.catan.rules;

import java.util.Arrays;

/// The chi-square statistic of counts.
final class ChiSquare {
  private ChiSquare() {}

  /// For equal expected counts.
  static double even(int... counts) {
    var weights = new int[counts.length];
    Arrays.fill(weights, 1);
    return of(counts, weights);
  }

  /// For expected counts in these proportions.
  static double of(int[] counts, int... weights) {
    double all = Arrays.stream(counts).sum();
    double weight = Arrays.stream(weights).sum();
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      double expected = all * weights[i] / weight;
      sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    return sum;
  }
}
