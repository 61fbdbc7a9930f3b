package spieltisch.app.options;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/// The option `--data` of commands that read the games of a server.
public final class DataFolderOption {
  @Option(
      names = "--data",
      paramLabel = "DIR",
      defaultValue = "data",
      description = "Data folder of the server (default: ${DEFAULT-VALUE}).")
  private Path path = Path.of("data");

  public Path path() {
    return path;
  }
}
