package spieltisch.edge.config;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;

/// The proxies whose `X-Forwarded-For` header the server believes.
public record TrustedProxies(List<AddressRange> ranges) {
  public static final TrustedProxies NONE = new TrustedProxies(List.of());

  public TrustedProxies {
    ranges = List.copyOf(ranges);
  }

  /// Returns whether the address belongs to a trusted proxy.
  ///
  /// @param address a numeric address
  public boolean contains(String address) {
    return AddressRange.parseAddress(address).filter(this::contains).isPresent();
  }

  private boolean contains(InetAddress address) {
    return ranges.stream().anyMatch(range -> range.contains(address));
  }

  /// Returns the address of the client. If the peer is not a trusted proxy, the peer is the client.
  /// If the peer is a trusted proxy, the client is the last address in the header that is not a
  /// trusted proxy. Each proxy appends the address from which a request came, so the entries
  /// further left may be forged.
  ///
  /// @param peer the address at the other end of the connection
  /// @param forwardedFor all `X-Forwarded-For` headers in the order of the request
  public String clientAddress(String peer, List<String> forwardedFor) {
    var client = peer;
    var chain = List.of(String.join(",", forwardedFor).split(",", -1)).reversed();
    for (var entry : chain) {
      if (!contains(client)) break;
      var next = withoutPort(entry.strip()).flatMap(AddressRange::parseAddress);
      if (next.isEmpty()) break;
      client = next.get().getHostAddress();
    }
    return client;
  }

  /// Returns a header entry without its port. Some proxies append the port, as in `192.0.2.1:4711`
  /// or `[2001:db8::1]:4711`.
  private static Optional<String> withoutPort(String entry) {
    if (entry.startsWith("[")) {
      int end = entry.indexOf(']');
      return end < 0 ? Optional.empty() : Optional.of(entry.substring(1, end));
    }
    int colon = entry.indexOf(':');
    boolean hasPort = colon > 0 && colon == entry.lastIndexOf(':');
    return Optional.of(hasPort ? entry.substring(0, colon) : entry);
  }
}
