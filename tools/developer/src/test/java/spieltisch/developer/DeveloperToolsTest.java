package spieltisch.developer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Logger;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import spieltisch.app.CommandRun;
import spieltisch.app.HelpContract;
import spieltisch.app.Spieltisch;

/// The help of all commands, and which of them the server's jar leaves out.
class DeveloperToolsTest extends HelpContract {
  @Override
  protected CommandLine commandLine() {
    return DeveloperTools.commandLine();
  }

  @Test
  void the_server_has_all_commands_but_those_that_measure_and_test() {
    var commands = new TreeSet<>(commandLine().getSubcommands().keySet());
    commands.removeAll(Spieltisch.commandLine().getSubcommands().keySet());
    assertEquals(Set.of("bench", "cluster-demo", "load", "soak"), commands);
  }

  @Test
  void a_failure_of_a_tool_is_one_line(@TempDir Path folder) {
    var run =
        CommandRun.of(
            commandLine(), "load", "--java-option", "-Nonsense", "--data", folder.toString());
    assertEquals(1, run.code(), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().startsWith("spieltisch: "), run.err());
  }

  @Test
  void a_soak_of_the_disk_prints_its_result_but_no_simulated_failures(@TempDir Path folder) {
    var root = assertInstanceOf(Logger.class, LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME));
    var level = root.getLevel();
    var standardError = System.err;
    var logged = new ByteArrayOutputStream();
    System.setErr(new PrintStream(logged, true, StandardCharsets.UTF_8));
    try {
      var run =
          CommandRun.of(commandLine(), "soak", "disk", "--seeds", "3", "--data", folder.toString());
      assertEquals(0, run.code(), run.err());
      assertTrue(run.out().contains("3 seeds: "), run.out());
    } finally {
      System.setErr(standardError);
      root.setLevel(level);
    }
    assertEquals("", logged.toString(StandardCharsets.UTF_8));
  }
}
