package spieltisch.edge.config;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/// The network by which clients are counted. A provider gives each IPv6 customer at least 2⁶⁴
/// addresses, so a limit on single IPv6 addresses would limit nobody.
public final class ClientNetwork {
  private static final int PREFIX_BYTES = 8;

  private ClientNetwork() {}

  /// Returns the first 64 bits of an IPv6 address, like `2001:db8:0:1:0:0:0:0/64`. An IPv4 address,
  /// also one in IPv6 form, is a network of its own. A link-local address is a network of its own
  /// too, because all link-local addresses have the same first 64 bits.
  ///
  /// @param address a numeric address; any other text is returned as it is
  public static String of(String address) {
    if (address.indexOf(':') < 0) return address;
    return AddressRange.parseAddress(address).map(ClientNetwork::of).orElse(address);
  }

  private static String of(InetAddress address) {
    if (!(address instanceof Inet6Address) || address.isLinkLocalAddress())
      return address.getHostAddress();
    var bytes = address.getAddress();
    Arrays.fill(bytes, PREFIX_BYTES, bytes.length, (byte) 0);
    try {
      return InetAddress.getByAddress(bytes).getHostAddress() + "/" + PREFIX_BYTES * Byte.SIZE;
    } catch (UnknownHostException e) {
      throw new IllegalStateException("an IPv6 address has 16 bytes", e);
    }
  }
}
