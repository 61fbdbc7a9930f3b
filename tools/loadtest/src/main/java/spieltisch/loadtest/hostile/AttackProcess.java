package spieltisch.loadtest.hostile;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import spieltisch.loadtest.LoadTestException;
import spieltisch.loadtest.process.ServerProcess;

/// Runs all hostile clients of a soak in a separate process.
///
/// The process has the lowest CPU priority, because real attackers run on other machines and do not
/// compete with the server for its processors.
public final class AttackProcess implements AutoCloseable {
  private static final int HOSTILE_CLIENTS = 24;

  /// The name of the main class with the command `soak`. The class is not referenced directly,
  /// because this module must not depend on the command line.
  private static final String MAIN_CLASS = "spieltisch.developer.DeveloperTools";

  private final Process process;

  private AttackProcess(Process process) {
    this.process = process;
  }

  static AttackProcess start(ServerProcess server, long messages, long seed) {
    var command = new ArrayList<>(List.of("nice", "-n", "19"));
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-Xmx256m", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.addAll(List.of(MAIN_CLASS, "soak", "attack"));
    command.addAll(List.of("--messages", "" + messages, "--seed", "" + seed));
    server
        .ports()
        .forEach((endpoint, port) -> command.addAll(List.of("--door", endpoint + "=" + port)));
    try {
      var process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.to(new File("/dev/null")))
              .start();
      Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
      return new AttackProcess(process);
    } catch (IOException e) {
      throw new LoadTestException("cannot start the hostile clients: " + e.getMessage());
    }
  }

  boolean hasExited() {
    return !process.isAlive();
  }

  /// Whether the hostile clients have sent all messages.
  boolean isComplete() {
    return hasExited() && process.exitValue() == 0;
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }

  /// The main routine of the process. The process runs all hostile clients until every message is
  /// sent.
  public static void run(Map<String, Integer> ports, long messages, long seed)
      throws InterruptedException {
    var remaining = new AtomicLong(messages);
    var threads = new ArrayList<Thread>();
    for (int i = 1; i <= HOSTILE_CLIENTS; i++)
      threads.add(Thread.ofVirtual().start(new HostileClient(ports, i, seed, remaining)));
    while (remaining.get() > 0) TimeUnit.MILLISECONDS.sleep(100);
    for (var thread : threads) thread.interrupt();
    for (var thread : threads) thread.join();
  }
}
