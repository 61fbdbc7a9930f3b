package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.app.options.CliChoices;

/// `spieltisch arena` and `spieltisch tune`, as somebody types them.
class ArenaCommandTest {
  private record Run(int code, String out, String err) {}

  @TempDir private Path folder = Path.of(".");

  private static Run run(String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    int code =
        Spieltisch.commandLine()
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(arguments);
    return new Run(code, out.toString(), err.toString());
  }

  @Test
  void plays_and_writes_the_same_files_for_the_same_seed() throws IOException {
    for (var name : new String[] {"one", "two"}) {
      var run =
          run(
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
  void plays_torres_too() {
    var run = run("arena", "--game", "torres", "--players", "easy,random", "--games", "2");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("2 games"), run.out());
  }

  @Test
  void wrong_words_are_answered_in_one_sentence() {
    var level = run("arena", "--players", "medium,genius");
    assertEquals(
        "spieltisch: there is no level genius; there are " + CliChoices.levels(), last(level));
    assertTrue(last(run("arena", "--players", "medium")).contains("2 to 6 players"));
    assertTrue(last(run("arena", "--players", "easy,easy", "--games", "0")).contains("at least 1"));
    var missing = run("arena", "--players", "medium:nowhere.weights,easy");
    assertEquals("spieltisch: cannot read nowhere.weights", last(missing));
  }

  private static String last(Run run) {
    assertTrue(run.code() != 0, run.out());
    return run.err().strip();
  }

  @Test
  void tuned_weights_can_be_played_with() {
    var weights = file("my.weights");
    assertEquals(0, run("tune", weights, "--steps", "1", "--lessons", "10").code());
    var run = run("arena", "--players", "medium:" + weights + ",easy", "--games", "2");
    assertEquals(0, run.code(), run.err());
  }
}
