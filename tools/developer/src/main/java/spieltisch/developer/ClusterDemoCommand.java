package spieltisch.developer;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import spieltisch.app.CliException;
import spieltisch.app.options.ScratchFolderOption;
import spieltisch.loadtest.cluster.ClusterDemo;
import spieltisch.loadtest.cluster.RollingUpgrade;

/// `spieltisch cluster-demo`: demonstrates which failures several servers on one database survive.
@Command(
    name = "cluster-demo",
    description = {
      "Demonstrates which failures several servers on one database survive.",
      "Starts PostgreSQL with a standby and three servers on this machine and plays games whose"
          + " players are connected to different servers. Meanwhile it kills a server, restarts the"
          + " database, cuts a server off from the database, and kills the primary for good."
          + " Reports what was lost, and ends by itself.",
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example:",
      "  spieltisch cluster-demo --tables 4",
      "  spieltisch cluster-demo --upgrade-from spieltisch-0.0.9.jar",
      "",
      "Needs the programs of the Debian package postgresql.",
      "Exit code: 0 if nothing was lost or duplicated, 1 otherwise, 2 for wrong options."
    })
final class ClusterDemoCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--tables",
      defaultValue = "4",
      description = "Tables of three players in parallel (default: ${DEFAULT-VALUE}).")
  private int tables;

  @Option(
      names = "--upgrade-from",
      paramLabel = "JAR",
      description =
          "Replaces servers of this earlier version by the present one while games go on, and one"
              + " of them by the earlier one again, instead of the failures.")
  private @Nullable Path earlierJar;

  @Mixin private ScratchFolderOption folder = new ScratchFolderOption();

  @Override
  public Integer call() throws Exception {
    if (tables < 1) throw new CliException("--tables must be at least 1");
    if (earlierJar != null) return upgrade(earlierJar);
    try (var demo = new ClusterDemo(folder.path(), tables, this::print)) {
      var report = demo.run();
      print(report.text());
      return report.isClean() ? 0 : 1;
    }
  }

  private int upgrade(Path jar) throws InterruptedException {
    if (!Files.isRegularFile(jar)) throw new CliException("there is no file " + jar);
    try (var upgrade = new RollingUpgrade(folder.path(), tables, jar, this::print)) {
      var report = upgrade.run();
      print(report.text());
      return report.isClean() ? 0 : 1;
    }
  }

  private void print(String line) {
    spec.commandLine().getOut().println(line);
    spec.commandLine().getOut().flush();
  }
}
