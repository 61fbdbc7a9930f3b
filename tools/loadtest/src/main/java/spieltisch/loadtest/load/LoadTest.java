package spieltisch.loadtest.load;

import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import spieltisch.loadtest.LatencyRecorder;
import spieltisch.loadtest.LoadTestException;
import spieltisch.loadtest.process.LobbyClient;
import spieltisch.loadtest.process.ServerProcess;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extension;

/// Puts a server under load and measures its latency, CPU time and memory.
public final class LoadTest implements AutoCloseable {
  private static final Duration TIMEOUT = Duration.ofMinutes(5);
  private static final int CONNECT_BATCH = 200;
  private static final String GREETING =
      new MessageCodec(Dialect.V1_0)
          .encode(new ClientMessage.Hello("Idle (KI)", Set.of(Extension.SPECTATOR)))
          .orElseThrow();

  public static final List<String> JAVA_OPTIONS = List.of("-XX:+UseSerialGC", "-Xmx640m");

  /// The options that make `serve` run without limits per address, because all load clients share
  /// one address.
  public static final List<String> NO_LIMITS =
      List.of(
          "--connections-per-address", "0",
          "--messages-per-second", "0",
          "--tables-per-address", "0",
          "--tables-per-minute", "0",
          "--bots-per-address", "0",
          "--tables", "0",
          "--bots", "0",
          "--chat-burst", "0",
          "--handshake-seconds", "86400");

  private final ServerProcess server;
  private final InetSocketAddress address;
  private final LoadClient loadClient = new LoadClient();
  private int late;
  private int refused;

  /// Starts a server without limits per address.
  ///
  /// @param database the URL of the PostgreSQL database that stores the games; empty to store the
  ///   games in the folder
  public LoadTest(Path folder, List<String> javaOptions, Optional<String> database) {
    this(ServerProcess.start(folder, javaOptions, options(database)));
  }

  private static List<String> options(Optional<String> database) {
    var options = new ArrayList<>(NO_LIMITS);
    database.ifPresent(url -> options.addAll(List.of("--db", url)));
    return options;
  }

  /// Starts a server that limits its clients.
  public static LoadTest withLimits(Path folder, List<String> serveOptions) {
    return new LoadTest(ServerProcess.start(folder, JAVA_OPTIONS, serveOptions));
  }

  private LoadTest(ServerProcess server) {
    this.server = server;
    address = new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port("web"));
  }

  public boolean isClean() {
    return refused == 0 && server.errors().isEmpty();
  }

  /// Opens WebSockets that stay silent after the greeting. Returns a description of the memory that
  /// they need.
  public String openIdle(int count) {
    long before = server.megabytes();
    var connections = new ArrayList<LoadConnection>();
    var greeted = new int[1];
    while (connections.size() < count) {
      int until = Math.min(count, connections.size() + CONNECT_BATCH);
      while (connections.size() < until) connections.add(idleConnection(greeted));
      await("the WebSockets do not open", () -> greeted[0] >= until);
    }
    long after = server.megabytes();
    return String.format(
        Locale.ROOT,
        "%,d idle WebSockets: server %d MB before, %d MB with them, %.1f KB each; %d lost",
        count,
        before,
        after,
        (after - before) * 1024.0 / count,
        connections.stream().filter(LoadConnection::isClosed).count());
  }

  private LoadConnection idleConnection(int[] greeted) {
    var connection = new LoadConnection[1];
    connection[0] =
        loadClient.connect(
            address,
            text -> {
              if (text.contains("Erweiterungen")) greeted[0]++;
              else if (text.startsWith("{\"Hallo\"")) connection[0].send(GREETING);
            });
    return connection[0];
  }

  /// Opens tables whose players act at a given rate per second. Returns a description of the
  /// server's latency, CPU time and memory. The warm-up is not measured.
  public String measureTables(int count, double rate, int warmup, int seconds) {
    var latencies = new LatencyRecorder();
    var tables = tables(count, latencies);
    for (int i = 0; i < count; i++) schedule(tables.get(i), rate, (double) i / count);
    runFor(warmup);
    latencies.clear();
    late = 0;
    var cpu = server.cpu();
    var cpuByGroup = server.cpuUsage();
    long start = System.nanoTime();
    runFor(seconds);
    double elapsed = (System.nanoTime() - start) / 1e9;
    double micros = server.cpu().minus(cpu).toNanos() / 1e3;
    var split = server.cpuUsage().since(cpuByGroup, latencies.count());
    refused = tables.stream().mapToInt(LoadTable::refused).sum();
    return String.format(
        Locale.ROOT,
        "%,d tables of 4 players, %,d actions in %.0f s (%,.0f per second) after %d s of warm-up:"
            + " %s; server %.1f µs CPU per action (%s), %d MB; %d refused, %d late, %d tables"
            + " broken; load average %.1f",
        count,
        latencies.count(),
        elapsed,
        latencies.count() / elapsed,
        warmup,
        latencies,
        micros / Math.max(1, latencies.count()),
        split,
        server.megabytes(),
        refused,
        late,
        tables.stream().filter(LoadTable::isBroken).count(),
        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
  }

  public List<LoadTable> tables(int count, LatencyRecorder latencies) {
    var lobby = new LobbyClient(server.web());
    var tables = new ArrayList<LoadTable>();
    for (int i = 0; i < count; i++) {
      var table = new LoadTable("Load " + i, loadClient, address, latencies);
      if (lobby.open(table.name(), 4).isEmpty()) throw new LoadTestException("cannot open a table");
      table.open();
      tables.add(table);
      if (i % 10 == 9) await("a game does not start", table::isStarted);
    }
    await("a game does not start", () -> tables.stream().allMatch(LoadTable::isStarted));
    return tables;
  }

  /// Makes the players of a table act at a given rate per second. An action that is due while the
  /// previous action is unanswered is skipped and counted as late.
  ///
  /// @param offset the time until the first action, as a fraction of the time between two actions
  public void schedule(LoadTable table, double rate, double offset) {
    long period = (long) (TimeUnit.SECONDS.toNanos(1) / rate);
    scheduleNext(table, System.nanoTime() + (long) (offset * period), period);
  }

  private void scheduleNext(LoadTable table, long at, long period) {
    loadClient.at(
        at,
        () -> {
          if (!table.act()) late++;
          scheduleNext(table, at + period, period);
        });
  }

  public void runUntil(BooleanSupplier condition) {
    loadClient.run(condition);
  }

  public void runFor(double seconds) {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    loadClient.run(() -> System.nanoTime() >= end);
  }

  private void await(String failure, BooleanSupplier condition) {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    loadClient.run(() -> condition.getAsBoolean() || System.nanoTime() >= end);
    if (!condition.getAsBoolean()) throw new LoadTestException(failure);
  }

  public ServerProcess server() {
    return server;
  }

  @Override
  public void close() {
    loadClient.close();
    server.close();
  }
}
