package spieltisch.developer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.loadtest.process.ServerProcess;

/// The threads of bots have a lower priority than the other threads of a real server process that
/// has the options of the launcher.
class ThreadPriorityTest {
  private static final Path ROOT = Path.of("../..");
  private static final Pattern OPTIONS = Pattern.compile("priority_options=\\((.*)\\)");
  private static final Duration TIMEOUT = Duration.ofMinutes(1);
  private static final Duration POLL_INTERVAL = Duration.ofMillis(20);

  // The nice value that the JVM gives to threads of the lowest priority.
  private static final int LOWEST = 4;
  // The position of the nice value behind the name of the thread.
  private static final int NICE = 16;

  @TempDir private Path folder = Path.of(".");

  /// A thread of the operating system.
  private record Task(String name, int nice) {
    static Task of(Path stat) {
      try {
        var text = Files.readString(stat);
        int end = text.lastIndexOf(')');
        var name = text.substring(text.indexOf('(') + 1, end);
        return new Task(name, Integer.parseInt(text.substring(end + 2).split(" ", -1)[NICE]));
      } catch (IOException _) {
        return new Task("ended", 0);
      }
    }
  }

  private static List<String> options() throws IOException {
    var matcher = OPTIONS.matcher(Files.readString(ROOT.resolve("scripts/java-options.sh")));
    assertTrue(matcher.find());
    return List.of(matcher.group(1).split(" ", -1));
  }

  @Test
  void bots_think_with_a_higher_nice_value_than_the_server_has() throws Exception {
    assumeTrue(Files.exists(Path.of("/proc/self/task")), "only Linux shows the threads");
    int own = Task.of(Path.of("/proc/self/stat")).nice();
    assumeTrue(own < LOWEST, "this process has a low priority itself: " + own);
    try (var server = ServerProcess.start(folder, options(), List.of());
        var http = HttpClient.newHttpClient()) {
      openTableOfBots(http, server.port("web"));
      var thinkers = awaitThreads(server, "thinker-");
      for (var thinker : thinkers) assertEquals(LOWEST, thinker.nice(), thinker.name());
      var eventLoops = threads(server, "vert.x-eventloo");
      assertFalse(eventLoops.isEmpty());
      for (var eventLoop : eventLoops) assertEquals(own, eventLoop.nice(), eventLoop.name());
      assertFalse(Files.readString(folder.resolve("server.log")).contains("VM warning"));
    }
  }

  @Test
  void the_container_has_the_options_of_the_launcher() throws IOException {
    var container = Files.readString(ROOT.resolve("docs/ops/Containerfile"));
    for (var option : options()) assertTrue(container.contains('"' + option + '"'), option);
    var launcher = Files.readString(ROOT.resolve("spieltisch"));
    assertTrue(launcher.contains("\"${priority_options[@]}\""));
  }

  private static void openTableOfBots(HttpClient http, int port) throws Exception {
    var table = "{\"players\":[2,2],\"bots\":[\"best\",\"best\"]}";
    var request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/v1/tables"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(table))
            .build();
    assertEquals(201, http.send(request, BodyHandlers.ofString()).statusCode());
  }

  private static List<Task> awaitThreads(ServerProcess server, String prefix) {
    long deadline = System.nanoTime() + TIMEOUT.toNanos();
    var found = threads(server, prefix);
    while (found.isEmpty() && System.nanoTime() < deadline) {
      LockSupport.parkNanos(POLL_INTERVAL.toNanos());
      found = threads(server, prefix);
    }
    assertFalse(found.isEmpty(), "no thread " + prefix);
    return found;
  }

  private static List<Task> threads(ServerProcess server, String prefix) {
    var tasks = new ArrayList<Task>();
    try (var folders = Files.newDirectoryStream(Path.of("/proc/" + server.pid() + "/task"))) {
      for (var task : folders) tasks.add(Task.of(task.resolve("stat")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    tasks.removeIf(task -> !task.name().startsWith(prefix));
    return tasks;
  }
}
