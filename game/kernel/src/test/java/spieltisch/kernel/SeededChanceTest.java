package spieltisch.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeededChanceTest {
  @Test
  void the_same_seed_gives_the_same_sequence() {
    var one = new SeededChance(42);
    var two = new SeededChance(42);
    for (int i = 0; i < 1_000; i++) assertEquals(one.below(36), two.below(36));
  }

  @Test
  void the_sequence_of_a_seed_never_changes() {
    var chance = new SeededChance(1);
    var seen = new StringBuilder();
    for (int i = 0; i < 12; i++) seen.append(chance.below(36)).append(' ');
    assertEquals(GOLDEN, seen.toString());
  }

  private static final String GOLDEN = "16 15 14 14 16 13 22 34 5 5 23 6 ";

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 36, 95, 65_536, 100_000})
  void numbers_below_a_bound_are_in_range_and_evenly_distributed(int bound) {
    var chance = new SeededChance(7);
    int buckets = Math.min(bound, 12);
    var counts = new int[buckets];
    int draws = 120_000;
    for (int i = 0; i < draws; i++) {
      int n = chance.below(bound);
      assertTrue(n >= 0 && n < bound);
      counts[(int) ((long) n * buckets / bound)]++;
    }
    for (int i = 0; i < buckets; i++) {
      long low = Math.ceilDiv((long) i * bound, buckets);
      long high = Math.ceilDiv((long) (i + 1) * bound, buckets);
      double expected = (double) draws * (high - low) / bound;
      assertEquals(expected, counts[i], expected * 0.1 + 5, "bucket " + i);
    }
  }

  @Test
  void a_bound_below_one_is_rejected() {
    assertThrows(IllegalArgumentException.class, () -> new SeededChance(1).below(0));
  }
}
