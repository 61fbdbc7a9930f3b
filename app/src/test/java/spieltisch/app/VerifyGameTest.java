package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// `verify-game`, `replay` and `export` of one finished game.
class VerifyGameTest {
  @TempDir private static Path folder = Path.of(".");
  private static PlayedGame game = new PlayedGame(folder, "");

  @BeforeAll
  static void play() throws Exception {
    game = PlayedGame.in(folder, PlayServer.shortGame(3, 4));
  }

  private static String export() {
    var run = CommandRun.of("export", game.id(), "--data", game.folder().toString());
    assertEquals(0, run.code(), run.err());
    return run.out();
  }

  private static CommandRun verify(String text, String... options) throws Exception {
    var file = Files.writeString(folder.resolve("game.json"), text);
    var arguments = new String[2 + options.length];
    arguments[0] = "verify-game";
    arguments[1] = file.toString();
    System.arraycopy(options, 0, arguments, 2, options.length);
    return CommandRun.of(arguments);
  }

  @Test
  void an_unchanged_game_follows_from_its_seed() throws Exception {
    var run = CommandRun.of("verify-game", game.id(), "--data", game.folder().toString());
    assertEquals(0, run.code(), run.out());
    assertTrue(run.out().contains("follow from the seed"), run.out());
    assertEquals(0, verify(export()).code());
  }

  @Test
  void a_game_of_torres_follows_from_its_seed() throws Exception {
    var torres = TableOptions.torres(2, Optional.empty(), TimeControl.NONE);
    var other = PlayedGame.in(Files.createDirectory(folder.resolve("torres")), torres);
    var run = CommandRun.of("verify-game", other.id(), "--data", other.folder().toString());
    assertEquals(0, run.code(), run.out());
    var replay = CommandRun.of("replay", other.id(), "--data", other.folder().toString());
    assertEquals(0, replay.code(), replay.err());
    assertTrue(replay.out().contains("game ended"), "the end of the game is missing");
  }

  @Test
  void a_changed_roll_is_found() throws Exception {
    var rolled =
        Pattern.compile("\"is\":\"rolled\",\"seat\":(\\d),\"first\":(\\d)").matcher(export());
    assertTrue(rolled.find());
    int other = rolled.group(2).equals("6") ? 1 : 6;
    var run =
        verify(
            rolled.replaceFirst(
                "\"is\":\"rolled\",\"seat\":" + rolled.group(1) + ",\"first\":" + other));
    assertEquals(1, run.code(), run.out());
    assertTrue(run.out().contains("the journal says"), run.out());
    assertTrue(run.out().contains("this game does not follow from its seed"), run.out());
  }

  @Test
  void a_changed_number_token_is_found() throws Exception {
    var tokens = Pattern.compile("\"tokens\":\\[([0-9,]+)]").matcher(export());
    assertTrue(tokens.find());
    var changed = String.join(",", swapped(List.of(tokens.group(1).split(",", -1))));
    var run = verify(tokens.replaceFirst("\"tokens\":[" + changed + "]"));
    assertEquals(1, run.code(), run.out());
    assertTrue(run.out().contains("board and order"), run.out());
  }

  /// Swaps the first two different numbers. The desert has none.
  private static List<String> swapped(List<String> tokens) {
    var changed = new ArrayList<>(tokens);
    var numbers = tokens.stream().filter(token -> !token.equals("0")).distinct().toList();
    Collections.swap(changed, tokens.indexOf(numbers.getFirst()), tokens.indexOf(numbers.get(1)));
    return changed;
  }

  @Test
  void a_changed_server_seed_is_found() throws Exception {
    var seed = Pattern.compile("\"seed\":\"([0-9a-f]{64})\"},\\{\"is\"").matcher(export());
    assertTrue(seed.find());
    var run = verify(seed.replaceFirst("\"seed\":\"" + "00".repeat(32) + "\"},{\"is\""));
    assertEquals(1, run.code(), run.out());
    assertTrue(run.out().contains("the seed does not match the published commitment"), run.out());
  }

  @Test
  void a_changed_seed_of_the_game_is_found() throws Exception {
    var seed = Pattern.compile("\"seed\":\"([0-9a-f]{64})\",\"opening\"").matcher(export());
    assertTrue(seed.find());
    var run = verify(seed.replaceFirst("\"seed\":\"" + "00".repeat(32) + "\",\"opening\""));
    assertEquals(1, run.code(), run.out());
    assertTrue(run.out().contains("seed of the game: the journal says"), run.out());
  }

  @Test
  void the_published_commitment_is_the_hash_of_the_server_seed() throws Exception {
    var export = export();
    var commitment = Pattern.compile("\"commitment\":\"([0-9a-f]{64})\"").matcher(export);
    assertTrue(commitment.find());
    var run = verify(export, "--pledge", commitment.group(1));
    assertEquals(0, run.code(), run.out());
    assertTrue(run.out().contains("0 players contributed to it"), run.out());
  }

  @Test
  void another_commitment_is_found() throws Exception {
    assertEquals(1, verify(export(), "--pledge", "00".repeat(32)).code());
  }

  @Test
  void an_unreadable_game_is_reported_in_one_line() throws Exception {
    for (var run :
        new CommandRun[] {
          verify("{}"),
          verify("nonsense"),
          verify("{\"is\":\"nonsense\"}"),
          CommandRun.of("verify-game", "unknown", "--data", game.folder().toString()),
          CommandRun.of("verify-game", "unknown", "--data", folder.resolve("none").toString()),
          CommandRun.of("verify-game", "unknown", "--server", "http://127.0.0.1:1"),
          CommandRun.of("verify-game", "unknown", "--server", "nonsense")
        }) {
      assertEquals(1, run.code());
      assertEquals(1, run.err().lines().count(), run.err());
    }
  }

  @Test
  void replay_prints_the_requested_steps() {
    var all = CommandRun.of("replay", game.id(), "--data", game.folder().toString());
    assertEquals(0, all.code(), all.err());
    assertTrue(all.out().contains(": roll → rolled seat "), all.out());
    assertTrue(all.out().contains("won seat"), "the end of the game is missing");
    long steps = all.out().lines().filter(line -> line.startsWith("#")).count();
    var last =
        CommandRun.of(
            "replay", game.id(), "--data", game.folder().toString(), "--step", "" + steps);
    assertEquals(1, last.out().lines().filter(line -> line.startsWith("#")).count());
    assertTrue(all.out().startsWith("#1 opened name Endor"), all.out());
    var later =
        CommandRun.of(
            "replay", game.id(), "--data", game.folder().toString(), "--from", "" + (steps - 1));
    assertEquals(2, later.out().lines().filter(line -> line.startsWith("#")).count());
    var beyond =
        CommandRun.of("replay", game.id(), "--data", game.folder().toString(), "--step", "99999");
    assertEquals("spieltisch: the game has steps 1 to " + steps + ", not 99999\n", beyond.err());
  }

  @Test
  void replay_draws_the_board_with_settlements_and_roads() {
    var run = CommandRun.of("replay", game.id(), "--data", game.folder().toString());
    var board = run.out().substring(run.out().lastIndexOf("\n#"));
    assertEquals(19, count(board, "Fore|Hill|Past|Fiel|Moun|Dese"), board);
    assertEquals(1, count(board, "\\*"), "one robber" + board);
    for (var seat : new String[] {"a", "b", "c"})
      assertTrue(count(board, "\\b[" + seat + seat.toUpperCase(Locale.ROOT) + "]\\b") >= 4, board);
  }

  private static long count(String text, String pattern) {
    return Pattern.compile(pattern).matcher(text).results().count();
  }
}
