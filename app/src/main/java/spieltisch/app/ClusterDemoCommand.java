package spieltisch.app;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import spieltisch.store.StoreException;

/// `spieltisch cluster-demo`: shows what several servers on one database survive.
@Command(
    name = "cluster-demo",
    description = {
      "Starts PostgreSQL with a standby and three servers on this machine, plays games whose players sit"
          + " at different servers, and kills one thing after another: a server, the database, a cable,"
          + " the primary for good. Says what was lost. It ends by itself.",
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "It needs the programs of Debian's package postgresql.",
      "Exit code: 0 if nothing was lost or doubled, 1 otherwise, 2 for wrong options."
    })
final class ClusterDemoCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--tables",
      defaultValue = "4",
      description = "Tables of three players at a time (default: ${DEFAULT-VALUE}).")
  private int tables;

  @Option(names = "--data", description = "Folder for the servers' logs (default: temporary).")
  private @Nullable Path data;

  @Override
  public Integer call() throws Exception {
    if (tables < 1) throw new Complaint("--tables must be at least 1");
    try (var demo = new ClusterDemo(SoakCommand.folder(data), tables, this::say)) {
      var report = demo.run();
      say(report.text());
      return report.isClean() ? 0 : 1;
    } catch (StoreException e) {
      throw new Complaint(String.valueOf(e.getMessage()));
    }
  }

  private void say(String line) {
    spec.commandLine().getOut().println(line);
    spec.commandLine().getOut().flush();
  }
}
