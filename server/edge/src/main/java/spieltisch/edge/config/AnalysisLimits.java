package spieltisch.edge.config;

import spieltisch.analysis.AnalysisSettings;

/// Limits of the analyses of finished games.
///
/// @param atOnce the number of analyses that run at the same time, each on one thread of the lowest
///   priority; 0 for a server that analyses nothing
/// @param waiting the number of analyses that may wait for a thread
/// @param perAddress the number of analyses of one address that may wait or run
/// @param resultBytes the memory for finished analyses; the longest unread ones are forgotten first
/// @param nodes the moves played to compare two decisions, as in [AnalysisSettings]
public record AnalysisLimits(int atOnce, int waiting, int perAddress, int resultBytes, long nodes) {
  public static final AnalysisLimits DEFAULT =
      new AnalysisLimits(1, 20, 2, 16 << 20, AnalysisSettings.DEFAULT_NODES);

  /// Returns the settings of each analysis.
  public AnalysisSettings settings() {
    return new AnalysisSettings(nodes, 1, 1);
  }
}
