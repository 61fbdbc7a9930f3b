package spieltisch.app;

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

/// `spieltisch restore`: makes a data folder or a database from a backup.
@Command(
    name = "restore",
    description =
        "Restores a backup in a data folder or in a PostgreSQL database that has no games yet. A backup"
            + " of either kind can be restored in both.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch restore monday.backup --data /var/lib/spieltisch",
      "  spieltisch restore monday.backup --db 'jdbc:postgresql://db.example/spieltisch?user=spieltisch'",
      "",
      "Exit code: 0 if everything is restored, 1 if not or if games are damaged, 2 for wrong options."
    })
final class RestoreCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "The backup.")
  private Path file = Path.of("");

  @Mixin private DataFolderOption dataFolder = new DataFolderOption();
  @Mixin private DatabaseOptions database = new DatabaseOptions();

  @Override
  public Integer call() {
    return VerificationReport.print(spec, this::restore);
  }

  private LogVerification restore() {
    var url = database.url();
    return url.isPresent()
        ? PostgresBackup.restore(file, url.get())
        : LogBackup.restore(file, dataFolder.path().resolve("spieltisch.db"));
  }
}
