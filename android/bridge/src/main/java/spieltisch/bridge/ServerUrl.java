package spieltisch.bridge;

import java.net.ProtocolException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;

/// The address of a connection: `tcp://host:8010`, `ws://host:8080/catan` or `wss://host/catan`.
final class ServerUrl {
  private static final int MAX_PORT = 65_535;

  final String scheme;
  final String host;
  final int port;

  /// Path and query.
  final String path;

  private ServerUrl(String scheme, String host, int port, String path) {
    this.scheme = scheme;
    this.host = host;
    this.port = port;
    this.path = path;
  }

  /// @throws UnknownHostException if the text is not an address
  /// @throws ProtocolException if the address is of another protocol
  static ServerUrl of(String text) throws UnknownHostException, ProtocolException {
    URI uri;
    try {
      uri = new URI(text);
    } catch (URISyntaxException e) {
      throw new UnknownHostException(text);
    }
    String scheme = uri.getScheme();
    String host = uri.getHost();
    if (scheme == null || host == null || host.isEmpty()) throw new UnknownHostException(text);
    int usual = usualPort(scheme);
    int port = uri.getPort() >= 0 ? uri.getPort() : usual;
    if (port < 1 || port > MAX_PORT) throw new UnknownHostException(text);
    String path = uri.getRawPath() == null || uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
    return new ServerUrl(scheme, withoutBrackets(host), port, path + query);
  }

  /// The protocol 1.0 has no usual port for TCP.
  private static int usualPort(String scheme) throws ProtocolException {
    switch (scheme) {
      case "ws":
        return 80;
      case "wss":
        return 443;
      case "tcp":
        return -1;
      default:
        throw new ProtocolException(scheme);
    }
  }

  /// An IPv6 address is written in brackets in an address.
  private static String withoutBrackets(String host) {
    return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
  }

  /// The host as the header of an HTTP request names it.
  String hostHeader() {
    String name = host.indexOf(':') >= 0 ? "[" + host + "]" : host;
    boolean isDefault = port == (scheme.equals("wss") ? 443 : 80);
    return isDefault ? name : name + ":" + port;
  }
}
