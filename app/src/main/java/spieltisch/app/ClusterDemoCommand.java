package spieltisch.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import spieltisch.app.options.ScratchFolderOption;
import spieltisch.loadtest.ClusterDemo;

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
      "Example:",
      "  spieltisch cluster-demo --tables 4",
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

  @Mixin private ScratchFolderOption folder = new ScratchFolderOption();

  @Override
  public Integer call() throws Exception {
    if (tables < 1) throw new CliException("--tables must be at least 1");
    try (var demo = new ClusterDemo(folder.path(), tables, this::say)) {
      var report = demo.run();
      say(report.text());
      return report.isClean() ? 0 : 1;
    }
  }

  private void say(String line) {
    spec.commandLine().getOut().println(line);
    spec.commandLine().getOut().flush();
  }
}
