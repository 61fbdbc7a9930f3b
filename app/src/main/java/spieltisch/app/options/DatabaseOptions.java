package spieltisch.app.options;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The command line options for a PostgreSQL database.
public final class DatabaseOptions {
  private static final Secret PASSWORD = new Secret("--db-password", "SPIELTISCH_DB_PASSWORD");

  @Option(
      names = "--db",
      description =
          "Stores the games in PostgreSQL instead, which several servers can share:"
              + " jdbc:postgresql://host/name?user=…")
  private @Nullable String database;

  @Option(
      names = "--db-password-file",
      paramLabel = "FILE",
      description =
          "File with the password of the database; also the environment variable"
              + " SPIELTISCH_DB_PASSWORD.")
  private @Nullable Path passwordFile;

  /// Returns the address of the database, including the password; empty if no database is
  /// configured.
  public Optional<String> url() {
    return url(System.getenv());
  }

  Optional<String> url(Map<String, String> environment) {
    var url = database;
    if (url == null) return Optional.empty();
    return Optional.of(
        PASSWORD
            .read(null, passwordFile, environment)
            .map(
                password -> url + (url.contains("?") ? "&" : "?") + "password=" + encoded(password))
            .orElse(url));
  }

  private static String encoded(String password) {
    return URLEncoder.encode(password, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
