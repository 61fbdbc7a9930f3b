package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
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
import spieltisch.checker.server.ServerChecker;
import spieltisch.client.transport.ServerAddress;
import spieltisch.siedler.codec.Dialect;
import spieltisch.table.TableOptions;

/// The checker on our own server.
class CheckerTest {
  @TempDir private Path folder = Path.of(".");

  private static CheckReport check(String address, Dialect dialect) throws InterruptedException {
    var door = ServerAddress.of(address).orElseThrow();
    return new ServerChecker(door::open, dialect, Duration.ofSeconds(30)).check();
  }

  private static void assertNoFinding(CheckReport checkReport, int mostOpen) {
    assertEquals(List.of(), checkReport.wrong());
    long open =
        checkReport.findings().stream()
            .filter(it -> it.result() == CheckReport.Result.OPEN)
            .count();
    assertTrue(open <= mostOpen, new CheckReportWriter("", checkReport)::text);
  }

  @Test
  void our_own_server_passes_over_the_web_socket() throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, 8))) {
      assertNoFinding(check(playServer.web(), Dialect.V1_0), 5);
    }
  }

  @ParameterizedTest
  @MethodSource
  void our_own_server_passes_over_tcp(Dialect dialect) throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, 5))) {
      assertNoFinding(check(playServer.tcp(dialect), dialect), 12);
    }
  }

  static List<Dialect> our_own_server_passes_over_tcp() {
    return List.of(Dialect.V1_0, Dialect.V0_4, Dialect.ASCII_1_0);
  }

  /// Cards, robber, trade, awards and the end are beyond this edition.
  @Test
  void our_own_server_passes_in_the_small_edition() throws Exception {
    var options = TableOptions.standard().withPlayers(3, 3).withCatan(Variant.V01.options(3));
    try (var playServer = new PlayServer(folder, options)) {
      assertNoFinding(check(playServer.tcp(Dialect.V0_1), Dialect.V0_1), 30);
    }
  }

  @Test
  void the_command_writes_text_json_and_junit() throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, 3))) {
      var out = new StringWriter();
      var json = folder.resolve("findings.json");
      var junit = folder.resolve("findings.xml");
      int code =
          Spieltisch.commandLine()
              .setOut(new PrintWriter(out, true))
              .execute("check", playServer.web(), "--json", "" + json, "--junit", "" + junit);
      assertEquals(0, code, out::toString);
      assertTrue(
          out.toString().contains("right  §14.2 a second roll in a turn is refused"),
          out::toString);
      assertTrue(Files.readString(json).contains("\"clause\":\"ROLL_TWICE\",\"section\":\"14.2\""));
      assertTrue(Files.readString(junit).contains("failures=\"0\""));
    }
  }
}
