package spieltisch.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import spieltisch.bench.CodecBench;
import spieltisch.bench.EngineBench;
import spieltisch.bench.Figures;
import spieltisch.bench.HostBench;
import spieltisch.bench.TorresBench;
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
      "  spieltisch bench host --rounds 200        whole games of bots through tables and the log"
    })
final class BenchCommand implements Runnable {
  enum Part {
    engine,
    torres,
    codec,
    host
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
      defaultValue = "5000",
      description =
          "Games, or thousands of messages, in each of five rounds; for `host` in all (default: ${DEFAULT-VALUE}).")
  private int rounds;

  @Option(
      names = "--level",
      defaultValue = "easy",
      description = "The computer players of `host` (default: ${DEFAULT-VALUE}).")
  private String level = "easy";

  @Option(names = "--json", description = "Print one JSON object instead of text.")
  private boolean json;

  @Override
  public void run() {
    if (Level.of(level).isEmpty()) throw new Complaint("there is no level " + level);
    if (threads < 1 || rounds < 1) throw new Complaint("--threads and --rounds must be at least 1");
    var figures = measure();
    var out = spec.commandLine().getOut();
    if (json) out.println(figures.json());
    else out.print(figures.text());
    out.flush();
  }

  private Figures measure() {
    try {
      return switch (part) {
        case engine -> EngineBench.run(players, !noTrades, threads, rounds);
        case torres -> TorresBench.run(players, threads, rounds);
        case codec -> CodecBench.run(rounds * 1_000);
        case host -> HostBench.run(players, level, rounds);
      };
    } catch (IllegalArgumentException e) {
      throw new Complaint(String.valueOf(e.getMessage()));
    }
  }
}
