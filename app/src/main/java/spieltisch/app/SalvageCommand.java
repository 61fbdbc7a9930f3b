package spieltisch.app;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import spieltisch.store.StoreException;
import spieltisch.store.sqlite.LogSalvage;

/// `spieltisch salvage`: copies what can be read of a damaged database file to a new data folder.
@Command(
    name = "salvage",
    description =
        "Copies what can be read of a damaged spieltisch.db or backup to a new data folder, and prints"
            + " what was lost. The damaged file is not changed.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Example:",
      "  spieltisch salvage data/spieltisch.db --data salvaged",
      "",
      "A table that loses entries is closed; its game stays readable up to that point.",
      "Exit code: 0 if nothing was lost, 1 if something was lost, 2 for wrong options."
    })
final class SalvageCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "The damaged file.")
  private Path file = Path.of("");

  @Option(
      names = "--data",
      paramLabel = "DIR",
      required = true,
      description = "The new data folder.")
  private Path data = Path.of("");

  @Override
  public Integer call() {
    try {
      var salvage = LogSalvage.of(file, data.resolve("spieltisch.db"));
      var out = spec.commandLine().getOut();
      salvage.lines().forEach(out::println);
      out.flush();
      return salvage.losses().isEmpty() ? 0 : 1;
    } catch (StoreException e) {
      throw new CliException(String.valueOf(e.getMessage()));
    }
  }
}
