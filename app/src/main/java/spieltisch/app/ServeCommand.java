package spieltisch.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import spieltisch.app.options.KeywordSpellingOption;
import spieltisch.app.options.LimitOptions;
import spieltisch.app.options.PortOptions;
import spieltisch.app.options.RetentionOptions;
import spieltisch.app.options.SecurityOptions;
import spieltisch.edge.PortUnavailableException;
import spieltisch.edge.Server;
import spieltisch.edge.TimedLog;
import spieltisch.edge.config.ServerSetup;
import spieltisch.host.Host;
import spieltisch.host.HostEnvironment;
import spieltisch.host.SystemTimeSource;
import spieltisch.store.Log;
import spieltisch.store.StoreException;
import spieltisch.store.postgres.PostgresLog;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.DisconnectTimeouts;
import spieltisch.table.TableOptions;

/// `spieltisch serve`: runs the server until it is told to stop.
@Command(
    name = "serve",
    description = "Runs the server.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch serve                          everything on the usual ports, games kept in ./data",
      "  spieltisch serve --port 80 --data /var/lib/spieltisch",
      "  spieltisch serve --tcp-0.4 -1             without the port for protocol 0.4",
      "  spieltisch serve --port 443 --tls-cert cert.pem --tls-key key.pem",
      "  spieltisch serve --single                 one game, as the document 1.0 knows it",
      "",
      "On SIGTERM and Ctrl-C it finishes what it was asked for, tells everybody to come back, and ends",
      "with code 0."
    })
final class ServeCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--data",
      defaultValue = "data",
      description = "Folder for the games (default: ${DEFAULT-VALUE}).")
  private Path data = Path.of("data");

  @Option(
      names = "--db",
      description =
          "Keeps the games in PostgreSQL instead, for several servers: jdbc:postgresql://host/name?user=…")
  private @Nullable String database;

  @Option(
      names = "--node",
      defaultValue = "node",
      description = "What this server is called among others (default: ${DEFAULT-VALUE}).")
  private String node = "node";

  @Option(
      names = "--bot-pause",
      defaultValue = "300",
      description =
          "Milliseconds the house's players wait before each action (default: ${DEFAULT-VALUE}).")
  private int botPause;

  @Option(
      names = "--single",
      description =
          "One game of Catan at a time and nothing else, as the document 1.0 knows it: who comes later"
              + " is told so.")
  private boolean single;

  @Option(
      names = "--log-format",
      defaultValue = "text",
      description =
          "How events are written to the error output: ${COMPLETION-CANDIDATES} (default:"
              + " ${DEFAULT-VALUE}).")
  private LogFormat logFormat = LogFormat.text;

  @ArgGroup(validate = false, heading = "%nFinished games:%n")
  private RetentionOptions keep = new RetentionOptions();

  @Mixin private KeywordSpellingOption words = new KeywordSpellingOption();

  @ArgGroup(validate = false, heading = "%nWhere it listens:%n")
  private PortOptions ports = new PortOptions();

  @ArgGroup(validate = false, heading = "%nLimits:%n")
  private LimitOptions limits = new LimitOptions();

  @ArgGroup(validate = false, heading = "%nSecurity:%n")
  private SecurityOptions security = new SecurityOptions();

  private final ShutdownSignal shutdownSignal = new ShutdownSignal();

  @Override
  public void run() {
    logFormat.use();
    var retention = keep.retention();
    var serverSetup = setup();
    shutdownSignal.listen();
    try (var log = openLog();
        var time = new SystemTimeSource();
        var host =
            new Host(
                new TimedLog(log, serverSetup.metrics()),
                HostEnvironment.real(time),
                Duration.ofMillis(botPause),
                DisconnectTimeouts.USUAL,
                node);
        var server = start(host, serverSetup)) {
      host.keep(retention);
      host.limitChat(limits.chat());
      announce(server, spec.commandLine().getOut());
      shutdownSignal.await();
    } finally {
      shutdownSignal.done();
    }
  }

  private ServerSetup setup() {
    if (botPause < 0) throw new CliException("--bot-pause must not be negative");
    var usual =
        ServerSetup.standard(
                TableOptions.standard(),
                ports.ports(),
                limits.limits(),
                "Spieltisch " + Version.number())
            .with(security.security())
            .with(words.words());
    return single ? usual.singleGame() : usual;
  }

  private Log openLog() {
    try {
      return database == null
          ? new SqliteLog(folder().resolve("spieltisch.db"))
          : new PostgresLog(database);
    } catch (StoreException e) {
      throw new CliException(String.valueOf(e.getMessage()));
    }
  }

  private Path folder() {
    try {
      return Files.createDirectories(data);
    } catch (IOException _) {
      throw new CliException("the folder " + data + " cannot be made");
    }
  }

  private static Server start(Host host, ServerSetup serverSetup) {
    try {
      return Server.start(host, serverSetup);
    } catch (PortUnavailableException e) {
      throw new CliException(String.valueOf(e.getMessage()));
    }
  }

  private static void announce(Server server, PrintWriter out) {
    int port = server.port("web");
    out.println("Spieltisch is open. Play at http://localhost:" + port + "/");
    for (var door : server.openPorts())
      out.println(
          door.name().equals("web")
              ? "  protocol 1.0   ws://localhost:" + port + "/catan"
              : "  protocol " + door.name() + "   tcp://localhost:" + door.port());
    out.println("Stop with Ctrl-C.");
    out.flush();
  }
}
