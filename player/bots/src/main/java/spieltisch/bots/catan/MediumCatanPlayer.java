package spieltisch.bots.catan;

import org.jspecify.annotations.Nullable;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.catan.Action;
import spieltisch.catan.PackedAction;
import spieltisch.catan.View;
import spieltisch.kernel.Chance;

/// Plays by instinct, but now and then does what a beginner would do.
public final class MediumCatanPlayer implements CatanPlayer {
  private static final int ALWAYS = 100;

  private final Weights weights;
  private final Chance chance;
  private final int slips;
  private final CatanPlayer beginner;
  private @Nullable HeuristicPolicy heuristicPolicy;

  /// @param slips how often of a hundred times it plays like a beginner
  public MediumCatanPlayer(Weights weights, Chance chance, int slips) {
    this.weights = weights;
    this.chance = chance;
    this.slips = slips;
    beginner = new EasyCatanPlayer(chance);
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    if (chance.below(ALWAYS) < slips) return beginner.choose(view, deadline);
    var board = view.open().board();
    if (heuristicPolicy == null || !heuristicPolicy.isOf(board))
      heuristicPolicy = new HeuristicPolicy(weights, board, true);
    long move = heuristicPolicy.choose(view, view.seat().orElseThrow().index());
    return PackedAction.action(view.open().island(), move);
  }
}
