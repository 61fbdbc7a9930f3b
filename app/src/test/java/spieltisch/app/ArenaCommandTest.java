package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.app.options.CliChoices;

/// `spieltisch arena` and `spieltisch tune` by their command lines.
class ArenaCommandTest {
  @TempDir private Path folder = Path.of(".");

  @Test
  void plays_and_writes_the_same_files_for_the_same_seed() throws IOException {
    for (var name : new String[] {"one", "two"}) {
      var run =
          CommandRun.of(
              "arena",
              "--players",
              "medium,easy",
              "--games",
              "4",
              "--nodes",
              "100",
              "--csv",
              file(name + ".csv"),
              "--json",
              file(name + ".json"),
              "--html",
              file(name + ".html"));
      assertEquals(0, run.code(), run.err());
      assertTrue(run.out().contains("medium") && run.out().contains("95 %"), run.out());
      assertTrue(run.err().contains("4/4"), run.err());
    }
    for (var kind : new String[] {".csv", ".json", ".html"})
      assertEquals(
          Files.readString(folder.resolve("one" + kind)),
          Files.readString(folder.resolve("two" + kind)));
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void plays_torres() {
    var run =
        CommandRun.of("arena", "--game", "torres", "--players", "easy,random", "--games", "2");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("2 games"), run.out());
  }

  @Test
  void a_sequential_test_stops_as_soon_as_it_is_decided() {
    var run =
        CommandRun.of(
            "arena", "--players", "medium,random", "--games", "4000", "--nodes", "50", "--sprt");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("SPRT medium 50.0 % against 55.0 %: accepted"), run.out());
    assertTrue(run.out().contains("(20 deals"), run.out());
    assertTrue(run.out().contains("40 games"), run.out());
  }

  @Test
  void a_former_version_of_best_is_a_player() {
    var run =
        CommandRun.of(
            "arena", "--players", "best-1,random", "--games", "2", "--nodes", "50", "--sprt=60,70");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("best-1"), run.out());
    assertTrue(run.out().contains("60.0 % against 70.0 %: undecided (1 deals"), run.out());
  }

  @Test
  void wrong_rates_of_a_sequential_test_are_refused() {
    for (var rates : new String[] {"30,25", "x,30", "25", "0,50", "50,100", "1,2,3", "25,"})
      assertEquals(
          "spieltisch: --sprt needs two percentages like 25,30, not " + rates,
          error(CommandRun.of("arena", "--players", "easy,random", "--sprt=" + rates)));
    assertTrue(
        error(CommandRun.of("arena", "--players", "easy,easy", "--sprt"))
            .contains("an opponent that differs"));
  }

  @Test
  void wrong_arguments_are_reported_in_one_line() {
    var level = CommandRun.of("arena", "--players", "medium,genius");
    assertEquals(
        "spieltisch: unknown level genius; known are " + CliChoices.levels(), error(level));
    assertTrue(error(CommandRun.of("arena", "--players", "medium")).contains("2 to 6 players"));
    assertTrue(
        error(CommandRun.of("arena", "--players", "easy,easy", "--games", "0"))
            .contains("at least 1"));
    var missing = CommandRun.of("arena", "--players", "medium:nowhere.weights,easy");
    assertEquals("spieltisch: cannot read the file nowhere.weights", error(missing));
  }

  private static String error(CommandRun run) {
    assertTrue(run.code() != 0, run.out());
    return run.err().strip();
  }

  @Test
  void arena_plays_with_tuned_weights() {
    var weights = file("my.weights");
    assertEquals(0, CommandRun.of("tune", weights, "--steps", "1", "--fitting-games", "10").code());
    var run = CommandRun.of("arena", "--players", "medium:" + weights + ",easy", "--games", "2");
    assertEquals(0, run.code(), run.err());
  }
}
