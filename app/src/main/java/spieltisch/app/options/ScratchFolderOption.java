package spieltisch.app.options;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import spieltisch.app.CliException;

/// The option `--data` of commands that start temporary servers.
public final class ScratchFolderOption {
  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Folder for the games and the server's log (default: a temporary one).")
  private @Nullable Path data;

  public Path path() {
    try {
      return data == null ? Files.createTempDirectory("spieltisch") : Files.createDirectories(data);
    } catch (IOException e) {
      throw new CliException("cannot create the folder for the games: " + e.getMessage());
    }
  }
}
