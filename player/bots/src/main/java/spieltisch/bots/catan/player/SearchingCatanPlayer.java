package spieltisch.bots.catan.player;

import org.jspecify.annotations.Nullable;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.bots.catan.Weights;
import spieltisch.bots.catan.evaluation.Evaluations;
import spieltisch.bots.catan.policy.CandidateMoves;
import spieltisch.bots.catan.policy.HeuristicPolicy;
import spieltisch.bots.catan.search.CatanDeterminizer;
import spieltisch.bots.catan.search.HandBelief;
import spieltisch.bots.catan.search.RolloutSearch;
import spieltisch.catan.Action;
import spieltisch.catan.Board;
import spieltisch.catan.PackedAction;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;
import spieltisch.kernel.SeededChance;

/// Chooses moves by rollout search, and tracks the hands of the other players by the observations.
public final class SearchingCatanPlayer implements CatanPlayer {
  private final Weights weights;
  private final Evaluations evaluations;
  private final SeededChance chance;
  private final int rounds;
  private final long maxNodes;
  private final HandBelief belief = new HandBelief();
  private @Nullable BoardSearch boardSearch;

  /// The search components for one board.
  private record BoardSearch(
      HeuristicPolicy policy, CandidateMoves candidates, RolloutSearch search) {}

  /// @param rounds the length of a rollout, in rounds of turns
  /// @param maxNodes the node limit of each decision, in addition to the deadline
  public SearchingCatanPlayer(Weights weights, SeededChance chance, int rounds, long maxNodes) {
    this(weights, Evaluations.linear(weights), chance, rounds, maxNodes);
  }

  /// @param evaluations how positions are evaluated
  public SearchingCatanPlayer(
      Weights weights, Evaluations evaluations, SeededChance chance, int rounds, long maxNodes) {
    this.weights = weights;
    this.evaluations = evaluations;
    this.chance = chance;
    this.rounds = rounds;
    this.maxNodes = maxNodes;
  }

  @Override
  public void observe(Observation observation) {
    belief.observe(observation);
  }

  @Override
  public boolean usesObservations() {
    return true;
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    var open = view.position();
    if (boardSearch == null || !boardSearch.policy().isOf(open.board()))
      boardSearch = searchFor(open.board());
    int seat = view.seat().orElseThrow().index();
    return PackedAction.action(
        open.island(), choose(boardSearch, view, seat, deadline.atMost(maxNodes)));
  }

  private BoardSearch searchFor(Board board) {
    var ownPolicy = new HeuristicPolicy(weights, board, true);
    var playoutPolicy = new HeuristicPolicy(weights, board, false);
    var search =
        new RolloutSearch(
            playoutPolicy, evaluations.on(board), new CatanDeterminizer(belief), rounds);
    return new BoardSearch(ownPolicy, new CandidateMoves(weights, board, ownPolicy), search);
  }

  private long choose(BoardSearch current, View view, int seat, Deadline deadline) {
    var moves = current.candidates().of(view, seat);
    return moves.size() == 1 || !CatanDeterminizer.isConsistent(view)
        ? moves.getFirst()
        : current.search().best(view, moves, deadline, chance);
  }
}
