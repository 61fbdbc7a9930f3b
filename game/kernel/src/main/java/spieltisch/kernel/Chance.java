package spieltisch.kernel;

/// Where luck comes from. It is always an argument, so a test can script it and a search can try
/// every outcome.
@FunctionalInterface
public interface Chance {
  /// A whole number from 0 to `bound - 1`, each equally likely.
  int below(int bound);
}
