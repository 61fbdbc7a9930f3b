package spieltisch.app.check;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import spieltisch.checker.CheckReport;
import spieltisch.checker.client.ClientChecker;
import spieltisch.client.transport.LinkException;
import spieltisch.siedler.codec.Dialect;

/// Waits for a client again and again, one visit a stage, and examines it.
///
/// @param patience how long the client may take for one thing
/// @param absence how long it may take to come
/// @param points with which a game is won
/// @param luck of the tables
public record ClientCheckRunner(
    Dialect dialect, Duration patience, Duration absence, int points, RandomGenerator luck) {
  /// What was found; whatever the client did not come for stays open.
  ///
  /// @param log where it is said what is waited for
  /// @throws LinkException if it never came
  public CheckReport at(CheckListener checkListener, Consumer<String> log)
      throws InterruptedException {
    var checker = new ClientChecker(dialect, patience);
    for (var stage : ClientChecker.Stage.values()) {
      log.accept("waiting for the client: " + purpose(stage));
      var client = checkListener.next(absence);
      if (client.isEmpty()) {
        if (stage == ClientChecker.Stage.DOCUMENT) throw new LinkException("no client came");
        log.accept("the client did not come; the rest stays open");
        return checker.report();
      }
      checker.check(stage, client.get(), () -> new CheckTable(dialect, points, luck));
    }
    return checker.report();
  }

  private static String purpose(ClientChecker.Stage stage) {
    return switch (stage) {
      case DOCUMENT -> "a game as the document says";
      case PRACTICE -> "a game as on other people's servers";
      case LEAVING -> "a game that somebody leaves";
      case OTHER_VERSION -> "a server of another version";
    };
  }
}
