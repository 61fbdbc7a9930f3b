package spieltisch.edge.config;

import java.net.InetAddress;
import java.util.Optional;
import java.util.regex.Pattern;

/// A range of network addresses in CIDR notation, like `10.0.0.0/8`, or a single address.
///
/// @param bits the number of leading bits that all addresses of the range share
public record AddressRange(InetAddress start, int bits) {
  private static final Pattern NUMERIC = Pattern.compile("[0-9]+(\\.[0-9]+){3}|[0-9A-Fa-f:.]*:.*");

  public static Optional<AddressRange> parse(String text) {
    int slash = text.indexOf('/');
    var address = parseAddress(slash < 0 ? text : text.substring(0, slash));
    if (address.isEmpty()) return Optional.empty();
    int all = address.get().getAddress().length * Byte.SIZE;
    if (slash < 0) return Optional.of(new AddressRange(address.get(), all));
    try {
      int bits = Integer.parseInt(text.substring(slash + 1));
      return bits >= 0 && bits <= all
          ? Optional.of(new AddressRange(address.get(), bits))
          : Optional.empty();
    } catch (NumberFormatException _) {
      return Optional.empty();
    }
  }

  /// Parses a numeric address without a name lookup. An IPv4 address in IPv6 form is converted to
  /// IPv4. Returns empty if the text is not a numeric address.
  static Optional<InetAddress> parseAddress(String text) {
    if (!NUMERIC.matcher(text).matches()) return Optional.empty();
    try {
      return Optional.of(InetAddress.ofLiteral(text));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  public boolean contains(InetAddress address) {
    var own = start.getAddress();
    var other = address.getAddress();
    if (own.length != other.length) return false;
    for (int i = 0; i < bits; i++) if (bit(own, i) != bit(other, i)) return false;
    return true;
  }

  private static int bit(byte[] bytes, int index) {
    return bytes[index / Byte.SIZE] >> (Byte.SIZE - 1 - index % Byte.SIZE) & 1;
  }
}
