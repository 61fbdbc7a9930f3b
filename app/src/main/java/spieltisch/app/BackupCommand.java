package spieltisch.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import spieltisch.app.options.DataFolderOption;
import spieltisch.app.options.DatabaseOptions;
import spieltisch.store.backup.PostgresBackup;
import spieltisch.store.sqlite.LogBackup;
import spieltisch.store.sqlite.LogVerification;

/// `spieltisch backup`: copies all games to one file while servers run.
@Command(
    name = "backup",
    description =
        "Copies all games to one file, as they are at this moment. Servers go on meanwhile. The file gets"
            + " its name only when it is complete and checked.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch backup monday.backup                         the games in ./data",
      "  spieltisch backup /backups/monday.backup --data /var/lib/spieltisch",
      "  spieltisch backup monday.backup --db 'jdbc:postgresql://db.example/spieltisch?user=spieltisch'",
      "",
      "Exit code: 0 if the backup is complete, 1 if not or if games are damaged, 2 for wrong options."
    })
final class BackupCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "The new file.")
  private Path file = Path.of("");

  @Mixin private DataFolderOption dataFolder = new DataFolderOption();
  @Mixin private DatabaseOptions database = new DatabaseOptions();

  @Override
  public Integer call() {
    return VerificationReport.print(spec, this::create);
  }

  private LogVerification create() {
    var url = database.url();
    if (url.isPresent()) return PostgresBackup.create(url.get(), file);
    var source = dataFolder.path().resolve("spieltisch.db");
    if (!Files.isRegularFile(source)) throw new CliException("no games in " + dataFolder.path());
    return LogBackup.create(source, file);
  }
}
