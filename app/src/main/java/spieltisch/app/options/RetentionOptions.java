package spieltisch.app.options;

import java.time.Duration;
import picocli.CommandLine.Option;
import spieltisch.app.CliException;
import spieltisch.store.Retention;

/// How long the games are kept, on the command line.
public final class RetentionOptions {
  @Option(
      names = "--keep",
      paramLabel = "DAYS",
      defaultValue = "0",
      description =
          "Finished games older than that are removed with their journals (default: ${DEFAULT-VALUE},"
              + " which keeps all).")
  private int days;

  @Option(
      names = "--keep-games",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "Of the finished games only the newest are kept (default: ${DEFAULT-VALUE}, which keeps"
              + " all).")
  private int games;

  public Retention retention() {
    if (days < 0 || games < 0)
      throw new CliException("--keep and --keep-games must not be negative");
    return new Retention(Duration.ofDays(days).toMillis(), games);
  }
}
