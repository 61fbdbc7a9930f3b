package spieltisch.app.options;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import spieltisch.app.CliException;
import spieltisch.edge.config.Security;

/// The options for TLS, allowed origins and the admin token.
public final class SecurityOptions {
  @Option(
      names = "--tls-cert",
      paramLabel = "FILE",
      description = "Certificate of the server (PEM); encrypts every port.")
  private @Nullable Path certificate;

  @Option(
      names = "--tls-key",
      paramLabel = "FILE",
      description = "Private key of the certificate (PEM, PKCS#8).")
  private @Nullable Path key;

  @Option(
      names = "--allow-origin",
      paramLabel = "ORIGIN",
      description =
          "Origin of foreign pages that may open a WebSocket here, like https://example.org; may be"
              + " given several times.")
  private List<String> origins = List.of();

  @Option(
      names = "--admin-token",
      paramLabel = "TOKEN",
      description =
          "Allows other machines to read /metrics, with the header Authorization: Bearer TOKEN.")
  private @Nullable String adminToken;

  public Security security() {
    if ((certificate == null) != (key == null))
      throw new CliException("--tls-cert and --tls-key must be used together");
    if (adminToken != null && adminToken.isBlank())
      throw new CliException("--admin-token must not be empty");
    return new Security(tls(), origins, Optional.ofNullable(adminToken));
  }

  private Optional<Security.Tls> tls() {
    if (certificate == null || key == null) return Optional.empty();
    for (var file : List.of(certificate, key))
      if (!Files.isReadable(file)) throw new CliException("cannot read the file " + file);
    return Optional.of(new Security.Tls(certificate, key));
  }
}
