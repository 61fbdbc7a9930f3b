package spieltisch.app;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.GameOutcome;
import spieltisch.client.siedler.PlayerSettings;
import spieltisch.client.siedler.ReconnectLoop;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.ServerAddress;
import spieltisch.edge.Server;
import spieltisch.edge.config.Limits;
import spieltisch.edge.config.Ports;
import spieltisch.host.Host;
import spieltisch.host.HostEnvironment;
import spieltisch.host.SystemTimeSource;
import spieltisch.siedler.codec.Dialect;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.DisconnectTimeouts;
import spieltisch.table.TableOptions;

/// A real server on this machine, and guests who play on it.
final class PlayServer implements AutoCloseable {
  /// Nobody here needs long; only what must not happen waits for its time-out.
  static final ClientTimeouts CLIENT_TIMEOUTS =
      new ClientTimeouts(
          Duration.ofSeconds(20),
          Duration.ofSeconds(20),
          Duration.ofSeconds(10),
          Duration.ofMillis(20),
          Duration.ofSeconds(2),
          Duration.ofMillis(50),
          Duration.ofMillis(100));

  private static final long SEED = 1;

  private static final List<Colour> COLOURS =
      List.of(Colour.RED, Colour.BLUE, Colour.WHITE, Colour.ORANGE);

  private final SqliteLog log;
  private final SystemTimeSource time = new SystemTimeSource();
  private final Host host;
  private final Server server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final List<String> said = Collections.synchronizedList(new ArrayList<>());
  private int guests;

  PlayServer(Path folder, TableOptions options) {
    log = new SqliteLog(folder.resolve("log.db"));
    var real = HostEnvironment.real(time);
    var hostEnvironment =
        new HostEnvironment(time, real.executor(), real.thinkers(), new Random(SEED));
    host = new Host(log, hostEnvironment, Duration.ZERO, DisconnectTimeouts.USUAL, "test");
    server = Server.start(host, options, Ports.LOOPBACK, Limits.DEFAULT, "Spieltisch Test");
  }

  /// A table for so many players whose games are short.
  static TableOptions shortGame(int players, int points) {
    var usual = TableOptions.standard().withPlayers(players, players);
    return usual.withCatan(usual.catan().withVictoryPoints(points));
  }

  int port(String door) {
    return server.port(door);
  }

  String web() {
    return "ws://127.0.0.1:" + port("web") + "/catan";
  }

  String tcp(Dialect dialect) {
    return "tcp://127.0.0.1:" + port(dialect.name());
  }

  /// What the guests had to say about the server.
  List<String> said() {
    return List.copyOf(said);
  }

  /// Somebody comes and plays a game.
  Future<List<GameOutcome>> guest(String address, Dialect dialect) {
    return guest(address, dialect, 1);
  }

  Future<List<GameOutcome>> guest(String address, Dialect dialect, int games) {
    return guest(ServerAddress.of(address).orElseThrow()::open, dialect, games);
  }

  Future<List<GameOutcome>> guest(Supplier<Link> door, Dialect dialect, int games) {
    int number = guests++;
    var playerSettings =
        new PlayerSettings(
            "Test",
            "Guest " + number,
            COLOURS.get(number % COLOURS.size()),
            dialect,
            Level.RANDOM,
            number,
            CLIENT_TIMEOUTS);
    var reconnectLoop =
        new ReconnectLoop(
            door, playerSettings, line -> said.add(number + ": " + line), Thread::sleep);
    return threads.submit(() -> reconnectLoop.play(games));
  }

  static GameOutcome end(Future<List<GameOutcome>> guest) throws Exception {
    return guest.get(600, TimeUnit.SECONDS).getFirst();
  }

  @Override
  public void close() {
    threads.shutdownNow();
    server.close();
    host.close();
    time.close();
    log.close();
  }
}
