package spieltisch.bots;

import org.jspecify.annotations.Nullable;
import spieltisch.catan.Action;
import spieltisch.catan.Move;
import spieltisch.catan.View;

/// Plays by instinct alone.
final class MediumCatanPlayer implements CatanPlayer {
  private final Weights weights;
  private @Nullable Instinct instinct;

  MediumCatanPlayer(Weights weights) {
    this.weights = weights;
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    var board = view.open().board();
    if (instinct == null || !instinct.isOf(board)) instinct = new Instinct(weights, board, true);
    long move = instinct.choose(view, view.seat().orElseThrow().index());
    return Move.action(view.open().island(), move);
  }
}
