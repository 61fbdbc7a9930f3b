package spieltisch.edge.config;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TrustedProxiesTest {
  private static final TrustedProxies PROXIES =
      new TrustedProxies(
          Stream.of("127.0.0.1", "10.0.0.0/8", "2001:db8::/32")
              .map(text -> AddressRange.parse(text).orElseThrow())
              .toList());

  private static String client(String peer, String... forwardedFor) {
    return PROXIES.clientAddress(peer, List.of(forwardedFor));
  }

  @Test
  void the_client_is_the_last_address_that_is_no_trusted_proxy() {
    assertEquals("203.0.113.7", client("127.0.0.1", "203.0.113.7"));
    assertEquals("203.0.113.7", client("127.0.0.1", "6.6.6.6, 203.0.113.7"));
    assertEquals("203.0.113.7", client("127.0.0.1", "203.0.113.7, 10.1.2.3"));
    assertEquals("203.0.113.7", client("127.0.0.1", "6.6.6.6", "203.0.113.7", "10.1.2.3"));
    assertEquals("203.0.113.7", client("2001:db8::5", "203.0.113.7:4711"));
    assertEquals("2001:db9:0:0:0:0:0:1", client("10.0.0.1", "[2001:db9::1]:4711"));
    assertEquals("2001:db9:0:0:0:0:0:1", client("10.0.0.1", "2001:db9::1"));
  }

  @Test
  void the_header_of_an_untrusted_peer_is_ignored() {
    assertEquals("198.51.100.1", client("198.51.100.1", "203.0.113.7"));
    assertEquals("11.0.0.1", client("11.0.0.1", "203.0.113.7"));
    assertEquals(
        "127.0.0.1", TrustedProxies.NONE.clientAddress("127.0.0.1", List.of("203.0.113.7")));
  }

  @Test
  void without_a_readable_address_the_proxy_is_the_client() {
    assertEquals("127.0.0.1", client("127.0.0.1"));
    for (var nonsense : List.of("", "unknown", "evil.example", "203.0.113.7, x", "999.1.1.1", ","))
      assertEquals("127.0.0.1", client("127.0.0.1", nonsense), nonsense);
    assertEquals("10.0.0.9", client("127.0.0.1", "unknown, 10.0.0.9"));
  }

  @Test
  void an_address_has_one_form() {
    assertEquals("203.0.113.7", client("127.0.0.1", "::ffff:203.0.113.7"));
    assertEquals("203.0.113.7", client("::ffff:127.0.0.1", "203.0.113.7"));
  }
}
