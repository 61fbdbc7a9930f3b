package spieltisch.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import spieltisch.analysis.value.Calibration;
import spieltisch.analysis.value.WinModelFitting;

/// `spieltisch calibrate`: compares predicted win chances with results, and fits the model of the
/// predictions.
@Command(
    name = "calibrate",
    description = {
      "Compares the win chances that 'analyse' predicts with the results of self-play games of"
          + " Catan.",
      "With --fit, fits a new model of these predictions instead."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch calibrate --positions 10000 --plot plot.svg",
      "  spieltisch calibrate --rollout-positions 100",
      "  spieltisch calibrate --fit win.model --games 5000"
    })
final class CalibrateCommand implements Runnable {
  private static final int ROLLOUTS = 400;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--positions",
      defaultValue = "10000",
      description = "Number of positions (default: ${DEFAULT-VALUE}).")
  private int positions;

  @Option(
      names = "--rollout-positions",
      defaultValue = "0",
      description =
          "Number of positions that are also compared with " + ROLLOUTS + " rollouts each.")
  private int rolloutPositions;

  @Option(
      names = "--plot",
      paramLabel = "FILE",
      description = "Writes the reliability plot as SVG.")
  private @Nullable Path plot;

  @Option(names = "--fit", paramLabel = "FILE", description = "Writes a new model to this file.")
  private @Nullable Path fit;

  @Option(
      names = "--games",
      defaultValue = "5000",
      description = "Number of self-play games for --fit (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--epochs",
      defaultValue = "8",
      description = "Number of passes over the games for --fit (default: ${DEFAULT-VALUE}).")
  private int epochs;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "Seed of all random choices (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Override
  public void run() {
    if (positions < 1 || rolloutPositions < 0 || games < 1 || epochs < 1)
      throw new CliException("the numbers must be at least 1");
    if (fit != null) fit(fit);
    else measure();
    spec.commandLine().getOut().flush();
  }

  private void fit(Path file) {
    var lines = new ArrayList<String>();
    lines.add(
        "# The win-chance model: spieltisch calibrate --fit FILE --games %d --epochs %d --seed %d"
            .formatted(games, epochs, seed));
    var err = spec.commandLine().getErr();
    lines.addAll(new WinModelFitting(seed, err::println).fit(games, epochs));
    write(file, lines);
  }

  private void measure() {
    var calibration = Calibration.measure(positions, seed);
    var out = spec.commandLine().getOut();
    out.print(calibration.table());
    if (plot != null) write(plot, List.of(calibration.plot()));
    if (rolloutPositions > 0)
      out.println(
          String.format(
              Locale.ROOT,
              "standard error of a predicted chance: %.1f points, over %d positions",
              100 * Calibration.rolloutError(rolloutPositions, ROLLOUTS, seed),
              rolloutPositions));
  }

  private static void write(Path file, List<String> lines) {
    try {
      Files.write(file, lines);
    } catch (IOException _) {
      throw new CliException("cannot write " + file);
    }
  }
}
