package spieltisch.loadtest;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/// All attackers of a server, as a process of their own. It has the lowest priority: in life they
/// have machines of their own and do not take the server's processors away.
public final class AttackProcess implements AutoCloseable {
  private static final int ATTACKERS = 24;

  private final Process process;

  private AttackProcess(Process process) {
    this.process = process;
  }

  static AttackProcess on(ServerProcess server, long messages, long seed) {
    var command = new ArrayList<>(List.of("nice", "-n", "19"));
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-Xmx256m", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.addAll(List.of(ServerProcess.MAIN_CLASS, "soak", "attack"));
    command.addAll(List.of("--messages", "" + messages, "--seed", "" + seed));
    server.ports().forEach((door, port) -> command.addAll(List.of("--door", door + "=" + port)));
    try {
      var process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.to(new File("/dev/null")))
              .start();
      Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
      return new AttackProcess(process);
    } catch (IOException e) {
      throw new LoadTestException("the attackers cannot be started: " + e.getMessage());
    }
  }

  boolean isOver() {
    return !process.isAlive();
  }

  /// Whether all messages were sent.
  boolean isComplete() {
    return isOver() && process.exitValue() == 0;
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }

  /// What the process does: everybody his worst, until all is sent.
  public static void run(Map<String, Integer> ports, long messages, long seed)
      throws InterruptedException {
    var left = new AtomicLong(messages);
    var threads = new ArrayList<Thread>();
    for (int i = 1; i <= ATTACKERS; i++)
      threads.add(Thread.ofVirtual().start(new HostileClient(ports, i, seed, left)));
    while (left.get() > 0) TimeUnit.MILLISECONDS.sleep(100);
    for (var thread : threads) thread.interrupt();
    for (var thread : threads) thread.join();
  }
}
