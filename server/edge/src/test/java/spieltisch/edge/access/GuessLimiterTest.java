package spieltisch.edge.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import spieltisch.edge.config.Metrics;
import spieltisch.kernel.Decision;
import spieltisch.store.TableId;
import spieltisch.table.Table;
import spieltisch.table.TableRefusal;
import spieltisch.table.entry.Entry;
import spieltisch.table.member.SecretHash;
import spieltisch.table.options.TableOptions;

/// Wrong passwords are limited per address and per table.
class GuessLimiterTest {
  private static final TableId TABLE = new TableId("hoth");
  private static final long MINUTE = 60_000;

  private final AtomicLong now = new AtomicLong(1_000);
  private final GuessLimiter limiter = new GuessLimiter(now::get);
  private final TableAccess access = new TableAccess(now::get, () -> 0, new Metrics());

  private static Table table(String password) {
    var hash = Optional.of(SecretHash.hash(password));
    return Table.opened(new Entry.Opened("Hoth", TableOptions.standard().withPasswordHash(hash)));
  }

  private Decision<Optional<String>> guess(String address, TableId id, String password) {
    return access.passwordProof(
        id, table("geheim"), Credentials.withPassword(address, Optional.of(password)));
  }

  private static boolean isRight(Decision<Optional<String>> decision) {
    return decision instanceof Decision.Accepted(var proof) && proof.isPresent();
  }

  private static void assertLimited(Decision<?> decision) {
    assertEquals(new Decision.Refused<>(TableRefusal.TOO_MANY_GUESSES), decision);
  }

  @Test
  void an_address_has_five_wrong_guesses_a_minute_at_all_tables() {
    for (int i = 0; i < 5; i++)
      assertEquals(
          new Decision.Accepted<>(Optional.empty()), guess("a", new TableId("t" + i), "falsch"));
    assertLimited(guess("a", TABLE, "geheim"));
    assertTrue(isRight(guess("b", TABLE, "geheim")), "another address is not affected");
    now.addAndGet(MINUTE - 1);
    assertLimited(guess("a", TABLE, "geheim"));
    now.addAndGet(1);
    assertTrue(isRight(guess("a", TABLE, "geheim")));
  }

  @Test
  void the_addresses_of_an_ipv6_network_share_their_guesses() {
    for (int i = 1; i <= 5; i++) assertFalse(isRight(guess("2001:db8::" + i, TABLE, "falsch")));
    assertLimited(guess("2001:db8::6", TABLE, "geheim"));
    assertTrue(isRight(guess("2001:db8:0:1::6", TABLE, "geheim")));
  }

  @Test
  void a_kicked_player_does_not_return_with_another_address_of_its_ipv6_network() {
    access.kicked(TABLE, "2001:db8::1");
    assertTrue(access.isKicked(TABLE, Credentials.withPassword("2001:db8::2", Optional.empty())));
    assertFalse(access.isKicked(TABLE, Credentials.withPassword("2001:db9::1", Optional.empty())));
  }

  @Test
  void a_table_has_thirty_wrong_guesses_a_minute_from_all_addresses() {
    for (int i = 0; i < 30; i++) assertFalse(isRight(guess("address " + i, TABLE, "falsch")));
    assertLimited(guess("friend", TABLE, "geheim"));
    assertTrue(isRight(guess("friend", new TableId("endor"), "geheim")));
    now.addAndGet(MINUTE);
    assertTrue(isRight(guess("friend", TABLE, "geheim")));
  }

  @Test
  void right_and_missing_passwords_are_no_guesses() {
    for (int i = 0; i < 100; i++) {
      assertTrue(isRight(guess("a", TABLE, "geheim")));
      assertEquals(new Decision.Accepted<>(Optional.empty()), guess("a", TABLE, ""));
    }
    assertFalse(isRight(guess("a", TABLE, "falsch")));
  }

  @Test
  void attempts_in_progress_count_so_that_parallel_guesses_are_limited() {
    for (int i = 0; i < 5; i++) assertTrue(limiter.begin("a", Optional.of(TABLE)));
    assertFalse(limiter.begin("a", Optional.of(TABLE)));
    limiter.succeeded("a", Optional.of(TABLE));
    assertTrue(limiter.begin("a", Optional.of(TABLE)));
  }

  @Test
  void wrong_tokens_are_limited_per_address_and_do_not_lock_the_table() {
    var wrong = new Credentials("a", Optional.empty(), Optional.of("a.b"));
    for (int i = 0; i < 5; i++)
      assertEquals(
          new Decision.Refused<>(TableRefusal.PRIVATE_TABLE),
          access.check(TABLE, table("geheim"), wrong));
    assertLimited(access.check(TABLE, table("geheim"), wrong));
    for (int i = 0; i < 60; i++) {
      var other = new Credentials("address " + i, Optional.empty(), Optional.of("a.b"));
      access.check(TABLE, table("geheim"), other);
    }
    assertTrue(isRight(guess("friend", TABLE, "geheim")));
  }

  @Test
  void old_guesses_are_forgotten() {
    for (int i = 0; i < 5_000; i++) {
      limiter.begin("address " + i, Optional.of(new TableId("t" + i)));
      now.addAndGet(MINUTE);
    }
    assertTrue(limiter.size() <= 2_002, () -> limiter.size() + " keys");
  }
}
