package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class GateTest {
  private static final long SECOND = 1_000_000_000L;

  private long now = 17;

  private Gate gate(int connections, int messages, int burst) {
    var limits =
        new Limits(1, Duration.ofHours(1), Duration.ofHours(1), connections, messages, burst);
    return new Gate(limits, () -> now);
  }

  @Test
  void an_address_may_hold_so_many_connections_and_no_more() {
    var gate = gate(2, 10, 10);
    assertTrue(gate.enter("a"));
    assertTrue(gate.enter("a"));
    assertFalse(gate.enter("a"));
    assertTrue(gate.enter("b"), "each address counts for itself");
    gate.leave("a");
    assertTrue(gate.enter("a"));
    assertFalse(gate.enter("a"));
  }

  @Test
  void who_speaks_too_fast_waits_until_the_time_is_made_up_for() {
    var gate = gate(2, 10, 20);
    assertEquals(Duration.ZERO, gate.spend("a", 20), "what was saved up is free");
    assertEquals(Duration.ofMillis(500), gate.spend("a", 5));
    assertEquals(Duration.ZERO, gate.spend("b", 20), "each address counts for itself");
    now += SECOND / 2;
    assertEquals(Duration.ofMillis(100), gate.spend("a", 1));
    now += 100 * SECOND;
    assertEquals(Duration.ZERO, gate.spend("a", 20), "no more is saved than the burst");
    assertEquals(Duration.ofMillis(100), gate.spend("a", 1));
  }

  @Test
  void nobody_gets_rid_of_his_debt_by_coming_again() {
    var gate = gate(2, 10, 20);
    gate.enter("a");
    gate.spend("a", 30);
    gate.leave("a");
    gate.enter("a");
    assertEquals(Duration.ofMillis(1100), gate.spend("a", 1));
  }

  @Test
  void who_is_gone_and_owes_nothing_is_forgotten() {
    var gate = gate(2, 10, 20);
    gate.enter("a");
    gate.spend("a", 1);
    now += SECOND;
    gate.leave("a");
    assertEquals(0, gate.size());
  }

  @Test
  void without_a_limit_nothing_is_counted() {
    var gate = gate(0, 0, 0);
    for (int i = 0; i < 1000; i++) assertTrue(gate.enter("a"));
    assertEquals(Duration.ZERO, gate.spend("a", 1_000_000));
    assertEquals(0, gate.size());
  }
}
