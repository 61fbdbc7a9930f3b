package spieltisch.edge.config;

import io.vertx.core.net.KeyCertOptions;
import io.vertx.core.net.NetServerOptions;
import io.vertx.core.net.PemKeyCertOptions;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;

/// The security settings of a server: TLS, the server's names, allowed origins, trusted proxies and
/// the admin token.
///
/// @param tls the certificate and key; if empty, connections are not encrypted
/// @param ownNames the names under which clients may address the server
/// @param origins the foreign origins that may use the server, as `https://host:port`
/// @param proxies the proxies from which the server accepts the address of a client
/// @param adminToken the bearer token that gives access to metrics on the web port; if empty, only
///   the admin port gives access
public record Security(
    Optional<Tls> tls,
    OwnNames ownNames,
    List<String> origins,
    TrustedProxies proxies,
    Optional<String> adminToken) {
  public static final Security DEFAULT =
      new Security(
          Optional.empty(),
          new OwnNames(List.of()),
          List.of(),
          TrustedProxies.NONE,
          Optional.empty());

  /// The certificate and the private key, both as PEM files.
  public record Tls(Path certificate, Path key) {
    KeyCertOptions keys() {
      return new PemKeyCertOptions().addCertPath(certificate.toString()).addKeyPath(key.toString());
    }
  }

  public Security {
    origins = List.copyOf(origins);
  }

  public Security with(Tls newTls) {
    return new Security(Optional.of(newTls), ownNames, origins, proxies, adminToken);
  }

  public Security with(OwnNames newNames) {
    return new Security(tls, newNames, origins, proxies, adminToken);
  }

  public Security withOrigins(List<String> newOrigins) {
    return new Security(tls, ownNames, newOrigins, proxies, adminToken);
  }

  public Security with(TrustedProxies newProxies) {
    return new Security(tls, ownNames, origins, newProxies, adminToken);
  }

  public Security withAdminToken(String token) {
    return new Security(tls, ownNames, origins, proxies, Optional.of(token));
  }

  /// Adds the certificate and the key to the options if TLS is configured.
  public <T extends NetServerOptions> T applyTls(T options) {
    if (tls.isPresent()) options.setSsl(true).setKeyCertOptions(tls.get().keys());
    return options;
  }

  /// Returns whether a page of this origin may open a WebSocket or send a request that changes
  /// data. A request without an `Origin` header does not come from a page in a browser, so it is
  /// allowed.
  ///
  /// @param host the `Host` header of the request; pages from the same host are allowed
  public boolean allowsOrigin(Optional<String> origin, Optional<String> host) {
    if (origin.isEmpty()) return true;
    if (origins.contains(origin.get())) return true;
    int scheme = origin.get().indexOf("://");
    return scheme > 0
        && host.isPresent()
        && origin.get().substring(scheme + 3).equalsIgnoreCase(host.get());
  }

  /// Returns whether an `Authorization` header contains the admin token.
  public boolean isAdmin(Optional<String> authorization) {
    return adminToken.isPresent()
        && authorization.isPresent()
        && MessageDigest.isEqual(
            ("Bearer " + adminToken.get()).getBytes(StandardCharsets.UTF_8),
            authorization.get().getBytes(StandardCharsets.UTF_8));
  }
}
