package spieltisch.edge.config;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// The names under which clients may address the server.
///
/// A foreign web page can make its own domain name point to this machine (DNS rebinding). Browsers
/// then treat the page's requests as requests of the same site, but the requests still carry the
/// foreign name. Therefore the server accepts only configured domain names. The server always
/// accepts numeric addresses and names that no stranger can register.
///
/// @param names the configured names; `*.example.org` stands for all names one level below
///   `example.org`
public record OwnNames(List<String> names) {
  /// Suffixes of names in home networks. The public DNS never resolves names with these suffixes.
  private static final List<String> PRIVATE_SUFFIXES =
      List.of(".localhost", ".local", ".home.arpa", ".internal", ".lan");

  /// The pattern of a host with an optional port, as in the `Host` header.
  private static final Pattern HOST =
      Pattern.compile("(\\[[0-9A-Fa-f:.]+]|[A-Za-z0-9_](?:[A-Za-z0-9_.-]*))(?::[0-9]{1,5})?");

  private static final Pattern IPV4 = Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,3}){3}");

  public OwnNames {
    names = names.stream().map(OwnNames::normalized).toList();
  }

  /// Returns the host from a `Host` header, without the port; empty if the header is malformed.
  public static Optional<String> host(String header) {
    var matcher = HOST.matcher(header);
    return matcher.matches() ? Optional.of(normalized(matcher.group(1))) : Optional.empty();
  }

  private static String normalized(String name) {
    var lower = name.toLowerCase(Locale.ROOT);
    return lower.endsWith(".") ? lower.substring(0, lower.length() - 1) : lower;
  }

  /// Returns whether a host is a name of this server.
  ///
  /// @param host a host name in the form that [#host] returns
  public boolean contains(String host) {
    return isAddress(host)
        || host.indexOf('.') < 0
        || PRIVATE_SUFFIXES.stream().anyMatch(host::endsWith)
        || names.contains(host)
        || names.contains("*" + host.substring(host.indexOf('.')));
  }

  /// Returns whether a host is a public domain name.
  public static boolean isDomain(String host) {
    return !isAddress(host)
        && host.indexOf('.') > 0
        && PRIVATE_SUFFIXES.stream().noneMatch(host::endsWith);
  }

  private static boolean isAddress(String host) {
    return host.startsWith("[") || IPV4.matcher(host).matches();
  }
}
