package spieltisch.app;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import spieltisch.app.options.ScratchFolderOption;
import spieltisch.loadtest.LoadTest;
import spieltisch.localpostgres.LocalPostgres;

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
      "  spieltisch load --tables 1000 --rate 1 --warmup 60 --seconds 60",
      "  spieltisch load --tables 200 --rate 10 --postgres",
      "",
      "CPU time is that of the server's process alone, all of it, and by what its threads do. A system",
      "limits open files: see ulimit -n."
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
      description = "How long is measured (default: ${DEFAULT-VALUE}).")
  private int seconds;

  @Option(
      names = "--warmup",
      defaultValue = "30",
      description =
          "Seconds of the same load before that, which do not count: the JVM compiles meanwhile"
              + " (default: ${DEFAULT-VALUE}).")
  private int warmup;

  @Option(
      names = "--db",
      description = "Lets the server keep the games in this PostgreSQL: jdbc:postgresql://…")
  private @Nullable String database;

  @Option(
      names = "--postgres",
      description = "Starts a PostgreSQL of its own on this machine and uses that.")
  private boolean postgres;

  @Option(
      names = "--java-option",
      description = "Options of the server's JVM instead of the usual ones, one each time.")
  private List<String> java = List.of();

  @Mixin private ScratchFolderOption folder = new ScratchFolderOption();

  @Override
  public Integer call() {
    if (sockets < 0 || tables < 0 || rate <= 0 || seconds < 1 || warmup < 0)
      throw new CliException(
          "--sockets, --tables and --warmup must not be negative, --rate and --seconds more than 0");
    if (!postgres) return measure(Optional.ofNullable(database));
    try (var own = LocalPostgres.start()) {
      return measure(Optional.of(own.url()));
    }
  }

  private int measure(Optional<String> url) {
    var options = java.isEmpty() ? LoadTest.JAVA : java;
    try (var loadTest = new LoadTest(folder.path(), options, url)) {
      if (sockets > 0) say(loadTest.idle(sockets));
      if (tables > 0) say(loadTest.act(tables, rate, warmup, seconds));
      return loadTest.isClean() ? 0 : 1;
    }
  }

  private void say(String line) {
    spec.commandLine().getOut().println(line);
    spec.commandLine().getOut().flush();
  }
}
