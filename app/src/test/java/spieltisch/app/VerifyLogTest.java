package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyLogTest {
  @TempDir private Path folder = Path.of(".");

  private CommandRun verify() {
    return CommandRun.of("verify-log", "--data", folder.toString());
  }

  @Test
  void an_intact_log_is_confirmed_also_while_a_server_uses_it() throws Exception {
    PlayedGame.in(folder, PlayServer.shortGame(3, 3));
    var run = verify();
    assertEquals(0, run.code(), run.err());
    assertTrue(
        run.out().endsWith("of 1 tables, 0 of them without a checksum; no damage\n"), run.out());
    try (var server = new PlayServer(folder, PlayServer.shortGame(3, 3))) {
      assertTrue(server.port("web") > 0);
      assertEquals(run, verify());
    }
  }

  @Test
  void damage_is_reported_and_the_server_starts_without_the_damaged_table() throws Exception {
    var game = PlayedGame.in(folder, PlayServer.shortGame(3, 3));
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("spieltisch.db"));
        var statement = connection.createStatement()) {
      statement.execute("UPDATE entry SET body = body || ' ' WHERE version = 9");
    }
    var run = verify();
    assertEquals(1, run.code());
    assertTrue(run.out().contains("table " + game.id() + " is damaged at entry 9"), run.out());
    try (var server = new PlayServer(folder, PlayServer.shortGame(3, 3))) {
      assertTrue(server.port("web") > 0);
    }
    assertEquals(run, verify());
  }

  @Test
  void a_folder_without_games_and_garbage_are_reported_in_one_line() throws Exception {
    assertEquals(new CommandRun(1, "", "spieltisch: no games in " + folder + "\n"), verify());
    Files.writeString(folder.resolve("spieltisch.db"), "garbage ".repeat(1_000));
    var run = verify();
    assertEquals(1, run.code());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().contains("is damaged"), run.err());
  }
}
