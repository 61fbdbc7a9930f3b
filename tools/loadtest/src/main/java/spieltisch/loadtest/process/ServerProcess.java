package spieltisch.loadtest.process;

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
import spieltisch.loadtest.LoadTestException;

/// A server in a separate process, started by its real command line on free loopback ports.
public final class ServerProcess implements AutoCloseable {
  private static final Pattern ENDPOINT =
      Pattern.compile("protocol (\\S+) +(?:ws|tcp)://localhost:(\\d+)(/catan)?");

  /// The name of the server's main class. The class is not referenced directly, because this module
  /// must not depend on the command line.
  private static final String MAIN_CLASS = "spieltisch.app.Spieltisch";

  private static final List<String> PORT_OPTIONS =
      List.of("--port", "--tcp-1.0", "--tcp-0.4", "--tcp-0.1", "--tcp-1.0-ascii", "--torres");

  private static final String READY = "Stop with Ctrl-C.";
  private static final Duration STOP_TIMEOUT = Duration.ofSeconds(60);

  private final Process process;
  private final Path errors;
  private final Map<String, Integer> ports = new TreeMap<>();

  private ServerProcess(Process process, Path errors) {
    this.process = process;
    this.errors = errors;
  }

  /// Starts a server and waits until it listens.
  ///
  /// @param folder the folder for the server's games and its log
  /// @param serveOptions further options of the command `serve`
  public static ServerProcess start(
      Path folder, List<String> javaOptions, List<String> serveOptions) {
    return start(System.getProperty("java.class.path"), folder, javaOptions, serveOptions);
  }

  /// Starts a server of another version.
  ///
  /// @param classPath the class path of that version
  public static ServerProcess start(
      String classPath, Path folder, List<String> javaOptions, List<String> serveOptions) {
    var errors = folder.resolve("server.log");
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(javaOptions);
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-cp"));
    command.add(classPath);
    command.addAll(List.of(MAIN_CLASS, "serve", "--address", "127.0.0.1"));
    for (var portOption : PORT_OPTIONS) command.addAll(List.of(portOption, "0"));
    command.addAll(List.of("--data", folder.toString()));
    if (!serveOptions.contains("--bot-pause")) command.addAll(List.of("--bot-pause", "0"));
    command.addAll(serveOptions);
    try {
      Files.createDirectories(folder);
      var process =
          new ProcessBuilder(command)
              .redirectError(ProcessBuilder.Redirect.appendTo(errors.toFile()))
              .start();
      var server = new ServerProcess(process, errors);
      // An interrupted test must not leave a server running.
      Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
      server.readPorts();
      return server;
    } catch (IOException e) {
      throw new LoadTestException("cannot start the server: " + e.getMessage());
    }
  }

  private void readPorts() throws IOException {
    var out = new BufferedReader(process.inputReader(StandardCharsets.UTF_8));
    for (var line = out.readLine(); line != null; line = out.readLine()) {
      var endpoint = ENDPOINT.matcher(line);
      if (endpoint.find())
        ports.put(
            endpoint.group(3) == null ? endpoint.group(1) : "web",
            Integer.valueOf(endpoint.group(2)));
      if (line.equals(READY)) return;
    }
    throw new IOException("it exited before it listened; see " + errors);
  }

  public boolean isAlive() {
    return process.isAlive();
  }

  public long pid() {
    return process.pid();
  }

  public int port(String endpoint) {
    var port = ports.get(endpoint);
    if (port == null) throw new IllegalStateException("no endpoint " + endpoint + " in " + ports);
    return port;
  }

  /// The ports of the server by endpoint name.
  public Map<String, Integer> ports() {
    return Collections.unmodifiableMap(ports);
  }

  public String web() {
    return "http://127.0.0.1:" + port("web");
  }

  /// Kills the process with SIGKILL.
  public void kill() {
    process.destroyForcibly();
    await();
  }

  /// Stops the process with SIGTERM and returns its exit code.
  public int stop() {
    process.destroy();
    return await();
  }

  private int await() {
    try {
      if (process.waitFor(STOP_TIMEOUT.toSeconds(), TimeUnit.SECONDS)) return process.exitValue();
      process.destroyForcibly();
      throw new LoadTestException("the server did not stop in " + STOP_TIMEOUT.toSeconds() + " s");
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      process.destroyForcibly();
      return -1;
    }
  }

  /// The CPU time that the process has used so far.
  public Duration cpu() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  /// The CPU time that the threads of the process have used so far, by thread group.
  public CpuUsage cpuUsage() {
    return CpuUsage.of(process.pid());
  }

  /// The resident memory of the process in megabytes; -1 if the operating system has no `/proc`.
  public long megabytes() {
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

  /// The lines of the server log that contain errors or exceptions.
  public List<String> errors() {
    try (var lines = Files.lines(errors)) {
      return lines
          .filter(line -> line.contains("level=ERROR") || line.contains("Exception"))
          .toList();
    } catch (IOException e) {
      return List.of("cannot read the server log: " + e);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
