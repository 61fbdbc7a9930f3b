package spieltisch.bots.catan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import spieltisch.catan.PackedAction;
import spieltisch.catan.cards.Price;

class GoalTest {
  @Test
  void the_first_move_has_a_price_of_its_own() {
    int total = Price.SETTLEMENT + Price.ROAD;
    assertEquals(
        Price.ROAD,
        new Goal(PackedAction.of(PackedAction.BUILD_ROAD, 1), total, 1, 1).firstPrice());
    assertEquals(
        Price.CARD,
        new Goal(PackedAction.of(PackedAction.BUY_CARD), Price.CARD, 1, 1).firstPrice());
  }

  @Test
  void a_longer_wait_lowers_the_gain_per_roll() {
    var goal = new Goal(PackedAction.of(PackedAction.BUY_CARD), Price.CARD, 3, 2);
    assertEquals(0.5, goal.gainPerRoll(4));
    assertEquals(0.25, goal.gainPerRoll(10));
  }
}
