package spieltisch.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import spieltisch.app.replay.GameSource;

/// `spieltisch export`: prints a finished game as one JSON object.
@Command(
    name = "export",
    description =
        "Prints the journal of a finished game. Other machines can use it with verify-game and replay.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {"", "Example:", "  spieltisch export 9f86d081884c7d65 > game.json"})
final class ExportCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private GameSource source = new GameSource();

  @Override
  public void run() {
    spec.commandLine().getOut().print(source.read().export());
    spec.commandLine().getOut().flush();
  }
}
