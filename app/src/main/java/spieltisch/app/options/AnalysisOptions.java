package spieltisch.app.options;

import picocli.CommandLine.Option;
import spieltisch.analysis.AnalysisSettings;
import spieltisch.app.CliException;
import spieltisch.edge.config.AnalysisLimits;

/// The options for analyses of finished games on the server.
public final class AnalysisOptions {
  private static final int MAX_MEGABYTES = 1_024;

  @Option(
      names = "--analyses",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Analyses of finished games at the same time, each on one thread of the lowest priority"
              + " (default: ${DEFAULT-VALUE}; 0 for none).")
  private int atOnce;

  @Option(
      names = "--analyses-waiting",
      paramLabel = "N",
      defaultValue = "20",
      description = "Analyses that may wait for a thread (default: ${DEFAULT-VALUE}).")
  private int waiting;

  @Option(
      names = "--analyses-per-address",
      paramLabel = "N",
      defaultValue = "2",
      description = "Analyses of one address that may wait or run (default: ${DEFAULT-VALUE}).")
  private int perAddress;

  @Option(
      names = "--analysis-nodes",
      paramLabel = "N",
      defaultValue = "" + AnalysisSettings.DEFAULT_NODES,
      description = "Moves played to compare two decisions (default: ${DEFAULT-VALUE}).")
  private long nodes;

  @Option(
      names = "--analysis-memory",
      paramLabel = "MIB",
      defaultValue = "16",
      description =
          "Memory for finished analyses in MiB; forgotten ones are computed again on request"
              + " (default: ${DEFAULT-VALUE}).")
  private int megabytes;

  public AnalysisLimits limits() {
    if (atOnce < 0 || waiting < 0)
      throw new CliException("--analyses and --analyses-waiting must not be negative");
    if (perAddress < 1 || nodes < 1)
      throw new CliException("--analyses-per-address and --analysis-nodes must be at least 1");
    if (megabytes < 1 || megabytes > MAX_MEGABYTES)
      throw new CliException("--analysis-memory must be 1 to " + MAX_MEGABYTES);
    return new AnalysisLimits(atOnce, waiting, perAddress, megabytes << 20, nodes);
  }
}
