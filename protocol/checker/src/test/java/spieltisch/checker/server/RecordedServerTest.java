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

/// The reference server of 2016, judged from a game that others recorded with it, as if it had been
/// checked. The recording is not part of the project; the test runs where its folder is found, or
/// is given as `-Dtranscripts.recorded=folder`.
class RecordedServerTest {
  private static final Pattern SAID = Pattern.compile("[0-9:.]+ S>C (.*)");
  private static final Path PLACE = Path.of("shared", "spec", "transcripts");

  private static Path folder() {
    var given = System.getProperty("transcripts.recorded");
    if (given != null) return Path.of(given);
    for (var at = Path.of("").toAbsolutePath(); at != null; at = at.getParent())
      if (Files.isDirectory(at.resolve(PLACE))) return at.resolve(PLACE);
    return PLACE;
  }

  static Path log(String name) {
    return folder().resolve("official-testserver-1.0-gameA." + name + ".log");
  }

  private static CheckReport judged(String log) throws IOException, InterruptedException {
    var file = log(log);
    assumeTrue(Files.isReadable(file), "there is no recorded game at " + file);
    var server = new ScriptedLink();
    for (var line : Files.readAllLines(file)) {
      var said = SAID.matcher(line);
      if (said.matches()) server.says(said.group(1));
    }
    var checkReport = new CheckReport(ServerClause.values());
    var checkPlayer = new CheckPlayer(server, Dialect.V1_0, Duration.ZERO, _ -> {});
    checkPlayer.listen(Duration.ZERO);
    assertTrue(checkPlayer.heard().size() > 500, checkPlayer.heard().size() + " messages");
    new PostGameChecks(checkReport, List.of(checkPlayer), Dialect.V1_0).judge();
    return checkReport;
  }

  private static List<Clause> wrong(String log) throws IOException, InterruptedException {
    return judged(log).wrong().stream().map(CheckReport.Finding::clause).toList();
  }

  /// It showed to everybody which card was bought. The other two are about messages that the logs
  /// have lost: each stands in another player's log, as `RecordedGapsTest` shows.
  @Test
  void the_reference_server_is_judged_like_any_other() throws Exception {
    var wrong = new ArrayList<>(wrong("client1"));
    wrong.retainAll(wrong("client3"));
    assertEquals(List.of(ServerClause.STATUS, ServerClause.COSTS, ServerClause.HIDDEN_CARD), wrong);
  }

  @Test
  void what_the_recording_shows_is_not_left_open() throws Exception {
    var open =
        judged("client1").findings().stream()
            .filter(it -> it.verdict() == CheckReport.Result.OPEN)
            .map(CheckReport.Finding::clause)
            .toList();
    for (var serverClause :
        List.of(
            ServerClause.DICE, ServerClause.SEVEN, ServerClause.ROBBER_ASKED, ServerClause.THE_END))
      assertFalse(open.contains(serverClause), serverClause.name());
  }
}
