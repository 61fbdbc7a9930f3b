package spieltisch.app.options;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import spieltisch.app.CliException;
import spieltisch.torfu.KeywordSpelling;

/// The option `--torres-words`, which names a file with other spellings of the Torres keywords.
public final class KeywordSpellingOption {
  @Option(
      names = "--torres-words",
      paramLabel = "FILE",
      description =
          "File with other spellings of the Torres keywords, one line like AKTION=ACTION for each"
              + " (default: the standard spelling).")
  private @Nullable Path file;

  public KeywordSpelling keywordSpelling() {
    if (file == null) return KeywordSpelling.STANDARD;
    var spellings = new Properties();
    try (var reader = Files.newBufferedReader(file)) {
      spellings.load(reader);
      return KeywordSpelling.of(spellings);
    } catch (IOException | IllegalArgumentException e) {
      throw new CliException("cannot use the keyword spellings in " + file + ": " + e.getMessage());
    }
  }
}
