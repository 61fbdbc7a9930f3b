package spieltisch.app.options;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import spieltisch.app.CliException;
import spieltisch.torfu.KeywordSpelling;

/// The option that says how the Torres protocol spells its keywords.
public final class KeywordSpellingOption {
  @Option(
      names = "--torres-words",
      paramLabel = "FILE",
      description =
          "Other spellings of the Torres keywords, a line like AKTION=ACTION for each (default:"
              + " their names).")
  private @Nullable Path file;

  public KeywordSpelling words() {
    if (file == null) return KeywordSpelling.STANDARD;
    var table = new Properties();
    try (var reader = Files.newBufferedReader(file)) {
      table.load(reader);
      return KeywordSpelling.of(table);
    } catch (IOException | IllegalArgumentException e) {
      throw new CliException("the table of words " + file + " cannot be used: " + e.getMessage());
    }
  }
}
