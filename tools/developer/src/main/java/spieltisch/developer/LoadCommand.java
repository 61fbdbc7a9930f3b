package spieltisch.developer;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import spieltisch.app.CliException;
import spieltisch.app.options.ScratchFolderOption;
import spieltisch.loadtest.load.LoadTest;
import spieltisch.localpostgres.LocalPostgres;

/// `spieltisch load`: measures a server under load.
@Command(
    name = "load",
    description = {
      "Measures a server under load.",
      "Starts a server on this machine, opens idle WebSockets, lets tables of four players act, and"
          + " prints latency, CPU time and memory of the server. The load comes from the same"
          + " machine."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch load --sockets 19000 --tables 0",
      "  spieltisch load --tables 1000 --rate 1 --warmup 60 --seconds 60",
      "  spieltisch load --tables 200 --rate 10 --postgres",
      "",
      "CPU time is that of the server process alone, in total and by thread group. Many sockets"
          + " need a high limit of open files: see ulimit -n."
    })
final class LoadCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--sockets",
      defaultValue = "0",
      description = "Idle WebSockets, which send only the greeting (default: ${DEFAULT-VALUE}).")
  private int sockets;

  @Option(
      names = "--tables",
      defaultValue = "100",
      description = "Tables of four players (default: ${DEFAULT-VALUE}).")
  private int tables;

  @Option(
      names = "--rate",
      defaultValue = "1",
      description = "Actions per second at each table (default: ${DEFAULT-VALUE}).")
  private double rate;

  @Option(
      names = "--seconds",
      defaultValue = "20",
      description = "Seconds of measurement (default: ${DEFAULT-VALUE}).")
  private int seconds;

  @Option(
      names = "--warmup",
      defaultValue = "30",
      description =
          "Seconds of the same load before the measurement, in which the JVM compiles (default:"
              + " ${DEFAULT-VALUE}).")
  private int warmup;

  @Option(names = "--db", description = "Stores the games in this PostgreSQL: jdbc:postgresql://…")
  private @Nullable String database;

  @Option(
      names = "--postgres",
      description = "Starts a temporary PostgreSQL on this machine and stores the games there.")
  private boolean postgres;

  @Option(
      names = "--java-option",
      description =
          "Option of the server's JVM, replaces the defaults; may be given several times.")
  private List<String> javaOptions = List.of();

  @Mixin private ScratchFolderOption folder = new ScratchFolderOption();

  @Override
  public Integer call() {
    if (sockets < 0 || tables < 0 || rate <= 0 || seconds < 1 || warmup < 0)
      throw new CliException(
          "--sockets, --tables and --warmup must not be negative, --rate and --seconds must be"
              + " positive");
    if (!postgres) return measure(Optional.ofNullable(database));
    try (var local = LocalPostgres.start()) {
      return measure(Optional.of(local.url()));
    }
  }

  private int measure(Optional<String> url) {
    var options = javaOptions.isEmpty() ? LoadTest.JAVA_OPTIONS : javaOptions;
    try (var loadTest = new LoadTest(folder.path(), options, url)) {
      if (sockets > 0) print(loadTest.openIdle(sockets));
      if (tables > 0) print(loadTest.measureTables(tables, rate, warmup, seconds));
      return loadTest.isClean() ? 0 : 1;
    }
  }

  private void print(String line) {
    spec.commandLine().getOut().println(line);
    spec.commandLine().getOut().flush();
  }
}
