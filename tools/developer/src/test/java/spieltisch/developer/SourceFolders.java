package spieltisch.developer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// The Java sources of the project, by module.
final class SourceFolders {
  private static final Path ROOT = Path.of("../..");

  private SourceFolders() {}

  /// Returns the source files of each module below a folder such as `src/main/java`, without
  /// package descriptions.
  static SortedMap<String, List<Path>> files(String folder) throws IOException {
    var files = new TreeMap<String, List<Path>>();
    try (var poms = Files.walk(ROOT, 3)) {
      for (var pom : poms.filter(file -> file.endsWith("pom.xml")).toList())
        if (Files.isDirectory(pom.resolveSibling(folder)))
          files.put(
              ROOT.relativize(pom.getParent()).toString(), sources(pom.resolveSibling(folder)));
    }
    return files;
  }

  private static List<Path> sources(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".java") && !file.endsWith("package-info.java"))
          .toList();
    }
  }
}
