package spieltisch.app.check;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.random.RandomGenerator;
import spieltisch.app.server.GameServer;
import spieltisch.app.server.HostSettings;
import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.catan.Variant;
import spieltisch.checker.client.ClientConformanceCheck;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.siedler.PlayerSettings;
import spieltisch.client.siedler.Randomness;
import spieltisch.client.siedler.SiedlerPlayer;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.ServerAddress;
import spieltisch.edge.config.DialectTables;
import spieltisch.edge.config.Limits;
import spieltisch.edge.config.Ports;
import spieltisch.edge.config.ServerSetup;
import spieltisch.siedler.codec.Dialect;
import spieltisch.store.Retention;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.options.DisconnectTimeouts;
import spieltisch.table.options.TableOptions;

/// A temporary server with one table, at which two bots play with the client that is being checked.
final class CheckTable implements ClientConformanceCheck.Table {
  private static final List<Level> LEVELS = List.of(Level.RANDOM, Level.EASY);
  private static final List<Colour> COLOURS = List.of(Colour.BLUE, Colour.WHITE);

  /// Time-outs of the two bots. The bots wait long for answers to an offer, so that the client has
  /// time to answer.
  private static final ClientTimeouts CLIENT_TIMEOUTS =
      new ClientTimeouts(
          Duration.ofSeconds(60),
          Duration.ofSeconds(60),
          Duration.ofSeconds(10),
          Duration.ofMillis(20),
          Duration.ofSeconds(20),
          Duration.ofMillis(200),
          Duration.ofMillis(300));

  private static final int UNLIMITED_CHAT = 0;

  private final Dialect dialect;
  private final Path folder = folder();
  private final SqliteLog log = new SqliteLog(folder.resolve("check.db"));
  private final GameServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final List<Link> bots = new ArrayList<>();

  CheckTable(Dialect dialect, int victoryPoints, RandomGenerator random) {
    this.dialect = dialect;
    var hostSettings =
        new HostSettings(
            "check",
            Duration.ZERO,
            new DisconnectTimeouts(0, 0),
            Retention.EVERYTHING,
            UNLIMITED_CHAT,
            Duration.ZERO,
            random);
    server =
        new GameServer(
            log,
            hostSettings,
            ServerSetup.standard(
                DialectTables.same(options(dialect, victoryPoints)),
                Ports.LOOPBACK,
                Limits.DEFAULT,
                "Prüftisch"));
  }

  private static Path folder() {
    try {
      return Files.createTempDirectory("spieltisch-check");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static TableOptions options(Dialect dialect, int victoryPoints) {
    var variant = dialect.equals(Dialect.V0_1) ? Variant.V01 : Variant.STANDARD;
    var standard = TableOptions.standard().withPlayers(3, 3);
    return standard.withCatan(variant.options(3).withVictoryPoints(victoryPoints));
  }

  /// Opens the connection for the client. The bots join after the client.
  @Override
  public Link link() {
    return new WelcomeSignal(open(), dialect, this::joinBots);
  }

  private Link open() {
    return ServerAddress.of("tcp://127.0.0.1:" + server.port(dialect.name())).orElseThrow().open();
  }

  private void joinBots() {
    for (int i = 0; i < LEVELS.size(); i++) {
      var link = open();
      bots.add(link);
      var player = new SiedlerPlayer(settings(i), link, Optional.empty(), _ -> {});
      var _ = threads.submit(player::play);
    }
  }

  private PlayerSettings settings(int index) {
    return new PlayerSettings(
        "Spieltisch check",
        "Gegner " + (index + 1),
        COLOURS.get(index),
        dialect,
        LEVELS.get(index),
        Randomness.repeatable(index),
        CLIENT_TIMEOUTS);
  }

  @Override
  public void otherPlayerLeaves() {
    bots.getFirst().close();
  }

  @Override
  public void close() {
    threads.shutdownNow();
    bots.forEach(Link::close);
    server.close();
    log.close();
    delete();
  }

  private void delete() {
    try (var files = Files.walk(folder)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
