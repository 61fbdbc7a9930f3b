package spieltisch.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import spieltisch.app.options.CliChoices;
import spieltisch.bots.catan.Weights;
import spieltisch.bots.training.WeightTuning;

/// `spieltisch tune`: finds evaluation weights for the Catan bots.
@Command(
    name = "tune",
    description = "Finds weights for the Catan bots by self-play and writes them to a file.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch tune my.weights --steps 1500",
      "  spieltisch tune better.weights --from my.weights --seed 2",
      "  spieltisch arena --players medium:my.weights,medium --games 1000"
    })
final class TuneCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "File to which the weights are written.")
  private Path file = Path.of("");

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "File with the initial weights (default: weights set by hand).")
  private @Nullable Path from;

  @Option(
      names = "--steps",
      defaultValue = "500",
      description = "Number of steps, each of 32 games (default: ${DEFAULT-VALUE}).")
  private int steps;

  @Option(
      names = "--fitting-games",
      defaultValue = "1500",
      description =
          "Number of games from which the evaluation is fitted (default: ${DEFAULT-VALUE}).")
  private int fittingGames;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "Seed of all random choices (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Override
  public Integer call() {
    if (steps < 0 || fittingGames < 1)
      throw new CliException("--steps must be at least 0 and --fitting-games at least 1");
    // Tuning takes hours, so the command first checks whether the folder exists.
    if (!Files.isDirectory(folder()))
      throw new CliException("the folder " + folder() + " does not exist");
    var start = from == null ? Weights.defaults() : CliChoices.weights(from);
    var err = spec.commandLine().getErr();
    var tuned = new WeightTuning(seed, err::println).tune(start, steps, fittingGames);
    var lines = new ArrayList<String>();
    lines.add("# Weights of the Catan bots, found by self-play: " + steps + " steps, seed " + seed);
    lines.addAll(tuned.lines());
    try {
      Files.write(file, lines);
    } catch (IOException _) {
      throw new CliException("cannot write " + file);
    }
    return 0;
  }

  private Path folder() {
    return Objects.requireNonNullElse(file.toAbsolutePath().getParent(), Path.of("/"));
  }
}
