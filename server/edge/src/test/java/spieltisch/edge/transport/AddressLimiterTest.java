package spieltisch.edge.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import spieltisch.edge.config.Limits;

class AddressLimiterTest {
  private static final long SECOND = 1_000_000_000L;

  private long now = 17;

  private AddressLimiter gate(int connections, int messages, int burst) {
    var limits =
        new Limits(1, Duration.ofHours(1), Duration.ofHours(1), connections, messages, burst);
    return new AddressLimiter(limits, () -> now);
  }

  @Test
  void an_address_may_hold_so_many_connections_and_no_more() {
    var addressLimiter = gate(2, 10, 10);
    assertTrue(addressLimiter.enter("a"));
    assertTrue(addressLimiter.enter("a"));
    assertFalse(addressLimiter.enter("a"));
    assertTrue(addressLimiter.enter("b"), "each address counts for itself");
    addressLimiter.leave("a");
    assertTrue(addressLimiter.enter("a"));
    assertFalse(addressLimiter.enter("a"));
  }

  @Test
  void who_speaks_too_fast_waits_until_the_time_is_made_up_for() {
    var addressLimiter = gate(2, 10, 20);
    assertEquals(Duration.ZERO, addressLimiter.spend("a", 20), "what was saved up is free");
    assertEquals(Duration.ofMillis(500), addressLimiter.spend("a", 5));
    assertEquals(Duration.ZERO, addressLimiter.spend("b", 20), "each address counts for itself");
    now += SECOND / 2;
    assertEquals(Duration.ofMillis(100), addressLimiter.spend("a", 1));
    now += 100 * SECOND;
    assertEquals(Duration.ZERO, addressLimiter.spend("a", 20), "no more is saved than the burst");
    assertEquals(Duration.ofMillis(100), addressLimiter.spend("a", 1));
  }

  @Test
  void nobody_gets_rid_of_his_debt_by_coming_again() {
    var addressLimiter = gate(2, 10, 20);
    addressLimiter.enter("a");
    addressLimiter.spend("a", 30);
    addressLimiter.leave("a");
    addressLimiter.enter("a");
    assertEquals(Duration.ofMillis(1100), addressLimiter.spend("a", 1));
  }

  @Test
  void who_is_gone_and_owes_nothing_is_forgotten() {
    var addressLimiter = gate(2, 10, 20);
    addressLimiter.enter("a");
    addressLimiter.spend("a", 1);
    now += SECOND;
    addressLimiter.leave("a");
    assertEquals(0, addressLimiter.size());
  }

  @Test
  void without_a_limit_nothing_is_counted() {
    var addressLimiter = gate(0, 0, 0);
    for (int i = 0; i < 1000; i++) assertTrue(addressLimiter.enter("a"));
    assertEquals(Duration.ZERO, addressLimiter.spend("a", 1_000_000));
    assertEquals(0, addressLimiter.size());
  }
}
