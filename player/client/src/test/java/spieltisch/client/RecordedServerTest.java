package spieltisch.client;

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

  private static Report judged(String log) throws IOException, InterruptedException {
    var file = log(log);
    assumeTrue(Files.isReadable(file), "there is no recorded game at " + file);
    var server = new Puppet();
    for (var line : Files.readAllLines(file)) {
      var said = SAID.matcher(line);
      if (said.matches()) server.says(said.group(1));
    }
    var report = new Report(Clause.values());
    var witness = new Witness(server, Dialect.V1_0, Duration.ZERO, _ -> {});
    witness.listen(Duration.ZERO);
    assertTrue(witness.heard().size() > 500, witness.heard().size() + " messages");
    new Hindsight(report, List.of(witness), Dialect.V1_0).judge();
    return report;
  }

  private static List<Demand> wrong(String log) throws IOException, InterruptedException {
    return judged(log).wrong().stream().map(Report.Finding::clause).toList();
  }

  /// It showed to everybody which card was bought. The other two are about messages that the logs
  /// have lost: each stands in another player's log, as `RecordedGapsTest` shows.
  @Test
  void the_reference_server_is_judged_like_any_other() throws Exception {
    var wrong = new ArrayList<>(wrong("client1"));
    wrong.retainAll(wrong("client3"));
    assertEquals(List.of(Clause.STATUS, Clause.COSTS, Clause.HIDDEN_CARD), wrong);
  }

  @Test
  void what_the_recording_shows_is_not_left_open() throws Exception {
    var open =
        judged("client1").findings().stream()
            .filter(it -> it.verdict() == Report.Verdict.OPEN)
            .map(Report.Finding::clause)
            .toList();
    for (var clause : List.of(Clause.DICE, Clause.SEVEN, Clause.ROBBER_ASKED, Clause.THE_END))
      assertFalse(open.contains(clause), clause.name());
  }
}
