package spieltisch.loadtest.thinking;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.client.siedler.PlayerSettings;
import spieltisch.client.siedler.Randomness;
import spieltisch.client.siedler.SiedlerPlayer;
import spieltisch.client.transport.LinkException;
import spieltisch.client.transport.ServerAddress;
import spieltisch.loadtest.LatencyRecorder;
import spieltisch.loadtest.LoadTestException;
import spieltisch.loadtest.PlayerTimeouts;
import spieltisch.loadtest.process.LobbyClient;
import spieltisch.loadtest.process.ServerProcess;
import spieltisch.siedler.codec.Dialect;

/// A Catan player that plays whole games with two bots and measures how long it waits for the bots.
public final class SoakPlayer {
  public static final int VICTORY_POINTS = 10;

  private static final Duration TIMEOUT = Duration.ofMinutes(5);

  private final ServerProcess server;
  private final List<String> bots;
  private final LatencyRecorder waits;
  private final CountDownLatch hasWaited = new CountDownLatch(1);

  /// @param bots the levels of the two bots
  public SoakPlayer(ServerProcess server, List<String> bots, LatencyRecorder waits) {
    this.server = server;
    this.bots = bots;
    this.waits = waits;
  }

  /// Plays game after game, and stops in the middle of a game when the time is over and the player
  /// has waited at least once.
  public void playFor(int seconds) throws InterruptedException {
    var failure = new AtomicReference<@Nullable RuntimeException>();
    var player =
        Thread.startVirtualThread(
            () -> {
              try {
                for (int game = 1; !Thread.interrupted(); game++)
                  play("Player-" + game, game, VICTORY_POINTS);
              } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
              } catch (LinkException | LoadTestException e) {
                failure.set(e);
              } finally {
                hasWaited.countDown();
              }
            });
    player.join(Duration.ofSeconds(seconds));
    hasWaited.await(TIMEOUT.toSeconds(), TimeUnit.SECONDS);
    player.interrupt();
    player.join(TimeUnit.SECONDS.toMillis(10));
    var thrown = failure.get();
    if (thrown != null) throw thrown;
  }

  /// Opens a table and plays one game there to its end.
  public void play(String table, long seed, int victoryPoints) throws InterruptedException {
    if (new LobbyClient(server.web()).openWithBots(table, 3, bots, victoryPoints).isEmpty())
      throw new LoadTestException("cannot open the table of the player");
    var settings =
        new PlayerSettings(
            "Soak",
            "Player",
            Colour.WHITE,
            Dialect.V1_0,
            Level.MEDIUM,
            Randomness.repeatable(seed),
            PlayerTimeouts.of(TIMEOUT));
    var address =
        ServerAddress.of("ws://127.0.0.1:" + server.port("web") + "/catan/" + table).orElseThrow();
    try (var link = new WaitingLink(address.open(), this::waited)) {
      new SiedlerPlayer(settings, link, Optional.empty(), _ -> {}).play();
    }
  }

  private void waited(long nanos) {
    waits.add(nanos);
    hasWaited.countDown();
  }
}
