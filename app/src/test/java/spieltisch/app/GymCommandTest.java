package spieltisch.app;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.kernel.SeededChance;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The commands `gym` and `dataset`, each in a process of its own or by the command line.
class GymCommandTest {
  private static final int GAMES = 100;
  private static final int PATIENCE_SECONDS = 300;
  private static final JsonMapper MAPPER = new JsonMapper();

  @TempDir private Path folder = Path.of(".");

  private static List<String> command() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-cp",
        System.getProperty("java.class.path"),
        "spieltisch.app.Spieltisch",
        "gym");
  }

  private Process start() throws IOException {
    return new ProcessBuilder(command()).redirectError(folder.resolve("errors").toFile()).start();
  }

  /// A client that waits for each answer.
  private record Client(Writer requests, BufferedReader answers) {
    static Client of(Process process) {
      return new Client(
          process.outputWriter(StandardCharsets.UTF_8),
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)));
    }

    JsonNode ask(String request) throws IOException {
      requests.write(request + "\n");
      requests.flush();
      return MAPPER.readTree(requireNonNull(answers.readLine(), "the process has ended"));
    }

    /// Plays a random game and returns a summary of it.
    String play(int seed) throws IOException {
      var chance = new SeededChance(seed);
      // Games with offers have many more steps, so only one in ten has offers and observations.
      boolean isLong = seed % 10 == 0;
      var answer =
          ask(
              "{\"cmd\":\"reset\",\"seed\":%d,\"players\":%d,\"observations\":%b,\"options\":{\"trade\":\"%s\"}}"
                  .formatted(seed, 2 + seed / 10 % 5, isLong, isLong ? "all" : "bank"));
      long sum = 0;
      int steps = 0;
      while (!answer.path("done").booleanValue()) {
        var legal = answer.path("legal");
        int number = legal.path(chance.below(legal.size())).intValue();
        answer = ask("{\"cmd\":\"step\",\"action\":" + number + "}");
        sum = 31 * sum + answer.hashCode();
        steps++;
      }
      return steps + " " + sum + " " + answer;
    }
  }

  private List<String> play(List<Integer> seeds) throws Exception {
    var process = start();
    try {
      var client = Client.of(process);
      var games = new ArrayList<String>();
      for (int seed : seeds) games.add(client.play(seed));
      client.requests().close();
      assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS), "the process does not end");
      assertEquals(0, process.exitValue());
      assertEquals("", Files.readString(folder.resolve("errors")));
      return games;
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void a_random_player_finishes_a_hundred_games_that_the_seeds_determine() throws Exception {
    var games = play(IntStream.range(0, GAMES).boxed().toList());
    assertEquals(GAMES, games.size());
    assertEquals(GAMES, games.stream().distinct().count());
    var again = IntStream.range(0, 10).map(it -> GAMES - 1 - 7 * it).boxed().toList();
    assertEquals(again.stream().map(games::get).toList(), play(again));
  }

  @Test
  void nonsense_is_answered_and_the_end_of_the_input_ends_the_process() throws Exception {
    var process = start();
    try {
      var client = Client.of(process);
      var first = client.ask("{\"cmd\":\"reset\",\"seed\":1}");
      for (var nonsense : List.of("", "nonsense", "{\"cmd\":\"step\",\"action\":0}", "\u0000{"))
        assertTrue(client.ask(nonsense).has("error"), nonsense);
      assertEquals(first.path("legal"), client.ask("{\"cmd\":\"legal\"}").path("legal"));
      client.requests().close();
      assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS), "the process does not end");
      assertEquals(0, process.exitValue());
    } finally {
      process.destroyForcibly();
    }
  }

  private List<String> python(String... options) throws Exception {
    var command = new ArrayList<>(List.of("python3", "-B", "../examples/gym/random_player.py"));
    command.addAll(List.of(options));
    command.add("--");
    command.addAll(command());
    var output = folder.resolve("output");
    var process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    try {
      assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS), "the client does not end");
      var lines = Files.readAllLines(output, StandardCharsets.UTF_8);
      assertEquals(0, process.exitValue(), String.join("\n", lines));
      return lines;
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void the_example_in_python_plays_the_same_games_with_and_without_observations() throws Exception {
    assumeTrue(hasPython(), "python3 is missing");
    var games = python("--games", "4", "--players", "3");
    assertEquals(4, games.size());
    for (var game : games) assertTrue(game.contains("points ["), game);
    assertEquals(games, python("--games", "4", "--players", "3", "--no-observations"));
  }

  private static boolean hasPython() throws InterruptedException {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException _) {
      return false;
    }
  }

  private String dataset(String name, String seed) throws IOException {
    var file = folder.resolve(name);
    var run =
        CommandRun.of(
            "dataset", file.toString(), "--players", "easy,random", "--games", "2", "--seed", seed);
    assertEquals(0, run.code(), run.err());
    return Files.readString(file);
  }

  @Test
  void a_dataset_has_one_line_for_each_game() throws IOException {
    var text = dataset("one.jsonl", "3");
    assertEquals(2, text.lines().count());
    assertEquals(text, dataset("two.jsonl", "3"));
    assertNotEquals(text, dataset("other.jsonl", "4"));
    for (var line : text.lines().toList())
      assertEquals(1, MAPPER.readTree(line).path("winners").size());
  }

  @Test
  void impossible_datasets_are_refused_in_one_line() {
    for (var players : List.of("easy", "easy,chess", "easy,easy,easy,easy,easy,easy,easy")) {
      var run = CommandRun.of("dataset", folder.resolve("x").toString(), "--players", players);
      assertNotEquals(0, run.code());
      assertEquals(1, run.err().lines().count(), run.err());
    }
    var missing = folder.resolve("missing").resolve("x").toString();
    assertNotEquals(0, CommandRun.of("dataset", missing, "--players", "easy,easy").code());
  }
}
