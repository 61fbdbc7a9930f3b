package spieltisch.loadtest;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.siedler.PlayerSettings;
import spieltisch.client.siedler.Randomness;
import spieltisch.client.siedler.SiedlerPlayer;
import spieltisch.client.transport.LinkException;
import spieltisch.client.transport.ServerAddress;
import spieltisch.siedler.codec.Dialect;

/// Runs many tables that have only bots. At a further table it measures how long a player waits for
/// two bots.
public final class ThinkingSoak {
  private static final Duration TIMEOUT = Duration.ofMinutes(5);
  private static final ClientTimeouts CLIENT_TIMEOUTS =
      new ClientTimeouts(
          TIMEOUT,
          TIMEOUT,
          TIMEOUT,
          Duration.ofMillis(20),
          Duration.ofSeconds(2),
          Duration.ofMillis(50),
          Duration.ofMillis(100));
  private final Path folder;
  private final Consumer<String> out;

  /// @param folder the folder for the games of the server
  public ThinkingSoak(Path folder, Consumer<String> out) {
    this.folder = folder;
    this.out = out;
  }

  /// Returns the violations that were found, one sentence each.
  ///
  /// @param pause how long bots wait before each action, in milliseconds
  /// @param maxMillis the longest time that the player may have to wait, in milliseconds
  public List<String> run(int tables, int seconds, int pause, long maxMillis)
      throws InterruptedException {
    var options = new ArrayList<>(LoadTest.NO_LIMITS);
    options.addAll(List.of("--bot-pause", "" + pause));
    var waits = new LatencyRecorder();
    try (var server = ServerProcess.start(folder, LoadTest.JAVA_OPTIONS, options)) {
      openTables(server, tables);
      playFor(server, seconds, waits);
      out.accept(
          "%,d tables of four best bots, pause %d ms: the player waited %,d times, %s; server %d MB"
              .formatted(tables, pause, waits.count(), waits, server.megabytes()));
      var violations = new ArrayList<String>();
      if (waits.count() == 0) violations.add("the player never got to act");
      if (waits.millis(100) > maxMillis)
        violations.add("the player waited longer than " + maxMillis + " ms");
      violations.addAll(server.errors());
      return violations;
    }
  }

  private static void openTables(ServerProcess server, int tables) {
    var lobby = new LobbyClient(server.web());
    var bots = Collections.nCopies(4, Level.BEST.word());
    for (int i = 0; i < tables; i++)
      if (lobby.openWithBots("Bots " + i, 4, bots).isEmpty())
        throw new LoadTestException("cannot open table " + i);
  }

  /// Plays game after game, and stops in the middle of a game when the time is over.
  private static void playFor(ServerProcess server, int seconds, LatencyRecorder waits)
      throws InterruptedException {
    var failure = new ArrayList<RuntimeException>();
    var player =
        Thread.startVirtualThread(
            () -> {
              try {
                for (int game = 1; !Thread.interrupted(); game++) play(server, game, waits);
              } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
              } catch (LinkException | LoadTestException e) {
                failure.add(e);
              }
            });
    player.join(Duration.ofSeconds(seconds));
    player.interrupt();
    player.join(TimeUnit.SECONDS.toMillis(10));
    if (!failure.isEmpty()) throw failure.getFirst();
  }

  private static void play(ServerProcess server, int game, LatencyRecorder waits)
      throws InterruptedException {
    var table = "Player-" + game;
    var bots = Collections.nCopies(2, Level.BEST.word());
    if (new LobbyClient(server.web()).openWithBots(table, 3, bots).isEmpty())
      throw new LoadTestException("cannot open the table of the player");
    var settings =
        new PlayerSettings(
            "Soak",
            "Player",
            Colour.WHITE,
            Dialect.V1_0,
            Level.MEDIUM,
            Randomness.repeatable(game),
            CLIENT_TIMEOUTS);
    var address =
        ServerAddress.of("ws://127.0.0.1:" + server.port("web") + "/catan/" + table).orElseThrow();
    try (var link = new WaitingLink(address.open(), waits::add)) {
      new SiedlerPlayer(settings, link, Optional.empty(), _ -> {}).play();
    }
  }
}
