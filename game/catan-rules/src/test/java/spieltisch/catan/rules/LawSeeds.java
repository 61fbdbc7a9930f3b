package spieltisch.catan.rules;

/// The seeds with which a law is checked.
///
/// By default each law runs with few seeds. `-Dlaws.games=100000` sets the number for all laws, and
/// `-Dlaws.first=…` the first seed.
final class LawSeeds {
  private LawSeeds() {}

  /// A check with a seed.
  @FunctionalInterface
  interface Trial {
    void run(long seed);
  }

  /// Runs a check with several seeds; the message of a failure contains the seed.
  ///
  /// @param byDefault the number of seeds without `-Dlaws.games`
  /// @param share the number of calls among which `-Dlaws.games` is divided
  static void each(int byDefault, int share, Trial trial) {
    long first = Long.getLong("laws.first", 0);
    long count = isSoak() ? Math.ceilDiv(Long.getLong("laws.games", 0), (long) share) : byDefault;
    for (long seed = first; seed < first + count; seed++) {
      try {
        trial.run(seed);
      } catch (AssertionError | RuntimeException failure) {
        throw new AssertionError("seed " + seed + ": " + failure.getMessage(), failure);
      }
    }
  }

  /// Whether `-Dlaws.games` asks for many games.
  static boolean isSoak() {
    return Long.getLong("laws.games", 0) > 0;
  }
}
