package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spieltisch.checker.CheckReport;
import spieltisch.checker.server.ServerClause;
import spieltisch.checker.server.ServerConformanceCheck;
import spieltisch.client.transport.ServerAddress;
import spieltisch.siedler.codec.Dialect;
import spieltisch.table.options.TableOptions;

/// The checker finds a violation of each clause. A link between the checker and our server injects
/// the faults. The tests mostly wait for timeouts, so they run in parallel.
@Execution(ExecutionMode.CONCURRENT)
class CheckerFaultsTest {
  /// A server that is only slow must not seem to be silent.
  private static final Duration ANSWER_TIMEOUT = Duration.ofSeconds(10);

  /// A game of many turns: each clause comes up, also those that need a seven with full hands, a
  /// harbour or two development cards. A short game may lack one of them.
  private static final TableOptions LONG_GAME = PlayServer.shortGame(3, 10);

  /// The board and the first settlements follow from the seed and are the same in each run. With
  /// this seed, players settle at harbours.
  private static final long SEED = 1;

  @TempDir private Path folder = Path.of(".");

  @Test
  void every_clause_has_a_fault() {
    var broken = EnumSet.noneOf(ServerClause.class);
    for (var fault : ServerFault.values()) broken.addAll(fault.broken());
    assertEquals(EnumSet.allOf(ServerClause.class), broken);
  }

  @ParameterizedTest
  @EnumSource
  void each_fault_is_found_in_one_game(ServerFault fault) throws Exception {
    try (var playServer = new PlayServer(folder, LONG_GAME, SEED)) {
      var address = ServerAddress.of(playServer.tcp(Dialect.V1_0)).orElseThrow();
      var missing = EnumSet.copyOf(fault.broken());
      for (var finding : check(address, fault).wrong()) missing.remove(finding.clause());
      assertEquals(EnumSet.noneOf(ServerClause.class), missing);
    }
  }

  private static CheckReport check(ServerAddress address, ServerFault fault)
      throws InterruptedException {
    var connections = new AtomicInteger();
    return new ServerConformanceCheck(
            () -> new FaultyLink(address.open(), connections.getAndIncrement(), fault),
            Dialect.V1_0,
            ANSWER_TIMEOUT)
        .check();
  }
}
