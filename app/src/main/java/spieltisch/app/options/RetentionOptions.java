package spieltisch.app.options;

import java.time.Duration;
import picocli.CommandLine.Option;
import spieltisch.app.CliException;
import spieltisch.store.Retention;

/// The options for the retention of finished games.
public final class RetentionOptions {
  @Option(
      names = "--keep",
      paramLabel = "DAYS",
      defaultValue = "0",
      description =
          "Removes finished games and their journals after this time (default: ${DEFAULT-VALUE}, which"
              + " keeps all).")
  private int days;

  @Option(
      names = "--keep-games",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "Keeps only this number of newest finished games (default: ${DEFAULT-VALUE}, which keeps"
              + " all).")
  private int games;

  public Retention retention() {
    if (days < 0 || games < 0)
      throw new CliException("--keep and --keep-games must not be negative");
    return new Retention(Duration.ofDays(days).toMillis(), games);
  }
}
