package spieltisch.analysis;

/// How deep an analysis goes. Equal settings give equal analyses, whatever the number of threads.
///
/// @param nodes the number of moves that the rollouts for one decision may play
/// @param threads the number of threads, which have the lowest priority
public record AnalysisSettings(long nodes, long seed, int threads) {
  public static final long DEFAULT_NODES = 20_000;

  public AnalysisSettings {
    if (nodes < 1 || threads < 1)
      throw new IllegalArgumentException("nodes and threads must be at least 1");
  }
}
