package spieltisch.developer;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import spieltisch.app.CliException;
import spieltisch.app.options.CliChoices;
import spieltisch.bench.BenchReport;
import spieltisch.bench.CodecBench;
import spieltisch.bench.EngineBench;
import spieltisch.bench.HostBench;
import spieltisch.bench.TorresBench;
import spieltisch.bench.WireBench;

/// `spieltisch bench`: runs a benchmark and prints CPU time and bytes.
@Command(
    name = "bench",
    description = "Measures CPU time and memory of parts of the program.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch bench engine      random Catan games of four players, with trades",
      "  spieltisch bench engine --no-trades --players 6 --json",
      "  spieltisch bench torres --players 2",
      "  spieltisch bench codec",
      "  spieltisch bench host        games between bots through tables and the log",
      "  spieltisch bench wire        socket writes to four players, without a server"
    })
final class BenchCommand implements Runnable {
  enum Part {
    engine(1_000),
    torres(1_000),
    codec(5_000),
    host(3_000),
    wire(10_000);

    private final int defaultRounds;

    Part(int defaultRounds) {
      this.defaultRounds = defaultRounds;
    }
  }

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(index = "0", description = "What to measure: ${COMPLETION-CANDIDATES}.")
  private Part part = Part.engine;

  @Option(
      names = "--players",
      defaultValue = "4",
      description = "Players in each game (default: ${DEFAULT-VALUE}).")
  private int players;

  @Option(names = "--no-trades", description = "Generates no offers to other players.")
  private boolean noTrades;

  @Option(
      names = "--threads",
      defaultValue = "1",
      description = "Number of threads (default: ${DEFAULT-VALUE}).")
  private int threads;

  @Option(
      names = "--rounds",
      description =
          "Games in each of 25 rounds (default: 1000); for `codec` thousands of messages in each of"
              + " five rounds (default: 5000), for `host` games in total (default: 3000), for `wire`"
              + " broadcasts (default: 10000).")
  private @Nullable Integer chosenRounds;

  @Option(
      names = "--level",
      defaultValue = "easy",
      description = "Level of the bots of `host` (default: ${DEFAULT-VALUE}).")
  private String level = "easy";

  @Option(
      names = "--tables",
      defaultValue = "500",
      description = "Tables of `host` in parallel (default: ${DEFAULT-VALUE}).")
  private int tables;

  @Option(names = "--json", description = "Prints one JSON object instead of text.")
  private boolean json;

  @Override
  public void run() {
    var _ = CliChoices.level(level);
    if (threads < 1 || rounds() < 1 || tables < 1)
      throw new CliException("--threads, --rounds and --tables must be at least 1");
    var report = measure();
    var out = spec.commandLine().getOut();
    if (json) out.println(report.json());
    else out.print(report.text());
    out.flush();
  }

  private int rounds() {
    return chosenRounds == null ? part.defaultRounds : chosenRounds;
  }

  private BenchReport measure() {
    int rounds = rounds();
    try {
      return switch (part) {
        case engine -> EngineBench.run(players, !noTrades, threads, rounds);
        case torres -> TorresBench.run(players, threads, rounds);
        case codec -> CodecBench.run(rounds * 1_000);
        case host -> HostBench.run(players, level, rounds, tables);
        case wire -> WireBench.run(rounds);
      };
    } catch (IllegalArgumentException e) {
      throw new CliException(String.valueOf(e.getMessage()));
    }
  }
}
