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
import spieltisch.app.WelcomeSignal;
import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.catan.Variant;
import spieltisch.checker.client.ClientChecker;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.siedler.PlayerSettings;
import spieltisch.client.siedler.SiedlerPlayer;
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

/// A server of its own with one table, at which two computer players play with a client that is
/// examined.
final class CheckTable implements ClientChecker.Table {
  private static final List<Level> LEVELS = List.of(Level.RANDOM, Level.EASY);
  private static final List<Colour> COLOURS = List.of(Colour.BLUE, Colour.WHITE);

  /// The others wait long for an answer to an offer, so that everybody can give one.
  private static final ClientTimeouts CLIENT_TIMEOUTS =
      new ClientTimeouts(
          Duration.ofSeconds(60),
          Duration.ofSeconds(60),
          Duration.ofSeconds(10),
          Duration.ofMillis(20),
          Duration.ofSeconds(20),
          Duration.ofMillis(200),
          Duration.ofMillis(300));

  private final Dialect dialect;
  private final Path folder = folder();
  private final SqliteLog log = new SqliteLog(folder.resolve("check.db"));
  private final SystemTimeSource time = new SystemTimeSource();
  private final Host host;
  private final Server server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final List<Link> others = new ArrayList<>();

  /// @param points with which a player wins
  CheckTable(Dialect dialect, int points, RandomGenerator luck) {
    this.dialect = dialect;
    var real = HostEnvironment.real(time);
    var hostEnvironment = new HostEnvironment(time, real.executor(), real.thinkers(), luck);
    host = new Host(log, hostEnvironment, Duration.ZERO, new DisconnectTimeouts(0, 0), "check");
    server =
        Server.start(host, options(dialect, points), Ports.LOOPBACK, Limits.DEFAULT, "Prüftisch");
  }

  private static Path folder() {
    try {
      return Files.createTempDirectory("spieltisch-check");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static TableOptions options(Dialect dialect, int points) {
    var variant = dialect.equals(Dialect.V0_1) ? Variant.V01 : Variant.STANDARD;
    var usual = TableOptions.standard().withPlayers(3, 3);
    return usual.withCatan(variant.options(3).withVictoryPoints(points));
  }

  /// The client sits down first; then the others come.
  @Override
  public Link place() {
    return new WelcomeSignal(open(dialect), dialect, this::othersCome);
  }

  private Link open(Dialect spoken) {
    return ServerAddress.of("tcp://127.0.0.1:" + server.port(spoken.name())).orElseThrow().open();
  }

  private void othersCome() {
    for (int i = 0; i < LEVELS.size(); i++) {
      var link = open(dialect);
      others.add(link);
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
        index,
        CLIENT_TIMEOUTS);
  }

  @Override
  public void leave() {
    others.getFirst().close();
  }

  @Override
  public void close() {
    threads.shutdownNow();
    others.forEach(Link::close);
    server.close();
    host.close();
    time.close();
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
