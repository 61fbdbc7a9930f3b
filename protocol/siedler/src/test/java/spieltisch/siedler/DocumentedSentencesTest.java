package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The page about the sentences of the documents names tests that exist, and all that are about
/// one.
class DocumentedSentencesTest {
  private static final Path HOUSE = Path.of("..", "..");
  private static final Path PAGE = HOUSE.resolve(Path.of("docs", "protocol", "sentences.md"));
  private static final List<String> ROOMS = List.of("game", "protocol", "server", "player", "app");
  private static final Path TESTS = Path.of("src", "test", "java");
  private static final Pattern ROW = Pattern.compile("\\| §[^|]+\\|[^|]+\\|(.+)\\|");
  private static final Pattern NAMED = Pattern.compile("`(\\w+Test\\.\\w+)`");
  private static final Pattern METHOD = Pattern.compile("\\n  void (\\w+)\\(");
  private static final Pattern ABOUT_A_SECTION =
      Pattern.compile(
          "\\n  @Rule\\([^)]*\\d\\.\\d §[^)]*\\)(?:\\n  @\\w+[^;]*?)?\\n  void (\\w+)\\(");

  @Test
  void every_test_that_is_named_exists() throws IOException {
    var missing = new TreeSet<>(named());
    missing.removeAll(all(HOUSE, METHOD));
    assertEquals(Set.of(), missing);
  }

  @Test
  void every_demand_has_a_test() throws IOException {
    int rows = 0;
    for (var line : Files.readAllLines(PAGE)) {
      if (!line.startsWith("| §")) continue;
      var row = ROW.matcher(line);
      assertTrue(row.matches() && NAMED.matcher(row.group(1)).find(), line);
      rows++;
    }
    assertTrue(rows > 150, rows + " demands");
  }

  @Test
  void every_test_about_a_section_is_named() throws IOException {
    var forgotten = all(HOUSE, ABOUT_A_SECTION);
    assertTrue(forgotten.size() > 80, forgotten.size() + " tests");
    forgotten.removeAll(named());
    assertEquals(Set.of(), forgotten);
  }

  private static Set<String> named() throws IOException {
    var names = new TreeSet<String>();
    NAMED.matcher(Files.readString(PAGE)).results().forEach(it -> names.add(it.group(1)));
    return names;
  }

  /// The tests of all rooms that look like this, as `Class.method`.
  private static Set<String> all(Path house, Pattern looks) throws IOException {
    var names = new TreeSet<String>();
    for (var room : ROOMS)
      try (var files = Files.walk(house.resolve(room))) {
        for (var file : files.filter(DocumentedSentencesTest::isTest).toList()) {
          var type = file.getFileName().toString().replace(".java", ".");
          var text = Files.readString(file);
          looks.matcher(text).results().forEach(it -> names.add(type + it.group(1)));
        }
      }
    return names;
  }

  private static boolean isTest(Path file) {
    return file.toString().endsWith("Test.java") && file.toString().contains(TESTS.toString());
  }
}
