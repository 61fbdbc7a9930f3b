package spieltisch.developer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/// Makes a running process fail when it writes to a file, as on a full disk. The tool `prlimit` of
/// Linux limits the size of its files; the JVM survives the signal of that limit.
record FileSizeLimit(long pid) {
  private static final Path TOOL = Path.of("/usr/bin/prlimit");

  /// Skips the test on a machine without the tool.
  static void assumeAvailable() {
    Assumptions.assumeTrue(Files.isExecutable(TOOL), TOOL + " is not installed");
  }

  void forbidWriting() {
    set("1");
  }

  void allowWriting() {
    set("unlimited");
  }

  /// Sets the soft limit, which every process may raise again.
  private void set(String bytes) {
    var command = new ProcessBuilder(TOOL.toString(), "--pid", "" + pid, "--fsize=" + bytes + ":");
    try {
      int code = command.inheritIO().start().waitFor();
      if (code != 0) throw new AssertionError(TOOL + " failed with code " + code);
    } catch (IOException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }
}
