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
import spieltisch.app.options.CliChoices;
import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.checker.CheckReport;
import spieltisch.checker.client.ClientChecker;
import spieltisch.checker.client.ClientClause;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.siedler.PlayerSettings;
import spieltisch.client.siedler.ReconnectLoop;
import spieltisch.client.transport.LinkException;
import spieltisch.client.transport.ServerAddress;
import spieltisch.siedler.codec.Dialect;

/// Our own player, examined as somebody else's.
@Execution(ExecutionMode.CONCURRENT)
class ClientCheckRunnerTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /// Where nothing is confirmed, a player waits for that once.
  private static final ClientTimeouts BRISK =
      new ClientTimeouts(
          Duration.ofSeconds(60),
          Duration.ofSeconds(60),
          Duration.ofSeconds(2),
          Duration.ofMillis(20),
          Duration.ofSeconds(5),
          Duration.ofMillis(50),
          Duration.ofMillis(300));

  /// What does not come up in the games of one check may come up in another's.
  private static final int MOST_CHECKS = 8;

  /// What luck may leave out of all of them.
  private static final Set<ClientClause> RARE =
      EnumSet.of(
          ClientClause.TARGET,
          ClientClause.REFUSAL,
          ClientClause.OTHER_REFUSAL,
          ClientClause.MINUS_ONE,
          ClientClause.GREATEST_ROAD);

  /// What a protocol without robber, trade and end cannot show.
  private static final Set<ClientClause> BEYOND_0_1 =
      EnumSet.of(
          ClientClause.DISCARD,
          ClientClause.ALL_FIVE,
          ClientClause.ANSWERS_OFFERS,
          ClientClause.AFTER_THE_END,
          ClientClause.WINNER);

  private static CheckReport check(String scheme, Dialect dialect, long seed) throws Exception {
    var check = new ClientCheckRunner(dialect, PATIENCE, PATIENCE, 10, new Random(seed));
    try (var checkListener = new CheckListener(URI.create(scheme + "://127.0.0.1:0/catan"))) {
      var door =
          ServerAddress.of(scheme + "://127.0.0.1:" + checkListener.port() + "/catan")
              .orElseThrow();
      var client = Thread.ofVirtual().start(() -> comeAgainAndAgain(door, dialect));
      try {
        return check.at(checkListener, _ -> {});
      } finally {
        client.interrupt();
      }
    }
  }

  private static void comeAgainAndAgain(ServerAddress door, Dialect dialect) {
    var playerSettings =
        new PlayerSettings("Test", "Leia", Colour.RED, dialect, Level.EASY, 1, BRISK);
    try {
      for (var _ : ClientChecker.Stage.values())
        new ReconnectLoop(door::open, playerSettings, _ -> {}, Thread::sleep).play(1);
    } catch (LinkException | InterruptedException _) {
      // A server of another version, or the end of the test.
    }
  }

  @Test
  void that_no_client_comes_is_no_success() {
    var check = new ClientCheckRunner(Dialect.V1_0, PATIENCE, Duration.ZERO, 10, new Random(1));
    try (var checkListener = new CheckListener(URI.create("tcp://127.0.0.1:0"))) {
      assertThrows(LinkException.class, () -> check.at(checkListener, _ -> {}));
    }
  }

  @ParameterizedTest
  @CsvSource({"ws, 1.0", "tcp, 1.0", "tcp, 0.4", "tcp, 0.1"})
  void our_own_player_passes_with_no_finding(String scheme, String name) throws Exception {
    var dialect = CliChoices.dialect(name);
    var open = EnumSet.complementOf(EnumSet.copyOf(RARE));
    if (dialect.equals(Dialect.V0_1)) open.removeAll(BEYOND_0_1);
    for (int seed = 1; seed <= MOST_CHECKS && !open.isEmpty(); seed++) {
      var checkReport = check(scheme, dialect, seed);
      assertEquals(List.of(), checkReport.wrong(), new CheckReportWriter("", checkReport)::text);
      for (var finding : checkReport.findings())
        if (finding.result() == CheckReport.Result.RIGHT) open.remove(finding.clause());
    }
    assertEquals(EnumSet.noneOf(ClientClause.class), open, "what never came up");
  }
}
