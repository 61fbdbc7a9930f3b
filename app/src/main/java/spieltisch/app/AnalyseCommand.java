package spieltisch.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import spieltisch.analysis.AnalysisSettings;
import spieltisch.analysis.GameAnalyser;
import spieltisch.analysis.GameAnalysis;
import spieltisch.analysis.PlayerSummary;
import spieltisch.analysis.RecordedGames;
import spieltisch.analysis.UnusableJournalException;
import spieltisch.analysis.report.AnalysisHtml;
import spieltisch.analysis.report.AnalysisJson;
import spieltisch.analysis.report.AnalysisText;
import spieltisch.analysis.report.PlayerProfile;
import spieltisch.app.replay.GameReader;
import spieltisch.store.journal.GameRecord;

/// `spieltisch analyse`: win chances, luck and errors of finished games.
@Command(
    name = "analyse",
    description =
        "Analyses finished games of Catan: the win chances over the turns, what luck and play did"
            + " to every player, and the costliest decisions.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch analyse 9f86d081884c7d65                     a game in ./data",
      "  spieltisch analyse game.json --html report.html",
      "  spieltisch analyse game.json --json --nodes 5000 > analysis.json",
      "  spieltisch analyse --all                                profiles of all players in ./data",
      "",
      "Equal games, --nodes and --seed give equal results. docs/coach.md explains the numbers."
    })
final class AnalyseCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..*",
      paramLabel = "ID|FILE",
      description = "Ids of finished games, or files with their journals.")
  private List<String> games = List.of();

  @Mixin private GameReader reader = new GameReader();

  @Option(
      names = "--all",
      description = "Analyses all finished games of Catan in the data folder; prints profiles.")
  private boolean all;

  @Option(names = "--json", description = "Prints JSON instead of text.")
  private boolean json;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Writes a report of one game as an HTML page.")
  private @Nullable Path html;

  @Option(
      names = "--nodes",
      defaultValue = "" + AnalysisSettings.DEFAULT_NODES,
      description = "Moves played to compare two decisions (default: ${DEFAULT-VALUE}).")
  private long nodes;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "Seed of the comparisons (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--threads",
      defaultValue = "2",
      description = "Number of threads (default: ${DEFAULT-VALUE}).")
  private int threads;

  @Override
  public Integer call() throws InterruptedException {
    validate();
    if (all || games.size() > 1) printProfiles();
    else printGame(games.getFirst());
    spec.commandLine().getOut().flush();
    return 0;
  }

  private void validate() {
    if (nodes < 1 || threads < 1)
      throw new CliException("--nodes and --threads must be at least 1");
    if (all != games.isEmpty()) throw new CliException("name a game, or use --all without a game");
    if (all && reader.usesServer())
      throw new CliException("--all reads the data folder and cannot be used with --server");
    if (html != null && (all || games.size() > 1)) throw new CliException("--html needs one game");
  }

  private void printGame(String name) throws InterruptedException {
    var record = reader.readCut(name);
    record
        .damaged()
        .ifPresent(
            line ->
                spec.commandLine()
                    .getErr()
                    .println("line " + line + " cannot be read; the analysis ends before it"));
    var analysis = analyse(record.game(), progress());
    spec.commandLine().getOut().print(json ? AnalysisJson.of(analysis) : AnalysisText.of(analysis));
    if (html == null) return;
    try {
      Files.writeString(html, AnalysisHtml.of("Analysis of " + name, analysis));
    } catch (IOException _) {
      throw new CliException("cannot write " + html);
    }
  }

  private GameAnalysis analyse(GameRecord record, DoubleConsumer progress)
      throws InterruptedException {
    try {
      var game = RecordedGames.of(record.entries());
      return new GameAnalyser(new AnalysisSettings(nodes, seed, threads), progress).analyse(game);
    } catch (UnusableJournalException e) {
      throw new CliException(String.valueOf(e.getMessage()));
    }
  }

  private DoubleConsumer progress() {
    var err = spec.commandLine().getErr();
    return share -> {
      err.print("\r" + Math.round(100 * share) + " %" + (share == 1 ? "\n" : ""));
      err.flush();
    };
  }

  private void printProfiles() throws InterruptedException {
    var summaries = new ArrayList<List<PlayerSummary>>();
    int leftOut = 0;
    var err = spec.commandLine().getErr();
    for (var name : all ? reader.tables() : games)
      try {
        var record = all ? reader.readFinished(name) : Optional.of(reader.read(name));
        if (record.isEmpty() || all && !RecordedGames.hasCatan(record.get().entries())) continue;
        var analysis = analyse(record.get(), _ -> {});
        if (analysis.isComplete()) summaries.add(analysis.players());
        else leftOut++;
        err.println(name + analysis.stop().map(stop -> ": " + stop).orElse(""));
      } catch (CliException e) {
        if (!all) throw e;
        leftOut++;
        err.println(name + ": " + e.getMessage());
      }
    if (leftOut > 0)
      err.println("left out, because the record is not that of a whole game: " + leftOut);
    if (summaries.isEmpty()) throw new CliException("no finished game of Catan");
    var profiles = PlayerProfile.of(summaries);
    spec.commandLine()
        .getOut()
        .print(json ? AnalysisJson.ofProfiles(profiles) : PlayerProfile.table(profiles));
  }
}
