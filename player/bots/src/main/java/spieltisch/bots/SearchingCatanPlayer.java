package spieltisch.bots;

import org.jspecify.annotations.Nullable;
import spieltisch.catan.Action;
import spieltisch.catan.Board;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Observation;
import spieltisch.catan.View;
import spieltisch.kernel.SeededChance;

/// Counts cards and looks ahead before it moves.
final class SearchingCatanPlayer implements CatanPlayer {
  private final Weights weights;
  private final SeededChance chance;
  private final int rounds;
  private final long mostNodes;
  private final Recollection recollection = new Recollection();
  private @Nullable Mind mind;

  /// What the player needs for one board.
  private record Mind(Instinct instinct, Candidates candidates, Foresight foresight) {}

  /// @param rounds how many rounds it looks ahead
  /// @param mostNodes how many nodes it tries for a move, however much time there is
  SearchingCatanPlayer(Weights weights, SeededChance chance, int rounds, long mostNodes) {
    this.weights = weights;
    this.chance = chance;
    this.rounds = rounds;
    this.mostNodes = mostNodes;
  }

  @Override
  public void see(Observation seen) {
    recollection.see(seen);
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
    var own = new Instinct(weights, board, true);
    var everybody = new Instinct(weights, board, false);
    var foresight =
        new Foresight(everybody, new Appraisal(weights), new Worlds(recollection), rounds);
    return new Mind(own, new Candidates(weights, board, own), foresight);
  }

  private long choose(Mind thinking, View view, int seat, Deadline deadline) {
    var moves = thinking.candidates().of(view, seat);
    return moves.size() == 1 || !Worlds.isPossible(view)
        ? moves.getFirst()
        : thinking.foresight().best(view, moves, deadline, chance);
  }
}
