package spieltisch.edge.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ClientNetworkTest {
  @Test
  void ipv6_addresses_with_the_same_64_bits_are_one_network() {
    var network = "2001:db8:0:1:0:0:0:0/64";
    for (var address :
        List.of("2001:db8:0:1::", "2001:DB8:0:1::7", "2001:db8:0:1:ffff:ffff:ffff:ffff"))
      assertEquals(network, ClientNetwork.of(address));
    assertNotEquals(network, ClientNetwork.of("2001:db8:0:2::7"));
  }

  @Test
  void an_ipv4_address_is_a_network_of_its_own() {
    assertEquals("203.0.113.7", ClientNetwork.of("203.0.113.7"));
    assertEquals("203.0.113.7", ClientNetwork.of("::ffff:203.0.113.7"));
  }

  @Test
  void link_local_addresses_are_counted_one_by_one() {
    assertNotEquals(ClientNetwork.of("fe80::1"), ClientNetwork.of("fe80::2"));
  }

  @Test
  void other_texts_stay_as_they_are() {
    for (var text : List.of("", "localhost", "not:an:address"))
      assertEquals(text, ClientNetwork.of(text));
  }
}
