package spieltisch.app.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.net.URI;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spieltisch.app.CliException;
import spieltisch.app.options.CliChoices;
import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.checker.CheckReport;
import spieltisch.checker.client.ClientClause;
import spieltisch.checker.client.ClientConformanceCheck;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.siedler.PlayerSettings;
import spieltisch.client.siedler.Randomness;
import spieltisch.client.siedler.ReconnectLoop;
import spieltisch.client.transport.LinkException;
import spieltisch.client.transport.ServerAddress;
import spieltisch.siedler.codec.Dialect;

/// Checks our own player as if it were a foreign client.
@Execution(ExecutionMode.CONCURRENT)
class ClientCheckRunnerTest {
  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  /// Short timeouts: without confirmations the player waits for one of them only.
  private static final ClientTimeouts SHORT_TIMEOUTS =
      new ClientTimeouts(
          Duration.ofSeconds(60),
          Duration.ofSeconds(60),
          Duration.ofSeconds(2),
          Duration.ofMillis(20),
          Duration.ofSeconds(5),
          Duration.ofMillis(50),
          Duration.ofMillis(300));

  /// A clause that does not come up in one check may come up in another.
  private static final int MAX_CHECKS = 8;

  /// Clauses that may not come up in any check.
  private static final Set<ClientClause> RARE =
      EnumSet.of(
          ClientClause.TARGET,
          ClientClause.REFUSAL,
          ClientClause.OTHER_REFUSAL,
          ClientClause.MINUS_ONE,
          ClientClause.GREATEST_ROAD);

  /// Clauses that need a robber, trade or an end, which protocol 0.1 lacks.
  private static final Set<ClientClause> NOT_IN_0_1 =
      EnumSet.of(
          ClientClause.DISCARD,
          ClientClause.ALL_FIVE,
          ClientClause.ANSWERS_OFFERS,
          ClientClause.AFTER_THE_END,
          ClientClause.WINNER);

  private static CheckReport check(String scheme, Dialect dialect, long seed) throws Exception {
    var check = new ClientCheckRunner(dialect, TIMEOUT, TIMEOUT, 10, new Random(seed));
    try (var checkListener = new CheckListener(URI.create(scheme + "://127.0.0.1:0/catan"))) {
      var address =
          ServerAddress.of(scheme + "://127.0.0.1:" + checkListener.port() + "/catan")
              .orElseThrow();
      var client = Thread.ofVirtual().start(() -> playAllStages(address, dialect));
      try {
        return check.run(checkListener, _ -> {});
      } finally {
        client.interrupt();
      }
    }
  }

  private static void playAllStages(ServerAddress address, Dialect dialect) {
    var settings =
        new PlayerSettings(
            "Test",
            "Leia",
            Colour.RED,
            dialect,
            Level.EASY,
            Randomness.repeatable(1),
            SHORT_TIMEOUTS);
    try {
      for (var _ : ClientConformanceCheck.Stage.values())
        new ReconnectLoop(address::open, settings, _ -> {}, Thread::sleep).play(1);
    } catch (LinkException | InterruptedException _) {
      // The stage with another protocol version, or the end of the test.
    }
  }

  @Test
  void the_checker_does_not_pretend_to_wait_with_tls() {
    var refused =
        assertThrows(
            CliException.class, () -> new CheckListener(URI.create("wss://127.0.0.1:0/catan")));
    assertEquals(
        "the checker has no certificate: wait at ws:// or tcp:// instead", refused.getMessage());
  }

  @Test
  void a_missing_client_is_a_failure() {
    var check = new ClientCheckRunner(Dialect.V1_0, TIMEOUT, Duration.ZERO, 10, new Random(1));
    try (var checkListener = new CheckListener(URI.create("tcp://127.0.0.1:0"))) {
      assertThrows(LinkException.class, () -> check.run(checkListener, _ -> {}));
    }
  }

  @ParameterizedTest
  @CsvSource({"ws, 1.0", "tcp, 1.0", "tcp, 0.4", "tcp, 0.1"})
  void our_own_player_passes(String scheme, String name) throws Exception {
    var dialect = CliChoices.dialect(name);
    var open = EnumSet.complementOf(EnumSet.copyOf(RARE));
    if (dialect.equals(Dialect.V0_1)) open.removeAll(NOT_IN_0_1);
    for (int seed = 1; seed <= MAX_CHECKS && !open.isEmpty(); seed++) {
      var report = check(scheme, dialect, seed);
      assertEquals(List.of(), report.wrong(), new CheckReportWriter("", report)::text);
      for (var finding : report.findings())
        if (finding.result() == CheckReport.Result.RIGHT) open.remove(finding.clause());
    }
    assertEquals(EnumSet.noneOf(ClientClause.class), open, "clauses that never came up");
  }
}
