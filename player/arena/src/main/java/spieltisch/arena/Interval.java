package spieltisch.arena;

/// A rate with its 95 % confidence interval (Wilson score interval).
public record Interval(double low, double rate, double high) {
  private static final double Z = 1.959964;

  public static Interval of(double wins, double games) {
    if (games == 0) return new Interval(0, 0, 1);
    double rate = wins / games;
    double weight = 1 + Z * Z / games;
    double centre = (rate + Z * Z / (2 * games)) / weight;
    double margin = Z * Math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / weight;
    return new Interval(Math.max(0, centre - margin), rate, Math.min(1, centre + margin));
  }
}
