package spieltisch.app;

import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import spieltisch.bots.training.TrainingGames;

/// `spieltisch selfplay`: writes training data for the learned evaluation of Catan.
@Command(
    name = "selfplay",
    description = {
      "Plays games of Catan between variations of the fast policy of the bots, and writes",
      "positions and winners as data for training/train.py (training/README.md)."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch selfplay games.gz --games 20000",
      "  spieltisch selfplay duels.gz --games 5000 --players 2 --seed 7",
      "  spieltisch selfplay strict.gz --games 5000 --no-trade",
      "",
      "The same seed gives the same positions, byte for byte."
    })
final class SelfPlayCommand implements Runnable {
  private static final int MAX_PLAYERS = 6;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "File to which the data is written; packed if the name ends with .gz.")
  private Path file = Path.of("");

  @Option(
      names = "--games",
      defaultValue = "10000",
      description = "Number of games (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--players",
      defaultValue = "0",
      description = "Players in each game (default: 2 to 6 in turn, most often 4).")
  private int players;

  @Option(
      names = "--no-trade",
      description = "Plays all games without trade (default: one game in ten).")
  private boolean isWithoutTrade;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "Seed of all random choices (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Override
  public void run() {
    if (games < 1) throw new CliException("--games must be at least 1");
    if (players != 0 && (players < 2 || players > MAX_PLAYERS))
      throw new CliException("--players must be 2 to " + MAX_PLAYERS + ", not " + players);
    try (var out = PackedFile.create(file)) {
      long records = new TrainingGames(seed, players, !isWithoutTrade).write(games, out);
      var text = spec.commandLine().getOut();
      text.println(records + " positions of " + games + " games");
      text.flush();
    } catch (IOException _) {
      throw new CliException("cannot write " + file);
    }
  }
}
