package spieltisch.app.options;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.CertificateException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import spieltisch.app.CliException;
import spieltisch.edge.config.AddressRange;
import spieltisch.edge.config.CertificateNames;
import spieltisch.edge.config.OwnNames;
import spieltisch.edge.config.Security;
import spieltisch.edge.config.TrustedProxies;

/// The options for TLS, server names, allowed origins, trusted proxies and the admin token.
public final class SecurityOptions {
  private static final Secret ADMIN_TOKEN = new Secret("--admin-token", "SPIELTISCH_ADMIN_TOKEN");

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
      names = "--host-name",
      paramLabel = "NAME",
      description =
          "Domain name of this server, like play.example.org or *.example.org; may be given several"
              + " times. Not needed for addresses, names of home networks (.local) and names in the"
              + " certificate.")
  private List<String> hostNames = List.of();

  @Option(
      names = "--trusted-proxy",
      paramLabel = "CIDR",
      description =
          "Address or range of proxies whose X-Forwarded-For is believed, like 127.0.0.1 or"
              + " 10.0.0.0/8; may be given several times.")
  private List<String> proxies = List.of();

  @Option(
      names = "--admin-token",
      paramLabel = "TOKEN",
      description =
          "Allows requests with the header Authorization: Bearer TOKEN to read /metrics; also the"
              + " environment variable SPIELTISCH_ADMIN_TOKEN.")
  private @Nullable String adminToken;

  @Option(names = "--admin-token-file", paramLabel = "FILE", description = "File with that token.")
  private @Nullable Path adminTokenFile;

  public Security security() {
    return security(System.getenv());
  }

  Security security(Map<String, String> environment) {
    if ((certificate == null) != (key == null))
      throw new CliException("--tls-cert and --tls-key must be used together");
    return new Security(
        tls(),
        ownNames(),
        origins,
        trustedProxies(),
        ADMIN_TOKEN.read(adminToken, adminTokenFile, environment));
  }

  private Optional<Security.Tls> tls() {
    if (certificate == null || key == null) return Optional.empty();
    for (var file : List.of(certificate, key))
      if (!Files.isReadable(file)) throw new CliException("cannot read the file " + file);
    return Optional.of(new Security.Tls(certificate, key));
  }

  /// Returns the configured server names together with the names in the certificate.
  private OwnNames ownNames() {
    var names = new ArrayList<>(hostNames);
    for (var name : names)
      if (OwnNames.host(name.startsWith("*.") ? name.substring(2) : name).isEmpty()
          || name.contains(":"))
        throw new CliException("--host-name takes a name without scheme and port, not " + name);
    if (certificate == null) return new OwnNames(names);
    try {
      names.addAll(CertificateNames.read(certificate));
    } catch (IOException | CertificateException _) {
      throw new CliException("no certificate in the file " + certificate);
    }
    return new OwnNames(names);
  }

  private TrustedProxies trustedProxies() {
    return new TrustedProxies(proxies.stream().map(SecurityOptions::range).toList());
  }

  private static AddressRange range(String text) {
    return AddressRange.parse(text)
        .orElseThrow(
            () ->
                new CliException(
                    "--trusted-proxy takes an address or a range like 10.0.0.0/8, not " + text));
  }
}
