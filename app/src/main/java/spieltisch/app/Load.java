package spieltisch.app;

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
final class Load implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final int AT_A_TIME = 200;
  private static final String GREETING =
      "{\"Hallo\":{\"Version\":\"Idle (KI)\",\"Erweiterungen\":[\"Zuschauer\"]}}";

  static final List<String> JAVA = List.of("-XX:+UseSerialGC", "-Xmx640m");

  private final ServerProcess server;
  private final InetSocketAddress address;
  private final Swarm swarm = new Swarm();
  private final List<String> complaints = new ArrayList<>();
  private int late;

  /// A server that limits nobody by his address, since all are here.
  ///
  /// @param database where it keeps the games, if not in the folder
  Load(Path folder, List<String> java, Optional<String> database) {
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
  static Load withLimits(Path folder) {
    return new Load(ServerProcess.start(folder, JAVA, List.of("--handshake-seconds", "5")));
  }

  private Load(ServerProcess server) {
    this.server = server;
    address = new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port("web"));
  }

  boolean isClean() {
    return complaints.isEmpty() && server.errors().isEmpty();
  }

  /// Opens sockets that greet and then are silent.
  String idle(int count) {
    long before = server.megabytes();
    var bees = new ArrayList<Bee>();
    var greeted = new int[1];
    while (bees.size() < count) {
      int until = Math.min(count, bees.size() + AT_A_TIME);
      while (bees.size() < until) bees.add(idle(greeted));
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
        bees.stream().filter(Bee::isClosed).count());
  }

  private Bee idle(int[] greeted) {
    var bee = new Bee[1];
    bee[0] =
        swarm.connect(
            address,
            text -> {
              if (text.contains("Erweiterungen")) greeted[0]++;
              else if (text.startsWith("{\"Hallo\"")) bee[0].send(GREETING);
            });
    return bee[0];
  }

  /// Lets tables act at a rate, first to warm up, then to be measured.
  String act(int count, double rate, int warmup, int seconds) {
    var latencies = new Latencies();
    var tables = tables(count, latencies);
    for (int i = 0; i < count; i++) pace(tables.get(i), rate, (double) i / count);
    pass(warmup);
    latencies.clear();
    late = 0;
    var cpu = server.cpu();
    var shares = server.cpuShares();
    long begin = System.nanoTime();
    pass(seconds);
    double took = (System.nanoTime() - begin) / 1e9;
    double micros = server.cpu().minus(cpu).toNanos() / 1e3;
    var split = server.cpuShares().since(shares, latencies.count());
    int refused = tables.stream().mapToInt(LoadTable::refused).sum();
    if (refused > 0) complaints.add(refused + " actions were refused");
    return String.format(
        Locale.ROOT,
        "%,d tables of 4 players, %,d actions in %.0f s (%,.0f a second) after %d s to warm up: %s;"
            + " server %.1f µs CPU an action (%s), %d MB; %d refused, %d late, %d tables broken;"
            + " load of the machine %.1f",
        count,
        latencies.count(),
        took,
        latencies.count() / took,
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

  List<LoadTable> tables(int count, Latencies latencies) {
    var lobby = new LobbyClient(server.web());
    var tables = new ArrayList<LoadTable>();
    for (int i = 0; i < count; i++) {
      var table = new LoadTable("Load " + i, swarm, address, latencies);
      if (lobby.open(table.name(), 4).isEmpty()) throw new Complaint("a table cannot be opened");
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
    swarm.at(
        at,
        () -> {
          if (!table.act()) late++;
          schedule(table, at + period, period);
        });
  }

  void passUntil(BooleanSupplier condition) {
    swarm.run(condition);
  }

  void pass(double seconds) {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    swarm.run(() -> System.nanoTime() >= end);
  }

  private void await(String complaint, BooleanSupplier condition) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    swarm.run(() -> condition.getAsBoolean() || System.nanoTime() >= end);
    if (!condition.getAsBoolean()) throw new Complaint(complaint);
  }

  ServerProcess server() {
    return server;
  }

  @Override
  public void close() {
    swarm.close();
    server.close();
  }
}
