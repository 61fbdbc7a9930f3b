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

/// Checks that `sentences.md` lists only existing tests, and all tests of document sections.
class DocumentedSentencesTest {
  private static final Path ROOT = Path.of("..", "..");
  private static final Path PAGE = ROOT.resolve(Path.of("docs", "protocol", "sentences.md"));
  private static final List<String> MODULE_FOLDERS =
      List.of("game", "protocol", "server", "player", "app");
  private static final Path TESTS = Path.of("src", "test", "java");
  private static final Pattern ROW = Pattern.compile("\\| §[^|]+\\|[^|]+\\|(.+)\\|");
  private static final Pattern TEST_NAME = Pattern.compile("`(\\w+Test\\.\\w+)`");
  private static final Pattern METHOD = Pattern.compile("\\n  void (\\w+)\\(");
  private static final Pattern SECTION_TEST =
      Pattern.compile(
          "\\n  @Rule\\([^)]*\\d\\.\\d §[^)]*\\)(?:\\n  @\\w+[^;]*?)?\\n  void (\\w+)\\(");

  @Test
  void every_listed_test_exists() throws IOException {
    var missing = new TreeSet<>(listed());
    missing.removeAll(all(ROOT, METHOD));
    assertEquals(Set.of(), missing);
  }

  @Test
  void every_requirement_has_a_test() throws IOException {
    int rows = 0;
    for (var line : Files.readAllLines(PAGE)) {
      if (!line.startsWith("| §")) continue;
      var row = ROW.matcher(line);
      assertTrue(row.matches() && TEST_NAME.matcher(row.group(1)).find(), line);
      rows++;
    }
    assertTrue(rows > 150, rows + " requirements");
  }

  @Test
  void every_test_of_a_section_is_listed() throws IOException {
    var unlisted = all(ROOT, SECTION_TEST);
    assertTrue(unlisted.size() > 80, unlisted.size() + " tests");
    unlisted.removeAll(listed());
    assertEquals(Set.of(), unlisted);
  }

  private static Set<String> listed() throws IOException {
    var names = new TreeSet<String>();
    TEST_NAME.matcher(Files.readString(PAGE)).results().forEach(it -> names.add(it.group(1)));
    return names;
  }

  /// Returns the tests of all modules that match the pattern, as `Class.method`.
  private static Set<String> all(Path root, Pattern pattern) throws IOException {
    var names = new TreeSet<String>();
    for (var folder : MODULE_FOLDERS)
      try (var files = Files.walk(root.resolve(folder))) {
        for (var file : files.filter(DocumentedSentencesTest::isTest).toList()) {
          var type = file.getFileName().toString().replace(".java", ".");
          var text = Files.readString(file);
          pattern.matcher(text).results().forEach(it -> names.add(type + it.group(1)));
        }
      }
    return names;
  }

  private static boolean isTest(Path file) {
    return file.toString().endsWith("Test.java") && file.toString().contains(TESTS.toString());
  }
}
