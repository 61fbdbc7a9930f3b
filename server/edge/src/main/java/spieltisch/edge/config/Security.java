package spieltisch.edge.config;

import io.vertx.core.net.KeyCertOptions;
import io.vertx.core.net.NetServerOptions;
import io.vertx.core.net.PemKeyCertOptions;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;

/// TLS, allowed origins and the admin token.
///
/// @param tls certificate and key; without them connections are not encrypted
/// @param origins foreign origins that may open a WebSocket, as `https://host:port`
/// @param adminToken bearer token that gives access to metrics from other machines
public record Security(Optional<Tls> tls, List<String> origins, Optional<String> adminToken) {
  public static final Security DEFAULT =
      new Security(Optional.empty(), List.of(), Optional.empty());

  /// Certificate and private key, both PEM files.
  public record Tls(Path certificate, Path key) {
    KeyCertOptions keys() {
      return new PemKeyCertOptions().addCertPath(certificate.toString()).addKeyPath(key.toString());
    }
  }

  public Security {
    origins = List.copyOf(origins);
  }

  /// Adds certificate and key to the options, if there are any.
  public <T extends NetServerOptions> T applyTls(T options) {
    if (tls.isPresent()) options.setSsl(true).setKeyCertOptions(tls.get().keys());
    return options;
  }

  /// Returns whether a page of this origin may open a WebSocket. Requests without an `Origin`
  /// header do not come from a browser and are allowed.
  ///
  /// @param host the `Host` header of the request; pages of the same host are allowed
  public boolean allowsOrigin(Optional<String> origin, Optional<String> host) {
    if (origin.isEmpty()) return true;
    if (origins.contains(origin.get())) return true;
    int scheme = origin.get().indexOf("://");
    return scheme > 0
        && host.isPresent()
        && origin.get().substring(scheme + 3).equalsIgnoreCase(host.get());
  }

  /// Returns whether an `Authorization` header has the admin token.
  public boolean isAdmin(Optional<String> authorization) {
    return adminToken.isPresent()
        && authorization.isPresent()
        && MessageDigest.isEqual(
            ("Bearer " + adminToken.get()).getBytes(StandardCharsets.UTF_8),
            authorization.get().getBytes(StandardCharsets.UTF_8));
  }
}
