package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.catan.Options;
import spieltisch.catan.Options.Desert;
import spieltisch.catan.Options.DiceKind;
import spieltisch.catan.Variant;
import spieltisch.store.journal.GameRecord;
import spieltisch.table.DiceVerification;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameKind;
import spieltisch.table.options.DisconnectPolicy;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// The verifier in Python, which follows `docs/dice.md`, agrees with the program.
class ExampleVerifierTest {
  private static final String SCRIPT = "../examples/verify/verify.py";

  @TempDir private Path folder = Path.of(".");

  @BeforeEach
  void requirePython() throws Exception {
    assumeTrue(runs("python3", "--version"), "python3 is missing");
  }

  private boolean runs(String... command) throws InterruptedException {
    try {
      return start(List.of(command)).waitFor() == 0;
    } catch (IOException _) {
      return false;
    }
  }

  private Process start(List<String> command) throws IOException {
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("output").toFile())
        .start();
  }

  private record Run(int code, String output) {}

  private Run verify(String... arguments) throws Exception {
    var command = new ArrayList<>(List.of("python3", "-B", SCRIPT));
    command.addAll(List.of(arguments));
    var process = start(command);
    try {
      assertTrue(process.waitFor(300, TimeUnit.SECONDS), "the verifier does not exit");
      var output = Files.readString(folder.resolve("output"), StandardCharsets.UTF_8);
      return new Run(process.exitValue(), output);
    } finally {
      process.destroyForcibly();
    }
  }

  private static TableOptions catan(Options rules) {
    return TableOptions.standard()
        .withPlayers(rules.players(), rules.players())
        .withCatan(rules.withVictoryPoints(Math.min(rules.victoryPoints(), 5)));
  }

  private static TableOptions torres(int players, spieltisch.torres.Options rules) {
    return new TableOptions(
        GameKind.TORRES,
        players,
        players,
        Options.standard(players),
        rules,
        OptionalLong.empty(),
        TimeControl.NONE,
        Optional.empty(),
        true,
        DisconnectPolicy.PASSES_HIS_TURNS,
        OptionalLong.empty(),
        OptionalLong.empty(),
        Optional.empty());
  }

  private static GameRecord standard() {
    return RandomGames.play(catan(Options.standard(4)), 2, 2);
  }

  private static List<GameRecord> games() {
    var balanced = Options.standard(3).withDice(DiceKind.BALANCED);
    var large = Options.standard(5).withDice(DiceKind.BALANCED).withDesert(Desert.CENTRE);
    var separated = Options.standard(3).toBuilder().tokens(Options.Tokens.RANDOM).build();
    var ownDecks = spieltisch.torres.Options.STANDARD.with(spieltisch.torres.Variant.OWN_DECKS);
    return List.of(
        RandomGames.play(catan(Options.standard(3)), 0, 1),
        standard(),
        RandomGames.play(catan(Options.standard(6)), 6, 3),
        RandomGames.play(catan(balanced), 1, 4),
        RandomGames.play(catan(Options.standard(3)).withBoardSeed(OptionalLong.of(42)), 3, 5),
        RandomGames.play(catan(large).withBoardSeed(OptionalLong.of(-7_000_000_000L)), 2, 6),
        RandomGames.play(catan(Variant.NOTIZEN.options(4)), 1, 7),
        RandomGames.play(catan(Variant.V04.options(2).withDesert(Desert.CENTRE)), 0, 8),
        RandomGames.play(catan(Variant.V01.options(3)), 1, 9),
        RandomGames.play(catan(separated), 2, 12),
        RandomGames.play(torres(2, spieltisch.torres.Options.STANDARD), 0, 10),
        RandomGames.play(torres(4, ownDecks), 0, 11));
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void games_of_all_kinds_follow_from_their_seeds() throws Exception {
    var files = new ArrayList<String>();
    for (var game : games()) {
      assertTrue(DiceVerification.of(game.entries()).isClean(), game.id());
      files.add(file(game.id() + ".json", game.export()));
    }
    var run = verify(files.toArray(String[]::new));
    assertEquals(0, run.code(), run.output());
    assertEquals(
        files.size(),
        run.output().lines().filter(line -> line.contains(" follow from the seed")).count(),
        run.output());
  }

  @Test
  void falsified_records_are_rejected() throws Exception {
    var export = standard().export();
    var falsified =
        List.of(
            changed(export, "\"is\":\"rolled\",\"seat\":\\d,\"first\":(\\d)", "0"),
            changed(export, "\"is\":\"stolen\",[^}]*\"card\":\"(\\w+)\"", "NOTHING"),
            changed(export, "\"is\":\"card bought\",[^}]*\"card\":\"(\\w+)\"", "NOTHING"),
            changed(export, "\"is\":\"contributed\",\"member\":5,\"random\":\"(..)", "zz"),
            changed(export, "\"is\":\"contributed\",\"member\":(5)", "3"),
            changed(export, "\"tokens\":\\[(0,0,0,0,0,)", "0,0,0,0,2,"),
            changed(export, "\"order\":\\[(\\d,\\d),", "3,3"),
            changed(export, "\"luckUsed\":(\\d+),\"at\"", "7"),
            changed(export, "\"seed\":\"(..)[0-9a-f]{62}\",\"opening\"", "00"),
            changed(export, "\"seed\":\"(..)[0-9a-f]{62}\"},\\{", "00"),
            changed(export, "\"commitment\":\"(..)", "00"));
    for (var text : falsified) {
      var run = verify(file("falsified.json", text));
      assertEquals(1, run.code(), run.output());
      assertEquals(-1, run.output().indexOf("Traceback"), run.output());
    }
  }

  /// Replaces the first group of the first match.
  private static String changed(String text, String pattern, String replacement) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    assertTrue(matcher.find(), pattern);
    var changed =
        text.substring(0, matcher.start(1)) + replacement + text.substring(matcher.end(1));
    assertNotEquals(text, changed, pattern);
    return changed;
  }

  @Test
  void the_commitment_of_the_player_is_compared() throws Exception {
    var game = standard();
    var file = file("game.json", game.export());
    var commitment = DiceVerification.of(game.entries()).commitment().orElseThrow();
    assertEquals(0, verify("--commitment", commitment, file).code());
    assertEquals(1, verify("--commitment", "00".repeat(32), file).code());
  }

  @Test
  void a_player_who_was_removed_is_no_player_of_the_game() throws Exception {
    var export = standard().export();
    var kicked = changed(export, "\"is\":\"(left)\",\"member\":1", "kicked");
    var run = verify(file("kicked.json", kicked));
    assertEquals(0, run.code(), run.output());
  }

  /// Returns the record with a first action that was taken back and repeated.
  ///
  /// @param words the number of random words that the undone action used, according to the record
  private static String withUndone(GameRecord game, long words) {
    var entries = new ArrayList<>(game.entries());
    int i = 0;
    while (!(entries.get(i) instanceof Entry.Acted)) i++;
    var first = (Entry.Acted) entries.get(i);
    var undone =
        new Entry.Acted(
            first.seat(),
            first.action(),
            first.events(),
            first.luckUsed() + words,
            first.actor(),
            first.at());
    entries.add(i, new Entry.Undone(first.seat(), i + 1, first.at()));
    entries.add(i, undone);
    return new GameRecord(game.id(), Optional.empty(), entries).export();
  }

  @Test
  void a_placement_that_was_taken_back_uses_no_random_words() throws Exception {
    var run = verify(file("undone.json", withUndone(standard(), 0)));
    assertEquals(0, run.code(), run.output());
    assertEquals(1, verify(file("forged.json", withUndone(standard(), 2))).code());
  }
}
