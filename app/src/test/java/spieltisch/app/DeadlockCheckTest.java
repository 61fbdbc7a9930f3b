package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spieltisch.app.check.CheckReportWriter;
import spieltisch.catan.Variant;
import spieltisch.checker.CheckReport;
import spieltisch.checker.server.ServerClause;
import spieltisch.checker.server.ServerConformanceCheck;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.ServerAddress;
import spieltisch.siedler.codec.Dialect;
import spieltisch.table.options.TableOptions;

/// The checker fails a server of protocol 0.1 that waits for ever at the first seven.
@Execution(ExecutionMode.CONCURRENT)
class DeadlockCheckTest {
  private static final int PLAYERS = 3;

  /// The checker regards a game as stalled after three times this duration. A busy server must
  /// answer within this duration.
  private static final Duration ANSWER_TIMEOUT = Duration.ofSeconds(5);

  @TempDir private Path folder = Path.of(".");

  @ParameterizedTest
  @EnumSource
  void a_server_that_waits_for_ever_after_a_seven_fails(DeadlockingLink.Status status)
      throws Exception {
    var options =
        TableOptions.standard().withPlayers(PLAYERS, PLAYERS).withCatan(Variant.V01.options(3));
    try (var playServer = new PlayServer(folder, options)) {
      var address = ServerAddress.of(playServer.tcp(Dialect.V0_1)).orElseThrow();
      var report =
          new ServerConformanceCheck(links(address, status), Dialect.V0_1, ANSWER_TIMEOUT).check();
      var finding =
          report.findings().stream()
              .filter(it -> it.clause() == ServerClause.GOES_ON)
              .findFirst()
              .orElseThrow();
      var text = new CheckReportWriter("", report).text();
      assertEquals(CheckReport.Result.WRONG, finding.result(), text);
      assertTrue(text.contains(description(status)), text);
    }
  }

  /// Only the first game gets stuck.
  private static Supplier<Link> links(ServerAddress address, DeadlockingLink.Status status) {
    var hasRolled = new AtomicBoolean();
    var connections = new AtomicInteger();
    return () ->
        connections.getAndIncrement() < PLAYERS
            ? new DeadlockingLink(address.open(), status, hasRolled)
            : address.open();
  }

  private static String description(DeadlockingLink.Status status) {
    return switch (status) {
      case WAIT -> "nobody can act: player 1 in status WAIT";
      case ACT -> "the server carries out no legal action; the last request: player ";
    };
  }
}
