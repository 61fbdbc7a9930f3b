package spieltisch.app.replay;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import spieltisch.store.journal.GameRecord;

/// The finished game that a command reads: an id or a file, and where to look for it.
public final class GameSource {
  @Parameters(
      paramLabel = "ID|FILE",
      description = "Id of a finished game, or file with its journal.")
  private String game = "";

  @Mixin private GameReader reader = new GameReader();

  public GameRecord read() {
    return reader.read(game);
  }
}
