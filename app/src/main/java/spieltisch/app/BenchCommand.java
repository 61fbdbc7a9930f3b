package spieltisch.app;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import spieltisch.bench.BenchReport;
import spieltisch.bench.CodecBench;
import spieltisch.bench.EngineBench;
import spieltisch.bench.HostBench;
import spieltisch.bench.TorresBench;
import spieltisch.bench.WireBench;
import spieltisch.bots.Level;

/// `spieltisch bench`: measures, in CPU time and bytes.
@Command(
    name = "bench",
    description = "Measures CPU time and memory of the inner parts.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch bench engine                   random games of Catan, four players, with trades",
      "  spieltisch bench engine --no-trades --players 6 --json",
      "  spieltisch bench torres --players 2",
      "  spieltisch bench codec",
      "  spieltisch bench host                     whole games of bots through tables and the log",
      "  spieltisch bench wire                     what the machine itself needs to tell four players"
    })
final class BenchCommand implements Runnable {
  enum Part {
    engine(1_000),
    torres(1_000),
    codec(5_000),
    host(3_000),
    wire(10_000);

    private final int usualRounds;

    Part(int usualRounds) {
      this.usualRounds = usualRounds;
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

  @Option(names = "--no-trades", description = "Leave offers to other players off the menu.")
  private boolean noTrades;

  @Option(
      names = "--threads",
      defaultValue = "1",
      description = "Threads (default: ${DEFAULT-VALUE}).")
  private int threads;

  @Option(
      names = "--rounds",
      description =
          "Games in each of 25 rounds (default: 1000); for `codec` thousands of messages in each of five (default: 5000), for `host` games in all (default: 3000), for `wire` tellings (default: 10000).")
  private @Nullable Integer chosenRounds;

  @Option(
      names = "--level",
      defaultValue = "easy",
      description = "The computer players of `host` (default: ${DEFAULT-VALUE}).")
  private String level = "easy";

  @Option(
      names = "--tables",
      defaultValue = "500",
      description = "Tables of `host` that are played at a time (default: ${DEFAULT-VALUE}).")
  private int tables;

  @Option(names = "--json", description = "Print one JSON object instead of text.")
  private boolean json;

  @Override
  public void run() {
    if (Level.of(level).isEmpty()) throw new CliException("there is no level " + level);
    if (threads < 1 || rounds() < 1 || tables < 1)
      throw new CliException("--threads, --rounds and --tables must be at least 1");
    var benchReport = measure();
    var out = spec.commandLine().getOut();
    if (json) out.println(benchReport.json());
    else out.print(benchReport.text());
    out.flush();
  }

  private int rounds() {
    return chosenRounds == null ? part.usualRounds : chosenRounds;
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
