package spieltisch.checker.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import spieltisch.checker.CheckReport;
import spieltisch.checker.Clause;
import spieltisch.checker.ScriptedLink;
import spieltisch.siedler.codec.Dialect;

/// Checks the reference server of 2016 from a recorded game of others. The recording is not part of
/// the project; the test runs if its folder is found or given as `-Dtranscripts.recorded=folder`.
class RecordedServerTest {
  private static final Pattern SERVER_LINE = Pattern.compile("[0-9:.]+ S>C (.*)");
  private static final Path FOLDER = Path.of("shared", "spec", "transcripts");

  private static Path folder() {
    var given = System.getProperty("transcripts.recorded");
    if (given != null) return Path.of(given);
    for (var at = Path.of("").toAbsolutePath(); at != null; at = at.getParent())
      if (Files.isDirectory(at.resolve(FOLDER))) return at.resolve(FOLDER);
    return FOLDER;
  }

  static Path log(String name) {
    return folder().resolve("official-testserver-1.0-gameA." + name + ".log");
  }

  private static CheckReport checked(String log) throws IOException, InterruptedException {
    var file = log(log);
    assumeTrue(Files.isReadable(file), "no recorded game at " + file);
    var server = new ScriptedLink();
    for (var line : Files.readAllLines(file)) {
      var serverLine = SERVER_LINE.matcher(line);
      if (serverLine.matches()) server.sends(serverLine.group(1));
    }
    var report = new CheckReport(ServerClause.values());
    var player = new CheckPlayer(server, Dialect.V1_0, Duration.ZERO, _ -> {});
    player.receiveUntilQuiet(Duration.ZERO);
    assertTrue(player.received().size() > 500, player.received().size() + " messages");
    new TranscriptChecks(report, List.of(player), Dialect.V1_0).check();
    return report;
  }

  private static List<Clause> violated(String log) throws IOException, InterruptedException {
    return checked(log).wrong().stream().map(CheckReport.Finding::clause).toList();
  }

  /// The server revealed bought cards to everybody. The other two findings come from gaps in the
  /// logs, as `RecordedGapsTest` shows.
  @Test
  void the_reference_server_violates_these_clauses() throws Exception {
    var violated = new ArrayList<>(violated("client1"));
    violated.retainAll(violated("client3"));
    assertEquals(
        List.of(ServerClause.STATUS, ServerClause.COSTS, ServerClause.HIDDEN_CARD), violated);
  }

  @Test
  void clauses_that_the_recording_covers_are_not_open() throws Exception {
    var open =
        checked("client1").findings().stream()
            .filter(it -> it.result() == CheckReport.Result.OPEN)
            .map(CheckReport.Finding::clause)
            .toList();
    for (var clause :
        List.of(
            ServerClause.DICE, ServerClause.SEVEN, ServerClause.ROBBER_ASKED, ServerClause.THE_END))
      assertFalse(open.contains(clause), clause.name());
  }
}
