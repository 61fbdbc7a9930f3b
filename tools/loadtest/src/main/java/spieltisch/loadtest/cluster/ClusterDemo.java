package spieltisch.loadtest.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import spieltisch.client.transport.LinkException;
import spieltisch.loadtest.crash.CrashReport;
import spieltisch.loadtest.crash.TranscribedGames;
import spieltisch.loadtest.process.ServerProcess;
import spieltisch.loadtest.process.TcpProxy;
import spieltisch.localpostgres.LocalPostgres;

/// Runs three servers on one PostgreSQL with a synchronous standby, and games whose players connect
/// to different servers. Servers and databases fail one after the other. At the end the clients'
/// transcripts are compared with the log.
public final class ClusterDemo implements AutoCloseable {
  private static final int NODES = 3;
  private static final long BETWEEN_FAULTS_MILLIS = 4_000;
  private static final long PARTITION_MILLIS = 8_000;

  private final Path folder;
  private final int tables;
  private final Consumer<String> out;
  private final LocalPostgres primary;
  private final LocalPostgres standby;
  private final TcpProxy tcpProxy;
  private final AtomicReferenceArray<ServerProcess> nodes = new AtomicReferenceArray<>(NODES);
  private final TranscribedGames games = new TranscribedGames("Demo", this::aliveNode);
  private int faults;
  private boolean isPrimaryLost;

  public ClusterDemo(Path folder, int tables, Consumer<String> out) {
    this.folder = folder;
    this.tables = tables;
    this.out = out;
    out.accept("Starting PostgreSQL with a synchronous standby.");
    primary = LocalPostgres.start();
    standby = LocalPostgres.standbyOf(primary);
    primary.execute("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
    primary.execute("SELECT pg_reload_conf()");
    tcpProxy = new TcpProxy(primary.port());
  }

  public CrashReport run() throws InterruptedException {
    for (int i = 0; i < NODES; i++) start(i);
    var played = games.playDuring(tables, this::injectFaults);
    return CrashReport.of(faults, nodes.get(1), played);
  }

  private void injectFaults() throws InterruptedException {
    Thread.sleep(BETWEEN_FAULTS_MILLIS);
    announceFault("node 0 is killed; its players connect to the other nodes");
    nodes.get(0).kill();
    Thread.sleep(BETWEEN_FAULTS_MILLIS);
    out.accept("Node 0 is started again.");
    start(0);
    Thread.sleep(BETWEEN_FAULTS_MILLIS);
    announceFault("PostgreSQL is killed and started again");
    primary.kill();
    primary.startServer();
    Thread.sleep(BETWEEN_FAULTS_MILLIS);
    announceFault("node 2 is cut off from PostgreSQL for " + PARTITION_MILLIS / 1000 + " s");
    tcpProxy.disconnect();
    Thread.sleep(PARTITION_MILLIS);
    tcpProxy.reconnect();
    out.accept("Node 2 can reach PostgreSQL again.");
    Thread.sleep(BETWEEN_FAULTS_MILLIS);
    announceFault("the primary is killed for good and the standby is promoted");
    nodes.get(2).stop();
    primary.kill();
    isPrimaryLost = true;
    standby.promote();
    start(2);
    Thread.sleep(BETWEEN_FAULTS_MILLIS);
  }

  private void announceFault(String sentence) {
    faults++;
    out.accept("%d games finished. Now %s.".formatted(games.finished(), sentence));
  }

  /// Starts a node. The last node reaches the primary database through the proxy, as long as the
  /// primary runs.
  private void start(int node) {
    boolean usesProxy = node == NODES - 1 && !isPrimaryLost;
    var url =
        usesProxy
            ? primary.url().replace(":" + primary.port() + "/", ":" + tcpProxy.port() + "/")
            : primary.urlWith(standby);
    nodes.set(
        node,
        ServerProcess.start(
            folder.resolve("node" + node),
            List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx256m"),
            List.of(
                "--db",
                url,
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
  public void close() throws IOException {
    for (int i = 0; i < NODES; i++) {
      var node = nodes.get(i);
      if (node != null) node.close();
    }
    tcpProxy.close();
    standby.close();
    primary.close();
  }
}
