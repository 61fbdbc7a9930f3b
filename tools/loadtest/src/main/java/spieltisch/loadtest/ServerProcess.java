package spieltisch.loadtest;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/// A server of this program as a process of its own, on free ports of this machine only.
public final class ServerProcess implements AutoCloseable {
  private static final Pattern DOOR =
      Pattern.compile("protocol (\\S+) +(?:ws|tcp)://localhost:(\\d+)(/catan)?");

  /// The program starts itself again: the load tests must not depend on its command line.
  static final String MAIN_CLASS = "spieltisch.app.Spieltisch";

  private static final String READY = "Stop with Ctrl-C.";
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final Process process;
  private final Path errors;
  private final Map<String, Integer> ports = new TreeMap<>();

  private ServerProcess(Process process, Path errors) {
    this.process = process;
    this.errors = errors;
  }

  /// Starts a server and waits until it is open. Without limits by address: all clients are here.
  ///
  /// @param folder where its games and its log are
  public static ServerProcess start(Path folder, List<String> javaOptions, List<String> more) {
    var errors = folder.resolve("server.log");
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(javaOptions);
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.addAll(List.of(MAIN_CLASS, "serve", "--address", "127.0.0.1"));
    for (var door : List.of("--port", "--tcp-1.0", "--tcp-0.4", "--tcp-0.1", "--torres"))
      command.addAll(List.of(door, "0"));
    command.addAll(List.of("--data", folder.toString(), "--bot-pause", "0"));
    command.addAll(more);
    try {
      Files.createDirectories(folder);
      var process =
          new ProcessBuilder(command)
              .redirectError(ProcessBuilder.Redirect.appendTo(errors.toFile()))
              .start();
      var server = new ServerProcess(process, errors);
      // Who breaks the command off must not leave a server behind.
      Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
      server.readPorts();
      return server;
    } catch (IOException e) {
      throw new LoadTestException("the server cannot be started: " + e.getMessage());
    }
  }

  private void readPorts() throws IOException {
    var out = new BufferedReader(process.inputReader(StandardCharsets.UTF_8));
    for (var line = out.readLine(); line != null; line = out.readLine()) {
      var door = DOOR.matcher(line);
      if (door.find())
        ports.put(door.group(3) == null ? door.group(1) : "web", Integer.valueOf(door.group(2)));
      if (line.equals(READY)) return;
    }
    throw new IOException("it ended before it was open; see " + errors);
  }

  boolean isAlive() {
    return process.isAlive();
  }

  public int port(String door) {
    var port = ports.get(door);
    if (port == null) throw new IllegalStateException("no door " + door + " in " + ports);
    return port;
  }

  /// The doors with their ports.
  Map<String, Integer> ports() {
    return Collections.unmodifiableMap(ports);
  }

  String web() {
    return "http://127.0.0.1:" + port("web");
  }

  /// SIGKILL: nothing is brought to an end.
  void kill() {
    process.destroyForcibly();
    await();
  }

  /// SIGTERM; answers the code with which the process ended.
  public int stop() {
    process.destroy();
    return await();
  }

  private int await() {
    try {
      if (process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) return process.exitValue();
      process.destroyForcibly();
      throw new LoadTestException("the server did not stop in " + PATIENCE.toSeconds() + " s");
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      process.destroyForcibly();
      return -1;
    }
  }

  /// The CPU time of the process so far.
  Duration cpu() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  /// The CPU time of its threads so far, by what they do.
  CpuUsage cpuShares() {
    return CpuUsage.of(process.pid());
  }

  /// The memory it holds, in megabytes; -1 where the system does not tell.
  long megabytes() {
    var status = new File("/proc/" + process.pid() + "/status").toPath();
    try (var lines = Files.lines(status)) {
      return lines
          .filter(line -> line.startsWith("VmRSS:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
          .findFirst()
          .orElse(-1);
    } catch (IOException _) {
      return -1;
    }
  }

  /// What the server wrote of errors.
  public List<String> errors() {
    try (var lines = Files.lines(errors)) {
      return lines
          .filter(line -> line.contains("level=ERROR") || line.contains("Exception"))
          .toList();
    } catch (IOException e) {
      return List.of("the log of the server cannot be read: " + e);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
