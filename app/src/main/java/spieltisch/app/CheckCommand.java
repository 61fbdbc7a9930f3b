package spieltisch.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import spieltisch.app.check.CheckListener;
import spieltisch.app.check.CheckReportWriter;
import spieltisch.app.check.ClientCheckRunner;
import spieltisch.app.options.CliChoices;
import spieltisch.checker.CheckReport;
import spieltisch.checker.server.ServerChecker;
import spieltisch.client.transport.LinkException;

/// `spieltisch check`: how well a server, or a client, keeps to the Catan protocol.
@Command(
    name = "check",
    description =
        "Plays a whole game with three players on a server of the Catan protocol, asks for what is not"
            + " allowed, and reports clause by clause what the server does right, wrong or left open;"
            + " or waits for a client and does the same from the other side.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch check ws://localhost:8080/catan",
      "  spieltisch check tcp://localhost:8004 --dialect 0.4 --json findings.json --junit findings.xml",
      "  spieltisch check --client ws://localhost:8080/catan",
      "  spieltisch check --client tcp://localhost:8004 --dialect 0.4",
      "",
      "The server must have a free table for three players; for protocol 0.1, which has neither robber nor",
      "end, one with its rules. A client is waited for at the address, four",
      "times: for a game as the document says, for one as on other people's servers, for one that somebody",
      "leaves, and for a server of another version; what it does not come for stays open.",
      "Sections are those of the document 1.0; what has none is demanded by practice.",
      "Exit code: 0 if nothing is wrong, 1 if something is or the other side cannot be used, 2 for wrong",
      "options."
    })
final class CheckCommand implements Callable<Integer> {
  private static final int POINTS_TO_WIN = 10;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "ADDRESS",
      description =
          "Where the server is, or where the client is waited for: ws://, wss:// or tcp://HOST:PORT.")
  private String address = "";

  @Option(names = "--client", description = "Waits for a client and checks that.")
  private boolean isClient;

  @Option(
      names = "--dialect",
      defaultValue = "1.0",
      description = "The protocol: 1.0, 0.4, 0.1 or 1.0-ascii (default: ${DEFAULT-VALUE}).")
  private String dialect = "1.0";

  @Option(
      names = "--patience",
      defaultValue = "30",
      paramLabel = "SECONDS",
      description = "How long a client may take for one thing (default: ${DEFAULT-VALUE}).")
  private int patience;

  @Option(
      names = "--wait",
      defaultValue = "300",
      paramLabel = "SECONDS",
      description = "How long a client may take to come (default: ${DEFAULT-VALUE}).")
  private int wait;

  @Option(names = "--json", paramLabel = "FILE", description = "Writes the findings as JSON.")
  private @Nullable Path json;

  @Option(names = "--junit", paramLabel = "FILE", description = "Writes the findings as JUnit XML.")
  private @Nullable Path junit;

  @Override
  public Integer call() throws InterruptedException {
    try {
      var checkReport = isClient ? checkClient() : checkServer();
      publish(new CheckReportWriter(address, checkReport));
      return checkReport.wrong().isEmpty() ? 0 : 1;
    } catch (LinkException e) {
      throw new CliException(String.valueOf(e.getMessage()));
    }
  }

  private CheckReport checkServer() throws InterruptedException {
    return new ServerChecker(CliChoices.address(address)::open, CliChoices.dialect(dialect))
        .check();
  }

  private CheckReport checkClient() throws InterruptedException {
    LogFormat.onlyWarnings();
    var spoken = CliChoices.dialect(dialect);
    var check =
        new ClientCheckRunner(
            spoken,
            Duration.ofSeconds(patience),
            Duration.ofSeconds(wait),
            POINTS_TO_WIN,
            new SecureRandom());
    try (var checkListener = new CheckListener(CliChoices.address(address).uri())) {
      return check.at(checkListener, spec.commandLine().getErr()::println);
    }
  }

  private void publish(CheckReportWriter checkReportWriter) {
    spec.commandLine().getOut().print(checkReportWriter.text());
    spec.commandLine().getOut().flush();
    if (json != null) write(json, checkReportWriter.json());
    if (junit != null) write(junit, checkReportWriter.junit());
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new CliException("the file " + file + " cannot be written: " + e.getMessage());
    }
  }
}
