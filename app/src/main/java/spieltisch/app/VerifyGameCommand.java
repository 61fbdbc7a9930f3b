package spieltisch.app;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import spieltisch.app.replay.GameSource;
import spieltisch.store.journal.GameRecord;
import spieltisch.table.GameVerifier;

/// `spieltisch verify-game`: whether the dice were honest.
@Command(
    name = "verify-game",
    description =
        "Works a finished game out again from its published seed: board, order, every throw, draw and"
            + " theft, and says whether the journal agrees.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch verify-game 9f86d081884c7d65                 a game of the server in ./data",
      "  spieltisch verify-game 9f86d081884c7d65 --server http://localhost:8080",
      "  spieltisch verify-game game.json --pledge 66687aadf862bd77…",
      "",
      "The pledge is what the server published before the game (Würfelpfand); without it only the one in",
      "the journal is compared.",
      "Exit code: 0 if everything follows from the seed, 1 if not, 2 for wrong options."
    })
final class VerifyGameCommand implements Callable<Integer> {
  private static final int MOST_SHOWN = 20;

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private GameSource source = new GameSource();

  @Option(
      names = "--pledge",
      paramLabel = "HEX",
      description = "The SHA-256 of the seed as it was published before the game.")
  private @Nullable String pledge;

  @Override
  public Integer call() {
    var game = source.read();
    var gameVerifier = GameVerifier.of(game.entries());
    var out = spec.commandLine().getOut();
    if (gameVerifier.commitment().isEmpty() && gameVerifier.isClean())
      throw new CliException("no game was played at this table");
    boolean isKept = isKept(game, gameVerifier);
    gameVerifier.findings().stream()
        .limit(MOST_SHOWN)
        .forEach(found -> out.println("entry " + found.version() + ": " + found.sentence()));
    if (gameVerifier.findings().size() > MOST_SHOWN)
      out.println("and " + (gameVerifier.findings().size() - MOST_SHOWN) + " more");
    if (!isKept) out.println("the seed is not the one that was pledged");
    out.println(
        gameVerifier.isClean() && isKept
            ? "%d actions and %d words of luck follow from the seed; its pledge is %s"
                .formatted(
                    gameVerifier.actions(),
                    gameVerifier.luck(),
                    gameVerifier.commitment().orElse(""))
            : "this game does not follow from its seed");
    out.flush();
    return gameVerifier.isClean() && isKept ? 0 : 1;
  }

  private boolean isKept(GameRecord game, GameVerifier gameVerifier) {
    var published = pledge == null ? game.commitment() : Optional.of(pledge);
    return published.isEmpty()
        || gameVerifier.commitment().isEmpty()
        || published.get().toLowerCase(Locale.ROOT).equals(gameVerifier.commitment().get());
  }
}
