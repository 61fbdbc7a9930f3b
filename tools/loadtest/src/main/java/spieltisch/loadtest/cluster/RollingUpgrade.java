package spieltisch.loadtest.cluster;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import spieltisch.client.transport.LinkException;
import spieltisch.loadtest.LoadTestException;
import spieltisch.loadtest.crash.CrashReport;
import spieltisch.loadtest.crash.TranscribedGames;
import spieltisch.loadtest.process.ServerProcess;
import spieltisch.localpostgres.LocalPostgres;

/// Runs three servers of an earlier version on one PostgreSQL and replaces them one after the other
/// by this version, while games go on. One server is then replaced by the earlier version again. At
/// the end the clients' transcripts are compared with the log.
public final class RollingUpgrade implements AutoCloseable {
  private static final int NODES = 3;
  private static final long BETWEEN_STEPS_MILLIS = 4_000;

  private final Path folder;
  private final int tables;
  private final Path earlierJar;
  private final Consumer<String> out;
  private final LocalPostgres postgres;
  private final AtomicReferenceArray<ServerProcess> nodes = new AtomicReferenceArray<>(NODES);
  private final TranscribedGames games = new TranscribedGames("Upgrade", this::aliveNode);
  private int steps;

  /// @param earlierJar the jar of the earlier version
  public RollingUpgrade(Path folder, int tables, Path earlierJar, Consumer<String> out) {
    this.folder = folder;
    this.tables = tables;
    this.earlierJar = earlierJar;
    this.out = out;
    out.accept("Starting PostgreSQL and three servers of the earlier version.");
    postgres = LocalPostgres.start();
  }

  public CrashReport run() throws InterruptedException {
    for (int node = 0; node < NODES; node++) start(node, Optional.of(earlierJar));
    var played = games.playDuring(tables, this::replaceNodes);
    return CrashReport.of(steps, nodes.get(1), played);
  }

  private void replaceNodes() throws InterruptedException {
    for (int node = 0; node < NODES; node++) replace(node, Optional.empty());
    replace(0, Optional.of(earlierJar));
    replace(0, Optional.empty());
    Thread.sleep(BETWEEN_STEPS_MILLIS);
  }

  private void replace(int node, Optional<Path> jar) throws InterruptedException {
    Thread.sleep(BETWEEN_STEPS_MILLIS);
    steps++;
    out.accept(
        "%d games finished. Now node %d is replaced by %s version."
            .formatted(games.finished(), node, jar.isPresent() ? "the earlier" : "this"));
    int code = nodes.get(node).stop();
    if (code != 0) throw new LoadTestException("node " + node + " ended with code " + code);
    start(node, jar);
  }

  private void start(int node, Optional<Path> jar) {
    nodes.set(
        node,
        ServerProcess.start(
            jar.map(Path::toString).orElse(System.getProperty("java.class.path")),
            folder.resolve("node" + node),
            List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx256m"),
            List.of(
                "--db",
                postgres.url(),
                "--node",
                "node" + node,
                "--connections-per-address",
                "0",
                "--messages-per-second",
                "0")));
  }

  /// Returns the given server node if it runs, otherwise the next node that runs.
  private ServerProcess aliveNode(int node) {
    for (int i = 0; i < NODES; i++) {
      var candidate = nodes.get((node + i) % NODES);
      if (candidate.isAlive()) return candidate;
    }
    throw new LinkException("no server runs");
  }

  @Override
  public void close() {
    for (int i = 0; i < NODES; i++) {
      var node = nodes.get(i);
      if (node != null) node.close();
    }
    postgres.close();
  }
}
