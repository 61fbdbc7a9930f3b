package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.GameOutcome;
import spieltisch.client.siedler.PlayerSettings;
import spieltisch.client.siedler.Randomness;
import spieltisch.client.siedler.ReconnectLoop;
import spieltisch.client.transport.ServerAddress;
import spieltisch.siedler.codec.Dialect;

/// Our own client plays whole games on servers that behave like foreign ones.
class ForeignServersGameTest {
  private static final int MAX_OFFERS = 3;

  /// Random and medium players make offers.
  private static final List<Level> LEVELS = List.of(Level.EASY, Level.MEDIUM, Level.RANDOM);

  /// Short waits for what these servers lose; a quiet time above that of `LosesEarlyRequests`.
  private static final ClientTimeouts TIMEOUTS =
      new ClientTimeouts(
          Duration.ofSeconds(20),
          Duration.ofSeconds(2),
          Duration.ofSeconds(2),
          Duration.ofMillis(2 * ForeignBehaviour.LosesEarlyRequests.BUSY_MILLIS),
          Duration.ofMillis(100),
          Duration.ofMillis(50),
          Duration.ofMillis(100));

  private final List<String> clientLog = Collections.synchronizedList(new ArrayList<>());

  @TempDir private Path folder = Path.of(".");

  static Stream<Named<Supplier<ForeignBehaviour>>> behaviours() {
    return Stream.of(
        Named.of("refuses colours twice", ForeignBehaviour.RefusesColoursTwice::new),
        Named.of("closes after the end", ForeignBehaviour.ClosesAfterTheEnd::new),
        Named.of("order rolls", ForeignBehaviour.OrderRolls::new),
        Named.of("letters for sea", ForeignBehaviour.LettersForSea::new),
        Named.of("needs all resources", ForeignBehaviour.NeedsAllResources::new),
        Named.of("loses early requests", ForeignBehaviour.LosesEarlyRequests::new),
        Named.of("refuses favourites", ForeignBehaviour.RefusesFavourites::new));
  }

  @ParameterizedTest
  @MethodSource("behaviours")
  void three_clients_finish_a_game(Supplier<ForeignBehaviour> behaviour) throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, 4));
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var address = ServerAddress.of(playServer.tcp(Dialect.V1_0)).orElseThrow();
      var links = new ArrayList<ForeignLink>();
      var games = new ArrayList<Future<List<GameOutcome>>>();
      for (int i = 0; i < LEVELS.size(); i++) {
        var own = behaviour.get();
        var link = new ForeignLink(address.open(), own);
        links.add(link);
        var loop =
            new ReconnectLoop(
                () -> link, settings(i, own.colour(i)), clientLog::add, Thread::sleep);
        games.add(threads.submit(() -> loop.play(1)));
      }
      var outcomes = new ArrayList<GameOutcome>();
      for (var game : games) outcomes.add(game.get(300, TimeUnit.SECONDS).getFirst());
      assertOneWinner(outcomes);
      for (var link : links) assertOffersAreLimited(link.requests());
    }
  }

  private static PlayerSettings settings(int number, Colour colour) {
    return new PlayerSettings(
        "Test",
        "Client " + number,
        colour,
        Dialect.V1_0,
        LEVELS.get(number),
        Randomness.repeatable(number),
        TIMEOUTS);
  }

  private void assertOneWinner(List<GameOutcome> outcomes) {
    long winners = outcomes.stream().filter(GameOutcome.Won.class::isInstance).count();
    long losers = outcomes.stream().filter(GameOutcome.Lost.class::isInstance).count();
    assertEquals(1, winners, () -> outcomes + " " + clientLog);
    assertEquals(2, losers, () -> outcomes + " " + clientLog);
  }

  private static void assertOffersAreLimited(List<String> requests) {
    int offers = 0;
    for (var request : requests) {
      if (request.startsWith("{\"Handel anbieten\"")) offers++;
      if (request.startsWith("{\"Zug beenden\"")) offers = 0;
      assertTrue(offers <= MAX_OFFERS, requests::toString);
    }
  }
}
