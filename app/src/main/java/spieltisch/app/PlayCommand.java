package spieltisch.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import spieltisch.app.server.GameServer;

/// `spieltisch play`: runs a server that only this machine reaches, and opens the page in the
/// default browser.
@Command(
    name = "play",
    description = "Runs a server for this machine alone and opens the page in the browser.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  spieltisch play                  plays at http://localhost:8080/",
      "  spieltisch play --port 8090      if another program uses the port 8080",
      "",
      "Games that run in the browser belong to the address, so keep the port to find them again."
    })
final class PlayCommand implements Runnable {
  private static final String NO_PORT = "-1";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--port",
      defaultValue = "8080",
      description = "Port of the page; 0 for any free port (default: ${DEFAULT-VALUE}).")
  private int port;

  @Option(
      names = "--data",
      defaultValue = "${sys:user.home}/.spieltisch",
      description = "Folder for the games (default: ${DEFAULT-VALUE}).")
  private Path data = Path.of("data");

  @Option(names = "--no-browser", description = "Does not open a browser.")
  private boolean isBrowserClosed;

  @Override
  public void run() {
    var serve = new ServeCommand();
    new CommandLine(serve)
        .setOut(spec.commandLine().getOut())
        .parseArgs(serveArguments().toArray(String[]::new));
    serve.run(this::open);
  }

  List<String> serveArguments() {
    var arguments =
        new ArrayList<>(
            List.of(
                "--address",
                "127.0.0.1",
                "--port",
                Integer.toString(port),
                "--data",
                data.toString()));
    for (var unused : List.of("--tcp-1.0", "--tcp-1.0-ascii", "--tcp-0.4", "--tcp-0.1", "--torres"))
      arguments.addAll(List.of(unused, NO_PORT));
    return arguments;
  }

  private void open(GameServer server) {
    if (isBrowserClosed) return;
    var url = "http://localhost:" + server.port("web") + "/";
    try {
      new ProcessBuilder(opener(System.getProperty("os.name"), url))
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException _) {
      var out = spec.commandLine().getOut();
      out.println("No browser could be opened. Open " + url + " yourself.");
      out.flush();
    }
  }

  /// Returns the command that opens a page in the default browser.
  static List<String> opener(String system, String url) {
    var name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) return List.of("rundll32", "url.dll,FileProtocolHandler", url);
    return List.of(name.startsWith("mac") ? "open" : "xdg-open", url);
  }
}
