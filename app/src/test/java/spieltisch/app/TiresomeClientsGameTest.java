package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.bots.Level;
import spieltisch.catan.Options;
import spieltisch.client.GameOutcome;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.ServerAddress;
import spieltisch.siedler.codec.Dialect;
import spieltisch.table.options.TableOptions;

/// A whole game on our server with clients of other authors that behave badly.
class TiresomeClientsGameTest {
  private static final int POINTS = 10;

  /// With this seed the first client draws an invention. Clients of this level make no offers, so
  /// the game depends on nothing but the seeds.
  private static final long SEED = 6;

  /// How many refusals the server answers at once, and how many a second after that.
  private static final long BURST = 100;

  private static final long PER_SECOND = 20;

  @TempDir private Path folder = Path.of(".");

  @Test
  void inventions_of_one_resource_and_repeated_requests_disturb_nobody() throws Exception {
    try (var playServer = new PlayServer(folder, table(), SEED)) {
      long begin = System.nanoTime();
      var address = ServerAddress.of(playServer.tcp(Dialect.V1_0)).orElseThrow();
      var inventor = new OneResourceLink(address.open());
      var repeater = new RepeatingLink(address.open());
      var clients = new ArrayList<Future<List<GameOutcome>>>();
      for (var link : List.of(inventor, repeater, address.open()))
        clients.add(joined(playServer, link));
      var outcomes = new ArrayList<GameOutcome>();
      for (var client : clients) outcomes.add(PlayServer.outcome(client));
      assertEquals(1, count(outcomes, GameOutcome.Won.class), outcomes::toString);
      assertEquals(2, count(outcomes, GameOutcome.Lost.class), outcomes::toString);
      // Only the client that repeats its request hears why it is refused.
      assertEquals(
          List.of(),
          playServer.clientLog().stream().filter(line -> !line.startsWith("1: ")).toList());
      assertFalse(inventor.answers().isEmpty(), "nobody played an invention");
      for (var answer : inventor.answers()) assertEquals(ForeignBehaviour.OK, answer);
      assertTrue(repeater.refusals() >= RepeatingLink.REFUSALS_BEFORE_FIRST_MOVE);
      long seconds = Duration.ofNanos(System.nanoTime() - begin).toSeconds() + 1;
      assertTrue(
          repeater.refusals() <= BURST + PER_SECOND * seconds,
          () -> repeater.refusals() + " refusals in " + seconds + " s");
    }
  }

  private static long count(List<GameOutcome> outcomes, Class<? extends GameOutcome> kind) {
    return outcomes.stream().filter(kind::isInstance).count();
  }

  private static TableOptions table() {
    var options = PlayServer.shortGame(3, POINTS);
    var rules = options.catan().toBuilder().invention(Options.Invention.ONE_OR_TWO).build();
    return options.withCatan(rules);
  }

  /// Starts a plain client and waits until it has joined, so that the seats are always the same.
  private static Future<List<GameOutcome>> joined(PlayServer playServer, Link link)
      throws InterruptedException {
    var welcome = new CountDownLatch(1);
    var plain =
        new PlainLink(
            link,
            text -> {
              if (text.startsWith("{\"Willkommen\"")) welcome.countDown();
              return false;
            });
    var client =
        playServer.client(
            new SwitchingLinkSource(() -> plain).thenNone(), Dialect.V1_0, 1, Level.EASY);
    assertTrue(welcome.await(1, TimeUnit.MINUTES), "no welcome");
    return client;
  }
}
