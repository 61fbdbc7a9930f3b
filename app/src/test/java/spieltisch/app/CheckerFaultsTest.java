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
import spieltisch.checker.server.ServerClause;
import spieltisch.checker.server.ServerConformanceCheck;
import spieltisch.client.transport.LinkException;
import spieltisch.client.transport.ServerAddress;
import spieltisch.siedler.codec.Dialect;

/// The checker finds a violation of each clause. A link between the checker and our server injects
/// the faults. The tests mostly wait for timeouts, so they run in parallel.
@Execution(ExecutionMode.CONCURRENT)
class CheckerFaultsTest {
  /// A clause may not come up in a game; then another game is played.
  private static final int MAX_GAMES = 20;

  @TempDir private Path folder = Path.of(".");

  @Test
  void every_clause_has_a_fault() {
    var broken = EnumSet.noneOf(ServerClause.class);
    for (var fault : ServerFault.values()) broken.addAll(fault.broken());
    assertEquals(EnumSet.allOf(ServerClause.class), broken);
  }

  @ParameterizedTest
  @EnumSource
  void each_fault_is_found(ServerFault fault) throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, fault.victoryPoints()))) {
      var address = ServerAddress.of(playServer.tcp(Dialect.V1_0)).orElseThrow();
      var missing = EnumSet.copyOf(fault.broken());
      for (int i = 0; i < MAX_GAMES && !missing.isEmpty(); i++)
        missing.removeAll(wrong(address, fault));
      assertEquals(EnumSet.noneOf(ServerClause.class), missing);
    }
  }

  /// Returns the clauses found wrong in one game; none if a busy server greets too late.
  private static List<Clause> wrong(ServerAddress address, ServerFault fault)
      throws InterruptedException {
    try {
      return check(address, fault).wrong().stream().map(CheckReport.Finding::clause).toList();
    } catch (LinkException _) {
      return List.of();
    }
  }

  private static CheckReport check(ServerAddress address, ServerFault fault)
      throws InterruptedException {
    var connections = new AtomicInteger();
    return new ServerConformanceCheck(
            () -> new FaultyLink(address.open(), connections.getAndIncrement(), fault),
            Dialect.V1_0,
            Duration.ofSeconds(1))
        .check();
  }
}
