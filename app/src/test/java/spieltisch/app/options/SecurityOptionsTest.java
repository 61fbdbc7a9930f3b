package spieltisch.app.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import spieltisch.app.CliException;
import spieltisch.edge.config.Security;

/// Names, proxies and secrets of a server.
class SecurityOptionsTest {
  @TempDir private Path folder = Path.of(".");

  private static Security security(Map<String, String> environment, String... options) {
    return CommandLine.populateCommand(new SecurityOptions(), options).security(environment);
  }

  private static String failure(Map<String, String> environment, String... options) {
    var failure = assertThrows(CliException.class, () -> security(environment, options));
    return String.valueOf(failure.getMessage());
  }

  @Test
  void the_default_is_that_of_the_server() {
    assertEquals(Security.DEFAULT, security(Map.of()));
  }

  @Test
  void the_admin_token_comes_from_an_option_a_file_or_the_environment() throws IOException {
    var file = Files.writeString(folder.resolve("token"), "aus der Datei\n").toString();
    var environment = Map.of("SPIELTISCH_ADMIN_TOKEN", "aus der Umgebung");
    assertEquals(Optional.of("aus der Umgebung"), security(environment).adminToken());
    assertEquals(
        Optional.of("aus der Datei"),
        security(environment, "--admin-token-file", file).adminToken());
    assertEquals(Optional.of("x"), security(environment, "--admin-token", "x").adminToken());
  }

  @Test
  void an_empty_or_unreadable_secret_is_reported() throws IOException {
    var empty = Files.createFile(folder.resolve("empty")).toString();
    var missing = folder.resolve("missing").toString();
    assertEquals("--admin-token must not be empty", failure(Map.of(), "--admin-token", " "));
    assertEquals(empty + " must not be empty", failure(Map.of(), "--admin-token-file", empty));
    assertEquals(
        "cannot read the file " + missing, failure(Map.of(), "--admin-token-file", missing));
    assertEquals(
        "SPIELTISCH_ADMIN_TOKEN must not be empty", failure(Map.of("SPIELTISCH_ADMIN_TOKEN", "")));
    assertEquals(
        "--admin-token and --admin-token-file cannot be used together",
        failure(Map.of(), "--admin-token", "x", "--admin-token-file", empty));
  }

  @Test
  void the_password_of_the_database_comes_from_a_file_or_the_environment() throws IOException {
    var file = Files.writeString(folder.resolve("password"), "p&w ü\n").toString();
    var url = "jdbc:postgresql://db/spiele?user=tisch";
    assertEquals(Optional.empty(), database(Map.of("SPIELTISCH_DB_PASSWORD", "x")));
    assertEquals(Optional.of(url), database(Map.of(), "--db", url));
    assertEquals(
        Optional.of(url + "&password=p%26w%20%C3%BC"),
        database(Map.of(), "--db", url, "--db-password-file", file));
    assertEquals(
        Optional.of("jdbc:postgresql://db/spiele?password=x"),
        database(Map.of("SPIELTISCH_DB_PASSWORD", "x"), "--db", "jdbc:postgresql://db/spiele"));
  }

  private static Optional<String> database(Map<String, String> environment, String... options) {
    return CommandLine.populateCommand(new DatabaseOptions(), options).url(environment);
  }

  @Test
  void host_names_and_proxies_can_be_given_several_times() {
    var security =
        security(
            Map.of(),
            "--host-name=play.example.org",
            "--host-name=*.example.net",
            "--trusted-proxy=127.0.0.1",
            "--trusted-proxy=10.0.0.0/8");
    assertTrue(security.ownNames().contains("play.example.org"));
    assertTrue(security.ownNames().contains("a.example.net"));
    assertFalse(security.ownNames().contains("example.org"));
    assertTrue(security.proxies().contains("127.0.0.1"));
    assertTrue(security.proxies().contains("10.9.8.7"));
    assertFalse(security.proxies().contains("11.9.8.7"));
  }

  @Test
  void impossible_names_and_proxies_are_reported() {
    assertEquals(
        "--host-name takes a name without scheme and port, not https://example.org",
        failure(Map.of(), "--host-name", "https://example.org"));
    assertEquals(
        "--host-name takes a name without scheme and port, not example.org:80",
        failure(Map.of(), "--host-name", "example.org:80"));
    assertEquals(
        "--trusted-proxy takes an address or a range like 10.0.0.0/8, not proxy",
        failure(Map.of(), "--trusted-proxy", "proxy"));
    assertEquals(
        "--trusted-proxy takes an address or a range like 10.0.0.0/8, not 10.0.0.0/33",
        failure(Map.of(), "--trusted-proxy", "10.0.0.0/33"));
  }
}
