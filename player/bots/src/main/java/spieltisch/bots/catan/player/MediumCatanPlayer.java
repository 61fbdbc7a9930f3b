package spieltisch.bots.catan.player;

import org.jspecify.annotations.Nullable;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.bots.catan.Weights;
import spieltisch.bots.catan.policy.HeuristicPolicy;
import spieltisch.catan.Action;
import spieltisch.catan.PackedAction;
import spieltisch.catan.view.View;
import spieltisch.kernel.Chance;

/// Plays by the heuristic policy, but makes a fixed share of its decisions like an easy player.
public final class MediumCatanPlayer implements CatanPlayer {
  private static final int PERCENT = 100;

  private final Weights weights;
  private final Chance chance;
  private final int easyPercent;
  private final CatanPlayer easyPlayer;
  private @Nullable HeuristicPolicy policy;

  /// @param easyPercent the percentage of decisions that the easy player makes
  public MediumCatanPlayer(Weights weights, Chance chance, int easyPercent) {
    this.weights = weights;
    this.chance = chance;
    this.easyPercent = easyPercent;
    easyPlayer = new EasyCatanPlayer(chance);
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    if (chance.below(PERCENT) < easyPercent) return easyPlayer.choose(view, deadline);
    var board = view.position().board();
    if (policy == null || !policy.isOf(board)) policy = new HeuristicPolicy(weights, board, true);
    long move = policy.choose(view, view.seat().orElseThrow().index());
    return PackedAction.action(view.position().island(), move);
  }
}
