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
import spieltisch.arena.Sprt;
import spieltisch.arena.TextReport;
import spieltisch.arena.ThinkingBudget;
import spieltisch.arena.TorresContest;

/// `spieltisch arena`: plays many games between bots and compares their strength.
@Command(
    name = "arena",
    description = "Plays games between bots and reports which of them is stronger.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch arena --players medium,easy --games 400",
      "  spieltisch arena --players best,medium,medium --nodes 20000 --html a.html",
      "  spieltisch arena --players best-2,best-1,best-1,best-1 --games 4000 --sprt 25,30",
      "  spieltisch arena --players hard,medium,medium --games 300 --nodes 500 --luck",
      "  spieltisch arena --game torres --players best,easy --games 100 --nodes 20000",
      "  spieltisch arena --players medium:my.weights,medium --games 1000 --threads 2",
      "  spieltisch arena --players best:win.network,best-2 --games 400 --sprt",
      "",
      "A player is a level, a version of best such as best-1, or a level and a file of Catan",
      "weights written by 'tune', or best and a network written by training/train.py, with the",
      "rounds of its rollouts (default: 2).",
      "With --nodes, the same seed gives the same games and the same files, byte for byte."
    })
final class ArenaCommand implements Callable<Integer> {
  private static final int MAX_PLAYERS_CATAN = 6;
  private static final int MAX_PLAYERS_TORRES = 4;
  private static final String DEFAULT_SPRT = "default";

  enum Game {
    catan,
    torres
  }

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--game",
      defaultValue = "catan",
      description = "The game: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Game game = Game.catan;

  @Option(
      names = "--players",
      required = true,
      split = ",",
      paramLabel = "PLAYER",
      description = "Players by seat: two or more levels, separated by commas.")
  private List<String> players = List.of();

  @Option(
      names = "--games",
      defaultValue = "100",
      description = "Number of games (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--threads",
      defaultValue = "1",
      description = "Number of games in parallel (default: ${DEFAULT-VALUE}).")
  private int threads;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "Seed of boards, dice and bots (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--rotate",
      negatable = true,
      defaultValue = "true",
      fallbackValue = "true",
      description = "Plays every board with its dice from every seat in turn (default: yes).")
  private boolean rotatesSeats;

  @Option(
      names = "--sprt",
      arity = "0..1",
      paramLabel = "LOW,HIGH",
      fallbackValue = DEFAULT_SPRT,
      description = {
        "Stops as soon as the games decide whether the first player wins LOW or HIGH percent",
        "(default: its fair share, and 5 points more). --games is the maximum."
      })
  private @Nullable String sprtRates;

  @Option(
      names = "--luck",
      description = {
        "Measures the luck of every game of Catan and reports win rates without it, which need",
        "fewer games (docs/coach.md)."
      })
  private boolean measuresLuck;

  @Option(
      names = "--millis",
      defaultValue = "1000",
      description = "Time limit per move (default: ${DEFAULT-VALUE}).")
  private long millis;

  @Option(names = "--nodes", description = "Node limit per move, instead of a time limit.")
  private @Nullable Long nodes;

  @Option(names = "--csv", paramLabel = "FILE", description = "Writes one line per game and seat.")
  private @Nullable Path csv;

  @Option(names = "--json", paramLabel = "FILE", description = "Writes all results as JSON.")
  private @Nullable Path json;

  @Option(names = "--html", paramLabel = "FILE", description = "Writes an HTML page with plots.")
  private @Nullable Path html;

  @Override
  public Integer call() throws InterruptedException {
    var entrants = players.stream().map(CliChoices::entrant).toList();
    validate(entrants.size());
    var budget = thinkingBudget();
    var arena = new Arena(contest(), entrants, games, seed, rotatesSeats, threads, budget);
    var sprt = sprt(entrants);
    var played = arena.play(progress(), soFar -> sprt.isPresent() && sprt.get().isDecided(soFar));
    if (played.size() < games) spec.commandLine().getErr().println();
    var result = new ArenaResult(title(entrants, budget), played, nodes == null);
    out().print(TextReport.of(result));
    sprt.ifPresent(test -> out().println(test.text(played)));
    out().flush();
    write(csv, CsvReport.of(result));
    write(json, JsonReport.of(result));
    write(html, HtmlReport.of(result));
    return 0;
  }

  private void validate(int count) {
    int max = game == Game.catan ? MAX_PLAYERS_CATAN : MAX_PLAYERS_TORRES;
    if (count < 2 || count > max)
      throw new CliException("--players needs 2 to " + max + " players, not " + count);
    if (measuresLuck && game == Game.torres) throw new CliException("--luck is for Catan");
    if (games < 1 || threads < 1 || millis < 1 || Optional.ofNullable(nodes).orElse(1L) < 1)
      throw new CliException("--games, --threads, --millis and --nodes must be at least 1");
  }

  private Optional<Sprt> sprt(List<Entrant> entrants) {
    if (sprtRates == null) return Optional.empty();
    var tested = entrants.getFirst().name();
    long seats = entrants.stream().filter(it -> it.name().equals(tested)).count();
    if (seats == entrants.size())
      throw new CliException("--sprt needs an opponent that differs from the first player");
    double fair = 1.0 / entrants.size();
    if (sprtRates.equals(DEFAULT_SPRT)) return Optional.of(new Sprt(tested, fair, fair + 0.05));
    var rates = sprtRates.split(",", -1);
    try {
      double low = Double.parseDouble(rates[0]) / 100;
      double high = Double.parseDouble(rates[rates.length - 1]) / 100;
      if (rates.length == 2 && 0 < low && low < high && high < 1)
        return Optional.of(new Sprt(tested, low, high));
    } catch (NumberFormatException _) {
      // A word that is not a number gets the same message as numbers that do not fit.
    }
    throw new CliException("--sprt needs two percentages like 25,30, not " + sprtRates);
  }

  private Contest contest() {
    return switch (game) {
      case catan -> new CatanContest(measuresLuck);
      case torres -> new TorresContest();
    };
  }

  private ThinkingBudget thinkingBudget() {
    return nodes == null
        ? new ThinkingBudget.ForMillis(millis)
        : new ThinkingBudget.ForNodes(nodes);
  }

  private String title(List<Entrant> entrants, ThinkingBudget budget) {
    var names = entrants.stream().map(Entrant::name).collect(Collectors.joining(", "));
    return "%s: %s; seed %d, %s, %s"
        .formatted(game, names, seed, rotatesSeats ? "seats rotate" : "seats fixed", budget.text());
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
