package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.app.check.CheckReportWriter;
import spieltisch.catan.Variant;
import spieltisch.checker.CheckReport;
import spieltisch.checker.server.ServerConformanceCheck;
import spieltisch.client.transport.ServerAddress;
import spieltisch.siedler.codec.Dialect;
import spieltisch.table.options.TableOptions;

/// Our own server passes the checker.
class CheckerTest {
  @TempDir private Path folder = Path.of(".");

  private static CheckReport check(String address, Dialect dialect) throws InterruptedException {
    var server = ServerAddress.of(address).orElseThrow();
    return new ServerConformanceCheck(server::open, dialect, Duration.ofSeconds(30)).check();
  }

  private static void assertPasses(CheckReport report, int maxOpen) {
    assertEquals(List.of(), report.wrong());
    long open =
        report.findings().stream().filter(it -> it.result() == CheckReport.Result.OPEN).count();
    assertTrue(open <= maxOpen, new CheckReportWriter("", report)::text);
  }

  @Test
  void our_own_server_passes_over_the_web_socket() throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, 8))) {
      assertPasses(check(playServer.web(), Dialect.V1_0), 5);
    }
  }

  @ParameterizedTest
  @MethodSource
  void our_own_server_passes_over_tcp(Dialect dialect) throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, 5))) {
      assertPasses(check(playServer.tcp(dialect), dialect), 12);
    }
  }

  static List<Dialect> our_own_server_passes_over_tcp() {
    return List.of(Dialect.V1_0, Dialect.V0_4, Dialect.ASCII_1_0);
  }

  /// Protocol 0.1 has no cards, robber, trade, awards and end, so many clauses stay open.
  @Test
  void our_own_server_passes_in_protocol_0_1() throws Exception {
    var options = TableOptions.standard().withPlayers(3, 3).withCatan(Variant.V01.options(3));
    try (var playServer = new PlayServer(folder, options)) {
      assertPasses(check(playServer.tcp(Dialect.V0_1), Dialect.V0_1), 30);
    }
  }

  @Test
  void the_command_writes_text_json_and_junit() throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, 3))) {
      var json = folder.resolve("findings.json");
      var junit = folder.resolve("findings.xml");
      var run =
          CommandRun.of("check", playServer.web(), "--json", "" + json, "--junit", "" + junit);
      assertEquals(0, run.code(), run.out());
      assertTrue(run.out().contains("right  §14.2 a second roll in a turn is refused"), run.out());
      assertTrue(run.err().contains("3 players join"), "progress: " + run.err());
      assertTrue(Files.readString(json).contains("\"clause\":\"ROLL_TWICE\",\"section\":\"14.2\""));
      assertTrue(Files.readString(junit).contains("failures=\"0\""));
    }
  }
}
