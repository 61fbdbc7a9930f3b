package spieltisch.torfu;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Files of expected text. `-Dtorfu.rewrite=true` rewrites them.
final class GoldenFile {
  static final Path FOLDER = Path.of("src", "test", "resources", "transcripts");

  private GoldenFile() {}

  static List<String> read(String name) throws IOException {
    return Files.readAllLines(FOLDER.resolve(name));
  }

  static void check(String name, List<String> lines) throws IOException {
    if (Boolean.getBoolean("torfu.rewrite")) Files.write(FOLDER.resolve(name), lines);
    assertEquals(String.join("\n", read(name)), String.join("\n", lines), name);
  }
}
