package spieltisch.developer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// The names of tests and test fixtures must be unique, like the names of the types that they test.
class TestNamesTest {
  private static final Path ROOT = Path.of("../..");

  /// The two games have tests with equal names, and so have the two protocols.
  private static final Set<Set<String>> PAIRS =
      Set.of(
          Set.of("game/catan-model", "game/torres-model"),
          Set.of("game/catan-rules", "game/torres-rules"),
          Set.of("protocol/siedler", "protocol/torfu"));

  @Test
  void no_two_modules_have_a_test_type_of_the_same_name() throws IOException {
    var owners = owners();
    assertTrue(owners.containsKey("TestNamesTest.java"), "the tests of this module are found");
    owners.values().removeIf(modules -> modules.size() == 1 || PAIRS.contains(modules));
    assertEquals(Map.of(), owners);
  }

  /// Returns the modules of each file below `src/test/java`.
  private static Map<String, Set<String>> owners() throws IOException {
    var owners = new TreeMap<String, Set<String>>();
    for (var tests : testFolders())
      try (var files = Files.walk(tests)) {
        var module = ROOT.relativize(tests.resolve("../../..").normalize()).toString();
        files
            .map(file -> file.getFileName().toString())
            .filter(name -> name.endsWith(".java") && !name.equals("package-info.java"))
            .forEach(name -> owners.computeIfAbsent(name, _ -> new TreeSet<>()).add(module));
      }
    return owners;
  }

  private static Set<Path> testFolders() throws IOException {
    var folders = new TreeSet<Path>();
    try (var poms = Files.walk(ROOT, 3)) {
      poms.filter(file -> file.getFileName().toString().equals("pom.xml"))
          .map(pom -> pom.resolveSibling("src/test/java"))
          .filter(Files::isDirectory)
          .forEach(folders::add);
    }
    return folders;
  }
}
