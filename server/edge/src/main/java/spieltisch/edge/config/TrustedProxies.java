package spieltisch.edge.config;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;

/// The proxies whose `X-Forwarded-For` header is believed.
public record TrustedProxies(List<AddressRange> ranges) {
  public static final TrustedProxies NONE = new TrustedProxies(List.of());

  public TrustedProxies {
    ranges = List.copyOf(ranges);
  }

  /// Returns whether the address is that of a trusted proxy.
  ///
  /// @param address a numeric address
  public boolean contains(String address) {
    return AddressRange.parseAddress(address).filter(this::contains).isPresent();
  }

  private boolean contains(InetAddress address) {
    return ranges.stream().anyMatch(range -> range.contains(address));
  }

  /// Returns the address of the client: the last one in the header that is not a trusted proxy.
  /// Proxies append the address from which a request came, so anything further left may be forged.
  ///
  /// @param peer the address of the connection
  /// @param forwardedFor all `X-Forwarded-For` headers in their order
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

  /// Some proxies append the port: `192.0.2.1:4711` or `[2001:db8::1]:4711`.
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
