package spieltisch.bots.catan;

import org.jspecify.annotations.Nullable;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.catan.Action;
import spieltisch.catan.Board;
import spieltisch.catan.Observation;
import spieltisch.catan.PackedAction;
import spieltisch.catan.View;
import spieltisch.kernel.SeededChance;

/// Counts cards and looks ahead before it moves.
public final class SearchingCatanPlayer implements CatanPlayer {
  private final Weights weights;
  private final SeededChance chance;
  private final int rounds;
  private final long mostNodes;
  private final HandBelief handBelief = new HandBelief();
  private @Nullable Mind mind;

  /// What the player needs for one board.
  private record Mind(
      HeuristicPolicy instinct, CandidateMoves candidates, RolloutSearch foresight) {}

  /// @param rounds how many rounds it looks ahead
  /// @param mostNodes how many nodes it tries for a move, however much time there is
  public SearchingCatanPlayer(Weights weights, SeededChance chance, int rounds, long mostNodes) {
    this.weights = weights;
    this.chance = chance;
    this.rounds = rounds;
    this.mostNodes = mostNodes;
  }

  @Override
  public void see(Observation seen) {
    handBelief.see(seen);
  }

  @Override
  public boolean remembers() {
    return true;
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    var open = view.open();
    if (mind == null || !mind.instinct().isOf(open.board())) mind = mind(open.board());
    int seat = view.seat().orElseThrow().index();
    return PackedAction.action(open.island(), choose(mind, view, seat, deadline.atMost(mostNodes)));
  }

  private Mind mind(Board board) {
    var own = new HeuristicPolicy(weights, board, true);
    var everybody = new HeuristicPolicy(weights, board, false);
    var rolloutSearch =
        new RolloutSearch(
            everybody, new CatanEvaluation(weights), new CatanDeterminizer(handBelief), rounds);
    return new Mind(own, new CandidateMoves(weights, board, own), rolloutSearch);
  }

  private long choose(Mind thinking, View view, int seat, Deadline deadline) {
    var moves = thinking.candidates().of(view, seat);
    return moves.size() == 1 || !CatanDeterminizer.isPossible(view)
        ? moves.getFirst()
        : thinking.foresight().best(view, moves, deadline, chance);
  }
}
