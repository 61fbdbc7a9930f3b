package spieltisch.app;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;

/// A new file that is packed if its name ends with `.gz`.
final class PackedFile {
  private static final int BUFFER = 1 << 16;

  private PackedFile() {}

  static OutputStream create(Path file) throws IOException {
    var out = new BufferedOutputStream(Files.newOutputStream(file), BUFFER);
    return file.toString().endsWith(".gz") ? new GZIPOutputStream(out, BUFFER) : out;
  }
}
