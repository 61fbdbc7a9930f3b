package spieltisch.loadtest;

import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/// A server under load, and what it needs for that.
public final class LoadTest implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final int AT_A_TIME = 200;
  private static final String GREETING =
      "{\"Hallo\":{\"Version\":\"Idle (KI)\",\"Erweiterungen\":[\"Zuschauer\"]}}";

  public static final List<String> JAVA = List.of("-XX:+UseSerialGC", "-Xmx640m");

  private final ServerProcess server;
  private final InetSocketAddress address;
  private final LoadClient loadClient = new LoadClient();
  private final List<String> complaints = new ArrayList<>();
  private int late;

  /// A server that limits nobody by his address, since all are here.
  ///
  /// @param database where it keeps the games, if not in the folder
  public LoadTest(Path folder, List<String> java, Optional<String> database) {
    this(ServerProcess.start(folder, java, options(database)));
  }

  private static List<String> options(Optional<String> database) {
    var options =
        new ArrayList<>(
            List.of(
                "--connections-per-address", "0",
                "--messages-per-second", "0",
                "--handshake-seconds", "86400"));
    database.ifPresent(url -> options.addAll(List.of("--db", url)));
    return options;
  }

  /// A server with its usual limits, but for the time to greet, which would outlast a short test.
  static LoadTest withLimits(Path folder) {
    return new LoadTest(ServerProcess.start(folder, JAVA, List.of("--handshake-seconds", "5")));
  }

  private LoadTest(ServerProcess server) {
    this.server = server;
    address = new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port("web"));
  }

  public boolean isClean() {
    return complaints.isEmpty() && server.errors().isEmpty();
  }

  /// Opens sockets that greet and then are silent.
  public String idle(int count) {
    long before = server.megabytes();
    var loadConnections = new ArrayList<LoadConnection>();
    var greeted = new int[1];
    while (loadConnections.size() < count) {
      int until = Math.min(count, loadConnections.size() + AT_A_TIME);
      while (loadConnections.size() < until) loadConnections.add(idle(greeted));
      await("the sockets do not open", () -> greeted[0] >= until);
    }
    long after = server.megabytes();
    return String.format(
        Locale.ROOT,
        "%,d idle WebSockets: server %d MB before, %d MB with them, %.1f KB each; %d lost",
        count,
        before,
        after,
        (after - before) * 1024.0 / count,
        loadConnections.stream().filter(LoadConnection::isClosed).count());
  }

  private LoadConnection idle(int[] greeted) {
    var loadConnection = new LoadConnection[1];
    loadConnection[0] =
        loadClient.connect(
            address,
            text -> {
              if (text.contains("Erweiterungen")) greeted[0]++;
              else if (text.startsWith("{\"Hallo\"")) loadConnection[0].send(GREETING);
            });
    return loadConnection[0];
  }

  /// Lets tables act at a rate, first to warm up, then to be measured.
  public String act(int count, double rate, int warmup, int seconds) {
    var latencyRecorder = new LatencyRecorder();
    var tables = tables(count, latencyRecorder);
    for (int i = 0; i < count; i++) pace(tables.get(i), rate, (double) i / count);
    pass(warmup);
    latencyRecorder.clear();
    late = 0;
    var cpu = server.cpu();
    var shares = server.cpuShares();
    long begin = System.nanoTime();
    pass(seconds);
    double took = (System.nanoTime() - begin) / 1e9;
    double micros = server.cpu().minus(cpu).toNanos() / 1e3;
    var split = server.cpuShares().since(shares, latencyRecorder.count());
    int refused = tables.stream().mapToInt(LoadTable::refused).sum();
    if (refused > 0) complaints.add(refused + " actions were refused");
    return String.format(
        Locale.ROOT,
        "%,d tables of 4 players, %,d actions in %.0f s (%,.0f a second) after %d s to warm up: %s;"
            + " server %.1f µs CPU an action (%s), %d MB; %d refused, %d late, %d tables broken;"
            + " load of the machine %.1f",
        count,
        latencyRecorder.count(),
        took,
        latencyRecorder.count() / took,
        warmup,
        latencyRecorder,
        micros / Math.max(1, latencyRecorder.count()),
        split,
        server.megabytes(),
        refused,
        late,
        tables.stream().filter(LoadTable::isBroken).count(),
        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
  }

  List<LoadTable> tables(int count, LatencyRecorder latencyRecorder) {
    var lobby = new LobbyClient(server.web());
    var tables = new ArrayList<LoadTable>();
    for (int i = 0; i < count; i++) {
      var table = new LoadTable("Load " + i, loadClient, address, latencyRecorder);
      if (lobby.open(table.name(), 4).isEmpty())
        throw new LoadTestException("a table cannot be opened");
      table.open();
      tables.add(table);
      if (i % 10 == 9) await("a game does not start", table::isStarted);
    }
    await("a game does not start", () -> tables.stream().allMatch(LoadTable::isStarted));
    return tables;
  }

  /// A table that is not answered in time misses its turn; that is counted.
  void pace(LoadTable table, double rate, double offset) {
    long period = (long) (TimeUnit.SECONDS.toNanos(1) / rate);
    schedule(table, System.nanoTime() + (long) (offset * period), period);
  }

  private void schedule(LoadTable table, long at, long period) {
    loadClient.at(
        at,
        () -> {
          if (!table.act()) late++;
          schedule(table, at + period, period);
        });
  }

  void passUntil(BooleanSupplier condition) {
    loadClient.run(condition);
  }

  void pass(double seconds) {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    loadClient.run(() -> System.nanoTime() >= end);
  }

  private void await(String complaint, BooleanSupplier condition) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    loadClient.run(() -> condition.getAsBoolean() || System.nanoTime() >= end);
    if (!condition.getAsBoolean()) throw new LoadTestException(complaint);
  }

  ServerProcess server() {
    return server;
  }

  @Override
  public void close() {
    loadClient.close();
    server.close();
  }
}
