package spieltisch.developer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The jar that is released, started with `java -jar` in an empty folder, serves clients that use
/// nothing of this project.
class StartedJarTest {
  private static final Path JAR = Path.of("../../app/target/spieltisch.jar").toAbsolutePath();
  private static final Pattern ENDPOINT =
      Pattern.compile("protocol (\\S+) +tcp://localhost:(\\d+)");
  private static final int ROLLS = 30;
  private static final int STOP_SECONDS = 60;

  @TempDir private Path folder = Path.of(".");

  /// Starts the server on free ports of this machine, and otherwise as it is.
  private Process start() throws IOException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var command = new ArrayList<>(List.of(java, "-jar", JAR.toString(), "serve"));
    command.addAll(List.of("--address", "127.0.0.1", "--data", folder.toString()));
    for (var port :
        List.of("--port", "--tcp-1.0", "--tcp-0.4", "--tcp-0.1", "--tcp-1.0-ascii", "--torres"))
      command.addAll(List.of(port, "0"));
    var process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectError(folder.resolve("errors").toFile())
            .start();
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    return process;
  }

  private static Map<String, Integer> ports(Process server) throws IOException {
    var ports = new TreeMap<String, Integer>();
    var out = server.inputReader(StandardCharsets.UTF_8);
    for (var line = out.readLine(); line != null; line = out.readLine()) {
      var endpoint = ENDPOINT.matcher(line);
      if (endpoint.find()) ports.put(endpoint.group(1), Integer.valueOf(endpoint.group(2)));
      if (line.equals("Stop with Ctrl-C.")) break;
    }
    return ports;
  }

  @Test
  void strangers_play_on_it_in_two_protocols() throws Exception {
    var server = start();
    try {
      var ports = ports(server);
      for (var protocol : List.of("1.0", "0.4")) {
        assertTrue(ports.containsKey(protocol), () -> ports + " " + errors());
        assertEquals(List.of(ROLLS, ROLLS, ROLLS), play(ports.get(protocol)), protocol);
      }
      server.destroy();
      assertTrue(server.waitFor(STOP_SECONDS, TimeUnit.SECONDS), "the server does not stop");
      assertEquals(0, server.exitValue(), this::errors);
    } finally {
      server.destroyForcibly();
    }
  }

  private String errors() {
    try {
      return Files.readString(folder.resolve("errors"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Lets three clients found and play, and returns how many rolls each has seen.
  private static List<Integer> play(int port) throws Exception {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor();
        var red = new StatusClient(port, "Rot", ROLLS);
        var blue = new StatusClient(port, "Blau", ROLLS);
        var orange = new StatusClient(port, "Orange", ROLLS)) {
      var seen = new ArrayList<Integer>();
      for (var client : threads.invokeAll(List.of(red, blue, orange))) seen.add(client.get());
      return seen;
    }
  }
}
