package spieltisch.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `spieltisch load`: what a server carries.
@Command(
    name = "load",
    description =
        "Starts a server on this machine, opens idle WebSockets and lets tables of four players act,"
            + " and prints what the server needs for it. The load comes from the same machine.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch load --sockets 19000 --tables 0",
      "  spieltisch load --tables 1000 --rate 1 --seconds 30",
      "",
      "CPU time is that of the server's process alone. A system limits open files: see ulimit -n."
    })
final class LoadCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--sockets",
      defaultValue = "0",
      description = "WebSockets that greet and then are silent (default: ${DEFAULT-VALUE}).")
  private int sockets;

  @Option(
      names = "--tables",
      defaultValue = "100",
      description = "Tables of four players (default: ${DEFAULT-VALUE}).")
  private int tables;

  @Option(
      names = "--rate",
      defaultValue = "1",
      description = "Actions a second at each table (default: ${DEFAULT-VALUE}).")
  private double rate;

  @Option(
      names = "--seconds",
      defaultValue = "20",
      description =
          "How long is measured, after half of that to warm up (default: ${DEFAULT-VALUE}).")
  private int seconds;

  @Mixin private ScratchFolder folder = new ScratchFolder();

  @Override
  public Integer call() {
    if (sockets < 0 || tables < 0 || rate <= 0 || seconds < 1)
      throw new Complaint(
          "--sockets and --tables must not be negative, --rate and --seconds more than 0");
    try (var load = new Load(folder.path())) {
      if (sockets > 0) say(load.idle(sockets));
      if (tables > 0) say(load.act(tables, rate, seconds));
      return load.isClean() ? 0 : 1;
    }
  }

  private void say(String line) {
    spec.commandLine().getOut().println(line);
    spec.commandLine().getOut().flush();
  }
}
