package spieltisch.app.options;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import spieltisch.app.CliException;
import spieltisch.edge.config.Security;

/// The options that say who may see and do what from where.
public final class SecurityOptions {
  @Option(
      names = "--tls-cert",
      paramLabel = "FILE",
      description = "Certificate of the server (PEM); then every port is encrypted.")
  private @Nullable Path certificate;

  @Option(names = "--tls-key", paramLabel = "FILE", description = "Its private key (PEM, PKCS#8).")
  private @Nullable Path key;

  @Option(
      names = "--allow-origin",
      paramLabel = "ORIGIN",
      description =
          "A page of another server that may open a WebSocket here, like https://example.org; may be"
              + " given several times.")
  private List<String> origins = List.of();

  @Option(
      names = "--admin-token",
      paramLabel = "TOKEN",
      description =
          "Lets other machines see /metrics, with the header Authorization: Bearer TOKEN.")
  private @Nullable String adminToken;

  public Security security() {
    if ((certificate == null) != (key == null))
      throw new CliException("--tls-cert and --tls-key go together");
    if (adminToken != null && adminToken.isBlank())
      throw new CliException("--admin-token must not be empty");
    return new Security(tls(), origins, Optional.ofNullable(adminToken));
  }

  private Optional<Security.Tls> tls() {
    if (certificate == null || key == null) return Optional.empty();
    for (var file : List.of(certificate, key))
      if (!Files.isReadable(file)) throw new CliException("the file " + file + " cannot be read");
    return Optional.of(new Security.Tls(certificate, key));
  }
}
