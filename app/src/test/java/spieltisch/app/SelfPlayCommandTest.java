package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.bots.network.NetworkWeights;

/// `spieltisch selfplay`, and networks as players of `spieltisch arena`.
class SelfPlayCommandTest {
  private static final String BEST_2 = "win-26ab4519a6890244.network";

  @TempDir private Path folder = Path.of(".");

  private Path play(String name, String... options) {
    var file = folder.resolve(name);
    var arguments = new String[options.length + 2];
    arguments[0] = "selfplay";
    arguments[1] = file.toString();
    System.arraycopy(options, 0, arguments, 2, options.length);
    var run = CommandRun.of(arguments);
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("positions of "), run.out());
    return file;
  }

  @Test
  void one_seed_gives_the_same_positions_packed_or_not() throws IOException {
    var plain = Files.readAllBytes(play("plain", "--games", "3", "--seed", "4"));
    try (var packed =
        new GZIPInputStream(
            Files.newInputStream(play("packed.gz", "--games", "3", "--seed", "4")))) {
      assertArrayEquals(plain, packed.readAllBytes());
    }
  }

  @Test
  void wrong_options_are_named() {
    var run = CommandRun.of("selfplay", folder.resolve("x").toString(), "--players", "7");
    assertEquals(1, run.code());
    assertTrue(run.err().contains("--players must be 2 to 6, not 7"), run.err());
  }

  @Test
  void a_file_that_is_no_network_is_refused_by_the_arena() throws IOException {
    var file = Files.write(folder.resolve("my.network"), new byte[100]);
    var run = CommandRun.of("arena", "--players", "best:" + file + ":2,best-1");
    assertEquals(1, run.code());
    assertTrue(run.err().contains("it is not a file of network weights"), run.err());
  }

  @Test
  void the_arena_plays_a_network_from_a_file() throws IOException {
    var file = folder.resolve("my.network");
    try (var shipped = NetworkWeights.class.getResourceAsStream(BEST_2)) {
      Files.copy(Objects.requireNonNull(shipped), file);
    }
    var fromFile = "best:" + file + ":2";
    assertEquals(games("best-2"), games(fromFile).replace(fromFile, "best-2"));
  }

  /// The games of a player against `best-1`, one line a seat.
  private String games(String player) throws IOException {
    var csv = folder.resolve("games.csv");
    var players = player + ",best-1";
    var run =
        CommandRun.of(
            "arena",
            "--players",
            players,
            "--games",
            "2",
            "--nodes",
            "200",
            "--csv",
            csv.toString());
    assertEquals(0, run.code(), run.err());
    return Files.readString(csv);
  }
}
