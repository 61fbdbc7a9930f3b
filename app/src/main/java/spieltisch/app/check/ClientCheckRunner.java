package spieltisch.app.check;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import spieltisch.checker.CheckReport;
import spieltisch.checker.client.ClientConformanceCheck;
import spieltisch.client.transport.LinkException;
import spieltisch.siedler.codec.Dialect;

/// Waits for a client in each stage of the check, and checks the client that connects.
///
/// @param responseTimeout how long the client may take for each response
/// @param connectTimeout how long the client may take to connect
/// @param victoryPoints the number of victory points that win a game
/// @param random the random source for the seeds of the tables
public record ClientCheckRunner(
    Dialect dialect,
    Duration responseTimeout,
    Duration connectTimeout,
    int victoryPoints,
    RandomGenerator random) {
  /// Runs all stages. If the client does not connect for a later stage than the first, the check
  /// ends, and the requirements of that stage and of all later ones are reported as not checked.
  ///
  /// @param progress the receiver of one line of text for each stage, and of one line if the check
  ///   ends early
  /// @throws LinkException if no client connects for the first stage
  public CheckReport run(CheckListener checkListener, Consumer<String> progress)
      throws InterruptedException {
    var checker = new ClientConformanceCheck(dialect, responseTimeout);
    for (var stage : ClientConformanceCheck.Stage.values()) {
      progress.accept("waiting for the client: " + description(stage));
      if (checkNext(checker, stage, checkListener)) continue;
      if (stage == ClientConformanceCheck.Stage.DOCUMENT)
        throw new LinkException("no client connected");
      progress.accept("the client did not connect; the remaining clauses stay open");
      return checker.report();
    }
    return checker.report();
  }

  /// Checks the next client that connects. A connection that the other side closes at once does not
  /// count. Returns false if no client connects in time.
  private boolean checkNext(
      ClientConformanceCheck checker,
      ClientConformanceCheck.Stage stage,
      CheckListener checkListener)
      throws InterruptedException {
    long startedAt = System.nanoTime();
    var client = checkListener.next(connectTimeout);
    while (client.isPresent()) {
      if (checker.check(stage, client.get(), () -> new CheckTable(dialect, victoryPoints, random)))
        return true;
      var left = connectTimeout.minusNanos(System.nanoTime() - startedAt);
      client = checkListener.next(left.isNegative() ? Duration.ZERO : left);
    }
    return false;
  }

  private static String description(ClientConformanceCheck.Stage stage) {
    return switch (stage) {
      case DOCUMENT -> "a game exactly as in the document";
      case PRACTICE -> "a game with the peculiarities of other servers";
      case LEAVING -> "a game that another player leaves";
      case OTHER_VERSION -> "a server of another protocol version";
    };
  }
}
