package spieltisch.analysis.judge;

/// Mean and standard error of paired differences.
final class PairedStatistics {
  private int count;
  private double sum;
  private double squares;

  void add(double difference) {
    count++;
    sum += difference;
    squares += difference * difference;
  }

  int count() {
    return count;
  }

  double mean() {
    return count == 0 ? 0 : sum / count;
  }

  double standardError() {
    if (count < 2) return Double.POSITIVE_INFINITY;
    double variance = Math.max(0, squares / count - mean() * mean()) * count / (count - 1);
    return Math.sqrt(variance / count);
  }
}
