package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spieltisch.app.FragileServer.Weakness;
import spieltisch.app.check.CheckReportWriter;
import spieltisch.checker.CheckReport;
import spieltisch.checker.Clause;
import spieltisch.checker.server.ServerClause;
import spieltisch.checker.server.ServerConformanceCheck;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.ServerAddress;
import spieltisch.siedler.codec.Dialect;

/// The checker gets through servers that fail, fall silent or ignore requests. It reports the
/// weakness itself and leaves open what it could not see.
@Execution(ExecutionMode.CONCURRENT)
class FragileServersCheckTest {
  /// For servers that leave requests without an answer.
  private static final Duration SHORT_TIMEOUT = Duration.ofSeconds(2);

  /// For all others; the test does not wait for it.
  private static final Duration LONG_TIMEOUT = Duration.ofSeconds(30);

  private static final Map<Weakness, Set<ServerClause>> FINDINGS =
      Map.of(
          Weakness.FAILS_ON_MALFORMED_REQUESTS, Set.of(ServerClause.ANSWERED),
          Weakness.FAILS_IN_THE_GAME, Set.of(ServerClause.ANSWERED, ServerClause.GOES_ON),
          Weakness.MUTE_IN_THE_GAME, Set.of(ServerClause.ANSWERED, ServerClause.GOES_ON),
          Weakness.ONE_CONNECTION_CLOSED, Set.of(ServerClause.ANSWERED, ServerClause.GOES_ON),
          Weakness.ONE_CONNECTION_MUTE, Set.of(ServerClause.ANSWERED, ServerClause.GOES_ON),
          Weakness.IGNORES_ILLEGAL_REQUESTS, Set.of(ServerClause.ANSWERED),
          Weakness.WITHOUT_RED, Set.of(),
          Weakness.ONE_GAME, Set.of());

  @TempDir private Path folder = Path.of(".");

  @ParameterizedTest
  @EnumSource
  void only_the_weakness_itself_is_reported(Weakness weakness) throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, 4))) {
      var address = ServerAddress.of(playServer.tcp(Dialect.V1_0)).orElseThrow();
      var server = new FragileServer(address::open, weakness);
      var report = new ServerConformanceCheck(server, Dialect.V1_0, timeout(weakness)).check();
      var allowed = FINDINGS.getOrDefault(weakness, Set.of());
      var surplus =
          report.wrong().stream()
              .map(CheckReport.Finding::clause)
              .filter(clause -> !allowed.contains(clause))
              .toList();
      assertEquals(List.of(), surplus, new CheckReportWriter("", report)::text);
      boolean isFound = !report.wrong().isEmpty();
      assertEquals(!allowed.isEmpty(), isFound, new CheckReportWriter("", report)::text);
      assertEquals(Set.of(), missing(weakness, report), new CheckReportWriter("", report)::text);
    }
  }

  @Test
  void a_server_whose_players_roll_for_the_order_has_no_findings() throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, 3))) {
      var address = ServerAddress.of(playServer.tcp(Dialect.V1_0)).orElseThrow();
      Supplier<Link> server =
          () -> new ForeignLink(address.open(), new ForeignBehaviour.OrderRolls());
      var report = new ServerConformanceCheck(server, Dialect.V1_0, LONG_TIMEOUT).check();
      assertEquals(List.of(), report.wrong(), new CheckReportWriter("", report)::text);
    }
  }

  private static Duration timeout(Weakness weakness) {
    return switch (weakness) {
      case MUTE_IN_THE_GAME, ONE_CONNECTION_MUTE, IGNORES_ILLEGAL_REQUESTS -> SHORT_TIMEOUT;
      case FAILS_ON_MALFORMED_REQUESTS,
          FAILS_IN_THE_GAME,
          ONE_CONNECTION_CLOSED,
          WITHOUT_RED,
          ONE_GAME ->
          LONG_TIMEOUT;
    };
  }

  /// The clauses that must come up in spite of the weakness.
  private static Set<Clause> missing(Weakness weakness, CheckReport report) {
    var expected =
        switch (weakness) {
          case FAILS_ON_MALFORMED_REQUESTS ->
              Set.of(ServerClause.MAP, ServerClause.THE_END, ServerClause.ROLL_TWICE);
          case IGNORES_ILLEGAL_REQUESTS, WITHOUT_RED ->
              Set.of(ServerClause.MAP, ServerClause.THE_END);
          case ONE_GAME -> Set.of(ServerClause.MAP, ServerClause.THE_END);
          case FAILS_IN_THE_GAME, MUTE_IN_THE_GAME, ONE_CONNECTION_CLOSED, ONE_CONNECTION_MUTE ->
              Set.of(ServerClause.MAP, ServerClause.FIRST_THROWS);
        };
    return expected.stream().filter(it -> report.times(it) == 0).collect(Collectors.toSet());
  }
}
