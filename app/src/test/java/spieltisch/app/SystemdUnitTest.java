package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The systemd unit of the Debian package agrees with the command line and with the package's
/// scripts.
class SystemdUnitTest {
  private static final Path DEB = Path.of("..", "scripts", "deb");
  // jpackage looks for the unit by the name of the package and of the launcher.
  private static final String UNIT = "spieltisch-spieltisch.service";

  private static List<String> unit() throws IOException {
    return Files.readAllLines(DEB.resolve(UNIT));
  }

  private static String value(String key) throws IOException {
    return unit().stream()
        .filter(line -> line.startsWith(key + "="))
        .map(line -> line.substring(key.length() + 1))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void its_command_is_a_valid_command_line() throws IOException {
    var words = List.of(value("ExecStart").split(" "));
    assertEquals("APPLICATION_LAUNCHER", words.getFirst(), "replaced by jpackage");
    assertEquals("$SPIELTISCH_OPTIONS", words.getLast(), "options of the administrator");
    var arguments = words.subList(1, words.size() - 1).toArray(String[]::new);
    var parsed = Spieltisch.commandLine().parseArgs(arguments);
    assertEquals("serve", parsed.subcommand().commandSpec().name());
    assertEquals(
        Path.of("${STATE_DIRECTORY}"), parsed.subcommand().matchedOptionValue("--data", null));
  }

  @Test
  void the_server_has_its_own_user_and_folder() throws IOException {
    assertEquals("yes", value("DynamicUser"));
    assertEquals("spieltisch", value("StateDirectory"));
    assertEquals("%S/spieltisch", value("WorkingDirectory"));
    assertEquals("strict", value("ProtectSystem"));
  }

  @Test
  void it_restricts_memory_threads_calls_and_files() throws IOException {
    for (var key : List.of("MemoryMax", "TasksMax", "SystemCallFilter", "SystemCallArchitectures"))
      assertTrue(!value(key).isBlank(), key);
    assertEquals("0077", value("UMask"));
    assertEquals("yes", value("ProtectClock"));
    assertEquals("invisible", value("ProtectProc"));
  }

  @Test
  void the_heap_of_the_package_leaves_memory_for_everything_else() throws IOException {
    var heap = Pattern.compile("^heap=-Xmx(\\d+)m$", Pattern.MULTILINE).matcher(packageScript());
    assertTrue(heap.find(), "the package limits the heap");
    var most = Pattern.compile("(\\d+)G").matcher(value("MemoryMax"));
    assertTrue(most.matches(), value("MemoryMax"));
    int megabytes = Integer.parseInt(most.group(1)) * 1024;
    int used = Integer.parseInt(heap.group(1));
    assertTrue(used * 3 <= megabytes * 2, used + " of " + megabytes + " MB");
    assertTrue(packageScript().contains("for option in \"$heap\" \"${priority_options[@]}\""));
  }

  @Test
  void it_lets_threads_lower_their_priority() throws IOException {
    var filters = unit().stream().filter(line -> line.startsWith("SystemCallFilter=")).toList();
    assertEquals("SystemCallFilter=setpriority", filters.getLast(), "@resources forbids it");
  }

  private static String packageScript() throws IOException {
    return Files.readString(DEB.resolveSibling("package.sh"));
  }

  @Test
  void its_watchdog_waits_longer_than_the_check_of_the_server() throws IOException {
    assertEquals("notify", value("Type"));
    assertTrue(Integer.parseInt(value("WatchdogSec")) / 2 > 5);
  }

  @Test
  void its_stop_timeout_exceeds_that_of_the_server() throws IOException {
    assertTrue(Integer.parseInt(value("TimeoutStopSec")) > 30);
  }

  @Test
  void the_package_scripts_enable_and_disable_it() throws IOException {
    assertTrue(Files.readString(DEB.resolve("postinst")).contains("systemctl enable " + UNIT));
    assertTrue(Files.readString(DEB.resolve("prerm")).contains("systemctl disable " + UNIT));
  }
}
