package spieltisch.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import spieltisch.edge.DoorException;
import spieltisch.edge.Limits;
import spieltisch.edge.Ports;
import spieltisch.edge.Server;
import spieltisch.host.Host;
import spieltisch.host.SystemTime;
import spieltisch.store.SqliteLog;
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
      "  spieltisch serve --tcp-0.4 -1             without the port for protocol 0.4"
    })
final class ServeCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--address",
      defaultValue = "0.0.0.0",
      description = "Address to listen on (default: all).")
  private String address = "0.0.0.0";

  @Option(
      names = "--port",
      defaultValue = "8080",
      description = "Web pages and the WebSocket of protocol 1.0 (default: ${DEFAULT-VALUE}).")
  private int web;

  @Option(
      names = "--tcp-1.0",
      defaultValue = "8010",
      description = "Protocol 1.0 over TCP (default: ${DEFAULT-VALUE}; -1 for none).")
  private int tcp10;

  @Option(
      names = "--tcp-0.4",
      defaultValue = "8004",
      description = "Protocol 0.4 over TCP (default: ${DEFAULT-VALUE}; -1 for none).")
  private int tcp04;

  @Option(
      names = "--tcp-0.1",
      defaultValue = "8001",
      description = "Protocol 0.1 over TCP (default: ${DEFAULT-VALUE}; -1 for none).")
  private int tcp01;

  @Option(
      names = "--torres",
      defaultValue = "8003",
      description = "The Torres text protocol over TCP (default: ${DEFAULT-VALUE}; -1 for none).")
  private int torres;

  @Option(
      names = "--data",
      defaultValue = "data",
      description = "Folder for the games (default: ${DEFAULT-VALUE}).")
  private Path data = Path.of("data");

  @Option(
      names = "--bot-pause",
      defaultValue = "300",
      description =
          "Milliseconds the house's players wait before each action (default: ${DEFAULT-VALUE}).")
  private int botPause;

  @Override
  public void run() {
    try (var log = new SqliteLog(folder().resolve("spieltisch.db"));
        var time = new SystemTime();
        var host = new Host(log, time, Duration.ofMillis(botPause));
        var server = start(host)) {
      announce(server, spec.commandLine().getOut());
      waitForTheEnd();
    }
  }

  private Path folder() {
    try {
      return Files.createDirectories(data);
    } catch (IOException e) {
      throw new Complaint("the folder " + data + " cannot be made: " + e.getMessage());
    }
  }

  private Server start(Host host) {
    try {
      var ports = new Ports(address, web, tcp10, tcp04, tcp01, torres);
      return Server.start(
          host, TableOptions.standard(), ports, Limits.USUAL, "Spieltisch " + Version.number());
    } catch (DoorException e) {
      throw new Complaint(String.valueOf(e.getMessage()));
    }
  }

  private static void announce(Server server, PrintWriter out) {
    int port = server.port("web");
    out.println("Spieltisch is open. Play at http://localhost:" + port + "/");
    for (var door : server.doors())
      out.println(
          door.name().equals("web")
              ? "  protocol 1.0   ws://localhost:" + port + "/catan"
              : "  protocol " + door.name() + "   tcp://localhost:" + door.port());
    out.println("Stop with Ctrl-C.");
    out.flush();
  }

  /// Until the process is told to stop; then everything is closed in order before it ends.
  private static void waitForTheEnd() {
    var main = Thread.currentThread();
    var stop = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  stop.countDown();
                  try {
                    main.join(Duration.ofSeconds(10));
                  } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                  }
                }));
    try {
      stop.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
