package spieltisch.catan.rules;

/// How many random games or positions a law is tried on, and where its seeds begin.
///
/// Each law has a number that keeps the usual run short. `-Dlaws.games=100000` makes all of them
/// try that many, and `-Dlaws.first=…` begins at other seeds.
final class LawSeeds {
  private LawSeeds() {}

  /// Something that is tried with a seed.
  @FunctionalInterface
  interface Trial {
    void run(long seed);
  }

  /// Runs a law with a number of seeds; a failure names its seed.
  ///
  /// @param usually how many, if nobody asks for more
  /// @param share how many such calls share the number that was asked for
  static void each(int usually, int share, Trial trial) {
    long first = Long.getLong("laws.first", 0);
    long count = isSoak() ? Math.ceilDiv(Long.getLong("laws.games", 0), (long) share) : usually;
    for (long seed = first; seed < first + count; seed++) {
      try {
        trial.run(seed);
      } catch (AssertionError | RuntimeException failure) {
        throw new AssertionError("seed " + seed + ": " + failure.getMessage(), failure);
      }
    }
  }

  /// Whether many more games than usual were asked for.
  static boolean isSoak() {
    return Long.getLong("laws.games", 0) > 0;
  }
}
