package spieltisch.app;

import java.nio.file.Files;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import spieltisch.app.options.DataFolderOption;
import spieltisch.store.sqlite.LogVerification;

/// `spieltisch verify-log`: checks the checksums of all entries in a data folder.
@Command(
    name = "verify-log",
    description =
        "Checks that no entry in a data folder is damaged or missing. Changes nothing; a server may use"
            + " the folder meanwhile.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch verify-log                                   the games in ./data",
      "  spieltisch verify-log --data /var/lib/spieltisch",
      "",
      "Exit code: 0 if all entries are intact, 1 if not, 2 for wrong options."
    })
final class VerifyLogCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private DataFolderOption dataFolder = new DataFolderOption();

  @Override
  public Integer call() {
    var data = dataFolder.path();
    var file = data.resolve("spieltisch.db");
    if (!Files.isRegularFile(file)) throw new CliException("no games in " + data);
    return VerificationReport.print(spec, () -> LogVerification.of(file));
  }
}
