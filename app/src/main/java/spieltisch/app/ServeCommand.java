package spieltisch.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import spieltisch.app.options.AnalysisOptions;
import spieltisch.app.options.DatabaseOptions;
import spieltisch.app.options.KeywordSpellingOption;
import spieltisch.app.options.LimitOptions;
import spieltisch.app.options.LogFormat;
import spieltisch.app.options.PortOptions;
import spieltisch.app.options.PublicTableOptions;
import spieltisch.app.options.RetentionOptions;
import spieltisch.app.options.SecurityOptions;
import spieltisch.app.server.Announcement;
import spieltisch.app.server.GameServer;
import spieltisch.app.server.HostSettings;
import spieltisch.app.server.ShutdownSignal;
import spieltisch.app.server.SystemdNotifier;
import spieltisch.edge.PortUnavailableException;
import spieltisch.edge.config.DialectTables;
import spieltisch.edge.config.ServerSetup;
import spieltisch.store.Log;
import spieltisch.store.StoreException;
import spieltisch.store.postgres.PostgresLog;
import spieltisch.store.sqlite.SqliteLog;

/// `spieltisch serve`: runs the server until it receives SIGTERM or SIGINT.
@Command(
    name = "serve",
    description = "Runs the server.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch serve                 all protocols on the default ports",
      "  spieltisch serve --port 80 --data /var/lib/spieltisch",
      "  spieltisch serve --tcp-0.4 -1    without the port for protocol 0.4",
      "  spieltisch serve --port 443 --tls-cert cert.pem --tls-key key.pem",
      "  spieltisch serve --address 127.0.0.1 --trusted-proxy 127.0.0.1 --host-name play.example.org",
      "                                   behind a proxy on the same machine",
      "  spieltisch serve --single        one game at a time, as in the document 1.0",
      "",
      "On SIGTERM and Ctrl-C the server finishes pending requests, asks all clients to reconnect, and"
          + " exits with code 0."
    })
final class ServeCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--data",
      defaultValue = "data",
      description = "Folder for the games (default: ${DEFAULT-VALUE}).")
  private Path data = Path.of("data");

  @Option(
      names = "--node",
      defaultValue = "node",
      description = "Name of this server among several (default: ${DEFAULT-VALUE}).")
  private String node = "node";

  @Option(
      names = "--bot-pause",
      defaultValue = "300",
      description = "Milliseconds that bots wait before each action (default: ${DEFAULT-VALUE}).")
  private int botPause;

  @Option(
      names = "--single",
      description =
          "One game of Catan at a time and nothing else, as in the document 1.0; clients that connect"
              + " during a game are refused.")
  private boolean single;

  @Option(
      names = "--log-format",
      defaultValue = "text",
      description =
          "Format of the log on standard error: ${COMPLETION-CANDIDATES} (default:"
              + " ${DEFAULT-VALUE}).")
  private LogFormat logFormat = LogFormat.text;

  @Mixin private DatabaseOptions database = new DatabaseOptions();

  @ArgGroup(validate = false, heading = "%nFinished games:%n")
  private RetentionOptions retention = new RetentionOptions();

  @Mixin private KeywordSpellingOption keywordSpelling = new KeywordSpellingOption();

  @ArgGroup(validate = false, heading = "%nAddress and ports:%n")
  private PortOptions ports = new PortOptions();

  @ArgGroup(validate = false, heading = "%nTables:%n")
  private PublicTableOptions publicTables = new PublicTableOptions();

  @ArgGroup(validate = false, heading = "%nLimits:%n")
  private LimitOptions limits = new LimitOptions();

  @ArgGroup(validate = false, heading = "%nAnalyses of finished games:%n")
  private AnalysisOptions analyses = new AnalysisOptions();

  @ArgGroup(validate = false, heading = "%nSecurity:%n")
  private SecurityOptions security = new SecurityOptions();

  private final ShutdownSignal shutdownSignal = new ShutdownSignal();

  @Override
  public void run() {
    run(_ -> {});
  }

  /// Runs the server.
  ///
  /// @param started receives the server when it has started
  void run(Consumer<GameServer> started) {
    logFormat.use();
    var hostSettings = hostSettings(new SecureRandom());
    var serverSetup = serverSetup(dialectTables());
    shutdownSignal.listen();
    try (var log = openLog();
        var server = start(log, hostSettings, serverSetup);
        var _ = new SystemdNotifier(System.getenv(), server::isResponsive)) {
      announce(new Announcement(serverSetup, server.ports()));
      started.accept(server);
      shutdownSignal.await();
    } finally {
      shutdownSignal.done();
    }
  }

  /// @param random the random source for seeds and ids
  HostSettings hostSettings(RandomGenerator random) {
    if (botPause < 0) throw new CliException("--bot-pause must not be negative");
    return new HostSettings(
        node,
        Duration.ofMillis(botPause),
        limits.disconnectTimeouts(),
        retention.retention(),
        limits.chatBurst(),
        limits.emptyTables(),
        random);
  }

  /// Returns the options of the tables that the server itself opens.
  DialectTables dialectTables() {
    return publicTables.tables();
  }

  ServerSetup serverSetup(DialectTables tables) {
    var setup =
        ServerSetup.standard(
                tables, ports.ports(), limits.limits(), "Spieltisch " + Version.number())
            .with(security.security())
            .with(analyses.limits())
            .with(keywordSpelling.keywordSpelling());
    return single ? setup.singleGame() : setup;
  }

  Log openLog() {
    try {
      var url = database.url();
      return url.isPresent()
          ? new PostgresLog(url.get())
          : new SqliteLog(folder().resolve("spieltisch.db"));
    } catch (StoreException e) {
      throw new CliException(String.valueOf(e.getMessage()));
    }
  }

  private Path folder() {
    try {
      return Files.createDirectories(data);
    } catch (IOException _) {
      throw new CliException("cannot create the folder " + data);
    }
  }

  private static GameServer start(Log log, HostSettings hostSettings, ServerSetup serverSetup) {
    try {
      return new GameServer(log, hostSettings, serverSetup);
    } catch (PortUnavailableException e) {
      throw new CliException(String.valueOf(e.getMessage()));
    }
  }

  private void announce(Announcement announcement) {
    var out = spec.commandLine().getOut();
    for (var line : announcement.lines()) out.println(line);
    out.flush();
  }
}
