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
import java.util.function.UnaryOperator;
import picocli.CommandLine;
import spieltisch.app.server.GameServer;
import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.GameOutcome;
import spieltisch.client.siedler.PlayerSettings;
import spieltisch.client.siedler.Randomness;
import spieltisch.client.siedler.ReconnectLoop;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.ServerAddress;
import spieltisch.edge.config.DialectTables;
import spieltisch.siedler.codec.Dialect;
import spieltisch.store.Log;
import spieltisch.table.options.TableOptions;

/// A server on this machine, set up by the options of `serve`, and clients that play on it.
///
/// The seed is fixed. Tests may replace it and the options of the default tables.
final class PlayServer implements AutoCloseable {
  /// Generous limits; a test that passes does not wait for them.
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

  private static final List<String> PORT_OPTIONS =
      List.of("--port", "--tcp-1.0", "--tcp-0.4", "--tcp-0.1", "--tcp-1.0-ascii", "--torres");

  private static final List<Colour> COLOURS =
      List.of(Colour.RED, Colour.BLUE, Colour.WHITE, Colour.ORANGE);

  private final Log log;
  private final GameServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final List<String> clientLog = Collections.synchronizedList(new ArrayList<>());
  private int clients;

  /// A server with the default tables of `serve`.
  PlayServer(Path folder) {
    this(folder, UnaryOperator.identity(), SEED);
  }

  /// A server with the same default table for all dialects.
  PlayServer(Path folder, TableOptions options) {
    this(folder, options, SEED);
  }

  PlayServer(Path folder, TableOptions options, long seed) {
    this(folder, _ -> DialectTables.same(options), seed);
  }

  private PlayServer(Path folder, UnaryOperator<DialectTables> tables, long seed) {
    var arguments = new ArrayList<>(List.of("--data", folder.toString(), "--bot-pause", "0"));
    arguments.addAll(List.of("--address", "127.0.0.1"));
    for (var portOption : PORT_OPTIONS) arguments.addAll(List.of(portOption, "0"));
    var serve = CommandLine.populateCommand(new ServeCommand(), arguments.toArray(String[]::new));
    log = serve.openLog();
    server =
        new GameServer(
            log,
            serve.hostSettings(new Random(seed)),
            serve.serverSetup(tables.apply(serve.dialectTables())));
  }

  static TableOptions shortGame(int players, int victoryPoints) {
    var standard = TableOptions.standard().withPlayers(players, players);
    return standard.withCatan(standard.catan().withVictoryPoints(victoryPoints));
  }

  Log log() {
    return log;
  }

  int port(String endpoint) {
    return server.port(endpoint);
  }

  String web() {
    return "ws://127.0.0.1:" + port("web") + "/catan";
  }

  String tcp(Dialect dialect) {
    return "tcp://127.0.0.1:" + port(dialect.name());
  }

  /// What all clients logged: refusals, contradictions and reconnects.
  List<String> clientLog() {
    return List.copyOf(clientLog);
  }

  /// Starts a client that plays one game.
  Future<List<GameOutcome>> client(String address, Dialect dialect) {
    return client(address, dialect, 1);
  }

  Future<List<GameOutcome>> client(String address, Dialect dialect, int games) {
    return client(ServerAddress.of(address).orElseThrow()::open, dialect, games);
  }

  Future<List<GameOutcome>> client(Supplier<Link> links, Dialect dialect, int games) {
    return client(links, dialect, games, Level.RANDOM);
  }

  Future<List<GameOutcome>> client(Supplier<Link> links, Dialect dialect, int games, Level level) {
    int number = clients++;
    var settings =
        new PlayerSettings(
            "Test",
            "Client " + number,
            COLOURS.get(number % COLOURS.size()),
            dialect,
            level,
            Randomness.repeatable(number),
            CLIENT_TIMEOUTS);
    var reconnectLoop =
        new ReconnectLoop(
            links, settings, line -> clientLog.add(number + ": " + line), Thread::sleep);
    return threads.submit(() -> reconnectLoop.play(games));
  }

  static GameOutcome outcome(Future<List<GameOutcome>> client) throws Exception {
    return client.get(600, TimeUnit.SECONDS).getFirst();
  }

  @Override
  public void close() {
    threads.shutdownNow();
    server.close();
    log.close();
  }
}
