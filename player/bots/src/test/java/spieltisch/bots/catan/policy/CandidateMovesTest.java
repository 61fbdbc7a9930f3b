package spieltisch.bots.catan.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.bots.catan.StagedPosition;
import spieltisch.bots.catan.Weights;
import spieltisch.catan.Legality;
import spieltisch.catan.PackedAction;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.view.View;

class CandidateMovesTest {
  private static List<Long> candidates(View view) {
    var policy = new HeuristicPolicy(Weights.defaults(), StagedPosition.BOARD, false);
    return new CandidateMoves(Weights.defaults(), StagedPosition.BOARD, policy).of(view, 0);
  }

  @Test
  void the_choice_of_the_heuristic_policy_comes_first() {
    var view = new StagedPosition().seat(0, "10,10,-,w1b1g2o3,-,0").view(0);
    var policy = new HeuristicPolicy(Weights.defaults(), StagedPosition.BOARD, false);
    assertEquals(policy.choose(view, 0), candidates(view).getFirst());
  }

  @Test
  void candidates_are_legal_and_different() {
    var view = new StagedPosition().seat(0, "10,10,-,w5b2g2o3,-,0").view(0);
    var candidates = candidates(view);
    assertTrue(candidates.size() > 3, candidates.toString());
    assertEquals(candidates.size(), new HashSet<>(candidates).size());
    for (long move : candidates) assertEquals(null, Legality.refusal(view, 0, move));
  }

  @Test
  void few_settlements_are_examined() {
    var candidates = candidates(new StagedPosition().setUp("F0.0").view(0));
    assertTrue(candidates.size() >= 8 && candidates.size() <= 9, candidates.size() + " corners");
  }

  @Test
  void a_bank_trade_is_examined_if_it_makes_a_purchase_possible() {
    var trades =
        candidates(new StagedPosition().seat(0, "10,10,-,w5,-,0").view(0)).stream()
            .filter(move -> PackedAction.kind(move) == PackedAction.TRADE_WITH_BANK)
            .toList();
    assertEquals(
        List.of(
            PackedAction.ofCards(
                PackedAction.TRADE_WITH_BANK,
                PackedCounts.of(4, 0, 0, 0, 0),
                PackedCounts.of(0, 1, 0, 0, 0))),
        trades,
        "brick for a road, nothing else");
  }
}
