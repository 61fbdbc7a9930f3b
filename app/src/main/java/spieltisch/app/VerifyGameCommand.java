package spieltisch.app;

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
import spieltisch.table.DiceVerification;
import spieltisch.table.chance.SeedCommitment;

/// `spieltisch verify-game`: verifies that a game follows from its published seed.
@Command(
    name = "verify-game",
    description =
        "Recomputes a finished game from its published seed and the contributions of the players, with"
            + " board, order and every roll, draw and theft, and reports whether the journal agrees.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch verify-game 9f86d081884c7d65                 a game in ./data",
      "  spieltisch verify-game 9f86d081884c7d65 --server http://localhost:8080",
      "  spieltisch verify-game game.json --pledge 66687aadf862bd77…",
      "",
      "The server publishes a commitment before the game: the SHA-256 of its seed (Würfelpfand). Without"
          + " --pledge, the seed is compared with the commitment in the journal. docs/dice.md describes"
          + " every step.",
      "Exit code: 0 if everything follows from the seed, 1 if not, 2 for wrong options."
    })
final class VerifyGameCommand implements Callable<Integer> {
  private static final int MAX_SHOWN = 20;

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private GameSource source = new GameSource();

  @Option(
      names = "--pledge",
      paramLabel = "HEX",
      description = "Commitment of the server: the SHA-256 of the seed, published before the game.")
  private @Nullable String commitment;

  @Override
  public Integer call() {
    var game = source.read();
    var verification = DiceVerification.of(game.entries());
    var out = spec.commandLine().getOut();
    if (verification.commitment().isEmpty() && verification.isClean())
      throw new CliException("no game was played at this table");
    boolean matchesCommitment = matchesCommitment(game, verification);
    verification.findings().stream()
        .limit(MAX_SHOWN)
        .forEach(finding -> out.println("entry " + finding.version() + ": " + finding.sentence()));
    if (verification.findings().size() > MAX_SHOWN)
      out.println("and " + (verification.findings().size() - MAX_SHOWN) + " more");
    if (!matchesCommitment) out.println("the seed does not match the published commitment");
    out.println(
        verification.isClean() && matchesCommitment
            ? "%d actions and %d random values follow from the seed; %d players contributed to it; the commitment is %s"
                .formatted(
                    verification.actions(),
                    verification.luckUsed(),
                    verification.contributions(),
                    verification.commitment().orElse(""))
            : "this game does not follow from its seed");
    out.flush();
    return verification.isClean() && matchesCommitment ? 0 : 1;
  }

  private boolean matchesCommitment(GameRecord game, DiceVerification verification) {
    var published = commitment == null ? game.commitment() : Optional.of(commitment);
    return published.isEmpty()
        || verification.commitment().isEmpty()
        || new SeedCommitment(verification.commitment().get()).matches(published.get());
  }
}
