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
import spieltisch.app.options.LogFormat;
import spieltisch.checker.CheckReport;
import spieltisch.checker.server.ServerConformanceCheck;
import spieltisch.client.transport.LinkException;

/// `spieltisch check`: checks the conformance of a server or a client to the Catan protocol.
@Command(
    name = "check",
    description = {
      "Checks a server or a client of the Catan protocol.",
      "On a server it plays a whole game with three players, sends illegal requests, and reports for each"
          + " clause whether the server was right, wrong, or the clause stayed open. With --client it"
          + " waits for a client and checks it in the same way."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch check ws://localhost:8080/catan",
      "  spieltisch check tcp://localhost:8004 --dialect 0.4 --junit findings.xml",
      "  spieltisch check --client ws://localhost:8080/catan",
      "  spieltisch check --client tcp://localhost:8004 --dialect 0.4",
      "",
      "The server must have a free table for three players. For protocol 0.1, which has neither a robber"
          + " nor an end, the table must use the rules of 0.1.",
      "A client must connect to the address four times: for a game exactly as in the document, for a game"
          + " with the peculiarities of other servers, for a game that another player leaves, and for a server of"
          + " another protocol version. Clauses for which it does not connect stay open.",
      "Sections refer to the document 1.0. Clauses without a section come from the practice of other"
          + " programs.",
      "Exit code: 0 if nothing is wrong, 1 if something is wrong or the other side is unusable, 2 for wrong"
          + " options."
    })
final class CheckCommand implements Callable<Integer> {
  private static final int VICTORY_POINTS = 10;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "ADDRESS",
      description =
          "Address of the server (ws://, wss:// or tcp://HOST:PORT), or address to wait for the"
              + " client (ws:// or tcp://).")
  private String address = "";

  @Option(names = "--client", description = "Waits for a client and checks it.")
  private boolean isClient;

  @Option(
      names = "--dialect",
      defaultValue = "1.0",
      description = "Protocol: 1.0, 0.4, 0.1 or 1.0-ascii (default: ${DEFAULT-VALUE}).")
  private String dialect = "1.0";

  @Option(
      names = "--response-timeout",
      defaultValue = "30",
      paramLabel = "SECONDS",
      description = "How long a client may take for each step (default: ${DEFAULT-VALUE}).")
  private int responseSeconds;

  @Option(
      names = "--wait",
      defaultValue = "300",
      paramLabel = "SECONDS",
      description = "How long a client may take to connect (default: ${DEFAULT-VALUE}).")
  private int connectSeconds;

  @Option(names = "--json", paramLabel = "FILE", description = "Writes the findings as JSON.")
  private @Nullable Path json;

  @Option(names = "--junit", paramLabel = "FILE", description = "Writes the findings as JUnit XML.")
  private @Nullable Path junit;

  @Override
  public Integer call() throws InterruptedException {
    try {
      var report = isClient ? checkClient() : checkServer();
      publish(new CheckReportWriter(address, report));
      return report.wrong().isEmpty() ? 0 : 1;
    } catch (LinkException e) {
      throw new CliException(String.valueOf(e.getMessage()));
    }
  }

  private CheckReport checkServer() throws InterruptedException {
    return new ServerConformanceCheck(
            CliChoices.address(address)::open,
            CliChoices.dialect(dialect),
            spec.commandLine().getErr()::println)
        .check();
  }

  private CheckReport checkClient() throws InterruptedException {
    LogFormat.onlyWarnings();
    var check =
        new ClientCheckRunner(
            CliChoices.dialect(dialect),
            Duration.ofSeconds(responseSeconds),
            Duration.ofSeconds(connectSeconds),
            VICTORY_POINTS,
            new SecureRandom());
    try (var checkListener = new CheckListener(CliChoices.address(address).uri())) {
      return check.run(checkListener, spec.commandLine().getErr()::println);
    }
  }

  private void publish(CheckReportWriter writer) {
    spec.commandLine().getOut().print(writer.text());
    spec.commandLine().getOut().flush();
    if (json != null) write(json, writer.json());
    if (junit != null) write(junit, writer.junit());
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new CliException("cannot write the file " + file + ": " + e.getMessage());
    }
  }
}
