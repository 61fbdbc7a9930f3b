package spieltisch.bots.catan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Price;
import spieltisch.catan.cards.Resource;

class SeatEconomyTest {
  private final SeatEconomy economy = new SeatEconomy();

  /// Loads a position in which seat 0 has these pieces and cards, in the notation of positions.
  private void load(String seat) {
    economy.load(new StagedPosition().seat(0, seat).state(), 0);
  }

  @Test
  void the_income_is_the_expected_number_of_cards_per_roll() {
    load("-,10,41,-,-,0");
    assertEquals(5 / 36.0, economy.income(Resource.BRICK.ordinal()), 1e-12);
    assertEquals((1 + 2 * 8) / 36.0, economy.income(Resource.GRAIN.ordinal()), 1e-12);
    assertEquals(0, economy.income(Resource.WOOD.ordinal()));
  }

  @Test
  void surplus_cards_pay_through_the_bank_at_the_rate_of_the_seat() {
    load("-,10,-,b4,-,0");
    assertFalse(economy.canPay(Price.ROAD));
    load("-,10,-,b5,-,0");
    assertTrue(economy.canPay(Price.ROAD));
    assertEquals(0, economy.rolls(Price.ROAD));
    load("-,0,-,b4,-,0");
    assertTrue(economy.canPay(Price.ROAD), "with a 3:1 harbour");
  }

  @Test
  void missing_cards_and_a_lower_income_take_more_rolls() {
    load("-,12,-,-,-,0");
    double empty = economy.rolls(Price.SETTLEMENT);
    economy.setHand(PackedCounts.of(1, 1, 0, 0, 0));
    double half = economy.rolls(Price.SETTLEMENT);
    assertTrue(half > 0 && half < empty, half + " < " + empty);
    load("-,-,12,-,-,0");
    assertTrue(economy.rolls(Price.SETTLEMENT) < empty);
  }

  @Test
  void without_income_a_price_is_never_paid() {
    load("-,-,-,w1,-,0");
    assertEquals(SeatEconomy.NEVER, economy.rolls(Price.ROAD));
  }

  @Test
  void a_price_divides_the_hand_into_missing_and_spare_cards() {
    load("-,10,-,w2g1o4,-,0");
    assertEquals(PackedCounts.of(0, 0, 0, 1, 0), economy.missing(Price.CITY));
    assertEquals(PackedCounts.of(2, 0, 0, 0, 1), economy.spare(Price.CITY));
  }

  @Test
  void victory_point_cards_count_if_they_are_known() {
    var state = new StagedPosition().seat(0, "-,10,-,-,v2,0").deck("k14v3r2i2m2").state();
    economy.load(state, 0);
    assertEquals(3, economy.points());
    assertEquals(0.7, economy.remainingShare(), 1e-12);
    economy.load(state.position(), 0);
    assertEquals(1, economy.points());
  }
}
