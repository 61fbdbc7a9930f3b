package spieltisch.app.options;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spieltisch.app.CliException;

/// A secret that a command reads from an option, a file or an environment variable. Other users of
/// the machine can see options, but neither the file nor the variable.
///
/// @param name the name of the option; the option `NAME-file` names a file with the secret
/// @param variable the name of the environment variable
record Secret(String name, String variable) {
  /// Reads the secret; empty if it is not configured.
  ///
  /// @param value the value of the option; null if the option is missing
  /// @param file the file that contains the secret in its first line; null if its option is missing
  Optional<String> read(
      @Nullable String value, @Nullable Path file, Map<String, String> environment) {
    if (value != null && file != null)
      throw new CliException(name + " and " + name + "-file cannot be used together");
    if (value != null) return Optional.of(notEmpty(value, name));
    if (file != null) return Optional.of(notEmpty(firstLine(file), file.toString()));
    var variableValue = environment.get(variable);
    return variableValue == null
        ? Optional.empty()
        : Optional.of(notEmpty(variableValue, variable));
  }

  private static String firstLine(Path file) {
    try (var lines = Files.lines(file)) {
      return lines.findFirst().orElse("").strip();
    } catch (IOException | java.io.UncheckedIOException _) {
      throw new CliException("cannot read the file " + file);
    }
  }

  private static String notEmpty(String secret, String source) {
    if (secret.isBlank()) throw new CliException(source + " must not be empty");
    return secret;
  }
}
