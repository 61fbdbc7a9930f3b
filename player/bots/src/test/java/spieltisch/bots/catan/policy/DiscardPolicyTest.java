package spieltisch.bots.catan.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import spieltisch.bots.catan.SeatEconomy;
import spieltisch.bots.catan.StagedPosition;
import spieltisch.catan.PackedAction;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Price;

class DiscardPolicyTest {
  private static int discarded(String seat, int price, int owed) {
    var economy = new SeatEconomy();
    economy.load(new StagedPosition().seat(0, seat).state(), 0);
    var move = DiscardPolicy.discard(economy, price, owed);
    assertEquals(PackedAction.DISCARD, PackedAction.kind(move));
    return PackedAction.cards(move);
  }

  @Test
  void the_cards_of_the_goal_are_kept() {
    assertEquals(PackedCounts.of(4, 0, 0, 0, 0), discarded("-,-,-,w4o4,-,0", Price.CITY, 4));
    assertEquals(PackedCounts.of(3, 0, 0, 0, 1), discarded("-,-,-,w3g2o4,-,0", Price.CITY, 4));
  }

  @Test
  void cards_with_an_income_are_given_first() {
    assertEquals(
        PackedCounts.of(0, 1, 0, 0, 0),
        discarded("-,10,-,w2b2s2g2,-,0", PackedCounts.NONE, 1),
        "brick has the highest income at corner 10");
  }

  @Test
  void exactly_the_owed_cards_are_discarded_from_the_hand() {
    assertEquals(5, PackedCounts.total(discarded("-,10,-,w3b4o3,-,0", Price.SETTLEMENT, 5)));
  }
}
