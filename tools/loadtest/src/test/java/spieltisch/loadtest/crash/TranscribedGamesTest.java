package spieltisch.loadtest.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import spieltisch.loadtest.LoadTestException;
import spieltisch.loadtest.process.ServerProcess;

class TranscribedGamesTest {
  /// Stands for a server on which no game goes on.
  private static ServerProcess waitForEver() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    throw new LoadTestException("interrupted");
  }

  @Test
  void a_game_that_does_not_end_ends_the_run() {
    var games = new TranscribedGames("Table", _ -> waitForEver(), Duration.ZERO);
    var failure = assertThrows(LoadTestException.class, () -> games.playDuring(2, () -> {}));
    assertEquals("a game did not end within 0 minutes after the last fault", failure.getMessage());
  }
}
