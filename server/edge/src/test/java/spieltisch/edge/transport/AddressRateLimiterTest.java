package spieltisch.edge.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import spieltisch.edge.config.Limits;

class AddressRateLimiterTest {
  private static final long SECOND = 1_000_000_000L;

  private long now = 17;

  private AddressRateLimiter limiter(int connections, int messages, int burst) {
    var limits =
        new Limits(1, Duration.ofHours(1), Duration.ofHours(1), connections, messages, burst);
    return new AddressRateLimiter(limits, () -> now);
  }

  @Test
  void connections_of_an_address_are_limited() {
    var limiter = limiter(2, 10, 10);
    assertTrue(limiter.admit("a"));
    assertTrue(limiter.admit("a"));
    assertFalse(limiter.admit("a"));
    assertTrue(limiter.admit("b"), "each address counts separately");
    limiter.release("a");
    assertTrue(limiter.admit("a"));
    assertFalse(limiter.admit("a"));
  }

  @Test
  void an_address_that_sends_too_fast_waits_until_its_debt_is_refilled() {
    var limiter = limiter(2, 10, 20);
    assertEquals(Duration.ZERO, limiter.countMessages("a", 20), "the burst is free");
    assertEquals(Duration.ofMillis(500), limiter.countMessages("a", 5));
    assertEquals(Duration.ZERO, limiter.countMessages("b", 20), "each address counts separately");
    now += SECOND / 2;
    assertEquals(Duration.ofMillis(100), limiter.countMessages("a", 1));
    now += 100 * SECOND;
    assertEquals(
        Duration.ZERO, limiter.countMessages("a", 20), "the bucket holds no more than the burst");
    assertEquals(Duration.ofMillis(100), limiter.countMessages("a", 1));
  }

  @Test
  void reconnecting_does_not_clear_the_debt() {
    var limiter = limiter(2, 10, 20);
    limiter.admit("a");
    limiter.countMessages("a", 30);
    limiter.release("a");
    limiter.admit("a");
    assertEquals(Duration.ofMillis(1100), limiter.countMessages("a", 1));
  }

  @Test
  void an_address_without_connections_and_debt_is_removed() {
    var limiter = limiter(2, 10, 20);
    limiter.admit("a");
    limiter.countMessages("a", 1);
    now += SECOND;
    limiter.release("a");
    assertEquals(0, limiter.size());
  }

  @Test
  void without_a_limit_nothing_is_counted() {
    var limiter = limiter(0, 0, 0);
    for (int i = 0; i < 1000; i++) assertTrue(limiter.admit("a"));
    assertEquals(Duration.ZERO, limiter.countMessages("a", 1_000_000));
    assertEquals(0, limiter.size());
  }

  @Test
  void the_addresses_of_an_ipv6_network_count_together() {
    var limiter = limiter(2, 10, 20);
    assertTrue(limiter.admit("2001:db8:0:1::1"));
    assertTrue(limiter.admit("2001:db8:0:1:ffff::2"));
    assertFalse(limiter.admit("2001:db8:0:1::3"));
    assertTrue(limiter.admit("2001:db8:0:2::1"));
    assertEquals(Duration.ZERO, limiter.countMessages("2001:db8:0:1::1", 20));
    assertEquals(Duration.ofMillis(500), limiter.countMessages("2001:db8:0:1::2", 5));
    assertEquals(Duration.ZERO, limiter.countMessages("2001:db8:0:2::1", 20));
    limiter.release("2001:db8:0:1::1");
    assertTrue(limiter.admit("2001:db8:0:1::3"));
  }
}
