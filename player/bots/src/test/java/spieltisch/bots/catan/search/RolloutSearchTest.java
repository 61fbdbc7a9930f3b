package spieltisch.bots.catan.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.bots.Deadline;
import spieltisch.bots.catan.StagedPosition;
import spieltisch.bots.catan.Weights;
import spieltisch.bots.catan.evaluation.CatanEvaluation;
import spieltisch.bots.catan.policy.CandidateMoves;
import spieltisch.bots.catan.policy.HeuristicPolicy;
import spieltisch.catan.PackedAction;
import spieltisch.kernel.SeededChance;

class RolloutSearchTest {
  private static final long END_TURN = PackedAction.of(PackedAction.END_TURN);

  private final HeuristicPolicy policy =
      new HeuristicPolicy(Weights.defaults(), StagedPosition.BOARD, false);
  private final RolloutSearch search = newSearch();

  private RolloutSearch newSearch() {
    return new RolloutSearch(
        policy,
        new CatanEvaluation(Weights.defaults()),
        new CatanDeterminizer(new HandBelief()),
        2);
  }

  @Test
  void finds_the_winning_move() {
    var view =
        new StagedPosition()
            .seat(0, "-,10.48.50,3.23.28,g2o3,-,0")
            .seat(1, "-,34,-,w2,-,0")
            .seat(2, "-,14,-,b2,-,0")
            .view(0);
    long city = PackedAction.of(PackedAction.BUILD_CITY, 10);
    var moves = List.of(END_TURN, city);
    assertEquals(city, search.best(view, moves, Deadline.afterNodes(500), new SeededChance(1)));
  }

  @Test
  void the_same_seed_gives_the_same_decision_and_nodes() {
    var view =
        new StagedPosition()
            .seat(0, "-,10,-,-,k1,0")
            .seat(1, "-,34,-,w2,-,0")
            .deck("k13v5r2i2m2")
            .beforeRoll()
            .view(0);
    var moves = new CandidateMoves(Weights.defaults(), StagedPosition.BOARD, policy).of(view, 0);
    assertTrue(moves.size() > 1);
    long first = search.best(view, moves, Deadline.afterNodes(1_000), new SeededChance(7));
    var again = newSearch();
    assertEquals(first, again.best(view, moves, Deadline.afterNodes(1_000), new SeededChance(7)));
    assertEquals(search.nodes(), again.nodes());
  }

  @Test
  void the_node_limit_is_exceeded_by_at_most_one_rollout() {
    var view = new StagedPosition().setUp("F0.0").view(0);
    var moves = new CandidateMoves(Weights.defaults(), StagedPosition.BOARD, policy).of(view, 0);
    var best = search.best(view, moves, Deadline.afterNodes(2_000), new SeededChance(1));
    assertTrue(moves.contains(best));
    assertTrue(search.nodes() >= 1_500 && search.nodes() < 3_000, search.nodes() + " nodes");
  }

  @Test
  void without_time_the_first_move_is_chosen() {
    var view = new StagedPosition().seat(0, "-,10,-,g2o3,-,0").view(0);
    var moves = List.of(END_TURN, PackedAction.of(PackedAction.BUILD_CITY, 10));
    assertEquals(
        END_TURN,
        search.best(view, moves, Deadline.afterNodes(0), new SeededChance(1)),
        "the first move if nothing was compared");
    assertEquals(0, search.nodes());
  }
}
