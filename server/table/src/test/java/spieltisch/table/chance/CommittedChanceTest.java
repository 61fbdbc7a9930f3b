package spieltisch.table.chance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CommittedChanceTest {
  private static final Seed ZERO = new Seed("00".repeat(32));

  @Test
  void the_commitment_is_the_hash_of_the_bytes() {
    assertEquals(
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
        SeedCommitment.of(ZERO).hex());
  }

  @Test
  void a_generator_resumes_where_another_stopped() {
    var whole = new CommittedChance(ZERO, 0);
    for (int i = 0; i < 100; i++) {
      var resumed = new CommittedChance(ZERO, whole.used());
      assertEquals(whole.below(36), resumed.below(36));
    }
  }

  @Test
  void the_numbers_of_a_seed_never_change() {
    var chance = new CommittedChance(ZERO, 0);
    var seen = new StringBuilder();
    for (int i = 0; i < 10; i++) seen.append(chance.below(36)).append(' ');
    assertEquals(GOLDEN, seen.toString());
  }

  private static final String GOLDEN = "1 32 3 15 25 5 11 3 30 20 ";
}
