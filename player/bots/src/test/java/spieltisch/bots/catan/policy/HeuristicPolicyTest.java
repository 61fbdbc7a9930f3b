package spieltisch.bots.catan.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import spieltisch.bots.catan.StagedPosition;
import spieltisch.bots.catan.Weights;
import spieltisch.catan.PackedAction;
import spieltisch.catan.cards.PackedCounts;

class HeuristicPolicyTest {
  private final HeuristicPolicy policy =
      new HeuristicPolicy(Weights.defaults(), StagedPosition.BOARD, true);

  private long choose(StagedPosition position) {
    return policy.choose(position.view(0), 0);
  }

  @Test
  void rolls_the_dice_at_the_start_of_a_turn() {
    assertEquals(
        PackedAction.of(PackedAction.ROLL),
        choose(new StagedPosition().seat(0, "-,10,-,-,-,0").beforeRoll()));
  }

  @Test
  void builds_a_city_that_it_can_pay() {
    assertEquals(
        PackedAction.of(PackedAction.BUILD_CITY, 10),
        choose(new StagedPosition().seat(0, "-,10,-,g2o3,-,0")));
  }

  @Test
  void trades_with_the_bank_if_that_completes_the_goal() {
    assertEquals(
        PackedAction.ofCards(
            PackedAction.TRADE_WITH_BANK,
            PackedCounts.of(4, 0, 0, 0, 0),
            PackedCounts.of(0, 0, 0, 1, 0)),
        choose(new StagedPosition().seat(0, "-,10,-,w4g1o3,-,0")));
  }

  @Test
  void ends_the_turn_if_nothing_can_be_bought() {
    assertEquals(
        PackedAction.of(PackedAction.END_TURN),
        choose(new StagedPosition().seat(0, "10,10,-,-,-,0")));
  }

  @Test
  void discards_the_number_of_cards_it_owes() {
    var move = choose(new StagedPosition().seat(0, "-,10,-,w4b4,-,0").phase("D0.6.4.0.0"));
    assertEquals(PackedAction.DISCARD, PackedAction.kind(move));
    assertEquals(4, PackedCounts.total(PackedAction.cards(move)));
  }

  @Test
  void fails_if_no_move_is_awaited() {
    var over = new StagedPosition().seat(0, "-,-,3.10.23.28,-,-,0").phase("O0.6.0");
    assertThrows(IllegalStateException.class, () -> choose(over));
  }
}
