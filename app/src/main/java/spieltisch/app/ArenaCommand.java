package spieltisch.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import spieltisch.app.options.CliChoices;
import spieltisch.arena.Arena;
import spieltisch.arena.ArenaResult;
import spieltisch.arena.CatanContest;
import spieltisch.arena.Contest;
import spieltisch.arena.CsvReport;
import spieltisch.arena.Entrant;
import spieltisch.arena.HtmlReport;
import spieltisch.arena.JsonReport;
import spieltisch.arena.ProgressBar;
import spieltisch.arena.TextReport;
import spieltisch.arena.ThinkingBudget;
import spieltisch.arena.TorresContest;

/// `spieltisch arena`: computer players play each other many times.
@Command(
    name = "arena",
    description = "Lets computer players play each other and reports who is stronger.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch arena --players medium,easy --games 400",
      "  spieltisch arena --players best,medium,medium,medium --games 400 --nodes 20000 --html a.html",
      "  spieltisch arena --game torres --players best,easy --games 100 --nodes 20000",
      "  spieltisch arena --players medium:my.weights,medium --games 1000 --threads 2",
      "",
      "A player is a level, or a level of Catan with a file of weights that 'tune' has written.",
      "With --nodes the same seed gives the same games and the same files, byte for byte."
    })
final class ArenaCommand implements Callable<Integer> {
  private static final int MOST_IN_CATAN = 6;
  private static final int MOST_IN_TORRES = 4;

  enum Played {
    catan,
    torres
  }

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--game",
      defaultValue = "catan",
      description = "The game: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Played game = Played.catan;

  @Option(
      names = "--players",
      required = true,
      split = ",",
      paramLabel = "PLAYER",
      description = "Who plays, by seat: two or more levels, separated by commas.")
  private List<String> players = List.of();

  @Option(
      names = "--games",
      defaultValue = "100",
      description = "How many games (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--threads",
      defaultValue = "1",
      description = "How many games at a time (default: ${DEFAULT-VALUE}).")
  private int threads;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "Decides boards, dice and the players' own luck (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--rotate",
      negatable = true,
      defaultValue = "true",
      fallbackValue = "true",
      description = "Every board and its dice are played from every seat in turn (default: yes).")
  private boolean rotates;

  @Option(
      names = "--millis",
      defaultValue = "1000",
      description = "The most time for a move (default: ${DEFAULT-VALUE}).")
  private long millis;

  @Option(names = "--nodes", description = "The most nodes for a move, instead of a time.")
  private @Nullable Long nodes;

  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description = "Writes a line for each game and seat.")
  private @Nullable Path csv;

  @Option(names = "--json", paramLabel = "FILE", description = "Writes all figures.")
  private @Nullable Path json;

  @Option(names = "--html", paramLabel = "FILE", description = "Writes a page with plots.")
  private @Nullable Path html;

  @Override
  public Integer call() throws InterruptedException {
    var entrants = players.stream().map(CliChoices::entrant).toList();
    check(entrants.size());
    var thinkingBudget = thinking();
    var arena = new Arena(contest(), entrants, games, seed, rotates, threads, thinkingBudget);
    var arenaResult =
        new ArenaResult(title(entrants, thinkingBudget), arena.play(progress()), nodes == null);
    out().print(TextReport.of(arenaResult));
    out().flush();
    write(csv, CsvReport.of(arenaResult));
    write(json, JsonReport.of(arenaResult));
    write(html, HtmlReport.of(arenaResult));
    return 0;
  }

  private void check(int count) {
    int most = game == Played.catan ? MOST_IN_CATAN : MOST_IN_TORRES;
    if (count < 2 || count > most)
      throw new CliException("--players needs 2 to " + most + " players, not " + count);
    if (games < 1 || threads < 1 || millis < 1 || Optional.ofNullable(nodes).orElse(1L) < 1)
      throw new CliException("--games, --threads, --millis and --nodes must be at least 1");
  }

  private Contest contest() {
    return switch (game) {
      case catan -> new CatanContest();
      case torres -> new TorresContest();
    };
  }

  private ThinkingBudget thinking() {
    return nodes == null
        ? new ThinkingBudget.ForMillis(millis)
        : new ThinkingBudget.ForNodes(nodes);
  }

  private String title(List<Entrant> entrants, ThinkingBudget thinkingBudget) {
    var names = entrants.stream().map(Entrant::name).collect(Collectors.joining(", "));
    return "%s: %s; seed %d, %s, %s"
        .formatted(
            game, names, seed, rotates ? "seats rotate" : "seats fixed", thinkingBudget.text());
  }

  private IntConsumer progress() {
    var progressBar = new ProgressBar(games, System::nanoTime);
    var err = spec.commandLine().getErr();
    return finished -> {
      err.print("\r" + progressBar.line(finished) + (finished == games ? "\n" : ""));
      err.flush();
    };
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }

  private static void write(@Nullable Path file, String text) {
    if (file == null) return;
    try {
      Files.writeString(file, text);
    } catch (IOException _) {
      throw new CliException("cannot write " + file);
    }
  }
}
