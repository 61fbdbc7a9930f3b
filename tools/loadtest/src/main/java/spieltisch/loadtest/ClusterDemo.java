package spieltisch.loadtest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import spieltisch.client.transport.LinkException;
import spieltisch.localpostgres.LocalPostgres;

/// Three servers on one PostgreSQL, games whose players sit at different servers, and one disaster
/// after another; at the end the players' notes are compared with the log.
public final class ClusterDemo implements AutoCloseable {
  private static final int NODES = 3;
  private static final long CALM_MILLIS = 4_000;
  private static final long CUT_MILLIS = 8_000;

  private final Path folder;
  private final int tables;
  private final Consumer<String> out;
  private final LocalPostgres primary;
  private final LocalPostgres standby;
  private final TcpProxy tcpProxy;
  private final AtomicReferenceArray<ServerProcess> nodes = new AtomicReferenceArray<>(NODES);
  private final AtomicBoolean isEnding = new AtomicBoolean();
  private final AtomicInteger names = new AtomicInteger();
  private final ConcurrentLinkedQueue<CrashSoak.PlayedTable> played = new ConcurrentLinkedQueue<>();
  private int disasters;

  public ClusterDemo(Path folder, int tables, Consumer<String> out) {
    this.folder = folder;
    this.tables = tables;
    this.out = out;
    out.accept(
        "PostgreSQL is started, with a standby that has every commit before it is confirmed.");
    primary = LocalPostgres.start();
    standby = LocalPostgres.standbyOf(primary);
    primary.execute("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
    primary.execute("SELECT pg_reload_conf()");
    tcpProxy = new TcpProxy(primary.port());
  }

  public CrashReport run() throws InterruptedException {
    for (int i = 0; i < NODES; i++) start(i);
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var groups = new ArrayList<Future<?>>();
      for (int i = 0; i < tables; i++) groups.add(threads.submit(this::playOnAndOn));
      disasters();
      isEnding.set(true);
      for (var group : groups) group.get();
    } catch (ExecutionException e) {
      throw new LoadTestException("a game could not be finished: " + e.getCause());
    }
    return CrashReport.of(disasters, nodes.get(1), List.copyOf(played));
  }

  private void disasters() throws InterruptedException {
    Thread.sleep(CALM_MILLIS);
    disaster("node 0 is killed; its players go to the others");
    nodes.get(0).kill();
    Thread.sleep(CALM_MILLIS);
    out.accept("node 0 is back");
    start(0);
    Thread.sleep(CALM_MILLIS);
    disaster("PostgreSQL is killed and started again");
    primary.kill();
    primary.startServer();
    Thread.sleep(CALM_MILLIS);
    disaster("node 2 is cut off from PostgreSQL for " + CUT_MILLIS / 1000 + " s");
    tcpProxy.pull();
    Thread.sleep(CUT_MILLIS);
    tcpProxy.plugIn();
    out.accept("node 2 has its database again");
    Thread.sleep(CALM_MILLIS);
    disaster("the primary is killed for good and the standby takes its place");
    nodes.get(2).stop();
    primary.kill();
    standby.promote();
    start(2);
    Thread.sleep(CALM_MILLIS);
  }

  private void disaster(String sentence) {
    disasters++;
    out.accept("%d games finished so far. Now %s.".formatted(played.size(), sentence));
  }

  /// The last node has the cable between itself and the primary, as long as that one lives.
  private void start(int node) {
    boolean isOnTheCable = node == NODES - 1 && disasters < 4;
    var url =
        isOnTheCable
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

  /// A node that runs: this one if it can be.
  private ServerProcess near(int node) {
    for (int i = 0; i < NODES; i++) {
      var candidate = nodes.get((node + i) % NODES);
      if (candidate.isAlive()) return candidate;
    }
    throw new LinkException("no server runs");
  }

  private void playOnAndOn() {
    do played.add(playOne());
    while (!isEnding.get());
  }

  /// Each of the three players sits at a server of his own.
  private CrashSoak.PlayedTable playOne() {
    int number = names.incrementAndGet();
    var name = "Demo " + number;
    var id = openTable(name);
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var players = new ArrayList<Future<ClientTranscript>>();
      for (int i = 0; i < CrashSoak.PLAYERS; i++) {
        int node = i;
        var player = new CrashPlayer(() -> near(node), name, i, number);
        players.add(threads.submit(player::play));
      }
      var notes = new ArrayList<ClientTranscript>();
      for (var player : players) notes.add(player.get());
      return new CrashSoak.PlayedTable(id, notes);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new LinkException("interrupted");
    } catch (ExecutionException e) {
      throw new LinkException(String.valueOf(e.getCause()));
    }
  }

  private String openTable(String name) {
    while (true) {
      var lobby = new LobbyClient(near(1).web());
      var made = lobby.open(name, CrashSoak.PLAYERS).or(() -> lobby.find(name));
      if (made.isPresent()) return made.get();
      CrashSoak.sleep();
    }
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
