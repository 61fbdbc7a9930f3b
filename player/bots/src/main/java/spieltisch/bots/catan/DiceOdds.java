package spieltisch.bots.catan;

/// The probabilities of the sums of two dice.
public final class DiceOdds {
  /// The number of outcomes of two dice.
  public static final int OUTCOMES = 36;

  private DiceOdds() {}

  static double of(int number) {
    return (double) ways(number) / OUTCOMES;
  }

  /// The outcomes with a sum.
  public static int ways(int number) {
    return number < 2 || number > 12 ? 0 : 6 - Math.abs(7 - number);
  }
}
