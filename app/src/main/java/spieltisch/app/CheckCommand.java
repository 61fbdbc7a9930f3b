package spieltisch.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import spieltisch.client.Checker;
import spieltisch.client.LinkException;
import spieltisch.siedler.Dialect;
import spieltisch.siedler.Word;

/// `spieltisch check`: how well a server keeps to the Catan protocol.
@Command(
    name = "check",
    description =
        "Plays a whole game with three players on a server of the Catan protocol, asks for what is not"
            + " allowed, and reports clause by clause what the server does right, wrong or left open.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  spieltisch check ws://localhost:8080/catan",
      "  spieltisch check tcp://localhost:8004 --dialect 0.4 --json findings.json --junit findings.xml",
      "",
      "The server must have a free table for three players. Sections are those of the document 1.0.",
      "Exit code: 0 if nothing is wrong, 1 if something is or the server cannot be used, 2 for wrong options."
    })
final class CheckCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "ADDRESS",
      description = "Where the server is: ws://, wss:// or tcp://HOST:PORT.")
  private String address = "";

  @Option(
      names = "--dialect",
      defaultValue = "1.0",
      description = "The protocol: 1.0, 0.4 or 1.0-ascii (default: ${DEFAULT-VALUE}).")
  private String dialect = "1.0";

  @Option(names = "--json", paramLabel = "FILE", description = "Writes the findings as JSON.")
  private @Nullable Path json;

  @Option(names = "--junit", paramLabel = "FILE", description = "Writes the findings as JUnit XML.")
  private @Nullable Path junit;

  @Override
  public Integer call() throws InterruptedException {
    var server = Choices.address(address);
    try {
      var report = new Checker(server::open, protocol()).check();
      var findings = new Findings(address, report);
      spec.commandLine().getOut().print(findings.text());
      spec.commandLine().getOut().flush();
      if (json != null) write(json, findings.json());
      if (junit != null) write(junit, findings.junit());
      return report.wrong().isEmpty() ? 0 : 1;
    } catch (LinkException e) {
      throw new Complaint(String.valueOf(e.getMessage()));
    }
  }

  private Dialect protocol() {
    var chosen = Choices.dialect(dialect);
    if (!chosen.words().has(Word.GAME_ENDED))
      throw new Complaint("a game of protocol " + dialect + " has no end, so it cannot be checked");
    return chosen;
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new Complaint("the file " + file + " cannot be written: " + e.getMessage());
    }
  }
}
