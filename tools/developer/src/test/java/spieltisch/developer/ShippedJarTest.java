package spieltisch.developer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// The jar of the server must contain what the server needs and nothing else. The build makes the
/// jar before it tests this module.
class ShippedJarTest {
  private static final Path JAR = Path.of("../../app/target/spieltisch.jar");
  private static final long MAX_BYTES = 25_000_000;
  private static final String NATIVE = "org/sqlite/native/";

  private static Set<String> names = Set.of();

  @BeforeAll
  static void read() throws IOException {
    try (var jar = new JarFile(JAR.toFile())) {
      names = jar.stream().map(it -> it.getName()).collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static List<String> below(String prefix) {
    return names.stream().filter(name -> name.startsWith(prefix)).toList();
  }

  @Test
  void it_has_the_server_but_no_benchmarks_and_load_tests() {
    assertTrue(names.contains("spieltisch/app/ServeCommand.class"));
    for (var tool : List.of("bench", "loadtest", "developer", "localpostgres"))
      assertEquals(List.of(), below("spieltisch/" + tool + "/"));
  }

  @Test
  void it_has_native_libraries_for_64_bit_systems_only() {
    var platforms =
        below(NATIVE).stream()
            .filter(name -> !name.endsWith("/"))
            .map(name -> name.substring(NATIVE.length(), name.lastIndexOf('/')))
            .collect(Collectors.toSet());
    assertEquals(
        Set.of(
            "Linux/x86_64",
            "Linux/aarch64",
            "Linux-Musl/x86_64",
            "Linux-Musl/aarch64",
            "Mac/x86_64",
            "Mac/aarch64",
            "Windows/x86_64",
            "Windows/aarch64"),
        platforms);
  }

  @Test
  void it_has_one_generation_of_jackson() {
    assertTrue(names.contains("tools/jackson/core/JsonParser.class"));
    assertEquals(List.of(), below("com/fasterxml/jackson/core/"));
    assertEquals(List.of(), below("com/fasterxml/jackson/databind/"));
  }

  @Test
  void it_stays_small() throws IOException {
    assertTrue(Files.size(JAR) < MAX_BYTES, () -> JAR + " has more than " + MAX_BYTES + " bytes");
  }
}
