package spieltisch.kernel;

/// A source of random numbers. Methods receive the source as an argument, so that tests can script
/// the numbers and a search can try every outcome.
@FunctionalInterface
public interface Chance {
  /// Returns an integer from 0 to `bound - 1`, each equally likely.
  int below(int bound);
}
