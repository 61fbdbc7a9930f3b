package spieltisch.bots.catan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class DiceOddsTest {
  @Test
  void a_seven_is_the_most_likely_sum() {
    assertEquals(6 / 36.0, DiceOdds.of(7));
    assertEquals(5 / 36.0, DiceOdds.of(6));
    assertEquals(1 / 36.0, DiceOdds.of(2));
    assertEquals(1 / 36.0, DiceOdds.of(12));
  }

  @Test
  void the_probabilities_of_all_sums_add_up_to_one() {
    double total = 0;
    for (int number = -1; number < 20; number++) total += DiceOdds.of(number);
    assertEquals(1, total, 1e-12);
  }
}
