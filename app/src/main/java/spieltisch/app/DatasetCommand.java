package spieltisch.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import spieltisch.app.options.CliChoices;
import spieltisch.gym.GameDataset;

/// `spieltisch dataset`: writes games of bots as positions, numbered actions and outcomes.
@Command(
    name = "dataset",
    description = {
      "Plays games of Catan between bots and writes them for learning programs: the position and the",
      "numbered action of each decision, and the outcome; one JSON object for each game (docs/gym.md)."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch dataset games.jsonl --players medium,medium,easy,easy",
      "  spieltisch dataset games.jsonl.gz --players hard,hard,hard --games 1000 --seed 7",
      "",
      "The same seed gives the same file, byte for byte. Each game moves the players to other seats."
    })
final class DatasetCommand implements Runnable {
  private static final int MAX_PLAYERS = 6;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      paramLabel = "OUT",
      description = "File to which the games are written; packed if the name ends with .gz.")
  private Path file = Path.of("");

  @Option(
      names = "--players",
      required = true,
      split = ",",
      paramLabel = "PLAYER",
      description = "Two to six players as for 'arena', separated by commas.")
  private List<String> players = List.of();

  @Option(
      names = "--games",
      defaultValue = "100",
      description = "Number of games (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "Seed of boards, dice and bots (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--nodes",
      defaultValue = "1000",
      description = "Node limit per decision (default: ${DEFAULT-VALUE}).")
  private long nodes;

  @Override
  public void run() {
    if (players.size() < 2 || players.size() > MAX_PLAYERS)
      throw new CliException(
          "--players needs 2 to " + MAX_PLAYERS + " players, not " + players.size());
    if (games < 1 || nodes < 1) throw new CliException("--games and --nodes must be at least 1");
    var entrants = players.stream().map(CliChoices::entrant).toList();
    try (var out = PackedFile.create(file)) {
      new GameDataset(entrants, games, seed, nodes).write(out);
    } catch (IOException _) {
      throw new CliException("cannot write " + file);
    }
    spec.commandLine().getOut().println(games + " games in " + file);
    spec.commandLine().getOut().flush();
  }
}
