package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.table.TableOptions;
import spieltisch.table.TimeControl;

/// Whether the dice were honest: `verify-game`, and `replay` and `export` of the same game.
class VerifyGameTest {
  @TempDir private static Path folder = Path.of(".");
  private static PlayedGame game = new PlayedGame(folder, "");

  @BeforeAll
  static void play() throws Exception {
    game = PlayedGame.in(folder, PlayServer.shortGame(3, 4));
  }

  private static String export() {
    var commandRun = CommandRun.of("export", game.id(), "--data", game.folder().toString());
    assertEquals(0, commandRun.code(), commandRun.err());
    return commandRun.out();
  }

  private static CommandRun verify(String text, String... more) throws Exception {
    var file = Files.writeString(folder.resolve("game.json"), text);
    var arguments = new String[2 + more.length];
    arguments[0] = "verify-game";
    arguments[1] = file.toString();
    System.arraycopy(more, 0, arguments, 2, more.length);
    return CommandRun.of(arguments);
  }

  @Test
  void an_honest_game_follows_from_its_seed() throws Exception {
    var commandRun = CommandRun.of("verify-game", game.id(), "--data", game.folder().toString());
    assertEquals(0, commandRun.code(), commandRun.out());
    assertTrue(commandRun.out().contains("follow from the seed"), commandRun.out());
    assertEquals(0, verify(export()).code());
  }

  @Test
  void a_game_of_torres_is_checked_too() throws Exception {
    var torres = TableOptions.torres(2, Optional.empty(), TimeControl.NONE);
    var other = PlayedGame.in(Files.createDirectory(folder.resolve("torres")), torres);
    var commandRun = CommandRun.of("verify-game", other.id(), "--data", other.folder().toString());
    assertEquals(0, commandRun.code(), commandRun.out());
    var replay = CommandRun.of("replay", other.id(), "--data", other.folder().toString());
    assertEquals(0, replay.code(), replay.err());
    assertTrue(replay.out().contains("game ended"), "the end is told");
  }

  @Test
  void a_throw_that_was_changed_is_found() throws Exception {
    var rolled =
        Pattern.compile("\"is\":\"rolled\",\"seat\":(\\d),\"first\":(\\d)").matcher(export());
    assertTrue(rolled.find());
    int other = rolled.group(2).equals("6") ? 1 : 6;
    var commandRun =
        verify(
            rolled.replaceFirst(
                "\"is\":\"rolled\",\"seat\":" + rolled.group(1) + ",\"first\":" + other));
    assertEquals(1, commandRun.code(), commandRun.out());
    assertTrue(commandRun.out().contains("the journal says"), commandRun.out());
    assertTrue(
        commandRun.out().contains("this game does not follow from its seed"), commandRun.out());
  }

  @Test
  void a_number_that_was_changed_on_the_board_is_found() throws Exception {
    var tokens = Pattern.compile("\"tokens\":\\[([0-9,]+)]").matcher(export());
    assertTrue(tokens.find());
    var changed = String.join(",", swapped(List.of(tokens.group(1).split(",", -1))));
    var commandRun = verify(tokens.replaceFirst("\"tokens\":[" + changed + "]"));
    assertEquals(1, commandRun.code(), commandRun.out());
    assertTrue(commandRun.out().contains("board and order"), commandRun.out());
  }

  /// With the first two numbers in each other's place that are not the same; the desert has none.
  private static List<String> swapped(List<String> tokens) {
    var changed = new ArrayList<>(tokens);
    var numbers = tokens.stream().filter(token -> !token.equals("0")).distinct().toList();
    Collections.swap(changed, tokens.indexOf(numbers.getFirst()), tokens.indexOf(numbers.get(1)));
    return changed;
  }

  @Test
  void a_seed_that_was_changed_is_found() throws Exception {
    var seed = Pattern.compile("\"seed\":\"([0-9a-f]{64})\",\"opening\"").matcher(export());
    assertTrue(seed.find());
    var commandRun = verify(seed.replaceFirst("\"seed\":\"" + "00".repeat(32) + "\",\"opening\""));
    assertEquals(1, commandRun.code(), commandRun.out());
    assertTrue(
        commandRun.out().contains("the seed is not the one that was pledged"), commandRun.out());
  }

  @Test
  void another_pledge_than_the_published_one_is_found() throws Exception {
    assertEquals(1, verify(export(), "--pledge", "00".repeat(32)).code());
  }

  @Test
  void what_is_no_game_is_told_in_one_line() throws Exception {
    for (var commandRun :
        new CommandRun[] {
          verify("{}"),
          verify("nonsense"),
          verify("{\"is\":\"nonsense\"}"),
          CommandRun.of("verify-game", "unknown", "--data", game.folder().toString()),
          CommandRun.of("verify-game", "unknown", "--data", folder.resolve("none").toString()),
          CommandRun.of("verify-game", "unknown", "--server", "http://127.0.0.1:1"),
          CommandRun.of("verify-game", "unknown", "--server", "nonsense")
        }) {
      assertEquals(1, commandRun.code());
      assertEquals(1, commandRun.err().lines().count(), commandRun.err());
    }
  }

  @Test
  void a_game_is_replayed_step_by_step() {
    var all = CommandRun.of("replay", game.id(), "--data", game.folder().toString());
    assertEquals(0, all.code(), all.err());
    assertTrue(all.out().contains(": roll → rolled seat "), all.out());
    assertTrue(all.out().contains("won seat"), "the end is told");
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
    assertEquals(
        "spieltisch: the game has the steps 1 to " + steps + ", not 99999\n", beyond.err());
  }

  @Test
  void the_board_is_drawn_with_its_settlements_and_roads() {
    var commandRun = CommandRun.of("replay", game.id(), "--data", game.folder().toString());
    var board = commandRun.out().substring(commandRun.out().lastIndexOf("\n#"));
    assertEquals(19, count(board, "Fore|Hill|Past|Fiel|Moun|Dese"), board);
    assertEquals(1, count(board, "\\*"), "one robber" + board);
    for (var seat : new String[] {"a", "b", "c"})
      assertTrue(
          count(board, "\\b[" + seat + seat.toUpperCase(java.util.Locale.ROOT) + "]\\b") >= 4,
          board);
  }

  private static long count(String text, String pattern) {
    return Pattern.compile(pattern).matcher(text).results().count();
  }
}
