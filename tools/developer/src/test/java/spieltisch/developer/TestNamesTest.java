package spieltisch.developer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// The names of tests and test fixtures must be unique, like the names of the types that they test.
class TestNamesTest {
  /// The two games have tests with equal names, and so have the two protocols.
  private static final Set<Set<String>> PAIRS =
      Set.of(
          Set.of("game/catan-model", "game/torres-model"),
          Set.of("game/catan-rules", "game/torres-rules"),
          Set.of("protocol/siedler", "protocol/torfu"));

  @Test
  void no_test_type_has_the_name_of_a_type_of_another_module() throws IOException {
    var owners = owners("src/test/java");
    assertTrue(owners.containsKey("TestNamesTest.java"), "the tests of this module are found");
    var main = owners("src/main/java");
    assertTrue(main.containsKey("DeveloperTools.java"), "the types of this module are found");
    main.keySet().retainAll(owners.keySet());
    main.forEach((name, modules) -> owners.merge(name, modules, TestNamesTest::union));
    owners.values().removeIf(modules -> modules.size() == 1 || PAIRS.contains(modules));
    assertEquals(Map.of(), owners);
  }

  private static Set<String> union(Set<String> some, Set<String> others) {
    var all = new TreeSet<>(some);
    all.addAll(others);
    return all;
  }

  /// Returns the modules of each file below a source folder.
  private static Map<String, Set<String>> owners(String folder) throws IOException {
    var owners = new TreeMap<String, Set<String>>();
    SourceFolders.files(folder)
        .forEach(
            (module, files) -> {
              for (var file : files)
                owners
                    .computeIfAbsent(file.getFileName().toString(), _ -> new TreeSet<>())
                    .add(module);
            });
    return owners;
  }
}
