package spieltisch.edge.config;

import io.vertx.core.net.KeyCertOptions;
import io.vertx.core.net.NetServerOptions;
import io.vertx.core.net.PemKeyCertOptions;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;

/// Who may see and do what from where.
///
/// @param tls certificate and key of the server; without them nothing is encrypted
/// @param origins pages of other servers that may open a WebSocket here, as `https://host:port`
/// @param adminToken what somebody must say to see figures from another machine
public record Security(Optional<Tls> tls, List<String> origins, Optional<String> adminToken) {
  public static final Security OPEN = new Security(Optional.empty(), List.of(), Optional.empty());

  /// Two files in PEM form.
  public record Tls(Path certificate, Path key) {
    KeyCertOptions keys() {
      return new PemKeyCertOptions().addCertPath(certificate.toString()).addKeyPath(key.toString());
    }
  }

  public Security {
    origins = List.copyOf(origins);
  }

  public <T extends NetServerOptions> T encrypt(T options) {
    if (tls.isPresent()) options.setSsl(true).setKeyCertOptions(tls.get().keys());
    return options;
  }

  /// Whether a page may open a WebSocket. Browsers always say where a page comes from; who says
  /// nothing is no browser and can be tricked by no page.
  ///
  /// @param host to whom the request was made
  public boolean mayConnect(Optional<String> origin, Optional<String> host) {
    if (origin.isEmpty()) return true;
    if (origins.contains(origin.get())) return true;
    int scheme = origin.get().indexOf("://");
    return scheme > 0
        && host.isPresent()
        && origin.get().substring(scheme + 3).equalsIgnoreCase(host.get());
  }

  /// Whether what stands in a request's `Authorization` opens the figures.
  public boolean isAdmin(Optional<String> authorization) {
    return adminToken.isPresent()
        && authorization.isPresent()
        && MessageDigest.isEqual(
            ("Bearer " + adminToken.get()).getBytes(StandardCharsets.UTF_8),
            authorization.get().getBytes(StandardCharsets.UTF_8));
  }
}
