package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spieltisch.checker.CheckReport;
import spieltisch.checker.Clause;
import spieltisch.checker.server.ServerChecker;
import spieltisch.checker.server.ServerClause;
import spieltisch.client.transport.LinkException;
import spieltisch.client.transport.ServerAddress;
import spieltisch.siedler.codec.Dialect;

/// For each clause a server that breaks it: our own, with somebody on the line who tells lies. They
/// mostly wait for what never comes, so they wait together.
@Execution(ExecutionMode.CONCURRENT)
class CheckerFaultsTest {
  /// A clause may not come up in a game: then another is played.
  private static final int MOST_GAMES = 20;

  @TempDir private Path folder = Path.of(".");

  @Test
  void every_clause_can_be_found_wrong() {
    var broken = EnumSet.noneOf(ServerClause.class);
    for (var serverFault : ServerFault.values()) broken.addAll(serverFault.broken());
    assertEquals(EnumSet.allOf(ServerClause.class), broken);
  }

  @ParameterizedTest
  @EnumSource
  void each_lie_is_found_out(ServerFault serverFault) throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, serverFault.points()))) {
      var door = ServerAddress.of(playServer.tcp(Dialect.V1_0)).orElseThrow();
      var missed = EnumSet.copyOf(serverFault.broken());
      for (int i = 0; i < MOST_GAMES && !missed.isEmpty(); i++)
        missed.removeAll(wrong(door, serverFault));
      assertEquals(EnumSet.noneOf(ServerClause.class), missed);
    }
  }

  /// Where many play at once a server may be late to greet: that is no game.
  private static List<Clause> wrong(ServerAddress door, ServerFault serverFault)
      throws InterruptedException {
    try {
      return check(door, serverFault).wrong().stream().map(CheckReport.Finding::clause).toList();
    } catch (LinkException _) {
      return List.of();
    }
  }

  private static CheckReport check(ServerAddress door, ServerFault serverFault)
      throws InterruptedException {
    var lines = new AtomicInteger();
    return new ServerChecker(
            () -> new LyingLink(door.open(), lines.getAndIncrement(), serverFault),
            Dialect.V1_0,
            Duration.ofSeconds(1))
        .check();
  }
}
