package spieltisch.bots.catan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SettlementValueTest {
  private static final Weights NONE =
      Weights.defaults()
          .with(Weight.PRODUCTION, 0)
          .with(Weight.VARIETY, 0)
          .with(Weight.HARBOUR, 0)
          .with(Weight.SPECIAL_HARBOUR, 0);

  private static SeatEconomy economy(String seat) {
    var economy = new SeatEconomy();
    economy.load(new StagedPosition().seat(0, seat).state(), 0);
    return economy;
  }

  private static SettlementValue value(Weights weights) {
    return new SettlementValue(weights, new BoardYield(StagedPosition.BOARD));
  }

  @Test
  void a_corner_with_better_numbers_is_more_valuable() {
    var value = value(Weights.defaults());
    var economy = economy("-,-,-,-,-,0");
    assertTrue(value.ofSettlement(economy, 34) > value.ofSettlement(economy, 23));
    assertTrue(value.ofCity(economy, 34) > value.ofCity(economy, 23));
  }

  @Test
  void only_kinds_without_income_count_as_variety() {
    var value = value(NONE.with(Weight.VARIETY, 1));
    assertEquals(3, value.ofSettlement(economy("-,-,-,-,-,0"), 10), 1e-12);
    assertEquals(2 * 0.9, value.ofSettlement(economy("-,48,-,-,-,0"), 9), 1e-12);
    assertEquals(0, value.ofCity(economy("-,-,-,-,-,0"), 10));
  }

  @Test
  void a_harbour_is_valuable_to_a_settlement() {
    var generic = value(NONE.with(Weight.HARBOUR, 1));
    assertEquals(1, generic.ofSettlement(economy("-,-,-,-,-,0"), 0), 1e-12);
    assertEquals(0, generic.ofSettlement(economy("-,-,-,-,-,0"), 10));
  }

  @Test
  void a_special_harbour_counts_by_the_income_of_its_kind() {
    var special = value(NONE.with(Weight.SPECIAL_HARBOUR, 36));
    assertEquals(0, special.ofSettlement(economy("-,-,-,-,-,0"), 2), 1e-12);
    assertEquals(5 * 0.9, special.ofSettlement(economy("-,50,-,-,-,0"), 2), 1e-12);
  }
}
